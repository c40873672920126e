import { GetCallerIdentityCommand } from "@aws-sdk/client-sts";
import type { Clients } from "../aws/clients.ts";
import { refusalOf } from "../aws/refusal.ts";
import { type Finding, no, note, ok } from "../finding.ts";
import { denied } from "./denied.ts";
import type { Site } from "./site.ts";

export type Identity = { findings: Finding[]; who?: Pick<Site, "account" | "caller"> };

const SIGN_IN =
  "aws configure sso (or aws configure, with the keys of an administrator), then run this again; AWS_PROFILE names one of several";

/** Who runs this, in which account; without an answer nothing else can be asked. Never throws. */
export const identity = async ({ sts }: Clients, region: string): Promise<Identity> => {
  try {
    const { Account: account = "", Arn: caller = "" } = await sts.send(new GetCallerIdentityCommand());
    const found = ok(`Credentials: account ${account}, as ${caller}.`);
    const asRoot = note(
      "Credentials: this is the account's root user, whom AWS advises to keep for emergencies.",
      "Make an administrator: https://console.aws.amazon.com/singlesignon",
    );
    return { findings: caller.endsWith(":root") ? [found, asRoot] : [found], who: { account, caller } };
  } catch (error) {
    return { findings: [unknown(error, region)] };
  }
};

const unknown = (error: unknown, region: string): Finding => {
  const refusal = refusalOf(error);
  switch (refusal.why) {
    case "no credentials":
      return no("Credentials: this terminal has none for AWS.", SIGN_IN);
    case "expired":
      return no(
        "Credentials: your sign-in has expired.",
        "aws sso login, or fetch new keys, then run this again",
      );
    case "unknown credentials":
      return no(
        `Credentials: AWS does not know these keys in ${region}. They are wrong, or the region is not enabled.`,
        `${SIGN_IN}; regions: https://console.aws.amazon.com/billing/home#/account`,
      );
    default:
      return denied("Credentials", "https://console.aws.amazon.com/iam", region, refusal);
  }
};
