import { type Finding, no } from "../finding.ts";
import type { Check, VerifyContext } from "./checks.ts";
import { config, guest } from "./guest.ts";
import { exercise, grade, hint, start, turns } from "./lesson.ts";
import { headers, led, served } from "./pages.ts";
import { refusals } from "./refusals.ts";
import { ears, voice } from "./sound.ts";
import { because, type Visit } from "./visit.ts";

const checks: readonly Check[] = [
  ...[served, headers, led, config, guest, refusals],
  ...[exercise, start, voice, ears, turns, hint, grade],
];

const checked = async ({ about, check }: Check, context: VerifyContext): Promise<Finding[]> => {
  try {
    return await check(context);
  } catch (error) {
    return [no(`${about}: ${because(error)}.`, "Mend what comes before it first, then run this again")];
  }
};

/** Plays a lesson on a site as a guest would, and looks at what it answers; each finding is told as soon as it is there. */
export const verified = async (visit: Visit, tell: (finding: Finding) => void): Promise<Finding[]> => {
  const context: VerifyContext = { visit };
  const findings: Finding[] = [];
  for (const check of checks)
    for (const finding of await checked(check, context)) {
      tell(finding);
      findings.push(finding);
    }
  return findings;
};
