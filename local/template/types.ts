import type * as z from "zod";
import { apiGatewayTypes } from "./types/apiGateway.ts";
import { cloudfrontTypes } from "./types/cloudfront.ts";
import { cognitoTypes } from "./types/cognito.ts";
import { dynamodbTypes } from "./types/dynamodb.ts";
import { iamTypes } from "./types/iam.ts";
import { lambdaTypes } from "./types/lambda.ts";
import { s3Types } from "./types/s3.ts";
import { watchingTypes } from "./types/watching.ts";

/** Every resource type that may stand in the stack. Any other is refused: this table is the list that the docs print. */
export const types = {
  ...apiGatewayTypes,
  ...cloudfrontTypes,
  ...cognitoTypes,
  ...dynamodbTypes,
  ...iamTypes,
  ...lambdaTypes,
  ...s3Types,
  ...watchingTypes,
};

export type TypeName = keyof typeof types;
export type PropertiesOf<Name extends TypeName> = z.output<(typeof types)[Name]["properties"]>;

/** Whether the table has a type of this name. */
export const isTypeName = (name: string): name is TypeName => Object.hasOwn(types, name);
