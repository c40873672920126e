import { parseArgs } from "node:util";
import { Problem } from "../infra/problem.ts";

/** What is asked of `npm run member`; `settings` are words for optionsFrom. */
export type Asked = { settings: string[]; address: string; operation: "look" | "release" };

const usage = `npm run member -- --address head@school.example                    who has signed up with it, and what the account holds
npm run member -- --address head@school.example --release --yes    frees an address that nobody has confirmed, and erases its account`;

/** Reads the command's words. Throws a `Problem` that tells what there is for anything else, and for --release without --yes. */
export const askedIn = (args: readonly string[]): Asked => {
  const { address = "", release, yes, context = [] } = read(args).values;
  if (!address.includes("@")) throw new Problem(usage);
  if (release && !yes)
    throw new Problem(`Nothing is erased without --yes. Look without --release first.\n${usage}`);
  const settings = context.flatMap((pair) => ["-c", pair]);
  return { settings, address: address.trim().toLowerCase(), operation: release ? "release" : "look" };
};

const read = (args: readonly string[]) => {
  const flag = { type: "boolean" } as const;
  const context = { type: "string", short: "c", multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { address: { type: "string" }, release: flag, yes: flag, context },
    });
  } catch {
    throw new Problem(usage);
  }
};
