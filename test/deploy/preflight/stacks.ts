import { query, queryError } from "../aws/answers.ts";
import { noSuchStack, toolkit } from "../aws/healthy.ts";
import type { Operations } from "../aws/serve.ts";
import { type State, scp } from "./state.ts";

const stacks = (viva: object, kit = toolkit()): Operations => ({
  DescribeStacks: ({ StackName }) =>
    query(
      "DescribeStacks",
      StackName === "CDKToolkit"
        ? kit
        : { Stacks: [{ StackName: "Viva", CreationTime: "2026-11-01T00:00:00Z", ...viva }] },
    ),
});
const bootstrapped = (kit: object): Operations => ({
  DescribeStacks: ({ StackName }) =>
    StackName === "CDKToolkit" ? query("DescribeStacks", kit) : noSuchStack(StackName),
});

/** CDK's own stack, and ours. */
export const stack: readonly State[] = [
  {
    what: "no bootstrap",
    answers: { DescribeStacks: ({ StackName }) => noSuchStack(StackName) },
    line: "no   CDK's bootstrap: there is none in eu-west-1 yet.\n       → npx cdk bootstrap aws://123456789012/eu-west-1",
  },
  {
    what: "no bootstrap, where every role needs a boundary",
    answers: { DescribeStacks: ({ StackName }) => noSuchStack(StackName) },
    settings: [
      "viva:mailSender=viva@school.example",
      "viva:permissionsBoundary=arn:aws:iam::123456789012:policy/it/SchoolBoundary",
    ],
    line: "no   CDK's bootstrap: there is none in eu-west-1 yet.\n       → npx cdk bootstrap --custom-permissions-boundary it/SchoolBoundary aws://123456789012/eu-west-1",
  },
  {
    what: "an old bootstrap",
    answers: bootstrapped(toolkit("5")),
    line: "no   CDK's bootstrap: version 5 is too old; 6 or newer is needed.\n       → npx cdk bootstrap aws://123456789012/eu-west-1",
  },
  {
    what: "a bootstrap that failed",
    answers: bootstrapped(toolkit("30", { StackStatus: "ROLLBACK_COMPLETE" })),
    line: "no   CDK's bootstrap: its stack CDKToolkit is ROLLBACK_COMPLETE.\n       → npx cdk bootstrap aws://123456789012/eu-west-1",
  },
  {
    what: "a bootstrap of another name",
    answers: bootstrapped(
      toolkit("30", { Parameters: [{ ParameterKey: "Qualifier", ParameterValue: "school" }] }),
    ),
    line: 'no   CDK\'s bootstrap: it has the qualifier school, and cdk.json asks for hnb659fds.\n       → Set "@aws-cdk/core:bootstrapQualifier": "school" in the context of cdk.json',
  },
  {
    what: "a deployment that is under way",
    answers: stacks({ StackStatus: "UPDATE_IN_PROGRESS" }),
    line: "no   What is deployed: the stack Viva is UPDATE_IN_PROGRESS: somebody is deploying.\n       → aws cloudformation describe-stacks --stack-name Viva --region eu-west-1, and run this again when it says COMPLETE",
  },
  {
    what: "an update that could not be taken back",
    answers: stacks({ StackStatus: "UPDATE_ROLLBACK_FAILED" }),
    line: "no   What is deployed: the stack Viva is UPDATE_ROLLBACK_FAILED, and must be brought back first.\n       → aws cloudformation continue-update-rollback --stack-name Viva --region eu-west-1",
  },
  {
    what: "a stack that could not be deleted",
    answers: stacks({ StackStatus: "DELETE_FAILED" }),
    line: "no   What is deployed: the stack Viva is DELETE_FAILED.\n       → aws cloudformation describe-stack-events --stack-name Viva --region eu-west-1, then npm run destroy",
  },
  {
    what: "a first deployment that failed",
    answers: stacks({ StackStatus: "ROLLBACK_COMPLETE" }),
    line: "note What is deployed: the stack Viva is ROLLBACK_COMPLETE: a first deployment failed. npm run deploy removes it and starts over.",
  },
  {
    what: "a user who may not look at stacks",
    answers: {
      DescribeStacks: ({ StackName }) =>
        StackName === "CDKToolkit"
          ? queryError("AccessDenied", scp("cloudformation:DescribeStacks on resource: x"), 403)
          : noSuchStack(StackName),
    },
    line: "no   CDK's bootstrap: a policy of your AWS organization (SCP) denies cloudformation:DescribeStacks in eu-west-1.\n       → Ask whoever looks after the organization to allow cloudformation:DescribeStacks in eu-west-1, or set region in viva.settings.json to one that it allows.",
  },
];
