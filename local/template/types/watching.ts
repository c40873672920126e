import { readOver } from "../resource-type.ts";

/** What looks after a deployed site and has nothing to look at here. */
export const watchingTypes = {
  "AWS::CDK::Metadata": readOver("counts CDK's users"),
  "AWS::Logs::LogGroup": readOver("what a function prints goes to the terminal", {
    attributes: { Arn: ({ region, account, ref }) => `arn:aws:logs:${region}:${account}:log-group:${ref}:*` },
  }),
};
