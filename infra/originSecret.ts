import { Aws, Fn } from "aws-cdk-lib/core";

/**
 * What CloudFront proves itself by to the functions (ORIGIN_SECRET_HEADER): the last part of the stack's id, a random UUID that
 * CloudFormation makes up. It stands in no template and no output, costs nothing, and changes with the stack (docs/decisions.md).
 */
export const originSecret = (): string => Fn.select(2, Fn.split("/", Aws.STACK_ID));
