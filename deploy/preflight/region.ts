import { no } from "../finding.ts";
import type { Check } from "./site.ts";

/**
 * The regions that every account has. The others are opted into, and there the tokens of an identity pool have an issuer
 * and keys of the region's own, which lambdas/identity/tokens.ts doesn't know.
 * https://docs.aws.amazon.com/accounts/latest/reference/manage-acct-regions.html
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication-flow.html
 */
const enabledByDefault: readonly string[] = [
  ...["us-east-1", "us-east-2", "us-west-1", "us-west-2", "ca-central-1", "sa-east-1"],
  ...["eu-central-1", "eu-west-1", "eu-west-2", "eu-west-3", "eu-north-1"],
  ...["ap-south-1", "ap-northeast-1", "ap-northeast-2", "ap-northeast-3", "ap-southeast-1", "ap-southeast-2"],
];

/** Can guests get in, whose tokens are an identity pool's? Asks AWS nothing. */
export const region: Check = {
  about: "The region",
  page: () => "https://console.aws.amazon.com/billing/home#/account",
  ask: async ({ settings }) =>
    enabledByDefault.includes(settings.region)
      ? []
      : [
          no(
            `The region: in ${settings.region} guests can't get in, because Cognito signs their tokens differently there.`,
            "Set viva:region to a region that every account has, such as eu-west-1, eu-west-2 or eu-central-1",
          ),
        ],
};
