import { linesOf } from "../finding.ts";
import { preflight } from "../preflight/preflight.ts";
import type { Programs } from "../programs.ts";
import { type CommandOptions, STACK } from "../settings.ts";
import { afterwards } from "./afterwards.ts";
import { bringUp } from "./bringUp.ts";
import { failuresOf } from "./failures.ts";

/**
 * The whole of `npm run deploy`: looks first, and stops where something is in the way; deploys; says what comes next, or what
 * failed and what to do about it. Returns the exit code. `here` is whether somebody can be asked.
 */
export const deployed = async (
  options: CommandOptions<"yes" | "new">,
  programs: Programs,
  say: (text: string) => void,
  here: boolean,
): Promise<number> => {
  const { findings, site } = await preflight(options, (finding) => say(linesOf(finding)));
  if (!site || findings.some(({ state }) => state === "no")) {
    say("\nNothing was deployed. Mend what says no, then run npm run deploy again.");
    return 1;
  }
  if (!here && !options.flags.yes) {
    say(
      "\nCDK asks before it gives rights to anybody, and nobody is here to answer: npm run deploy -- --yes",
    );
    return 1;
  }
  const begun = new Date();
  const outputs = await bringUp({ ...options, site, programs, say });
  if (outputs) {
    say(`\n${afterwards(options.settings, outputs).join("\n")}`);
    return 0;
  }
  say("\nThat did not work.");
  for (const { resource, reason, advice } of await failuresOf(site.aws, STACK, begun).catch(() => []))
    say(`- ${resource}: ${reason}\n  → ${advice}`);
  return 1;
};
