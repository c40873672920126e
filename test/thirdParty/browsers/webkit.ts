import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../journeys/freePort.ts";
import type { DrivenBrowser, Driver, Handle } from "./driver.ts";

/** The key of an element's id in answers (W3C WebDriver, section 12, "web element identifier"). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** How long programs may take to start, and calls to be answered, in ms: the machine may be busy. */
const STARTING_MS = 60_000;
const ANSWER_MS = 120_000;
const WINDOW = fileURLToPath(new URL("window.py", import.meta.url));

/** Calls an endpoint of WebDriver's; rejects with what the driver says is wrong. */
type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

const callsTo =
  (port: number): Call =>
  async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown }; // as the specification has it
    if (response.ok) return value;
    const { error, message } = Object(value);
    throw new Error(`${error}: ${message}`);
  };

/** Waits until a driver answers; rejects where it never does. */
const answering = async (call: Call): Promise<void> => {
  for (const end = Date.now() + STARTING_MS; ; await wait(50))
    try {
      await call("GET", "/status");
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
};

/** Ends a program and all that it has started. It has been started as the head of a group. */
const end = async (program: ChildProcess): Promise<void> => {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  process.kill(-program.pid, "SIGTERM");
  await once(program, "exit");
};

/** A console line of WebKit's that tells of an error. */
const isError = (line: string): boolean => /\bCONSOLE (\w+ )?ERROR\b/.test(line);
/** What WebKitGTK takes for errors because it knows neither web app manifests nor keyboards on the screen. */
const UNKNOWN =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|Viewport argument key "interactive-widget" not recognized/;

/** Drives the window in which a session runs; `folder` has its console. */
const driverOf = (call: Call, session: string, folder: string, close: () => Promise<void>): Driver => {
  const run = (source: string, given: readonly unknown[]) =>
    call("POST", `${session}/execute/sync`, {
      script: `return (${source})(...arguments)`,
      args: given.map((one) => one ?? null),
    });
  const handleOf = (element: string): Handle => {
    const type = async (text: string) =>
      void (await call("POST", `${session}/element/${element}/value`, { text }));
    return {
      click: async () => void (await call("POST", `${session}/element/${element}/click`, {})),
      type,
      upload: type,
    };
  };
  return {
    go: async (url) => void (await call("POST", `${session}/url`, { url })),
    ask: (source, ...given) => run(source, given),
    async grasp(source, ...given) {
      const element = Object(await run(source, given))[ELEMENT];
      return typeof element === "string" ? handleOf(element) : undefined;
    },
    picture: async () => Buffer.from(String(await call("GET", `${session}/screenshot`)), "base64"),
    complaints: async () =>
      readFileSync(join(folder, "console.log"), "utf8")
        .split("\n")
        .filter((line) => isError(line) && !UNKNOWN.test(line)),
    close,
  };
};

/** Opens window.py under a driver of its own, so that no two windows share anything. */
const openWindow = async (
  python: string,
  env: NodeJS.ProcessEnv,
  width: number,
  height: number,
): Promise<Driver> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-webkit-"));
  const port = await freePort();
  const program = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env, detached: true });
  const close = async () => {
    await end(program);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const call = callsTo(port);
    await answering(call);
    const options = { binary: python, args: [WINDOW, folder] };
    const { sessionId } = Object(
      await call("POST", "/session", {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
      }),
    );
    await call("POST", `/session/${sessionId}/window/rect`, { x: 0, y: 0, width, height });
    return driverOf(call, `/session/${sessionId}`, folder, close);
  } catch (error) {
    await close();
    throw error;
  }
};

const versionOf = (python: string): string => {
  const program = `
import gi
gi.require_version("WebKit2", "4.1")
from gi.repository import WebKit2
print(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version(), sep=".")`;
  return spawnSync(python, ["-c", program], { encoding: "utf8" }).stdout.trim();
};

/**
 * WebKitGTK, driven by WebKitWebDriver on a screen that nobody sees; `python` is one that has its bindings. It hears and is
 * heard by the sound server that `env` names.
 */
export const startWebKit = async (python: string, env: Record<string, string>): Promise<DrivenBrowser> => {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const display = await Promise.race([
    once(createInterface(screen.stdout), "line").then(([number]) => `:${number}`),
    once(screen, "exit").then(() => Promise.reject(new Error("Xvfb did not start."))),
  ]);
  const around = { ...process.env, ...env, DISPLAY: display, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  return {
    name: `WebKitGTK ${versionOf(python)}`,
    tellsOfUnplugging: false,
    open: (width, height) => openWindow(python, around, width, height),
    close: () => end(screen),
  };
};
