import {
  CloudFormationServiceException,
  DescribeStacksCommand,
  type Stack,
} from "@aws-sdk/client-cloudformation";
import type { Clients } from "../aws/clients.ts";
import { no, ok } from "../finding.ts";
import { type Check, consolePage } from "./site.ts";

/** What CDK's command calls the stack of its own. */
const TOOLKIT = "CDKToolkit";
/** What the template asks for (its rule CheckBootstrapVersion). */
const OLDEST_VERSION = 6;

/** A stack as it stands, or undefined where there is none. Throws what the SDK throws. */
export const stackNamed = async ({ cloudFormation }: Clients, name: string): Promise<Stack | undefined> => {
  try {
    const { Stacks: [stack] = [] } = await cloudFormation.send(
      new DescribeStacksCommand({ StackName: name }),
    );
    return stack;
  } catch (error) {
    const isMissing =
      error instanceof CloudFormationServiceException &&
      error.name === "ValidationError" &&
      error.message.includes("does not exist");
    if (isMissing) return undefined;
    throw error;
  }
};

/** Has CDK its bucket and roles in this account and region? Nothing of Viva is in us-east-1, so no other region needs them. */
export const bootstrap: Check = {
  about: "CDK's bootstrap",
  page: consolePage("cloudformation/home?region=REGION"),
  ask: async ({ aws, account, qualifier, settings: { region, permissionsBoundary } }) => {
    // CDK wants its name, with the path where it has one.
    const policy = permissionsBoundary?.replace(/^arn:.*:policy\//, "");
    const bound = policy === undefined ? "" : `--custom-permissions-boundary ${policy} `;
    const command = `npx cdk bootstrap ${bound}aws://${account}/${region}`;
    const stack = await stackNamed(aws, TOOLKIT);
    if (!stack) return [no(`CDK's bootstrap: there is none in ${region} yet.`, command)];
    if (!/^(CREATE|UPDATE|IMPORT)(_ROLLBACK)?_COMPLETE$/.test(String(stack.StackStatus)))
      return [no(`CDK's bootstrap: its stack ${TOOLKIT} is ${stack.StackStatus}.`, command)];
    const told = (key: string) => stack.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue;
    const version = Number(told("BootstrapVersion"));
    if (!(version >= OLDEST_VERSION))
      return [
        no(`CDK's bootstrap: version ${version} is too old; ${OLDEST_VERSION} or newer is needed.`, command),
      ];
    const given = stack.Parameters?.find(({ ParameterKey }) => ParameterKey === "Qualifier")?.ParameterValue;
    if (given !== undefined && given !== qualifier)
      return [
        no(
          `CDK's bootstrap: it has the qualifier ${given}, and cdk.json asks for ${qualifier}.`,
          `Set "@aws-cdk/core:bootstrapQualifier": "${given}" in the context of cdk.json`,
        ),
      ];
    return [ok(`CDK's bootstrap: version ${version} in ${region}.`)];
  },
};
