import { clientsIn } from "../aws/clients.ts";
import { refusalOf } from "../aws/refusal.ts";
import type { Finding } from "../finding.ts";
import type { CommandOptions } from "../settings.ts";
import { before } from "./before.ts";
import { bootstrap } from "./bootstrap.ts";
import { concurrency } from "./concurrency.ts";
import { denied } from "./denied.ts";
import { guardrail } from "./guardrail.ts";
import { identity } from "./identity.ts";
import { mail } from "./mail.ts";
import { model } from "./model.ts";
import { region } from "./region.ts";
import { rights } from "./rights.ts";
import type { Check, Site } from "./site.ts";
import { streams } from "./streams.ts";
import { teachers } from "./teachers.ts";
import { tokens } from "./tokens.ts";
import { unseen } from "./unseen.ts";
import { voices } from "./voices.ts";

const checks: readonly Check[] = [
  ...[region, rights, bootstrap, before, model, guardrail, tokens, concurrency],
  ...[streams, voices, mail, teachers, unseen],
];

const answered = async ({ about, page, ask }: Check, site: Site): Promise<Finding[]> => {
  const { region } = site.settings;
  try {
    return await ask(site);
  } catch (error) {
    return [denied(about, page(region), region, refusalOf(error))];
  }
};

/**
 * Asks AWS everything that a deployment needs, and changes nothing; each finding is told as soon as it is there. Returns them
 * all, and the site where AWS said whose account this is.
 */
export const preflight = async (
  {
    settings,
    qualifier,
    isTeacherRuleChosen,
    hasCodesInCdkJson,
  }: Pick<CommandOptions<never>, "settings" | "qualifier" | "isTeacherRuleChosen" | "hasCodesInCdkJson">,
  tell: (finding: Finding) => void,
): Promise<{ findings: Finding[]; site?: Site }> => {
  const aws = clientsIn(settings.region);
  const { findings, who } = await identity(aws, settings.region);
  for (const finding of findings) tell(finding);
  if (!who) return { findings };
  const site = { settings, qualifier, isTeacherRuleChosen, hasCodesInCdkJson, aws, ...who };
  for (const check of checks)
    for (const finding of await answered(check, site)) {
      tell(finding);
      findings.push(finding);
    }
  return { findings, site };
};
