import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stackNamed } from "../preflight/bootstrap.ts";
import type { Site } from "../preflight/site.ts";
import { type Programs, run } from "../programs.ts";
import { type CommandOptions, STACK } from "../settings.ts";
import { adopt } from "./adopt.ts";
import { kindsIn, told } from "./data.ts";
import { readKept } from "./keptFile.ts";
import { remove } from "./remove.ts";
import { keptData } from "./resources.ts";

type Bringing = CommandOptions<"yes" | "new"> & { site: Site; programs: Programs; say(text: string): void };

/** Takes over what an earlier Viva kept, where there is no stack and something was kept. */
const takeOver = async ({ site, flags, say, programs }: Bringing): Promise<void> => {
  const { aws, settings, account } = site;
  const { region } = settings;
  const kept = flags.new ? [] : await keptData(aws, region, readKept({ account, region }));
  if (kept.length === 0) return;
  const kinds = kindsIn(region);
  say(`An earlier Viva kept its data here, which this one takes over (npm run deploy -- --new would not):`);
  for (const data of kept) say(`  ${told(kinds, data)}`);
  await adopt(aws, JSON.parse(readFileSync(join(programs.out, `${STACK}.template.json`), "utf8")), kept);
  say("It is taken over.");
};

/**
 * Builds, takes over what was kept, and deploys. Returns the stack's outputs, or undefined where a program failed, which then
 * has said so itself. Throws what the SDK throws.
 */
export const bringUp = async (bringing: Bringing): Promise<Record<string, string> | undefined> => {
  const { site, programs, given, flags, say } = bringing;
  say("\nBuilding the pages, the functions and the template …");
  const variables = {
    // The variable by which CDK's command itself hands values on.
    CDK_CONTEXT_JSON: JSON.stringify(given),
    // What stands in the school's file is among those values already.
    VIVA_SETTINGS_FILE: "",
    CDK_OUTDIR: programs.out,
  };
  const built = (await run(programs.pages)) && (await run(programs.template, [], variables));
  if (!built) return undefined;

  const before = await stackNamed(site.aws, STACK);
  // A first deployment that failed leaves a stack with which nothing can be done; what it kept is taken over.
  const isLeftover = before?.StackStatus === "ROLLBACK_COMPLETE";
  if (isLeftover && !(await remove(site.aws, before, say))) return undefined;
  // One that is only being reviewed has nothing in it.
  if (!before || isLeftover || before.StackStatus === "REVIEW_IN_PROGRESS") await takeOver(bringing);

  const folder = mkdtempSync(join(tmpdir(), "viva-deploy-"));
  const outputs = join(folder, "outputs.json");
  say(`\nDeploying, which takes ten minutes the first time …`);
  const words = [
    ...[
      "deploy",
      STACK,
      "--app",
      programs.out,
      "--build",
      "",
      "--outputs-file",
      outputs,
      "--progress",
      "events",
    ],
    // What cdk.json says otherwise, "broadening": CDK asks before it widens anybody's rights.
    ...(flags.yes ? ["--require-approval", "never"] : []),
  ];
  try {
    if (!(await run(programs.cdk, words))) return undefined;
    return JSON.parse(readFileSync(outputs, "utf8"))[STACK];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
