import type { Refusal } from "../aws/refusal.ts";
import { type Finding, no, note } from "../finding.ts";

/**
 * What is said of a question that AWS did not answer. An organization's policy binds the functions of the site as well, so it
 * is in the way; that whoever deploys may not look is worth knowing, and no more.
 */
export const denied = (about: string, page: string, region: string, refusal: Refusal): Finding => {
  const action = refusal.action ?? "this call";
  switch (refusal.why) {
    case "organization":
      return no(
        `${about}: a policy of your AWS organization (SCP) denies ${action} in ${region}.`,
        `Ask whoever looks after the organization to allow ${action} in ${region}, or set region in viva.settings.json to one that it allows.`,
      );
    case "boundary":
      return note(
        `${about}: your permissions boundary denies ${action}, so this was not looked at.`,
        `Look yourself: ${page}`,
      );
    case "denied":
      return note(
        `${about}: you may not call ${action}, so this was not looked at.`,
        `Ask an administrator to allow ${action}, or look yourself: ${page}`,
      );
    case "unreachable":
      return no(
        `${about}: AWS does not answer in ${region} (${refusal.said}).`,
        `Is this machine on the Internet, and does ${region} have this service? https://aws.amazon.com/about-aws/global-infrastructure/regional-product-services/`,
      );
    case "unknown credentials":
      return no(
        `${about}: the region ${region} does not know your credentials; it may not be enabled in this account.`,
        "Enable it: https://console.aws.amazon.com/billing/home#/account, under AWS Regions",
      );
    default:
      return no(`${about}: AWS answered: ${refusal.said}`, `Try again, or look yourself: ${page}`);
  }
};
