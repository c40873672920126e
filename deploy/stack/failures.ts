import { DescribeStackEventsCommand, type StackEvent } from "@aws-sdk/client-cloudformation";
import type { Clients } from "../aws/clients.ts";

/** What went wrong with one resource, and what to do about it. */
export type Failure = { resource: string; reason: string; advice: string };

const OTHERWISE =
  "Mend that, then run npm run deploy again: nothing that was kept is lost, and what was made is used or removed.";

/** What AWS says when something cannot be deployed, and what to do. The first that fits counts. */
const advices: readonly [said: RegExp, advice: string][] = [
  [
    /service control policy|resource control policy/i,
    "A policy of your AWS organization (SCP) denies it: ask whoever looks after the organization, or choose another viva:region.",
  ],
  [/permissions boundary/i, "A permissions boundary denies it: ask whoever set it to allow this action."],
  [
    /is not authorized to perform|AccessDenied/i,
    "CDK's own role may not do that: run npx cdk bootstrap again as an administrator.",
  ],
  [
    /email address is not verified|InvalidEmailRoleAccessPolicy|not authorized to use.*SES/i,
    "SES has not verified viva:mailSender: npm run preflight says how to.",
  ],
  [/certificate/i, "The certificate has to be ISSUED, in us-east-1, and for viva:domain."],
  [
    /CNAMEAlreadyExists|alternate domain name/i,
    "Another CloudFront distribution has viva:domain: remove it there, or choose another name.",
  ],
  [
    /already exists/i,
    "Something of that name is left from an earlier try: delete it in AWS's console if nothing is in it, then deploy again.",
  ],
  [
    /ResourceNotFoundException.*secret|Secrets Manager can't find/i,
    "The secret of viva:googleSecret is not in this region: npm run preflight says how to look.",
  ],
  [
    /limit|quota|TooMany/i,
    "A quota of the account is used up: https://console.aws.amazon.com/servicequotas/home",
  ],
];

const adviceFor = (reason: string): string => advices.find(([said]) => said.test(reason))?.[1] ?? OTHERWISE;

/** These failed only because another did, or say so of the stack as a whole. */
const isEcho = ({ ResourceStatusReason: reason = "", ResourceType }: StackEvent): boolean =>
  ResourceType === "AWS::CloudFormation::Stack" || /cancelled|^$/i.test(reason);

/** Does an event begin an operation on the whole stack? */
const isBeginning = ({ ResourceType, ResourceStatus }: StackEvent): boolean =>
  ResourceType === "AWS::CloudFormation::Stack" &&
  /^(CREATE|UPDATE|DELETE|IMPORT)_IN_PROGRESS$/.test(String(ResourceStatus));

/**
 * What failed since then in the last operation on a stack (a name, or the id of one that is deleted), in the order in which
 * it failed.
 * Throws what the SDK throws.
 */
export const failuresOf = async (
  { cloudFormation }: Clients,
  stack: string,
  since: Date,
): Promise<Failure[]> => {
  const failed: StackEvent[] = [];
  let NextToken: string | undefined;
  do {
    // The newest come first.
    const page = await cloudFormation.send(new DescribeStackEventsCommand({ StackName: stack, NextToken }));
    for (const event of page.StackEvents ?? []) {
      if (isBeginning(event) || (event.Timestamp ?? since) < since) return failed.reverse().map(failure);
      if (event.ResourceStatus?.endsWith("_FAILED") && !isEcho(event)) failed.push(event);
    }
    NextToken = page.NextToken;
  } while (NextToken !== undefined);
  return failed.reverse().map(failure);
};

const failure = ({
  LogicalResourceId,
  ResourceType,
  ResourceStatusReason: reason = "",
}: StackEvent): Failure => ({
  resource: `${LogicalResourceId} (${ResourceType})`,
  reason,
  advice: adviceFor(reason),
});
