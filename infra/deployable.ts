import { cycles } from "./deployable/cycles.ts";
import { gatewayResponses } from "./deployable/gatewayResponses.ts";
import { limits } from "./deployable/limits.ts";
import { movedState } from "./deployable/movedState.ts";
import { resourcePolicies } from "./deployable/resourcePolicies.ts";
import type { Template } from "./deployable/template.ts";
import { transferModes } from "./deployable/transferModes.ts";

/**
 * What CloudFormation or AWS would reject, or answer wrongly after, although synthesis lets it pass: one sentence per
 * problem, none for a template that deploys. Takes the parsed template and asks nobody.
 */
export const undeployable = (template: Template): string[] =>
  [cycles, resourcePolicies, transferModes, gatewayResponses, limits, movedState].flatMap((check) =>
    check(template),
  );
