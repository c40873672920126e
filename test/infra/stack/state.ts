import { expect, test } from "@jest/globals";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { listed, resource } from "./plain.ts";

const keys = (schema: unknown): unknown[] => listed(schema).map((key) => at(key, "AttributeName"));

export const state = (template: Template): void => {
  test.each([
    ["UsersTable", ["uid"], {}, "expiresAt"],
    ["ExercisesTable", ["assignment_id"], { byOwner: ["ownerId", "assignment_id"] }, undefined],
    [
      "ResultsTable",
      ["assignment_id", "attempt"],
      {
        byStudent: ["uid", "startedAt"],
        byStart: ["assignment_id", "startedAt"],
        byClass: ["schoolClassId", "placeId"],
        byFlag: ["flagBox", "flaggedAt"],
      },
      "expiresAt",
    ],
    ["LessonsTable", ["uid", "assignmentId"], {}, "expiresAt"],
    ["QuotasTable", ["counter"], {}, "expiresAt"],
    ["ClassesTable", ["classId"], { byTeacher: ["ownerId", "classId"] }, undefined],
    ["SharesTable", ["uid", "shared"], {}, undefined],
  ])("%s has its keys, can be restored, and costs nothing while idle", (id, key, indexes, expiry) => {
    const { Properties } = resource(template, id);
    const secondary = ["GlobalSecondaryIndexes", "LocalSecondaryIndexes"]
      .flatMap((kind) => listed(at(Properties, kind) ?? []))
      .map((index) => [at(index, "IndexName"), keys(at(index, "KeySchema"))]);
    expect(keys(at(Properties, "KeySchema"))).toEqual(key);
    expect(Object.fromEntries(secondary)).toEqual(indexes);
    expect(at(Properties, "TimeToLiveSpecification", "AttributeName")).toBe(expiry);
    expect(Properties).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    for (const attribute of listed(at(Properties, "AttributeDefinitions")))
      expect(at(attribute, "AttributeType")).toBe(
        ["startedAt", "flaggedAt"].includes(String(at(attribute, "AttributeName"))) ? "N" : "S",
      );
  });

  test("lists of results hold everything but the conversation", () => {
    const { Properties } = resource(template, "ResultsTable");
    const rest = [
      ...["class_id", "answers", "confidence", "engine", "expiresAt", "feedback", "finishedAt", "flags"],
      ...["grade", "grammar", "isTest", "mistakes", "placeId", "schoolClassId", "studentId", "teacher"],
      ...["version", "vocabulary"],
    ];
    const projected = (kind: string) => at(listed(at(Properties, kind))[0], "Projection");
    for (const [kind, names] of [
      ["LocalSecondaryIndexes", [...rest, "uid"]],
      ["GlobalSecondaryIndexes", rest],
    ] as const)
      expect(projected(kind)).toEqual({
        ProjectionType: "INCLUDE",
        NonKeyAttributes: expect.arrayContaining(names.toSorted()),
      });
    expect(at(listed(at(Properties, "GlobalSecondaryIndexes"))[1], "Projection")).toEqual({
      ProjectionType: "INCLUDE",
      NonKeyAttributes: expect.arrayContaining([
        ...["answers", "engine", "expiresAt", "finishedAt", "flags", "grade", "grammar", "isTest"],
        ...["mistakes", "startedAt", "studentId", "teacher", "uid", "vocabulary"],
      ]),
    });
    expect(JSON.stringify(Properties)).not.toContain("conversation");
  });

  test("no bucket is public, and none is read in the clear", () => {
    const buckets = ofType(template, "AWS::S3::Bucket");
    expect(buckets).toHaveLength(2);
    for (const [, { Properties }] of buckets)
      expect(at(Properties, "PublicAccessBlockConfiguration")).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    const policies = ofType(template, "AWS::S3::BucketPolicy");
    expect(policies).toHaveLength(2);
    for (const [, { Properties }] of policies) {
      const statements = listed(at(Properties, "PolicyDocument", "Statement"));
      expect(statements).toContainEqual(
        expect.objectContaining({
          Effect: "Deny",
          Action: "s3:*",
          Condition: { Bool: { "aws:SecureTransport": "false" } },
        }),
      );
      for (const statement of statements.filter((one) => at(one, "Effect") === "Allow"))
        expect(statement).toMatchObject({
          Principal: { Service: "cloudfront.amazonaws.com" },
          Condition: { StringEquals: { "AWS:SourceArn": expect.anything() } },
        });
    }
  });

  test("spoken sentences are forgotten in the end, and recordings within a day", () => {
    expect(at(resource(template, "MediaBucket").Properties, "LifecycleConfiguration", "Rules")).toEqual([
      expect.objectContaining({ Prefix: "voice/", ExpirationInDays: 180, Status: "Enabled" }),
      expect.objectContaining({ Prefix: "transcription/", ExpirationInDays: 1, Status: "Enabled" }),
    ]);
  });

  test("members sign in with email and a password without forced symbols, and reset it by email alone", () => {
    expect(resource(template, "UserPool").Properties).toMatchObject({
      UsernameAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "verified_email", Priority: 1 }] },
    });
  });

  test("the browser's client knows SRP and refreshing, keeps no secret, and does not tell who has an account", () => {
    const { Properties } = resource(template, "UserPoolClient");
    expect(Properties).toMatchObject({
      ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      PreventUserExistenceErrors: "ENABLED",
    });
    expect(at(Properties, "GenerateSecret") ?? false).toBe(false);
  });

  test("guests get a token and no AWS credentials", () => {
    expect(resource(template, "IdentityPool").Properties).toEqual({
      AllowUnauthenticatedIdentities: true,
      AllowClassicFlow: true,
    });
    expect(ofType(template, "AWS::Cognito::IdentityPoolRoleAttachment")).toEqual([]);
  });
};
