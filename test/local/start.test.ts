import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "@jest/globals";
import { childrenOf, isRunning } from "../stack/processes.ts";
import { emptyFolder } from "./assembly.ts";

/** The ports on which somebody listens. */
const taken = async (ports: readonly number[]): Promise<number[]> => {
  const answers = ports.map(async (port) => {
    const socket = connect(port, "localhost");
    const isTaken = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isTaken ? [port] : [];
  });
  return (await Promise.all(answers)).flat();
};

/** Database, sign-in and storage (spec section 7). */
const usualPorts = [8080, 9099, 9199];

// Shows 7.10
test("npm start says where Viva is, and Ctrl-C leaves nothing running", async () => {
  const args = ["--import", "tsx", "local/start.ts", "--no-build", "--data", emptyFolder()];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: "0", NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let ready: string | undefined;
  for (let line = await lines.next(); !ready && !line.done; line = await lines.next())
    ready = /^Viva is ready at (http:\/\/localhost:\d+)$/.exec(line.value)?.[1];
  expect((await fetch(`${ready}/assignments/5368`)).status).toBe(200);
  expect(await taken(usualPorts)).toEqual(usualPorts);

  const children = childrenOf(child.pid);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(children.filter(isRunning)).toEqual([]);
  await expect(fetch(`${ready}/`)).rejects.toThrow();
});
