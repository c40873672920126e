import { parseArgs } from "node:util";
import { Problem } from "../infra/problem.ts";

/** What is asked of `npm run handover`; `settings` are words for optionsFrom. */
export type Asked = { settings: string[]; from: string; to: string; isSure: boolean };

const usage = `npm run handover -- --from roe@school.example --to hall@school.example          what would be handed over
npm run handover -- --from roe@school.example --to hall@school.example --yes    hands all exercises and classes over`;

/** Reads the command's words. Throws a `Problem` that tells what there is for anything else. */
export const askedIn = (args: readonly string[]): Asked => {
  const { from = "", to = "", yes = false, context = [] } = read(args).values;
  const [sender, receiver] = [from, to].map((address) => address.trim().toLowerCase());
  if (!sender?.includes("@") || !receiver?.includes("@")) throw new Problem(usage);
  if (sender === receiver) throw new Problem(`Both addresses are the same.\n${usage}`);
  return { settings: context.flatMap((pair) => ["-c", pair]), from: sender, to: receiver, isSure: yes };
};

const read = (args: readonly string[]) => {
  const address = { type: "string" } as const;
  const context = { type: "string", short: "c", multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { from: address, to: address, yes: { type: "boolean" }, context },
    });
  } catch {
    throw new Problem(usage);
  }
};
