type Released = {
  type: string;
  /**
   * What AWS cannot change in place, as it is deployed at schools: property → its value as CDK writes it, null where
   * there is none.
   */
  fixed: Readonly<Record<string, unknown>>;
};

const table = (key: readonly [string, string?], LocalSecondaryIndexes: unknown = null): Released => ({
  type: "AWS::DynamoDB::Table",
  fixed: {
    TableName: null,
    KeySchema: key.map((AttributeName, place) => ({
      AttributeName,
      KeyType: place === 0 ? "HASH" : "RANGE",
    })),
    LocalSecondaryIndexes,
  },
});
const bucket: Released = { type: "AWS::S3::Bucket", fixed: { BucketName: null } };

/**
 * The last release's list of what holds something that nobody can make again, by the logical id under which it stands at
 * schools: written by hand, and only ever added to. An id that leaves it leaves its data behind, because CloudFormation would
 * put an empty one in its place; so would a change of what is fixed.
 */
export const released: Readonly<Record<string, Released>> = {
  UsersTable: table(["uid"]),
  ExercisesTable: table(["assignment_id"]),
  ResultsTable: table(
    ["assignment_id", "attempt"],
    [
      {
        IndexName: "byStart",
        KeySchema: [
          { AttributeName: "assignment_id", KeyType: "HASH" },
          { AttributeName: "startedAt", KeyType: "RANGE" },
        ],
        Projection: {
          NonKeyAttributes: [
            ...[
              "uid",
              "studentId",
              "version",
              "class_id",
              "isTest",
              "finishedAt",
              "expiresAt",
              "engine",
              "grade",
            ],
            ...["feedback", "vocabulary", "grammar", "answers", "confidence", "mistakes", "flags", "teacher"],
            ...["schoolClassId", "placeId"],
          ],
          ProjectionType: "INCLUDE",
        },
      },
    ],
  ),
  LessonsTable: table(["uid", "assignmentId"]),
  QuotasTable: table(["counter"]),
  ClassesTable: table(["classId"]),
  SharesTable: table(["uid", "shared"]),
  MediaBucket: bucket,
  SiteBucket: bucket,
  UserPool: {
    type: "AWS::Cognito::UserPool",
    fixed: {
      AliasAttributes: null,
      UsernameAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: false },
      Schema: [
        { Mutable: true, Name: "email", Required: true },
        { Mutable: true, Name: "name", Required: false },
      ],
    },
  },
  UserPoolClient: { type: "AWS::Cognito::UserPoolClient", fixed: { GenerateSecret: null } },
  IdentityPool: { type: "AWS::Cognito::IdentityPool", fixed: {} },
};
