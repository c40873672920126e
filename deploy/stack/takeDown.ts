import type { Stack, StackResourceSummary } from "@aws-sdk/client-cloudformation";
import { clientsIn } from "../aws/clients.ts";
import { linesOf } from "../finding.ts";
import { stackNamed } from "../preflight/bootstrap.ts";
import { identity } from "../preflight/identity.ts";
import { type CommandOptions, STACK } from "../settings.ts";
import { type Data, kindsIn, told } from "./data.ts";
import { keptFile, readKept, writeKept } from "./keptFile.ts";
import { remove } from "./remove.ts";
import { dataAmong, keptData, resourcesOf } from "./resources.ts";

type Talk = {
  say(text: string): void;
  /** What somebody types when asked. */
  ask(question: string): Promise<string>;
};
type Standing = { stack: Stack | undefined; resources: StackResourceSummary[]; data: Data[] };

/** How many of each there are, those that hold data left out: "13 Lambda::Function, 1 CloudFront::Distribution". */
const counted = ({ resources, data }: Standing): string => {
  const kept = new Set(data.map(({ id }) => id));
  const counts = new Map<string, number>();
  for (const { LogicalResourceId: id = "", ResourceType = "", ResourceStatus } of resources)
    if (!kept.has(id) && ResourceStatus !== "DELETE_COMPLETE") {
      const type = ResourceType.replace(/^AWS::/, "");
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  return [...counts].map(([type, count]) => `${count} ${type}`).join(", ");
};

/** Says what goes and what is kept. */
const announce = (standing: Standing, region: string, erases: boolean, say: Talk["say"]): void => {
  if (standing.stack) say(`\nThis goes, and students can no longer practise: ${counted(standing)}`);
  say(
    erases
      ? "This is ERASED, with every account, exercise, result and photo in it. Nobody can bring it back:"
      : "This is kept, with everything in it, and npm run deploy takes it over again:",
  );
  for (const one of standing.data) say(`  ${told(kindsIn(region), one)}`);
};

/**
 * The whole of `npm run destroy`: says what goes and what is kept, has the stack's name typed, and takes it down. With
 * `with-data` the data goes as well, and nobody can bring it back. Returns the exit code.
 */
export const takeDown = async (
  { settings: { region }, flags }: CommandOptions<"with-data">,
  { say, ask }: Talk,
): Promise<number> => {
  const aws = clientsIn(region);
  const { findings, who } = await identity(aws, region);
  for (const finding of findings) say(linesOf(finding));
  if (!who) return 1;
  const where = { account: who.account, region };
  const stack = await stackNamed(aws, STACK);
  const resources = stack ? await resourcesOf(aws, STACK) : [];
  const data = stack ? dataAmong(resources, region) : await keptData(aws, region, readKept(where));
  const kinds = kindsIn(region);
  const erases = flags["with-data"];
  if (!stack && !(erases && data.length > 0)) {
    say(`\nThere is no stack ${STACK} in ${region} of account ${who.account}.`);
    for (const one of data) say(`Kept from an earlier one: ${told(kinds, one)}`);
    if (data.length > 0) say("npm run deploy takes it over; npm run destroy -- --with-data erases it.");
    return 0;
  }

  announce({ stack, resources, data }, region, erases, say);
  if ((await ask(`\nType ${STACK} to go on: `)).trim() !== STACK) {
    say("Nothing was touched.");
    return 1;
  }
  if (stack && !erases) writeKept(where, data);
  if (stack && !(await remove(aws, stack, say))) return 1;
  if (!erases) {
    say(`Viva is down. What is kept is written in ${keptFile(where)}: keep that file.`);
    say("npm run deploy brings Viva back, with all of it.");
    return 0;
  }
  for (const one of data) {
    await kinds[one.type]?.erase(one.name);
    say(`Erased: ${told(kinds, one)}`);
  }
  say("Viva is gone.");
  return 0;
};
