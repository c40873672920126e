import { type EvaluationResult, GetRoleCommand, SimulatePrincipalPolicyCommand } from "@aws-sdk/client-iam";
import { no, ok } from "../finding.ts";
import { type Check, consolePage, type Site } from "./site.ts";

/** CDK's own roles, which deploy in the name of whoever may take them on. */
const ROLES = ["deploy-role", "file-publishing-role"];

/** Whose policies count: a session's are its role's. Undefined for the root user, whom no policy binds. */
const principalOf = async ({ aws, caller }: Site): Promise<string | undefined> => {
  const role = /:assumed-role\/([^/]+)\//.exec(caller)?.[1];
  // A session does not name the folder that its role lies in, and IAM wants it.
  if (role !== undefined) return (await aws.iam.send(new GetRoleCommand({ RoleName: role }))).Role?.Arn;
  return caller.endsWith(":root") ? undefined : caller;
};

/** May whoever runs this deploy, that is, take on CDK's roles? */
export const rights: Check = {
  about: "Your rights",
  page: consolePage("iam/home"),
  ask: async (site) => {
    const { account, qualifier, aws } = site;
    const { region } = site.settings;
    const principal = await principalOf(site);
    if (principal === undefined) return [ok("Your rights: all, as the root user.")];
    const roles = ROLES.map(
      (role) => `arn:aws:iam::${account}:role/cdk-${qualifier}-${role}-${account}-${region}`,
    );
    const { EvaluationResults = [] } = await aws.iam.send(
      new SimulatePrincipalPolicyCommand({
        PolicySourceArn: principal,
        ActionNames: ["sts:AssumeRole"],
        ResourceArns: roles,
      }),
    );
    const refused = EvaluationResults.filter(({ EvalDecision }) => EvalDecision !== "allowed");
    if (refused.length === 0) return [ok("Your rights: you may take on the roles that CDK deploys with.")];
    const names = refused.map(({ EvalResourceName }) => EvalResourceName).join(" and ");
    const { who, whom } = denierOf(refused);
    return [
      no(
        `Your rights: ${who} sts:AssumeRole on ${names}.`,
        `Ask ${whom} to allow it, or deploy as an administrator`,
      ),
    ];
  },
};

const denierOf = (refused: readonly EvaluationResult[]): { who: string; whom: string } => {
  if (refused.some(({ OrganizationsDecisionDetail: by }) => by?.AllowedByOrganizations === false))
    return {
      who: "a policy of your AWS organization (SCP) denies",
      whom: "whoever looks after the organization",
    };
  return refused.some(
    ({ PermissionsBoundaryDecisionDetail: by }) => by?.AllowedByPermissionsBoundary === false,
  )
    ? { who: "your permissions boundary denies", whom: "whoever set that boundary" }
    : { who: "no policy of yours allows", whom: "an administrator" };
};
