import type { Template } from "./template.ts";

/**
 * What holds something that nobody can make again, by the logical id under which it is deployed at schools. An id that
 * leaves this list leaves its data behind: CloudFormation would put an empty one in its place.
 */
const state = {
  UsersTable: "AWS::DynamoDB::Table",
  ExercisesTable: "AWS::DynamoDB::Table",
  ResultsTable: "AWS::DynamoDB::Table",
  LessonsTable: "AWS::DynamoDB::Table",
  QuotasTable: "AWS::DynamoDB::Table",
  MediaBucket: "AWS::S3::Bucket",
  SiteBucket: "AWS::S3::Bucket",
  UserPool: "AWS::Cognito::UserPool",
  UserPoolClient: "AWS::Cognito::UserPoolClient",
  IdentityPool: "AWS::Cognito::IdentityPool",
} as const;

/** These hold no data of their own: made anew, they cost everybody one more sign-in. */
const replaceable: readonly string[] = ["AWS::Cognito::UserPoolClient", "AWS::Cognito::IdentityPool"];

/** Resources with data that have gone, are new and not listed, or would be deleted with the stack. */
export const movedState = ({ Resources }: Template): string[] => {
  const types = new Set<string>(Object.values(state));
  return [
    ...Object.entries(state).flatMap(([id, type]) => {
      const resource = Resources[id];
      if (resource?.Type !== type)
        return [`${id} (${type}) is gone: what is deployed would be left with its data.`];
      return resource.DeletionPolicy === "Retain" || replaceable.includes(type)
        ? []
        : [`${id} would be deleted with the stack, and its data with it.`];
    }),
    ...Object.entries(Resources)
      .filter(([id, { Type }]) => types.has(Type) && !(id in state))
      .map(([id, { Type }]) => `${id} (${Type}) holds data: list it in infra/deployable/moved-state.ts.`),
  ];
};
