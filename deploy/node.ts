import { Problem } from "../infra/problem.ts";

/** What package.json asks for. */
const OLDEST: readonly [major: number, minor: number] = [20, 19];

/** Throws a `Problem` where this Node is too old to build Viva. */
export const checkNode = (version: string): void => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Problem(
    `Node ${version} is too old: Viva needs ${OLDEST.join(".")} or newer. https://nodejs.org/en/download`,
  );
};
