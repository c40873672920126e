import { existsSync, readFileSync } from "node:fs";

/** The processes that this one has started, by Linux's own list; [] where there is none to read. */
export const childrenOf = (pid: number | undefined): number[] => {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, "utf8").trim().split(" ").filter(Boolean).map(Number) : [];
};
/** Does this process still run? One that has ended, and that nobody has asked after (Z), does not. */
export const isRunning = (pid: number): boolean => {
  const about = `/proc/${pid}/stat`;
  return existsSync(about) && !/\) Z /.test(readFileSync(about, "utf8"));
};
