import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { count, counted, LEFT_OUT } from "./programs.ts";

/** A check: its name, and the program that makes it with its words. */
export type Check = { name: string; program: string; words: readonly string[] };

/** What came of checks: which failed, and a line for each thing that was left out. */
export type Outcome = { failed: string[]; leftOut: string[] };

/** How long a check that is told to end may take to close what it has opened. */
const CLOSING_MS = 5000;

/** Makes one check with all that it prints on this terminal, and ends it and its children after so long. */
const made = async ({ program, words }: Check, ms: number) => {
  const child = spawn(program, words, {
    ...{ stdio: ["ignore", "pipe", "inherit"], detached: true, env: process.env },
  });
  const end = (signal: NodeJS.Signals) => {
    try {
      // A negative number is the group, which the children belong to.
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // All of it has ended.
    }
  };
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    end("SIGTERM");
    setTimeout(() => end("SIGKILL"), CLOSING_MS).unref();
  }, ms);
  const leftOut: string[] = [];
  createInterface(child.stdout).on("line", (line) => {
    console.log(line);
    if (line.startsWith(LEFT_OUT)) leftOut.push(line);
  });
  const [code] = await once(child, "close");
  clearTimeout(late);
  end("SIGKILL");
  return { isLate, isPassed: code === 0, leftOut };
};

/**
 * Makes checks one after the other, for so many milliseconds in all. One that is not through by then is ended and left out like those
 * after it: a slow machine is no fault of Viva's. One that breaks off without a report counts as failed.
 */
export const inTurn = async (checks: readonly Check[], ms: number): Promise<Outcome> => {
  const failed: string[] = [];
  const leftOut: string[] = [];
  const until = performance.now() + ms;
  for (const check of checks) {
    const { name } = check;
    const left = until - performance.now();
    console.log(`\n# ${name}`);
    const before = counted();
    const outcome = left > 0 ? await made(check, left) : undefined;
    leftOut.push(...(outcome?.leftOut ?? []));
    if (outcome === undefined || outcome.isLate) {
      leftOut.push(`${LEFT_OUT} ${name}, ${outcome ? "which was not through when" : "for"} the time was up.`);
      continue;
    }
    if (outcome.isPassed) continue;
    failed.push(name);
    if (counted() === before) count(false);
  }
  return { failed, leftOut };
};
