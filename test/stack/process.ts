import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Description } from "./description.ts";

/** A stack in a process of its own, which a test may also kill. */
export type StackProcess = {
  description: Description;
  child: ChildProcess;
  /** Holds once the last of what it printed is in its log. */
  logged: Promise<unknown>;
};

/**
 * Starts one on a folder, its log beside its data, and on a port (0: any free one). `program` brings it up. Rejects, with
 * what it printed last, where it does not come up.
 */
export const startStack = async (
  dataDir: string,
  port = 0,
  program = "test/stack/serve.ts",
): Promise<StackProcess> => {
  const child = spawn(process.execPath, ["--import", "tsx", program, dataDir, String(port)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stderr.on("data", (chunk) => printed.push(String(chunk)));
  const written = createWriteStream(`${dataDir}.log`, { flags: "a" });
  child.stderr.pipe(written);
  const line = await Promise.race([
    once(createInterface(child.stdout), "line").then(([first]) => String(first)),
    once(child, "exit").then(() => undefined),
  ]);
  if (line === undefined) throw new Error(`The stack did not come up: ${printed.slice(-20).join("")}`);
  return { child, description: JSON.parse(line), logged: once(written, "close") };
};

/** Ends it as Ctrl-C would, and waits for that. */
export const stopStack = async ({ child }: StackProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
};

/** Ends it as a power cut would. */
export const killStack = async ({ child }: StackProcess): Promise<void> => {
  child.kill("SIGKILL");
  await once(child, "exit");
};
