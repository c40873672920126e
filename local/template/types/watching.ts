import { readOver } from "../resource-type.ts";

/** What looks after a deployed site and has nothing to look at here. */
export const watchingTypes = {
  "AWS::CDK::Metadata": readOver("counts CDK's users"),
  "AWS::WAFv2::WebACL": readOver("a firewall keeps out crowds, and none comes here", {
    attributes: {
      Arn: ({ region, account, ref }) => `arn:aws:wafv2:${region}:${account}:regional/webacl/${ref}/${ref}`,
    },
  }),
  "AWS::WAFv2::WebACLAssociation": readOver("a firewall keeps out crowds, and none comes here"),
  "AWS::Logs::LogGroup": readOver("what a function prints goes to the terminal", {
    attributes: { Arn: ({ region, account, ref }) => `arn:aws:logs:${region}:${account}:log-group:${ref}:*` },
  }),
};
