import { queryError } from "../aws/answers.ts";
import { simulated } from "../aws/healthy.ts";
import type { State } from "./state.ts";

const ROLES =
  "arn:aws:iam::123456789012:role/cdk-hnb659fds-deploy-role-123456789012-eu-west-1 and arn:aws:iam::123456789012:role/cdk-hnb659fds-file-publishing-role-123456789012-eu-west-1";

/** Who may deploy, and who forbids it. */
export const rights: readonly State[] = [
  {
    what: "a user who may not take on CDK's roles",
    answers: { SimulatePrincipalPolicy: () => simulated("implicitDeny") },
    line: `no   Your rights: no policy of yours allows sts:AssumeRole on ${ROLES}.\n       → Ask an administrator to allow it, or deploy as an administrator`,
  },
  {
    what: "an organization that forbids it",
    answers: {
      SimulatePrincipalPolicy: () =>
        simulated("explicitDeny", { OrganizationsDecisionDetail: { AllowedByOrganizations: false } }),
    },
    line: `no   Your rights: a policy of your AWS organization (SCP) denies sts:AssumeRole on ${ROLES}.\n       → Ask whoever looks after the organization to allow it, or deploy as an administrator`,
  },
  {
    what: "a permissions boundary that forbids it",
    answers: {
      SimulatePrincipalPolicy: () =>
        simulated("implicitDeny", {
          PermissionsBoundaryDecisionDetail: { AllowedByPermissionsBoundary: false },
        }),
    },
    line: `no   Your rights: your permissions boundary denies sts:AssumeRole on ${ROLES}.\n       → Ask whoever set that boundary to allow it, or deploy as an administrator`,
  },
  {
    what: "a user who may not ask about rights",
    answers: {
      SimulatePrincipalPolicy: () =>
        queryError(
          "AccessDenied",
          "User: arn:aws:iam::123456789012:user/it is not authorized to perform: iam:SimulatePrincipalPolicy on resource: user it because no identity-based policy allows the iam:SimulatePrincipalPolicy action",
          403,
        ),
    },
    line: "note Your rights: you may not call iam:SimulatePrincipalPolicy, so this was not looked at.\n       → Ask an administrator to allow iam:SimulatePrincipalPolicy, or look yourself: https://eu-west-1.console.aws.amazon.com/iam/home",
  },
];
