import type { Settings } from "../../infra/settings.ts";
import type { Clients } from "../aws/clients.ts";
import type { Finding } from "../finding.ts";

/** Where Viva is to be deployed. */
export type Site = {
  settings: Settings;
  /** True if the settings say who may be a teacher, rather than leave it at the default. */
  isTeacherRuleChosen: boolean;
  /** Do invitation codes stand in cdk.json, and so under version control? */
  hasCodesInCdkJson: boolean;
  /** Which of CDK's bootstraps is meant. */
  qualifier: string;
  aws: Clients;
  /** Twelve digits. */
  account: string;
  /** The ARN of whoever runs this. */
  caller: string;
};

/** One question to AWS, which changes nothing. Throws what the SDK throws. */
export type Check = {
  /** What is asked about, as a sentence begins. */
  about: string;
  /** Where a person sees the same. */
  page: (region: string) => string;
  ask: (site: Site) => Promise<Finding[]>;
};

/** A page of AWS's console. */
export const consolePage =
  (path: string) =>
  (region: string): string =>
    `https://${region}.console.aws.amazon.com/${path.replace("REGION", region)}`;
