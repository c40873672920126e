import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A program that answers on this machine's loopback address until it is closed. */
export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  server.close();
  await once(server, "close");
  return address.port;
};

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
};

/** Starts a module of this Python as a server, in an empty folder of its own; its words and variables depend on the port. */
const serve = async (
  python: string,
  of: (port: number) => { words: readonly string[]; variables: Readonly<Record<string, string>> },
): Promise<Server> => {
  const port = await freePort();
  const { words, variables } = of(port);
  const folder = mkdtempSync(join(tmpdir(), "viva-services-"));
  const child = spawn(python, ["-m", ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const close = async () => {
    if (child.exitCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(url, child);
  } catch (error) {
    await close();
    throw new Error(`${words[0]} did not start: ${said.join("").slice(-2000)}`, { cause: error });
  }
  return { url, close };
};

/** moto (https://docs.getmoto.org/en/latest/docs/server_mode.html). */
export const moto = (python: string): Promise<Server> =>
  serve(python, (port) => ({ words: ["moto.server", "-H", "127.0.0.1", "-p", String(port)], variables: {} }));

/** MiniStack, which checks signatures, policies and codes (https://github.com/ministackorg/ministack). */
export const ministack = (python: string): Promise<Server> =>
  serve(python, (port) => ({
    words: ["ministack"],
    variables: { BIND_HOST: "127.0.0.1", GATEWAY_PORT: String(port), AUTH: "true", LOG_LEVEL: "ERROR" },
  }));
