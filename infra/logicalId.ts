import { CfnElement } from "aws-cdk-lib/core";
import type { IConstruct } from "constructs";
import { Problem } from "./problem.ts";

/**
 * Gives a resource a name in the template that no reshuffling of constructs can change. What holds data needs one: under
 * another name CloudFormation would make it anew, empty. Functions and the like have one so that people find them.
 */
export const keepLogicalId = (holder: IConstruct, logicalId: string): void => {
  const resource = holder.node.defaultChild ?? holder;
  if (!CfnElement.isCfnElement(resource)) throw new Problem(`${holder.node.path} is no single resource.`);
  resource.overrideLogicalId(logicalId);
};
