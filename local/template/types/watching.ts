import { readOver } from "../resourceType.ts";

const ALARM = "whoever runs this sees it by themselves";

/** What looks after a deployed site and has nothing to look at here. */
export const watchingTypes = {
  "AWS::CDK::Metadata": readOver("counts CDK's users"),
  "AWS::WAFv2::WebACL": readOver("a firewall keeps out crowds, and none comes here", {
    attributes: {
      Arn: ({ region, account, ref }) => `arn:aws:wafv2:${region}:${account}:regional/webacl/${ref}/${ref}`,
    },
  }),
  "AWS::WAFv2::WebACLAssociation": readOver("a firewall keeps out crowds, and none comes here"),
  "AWS::CloudWatch::Alarm": readOver(ALARM, {
    attributes: { Arn: ({ region, account, ref }) => `arn:aws:cloudwatch:${region}:${account}:alarm:${ref}` },
  }),
  "AWS::Budgets::Budget": readOver("nothing is billed here"),
  "AWS::CloudWatch::Dashboard": readOver("what is measured here is the machine"),
  "AWS::SNS::Topic": readOver(ALARM, {
    ref: ({ region, account, stack, id }) => `arn:aws:sns:${region}:${account}:${stack}-${id}`,
  }),
  "AWS::SNS::TopicPolicy": readOver(ALARM),
  "AWS::SNS::Subscription": readOver(ALARM),
  "AWS::Logs::LogGroup": readOver("what a function prints goes to the terminal", {
    attributes: { Arn: ({ region, account, ref }) => `arn:aws:logs:${region}:${account}:log-group:${ref}:*` },
  }),
};
