import type { Statement } from "../template/types/iam.ts";
import { fits } from "../wildcard.ts";

type Compare = (pattern: string, value: string) => boolean;

/** The six parts of an ARN; the last, the resource, may have colons of its own. */
const partsOf = (arn: string): string[] => {
  const parts = arn.split(":");
  return [...parts.slice(0, 5), parts.slice(5).join(":")];
};
/** Arns are compared part by part: a `*` does not reach from one into the next. */
const arnFits: Compare = (pattern, value) => {
  const values = partsOf(value);
  return partsOf(pattern).every((part, at) => fits(part, values[at] ?? ""));
};

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
const operators: Record<string, Compare> = {
  ArnEquals: arnFits,
  ArnLike: arnFits,
  Bool: (wanted, value) => wanted.toLowerCase() === value.toLowerCase(),
  StringEquals: (wanted, value) => wanted === value,
  StringLike: (pattern, value) => fits(pattern, value),
};

/** Throws where a statement has a condition operator that the local run could only guess at. */
export const checkConditions = ({ Condition }: Pick<Statement, "Condition">): void => {
  for (const operator of Object.keys(Condition))
    if (!operators[operator])
      throw new Error(`The condition operator ${operator} is not implemented locally.`);
};

/**
 * Whether all conditions of a statement hold. A key that the call does not bring fulfils no condition; the names of keys
 * are compared without regard to case.
 */
export const conditionsHold = (
  { Condition }: Pick<Statement, "Condition">,
  context: Readonly<Record<string, string>>,
): boolean => {
  const brought = new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), value]));
  return Object.entries(Condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => {
      const value = brought.get(key.toLowerCase());
      return value !== undefined && wanted.some((pattern) => operators[operator]?.(pattern, value));
    }),
  );
};
