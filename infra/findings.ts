import { Validations } from "aws-cdk-lib/core";
import type { IConstruct } from "constructs";

/** Answers findings of cdk-nag on this construct and all below it: rule → the reason why we do otherwise. */
export const accept = (construct: IConstruct, reasons: Readonly<Record<string, string>>): void => {
  const acknowledgements = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...acknowledgements);
};
