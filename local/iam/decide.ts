import type { AccessRequest } from "../service.ts";
import type { Statement } from "../template/types/iam.ts";
import { fits } from "../wildcard.ts";
import { conditionsHold } from "./condition.ts";

/** Who asks: an AWS service, or whoever carries a role. */
export type Principal = { service: string } | { role: string };

/** The statements that hold for one call: of the caller's own policies, and of the policy on what is called. */
export type Policies = {
  identity: readonly Statement[];
  resource: readonly Statement[];
};

const matches = (statement: Statement, { action, resource, context = {} }: AccessRequest): boolean =>
  statement.Action.some((pattern) => fits(pattern, action, "i")) &&
  statement.Resource.some((pattern) => fits(pattern, resource)) &&
  conditionsHold(statement, context);

const names = ({ Principal: named }: Statement, caller: Principal): boolean => {
  if (named === undefined) return false;
  if (named === "*" || named.AWS?.includes("*")) return true;
  return "service" in caller
    ? (named.Service?.includes(caller.service) ?? false)
    : (named.AWS?.includes(caller.role) ?? false);
};

/**
 * May this caller do this? Within one account an Allow on either side is enough, and a Deny on either side is final.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export const isAllowed = (caller: Principal, request: AccessRequest, policies: Policies): boolean => {
  const about = policies.resource.filter((statement) => names(statement, caller));
  const holding = [...policies.identity, ...about].filter((statement) => matches(statement, request));
  return holding.some(({ Effect }) => Effect === "Allow") && !holding.some(({ Effect }) => Effect === "Deny");
};
