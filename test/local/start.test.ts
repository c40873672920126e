import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "@jest/globals";
import { childrenOf, isRunning } from "../stack/processes.ts";
import { emptyFolder } from "./assembly.ts";

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

  const children = childrenOf(child.pid);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(children.filter(isRunning)).toEqual([]);
  await expect(fetch(`${ready}/`)).rejects.toThrow();
});
