import { expect, test } from "@jest/globals";
import { at, ofType, referencesIn, type Template } from "../../../infra/deployable/template.ts";
import { functionNames } from "../../../infra/jobs.ts";
import { listed, ORIGIN_SECRET, plain, resource } from "./plain.ts";

const profile = "arn:aws:bedrock:eu-west-1:<AWS::AccountId>:inference-profile/eu.amazon.nova-2-lite-v1:0";
const model = `arn:aws:bedrock:*::foundation-model/amazon.nova-2-lite-v1:0 if StringEquals bedrock:InferenceProfileArn ${profile}`;

/** Written by hand, action by action: a list derived from the stack's own would prove nothing. */
const usableStorage: Record<string, string[]> = {
  account: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:PutItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:UpdateItem on <ExercisesTable.Arn>",
    "dynamodb:DeleteItem on <ExercisesTable.Arn>",
    "dynamodb:Query on <ExercisesTable.Arn>/index/byOwner",
    "dynamodb:GetItem on <ResultsTable.Arn>",
    "dynamodb:Query on <ResultsTable.Arn>",
    "dynamodb:DeleteItem on <ResultsTable.Arn>",
    "dynamodb:Query on <ResultsTable.Arn>/index/byStudent",
    "dynamodb:Query on <LessonsTable.Arn>",
    "dynamodb:DeleteItem on <LessonsTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    "dynamodb:DeleteItem on <QuotasTable.Arn>",
    "dynamodb:DeleteItem on <ClassesTable.Arn>",
    "dynamodb:Query on <ClassesTable.Arn>/index/byTeacher",
    "dynamodb:Query on <SharesTable.Arn>",
    "dynamodb:DeleteItem on <SharesTable.Arn>",
    "s3:ListBucket on <MediaBucket.Arn> if StringLike s3:prefix student-images/*,shared-images/*",
    "s3:DeleteObject on <MediaBucket.Arn>/student-images/*",
    "s3:DeleteObject on <MediaBucket.Arn>/shared-images/*",
    "cognito-idp:AdminDeleteUser on <UserPool.Arn>",
  ],
  authoring: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:PutItem on <ExercisesTable.Arn>",
    "dynamodb:UpdateItem on <ExercisesTable.Arn>",
    "dynamodb:DeleteItem on <ExercisesTable.Arn>",
    "dynamodb:BatchGetItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    `bedrock:InvokeModel on ${profile}`,
    `bedrock:InvokeModel on ${model}`,
    "s3:GetObject on <MediaBucket.Arn>/voice/*",
    "s3:PutObject on <MediaBucket.Arn>/voice/*",
    "polly:SynthesizeSpeech on * if StringEquals aws:RequestedRegion eu-west-1",
    "s3:GetObject on <MediaBucket.Arn>/student-images/*",
    "s3:GetObject on <MediaBucket.Arn>/shared-images/*",
    "s3:PutObject on <MediaBucket.Arn>/student-images/*",
    "s3:PutObject on <MediaBucket.Arn>/shared-images/*",
  ],
  authorizer: [],
  builder: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:BatchGetItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    `bedrock:InvokeModel on ${profile}`,
    `bedrock:InvokeModel on ${model}`,
    "s3:GetObject on <MediaBucket.Arn>/student-images/*",
    "s3:GetObject on <MediaBucket.Arn>/shared-images/*",
  ],
  classes: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ClassesTable.Arn>",
    "dynamodb:PutItem on <ClassesTable.Arn>",
    "dynamodb:UpdateItem on <ClassesTable.Arn>",
    "dynamodb:DeleteItem on <ClassesTable.Arn>",
    "dynamodb:Query on <ClassesTable.Arn>/index/byTeacher",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:UpdateItem on <ExercisesTable.Arn>",
    "dynamodb:Query on <ExercisesTable.Arn>/index/byOwner",
    "dynamodb:UpdateItem on <ResultsTable.Arn>",
    "dynamodb:DeleteItem on <ResultsTable.Arn>",
    "dynamodb:Query on <ResultsTable.Arn>/index/byStart",
    "dynamodb:Query on <ResultsTable.Arn>/index/byClass",
    "dynamodb:DeleteItem on <LessonsTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
  ],
  colleagues: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:UpdateItem on <ExercisesTable.Arn>",
    "dynamodb:Query on <ExercisesTable.Arn>/index/byOwner",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <ClassesTable.Arn>",
    "dynamodb:Query on <ClassesTable.Arn>/index/byTeacher",
    "dynamodb:Query on <SharesTable.Arn>",
    "dynamodb:PutItem on <SharesTable.Arn>",
    "dynamodb:DeleteItem on <SharesTable.Arn>",
    "dynamodb:UpdateItem on <ResultsTable.Arn>",
    "dynamodb:Query on <ResultsTable.Arn>/index/byFlag",
    "s3:GetObject on <MediaBucket.Arn>/shared-images/*",
    "s3:PutObject on <MediaBucket.Arn>/shared-images/*",
    "cognito-idp:AdminGetUser on <UserPool.Arn>",
    "cognito-idp:ListUsers on <UserPool.Arn>",
  ],
  conversation: [
    "dynamodb:GetItem on <ClassesTable.Arn>",
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <LessonsTable.Arn>",
    "dynamodb:PutItem on <LessonsTable.Arn>",
    "dynamodb:UpdateItem on <LessonsTable.Arn>",
    "dynamodb:DeleteItem on <LessonsTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:PutItem on <ResultsTable.Arn>",
    "dynamodb:UpdateItem on <ResultsTable.Arn>",
    "dynamodb:DeleteItem on <ResultsTable.Arn>",
    "dynamodb:BatchGetItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    `bedrock:InvokeModel on ${profile}`,
    `bedrock:InvokeModelWithResponseStream on ${profile}`,
    `bedrock:InvokeModel on ${model}`,
    `bedrock:InvokeModelWithResponseStream on ${model}`,
    "s3:GetObject on <MediaBucket.Arn>/transcription/*",
    "s3:PutObject on <MediaBucket.Arn>/transcription/*",
    "s3:DeleteObject on <MediaBucket.Arn>/transcription/*",
    "transcribe:StartStreamTranscription on * if StringEquals aws:RequestedRegion eu-west-1",
    "transcribe:StartStreamTranscriptionWebSocket on * if StringEquals aws:RequestedRegion eu-west-1",
    "transcribe:StartTranscriptionJob on * if StringEquals aws:RequestedRegion eu-west-1 if StringEquals transcribe:OutputBucketName <MediaBucket>",
    "transcribe:GetTranscriptionJob on arn:aws:transcribe:eu-west-1:<AWS::AccountId>:transcription-job/viva-*",
    "transcribe:DeleteTranscriptionJob on arn:aws:transcribe:eu-west-1:<AWS::AccountId>:transcription-job/viva-*",
    "s3:GetObject on <MediaBucket.Arn>/student-images/*",
    "s3:GetObject on <MediaBucket.Arn>/shared-images/*",
  ],
  grading: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <LessonsTable.Arn>",
    "dynamodb:UpdateItem on <LessonsTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:GetItem on <ResultsTable.Arn>",
    "dynamodb:PutItem on <ResultsTable.Arn>",
    "dynamodb:DeleteItem on <ResultsTable.Arn>",
    "dynamodb:BatchGetItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    `bedrock:InvokeModel on ${profile}`,
    `bedrock:InvokeModel on ${model}`,
  ],
  hint: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:BatchGetItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    `bedrock:InvokeModel on ${profile}`,
    `bedrock:InvokeModel on ${model}`,
  ],
  preSignUp: [],
  records: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:PutItem on <UsersTable.Arn>",
    "dynamodb:UpdateItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:Query on <ExercisesTable.Arn>/index/byOwner",
    "dynamodb:Query on <ResultsTable.Arn>/index/byStudent",
    "s3:GetObject on <MediaBucket.Arn>/student-images/*",
    "s3:GetObject on <MediaBucket.Arn>/shared-images/*",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    "dynamodb:Query on <SharesTable.Arn>",
  ],
  results: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:UpdateItem on <ExercisesTable.Arn>",
    "dynamodb:DeleteItem on <ExercisesTable.Arn>",
    "dynamodb:Query on <ExercisesTable.Arn>/index/byOwner",
    "dynamodb:GetItem on <ResultsTable.Arn>",
    "dynamodb:UpdateItem on <ResultsTable.Arn>",
    "dynamodb:DeleteItem on <ResultsTable.Arn>",
    "dynamodb:Query on <ResultsTable.Arn>",
    "dynamodb:Query on <ResultsTable.Arn>/index/byStudent",
    "dynamodb:Query on <ResultsTable.Arn>/index/byStart",
    "dynamodb:Query on <ResultsTable.Arn>/index/byFlag",
    "dynamodb:DeleteItem on <LessonsTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    "dynamodb:DeleteItem on <QuotasTable.Arn>",
    "s3:DeleteObject on <MediaBucket.Arn>/student-images/*",
    "s3:DeleteObject on <MediaBucket.Arn>/shared-images/*",
    "dynamodb:DeleteItem on <SharesTable.Arn>",
  ],
  roster: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:GetItem on <ClassesTable.Arn>",
    "dynamodb:UpdateItem on <ClassesTable.Arn>",
    "dynamodb:GetItem on <ExercisesTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
  ],
  voice: [
    "dynamodb:GetItem on <UsersTable.Arn>",
    "dynamodb:Query on <LessonsTable.Arn>",
    "dynamodb:BatchGetItem on <QuotasTable.Arn>",
    "dynamodb:UpdateItem on <QuotasTable.Arn>",
    "s3:GetObject on <MediaBucket.Arn>/voice/*",
    "s3:PutObject on <MediaBucket.Arn>/voice/*",
    "polly:SynthesizeSpeech on * if StringEquals aws:RequestedRegion eu-west-1",
  ],
};

/** And what each is told, in names and numbers. */
const told: Record<string, Record<string, string>> = {
  account: {
    USERS_TABLE: "<UsersTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    LESSONS_TABLE: "<LessonsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    CLASSES_TABLE: "<ClassesTable>",
    SHARES_TABLE: "<SharesTable>",
    EXPORTS_PER_PERSON_PER_DAY: "10",
    MEDIA_BUCKET: "<MediaBucket>",
    USER_POOL_ID: "<UserPool>",
  },
  authoring: {
    USERS_TABLE: "<UsersTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    SPEND_DOLLARS_PER_DAY: "25",
    MODEL_ID: "eu.amazon.nova-2-lite-v1:0",
    SAVES_PER_PERSON_PER_DAY: "60",
    SAVES_PER_SITE_PER_DAY: "1000",
    PHOTOS_PER_PERSON_PER_DAY: "60",
    PHOTOS_PER_SITE_PER_DAY: "500",
    VOICE_BUCKET: "<MediaBucket>",
    VOICE_ENGINE: "neural",
    VOICE_FRENCH: "Remi",
    VOICE_SPANISH: "Sergio",
    VOICE_GERMAN: "Daniel",
    MEDIA_BUCKET: "<MediaBucket>",
  },
  authorizer: {
    USER_POOL_ID: "<UserPool>",
    USER_POOL_CLIENT_ID: "<UserPoolClient>",
    IDENTITY_POOL_ID: "<IdentityPool>",
  },
  builder: {
    USERS_TABLE: "<UsersTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    SPEND_DOLLARS_PER_DAY: "25",
    MODEL_ID: "eu.amazon.nova-2-lite-v1:0",
    MEDIA_BUCKET: "<MediaBucket>",
    BUILDS_PER_PERSON_PER_DAY: "100",
    BUILDS_PER_SITE_PER_DAY: "2000",
  },
  classes: {
    USERS_TABLE: "<UsersTable>",
    CLASSES_TABLE: "<ClassesTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    LESSONS_TABLE: "<LessonsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    LISTS_PER_PERSON_PER_DAY: "2000",
  },
  colleagues: {
    USERS_TABLE: "<UsersTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    CLASSES_TABLE: "<ClassesTable>",
    SHARES_TABLE: "<SharesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    MEDIA_BUCKET: "<MediaBucket>",
    USER_POOL_ID: "<UserPool>",
  },
  conversation: {
    CLASSES_TABLE: "<ClassesTable>",
    USERS_TABLE: "<UsersTable>",
    LESSONS_TABLE: "<LessonsTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    SPEND_DOLLARS_PER_DAY: "25",
    MODEL_ID: "eu.amazon.nova-2-lite-v1:0",
    TURNS_PER_DAY: "600",
    TURNS_OF_DEMOS_PER_DAY: "24000",
    TURNS_PER_SITE_PER_DAY: "120000",
    LESSONS_PER_PERSON_PER_DAY: "40",
    LESSONS_PER_EXERCISE_PER_DAY: "300",
    LESSONS_OF_DEMOS_PER_DAY: "1000",
    LESSONS_PER_SITE_PER_DAY: "5000",
    CALLS_OUTSIDE_LESSONS_PER_DAY: "10000",
    TRANSCRIPTIONS_PER_PERSON_PER_DAY: "600",
    TRANSCRIPTIONS_OF_DEMOS_PER_DAY: "12000",
    TRANSCRIPTIONS_PER_SITE_PER_DAY: "60000",
    TRANSCRIPTION_JOBS_OF_DEMOS_PER_DAY: "2",
    TRANSCRIPTION_JOBS_PER_SITE_PER_DAY: "8",
    RECORDINGS_BUCKET: "<MediaBucket>",
    MEDIA_BUCKET: "<MediaBucket>",
  },
  grading: {
    USERS_TABLE: "<UsersTable>",
    LESSONS_TABLE: "<LessonsTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    SPEND_DOLLARS_PER_DAY: "25",
    MODEL_ID: "eu.amazon.nova-2-lite-v1:0",
    TURNS_PER_DAY: "600",
    CALLS_OUTSIDE_LESSONS_PER_DAY: "10000",
    RESULTS_KEPT_DAYS: "400",
  },
  hint: {
    USERS_TABLE: "<UsersTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    SPEND_DOLLARS_PER_DAY: "25",
    MODEL_ID: "eu.amazon.nova-2-lite-v1:0",
    TURNS_PER_DAY: "600",
  },
  preSignUp: {},
  records: {
    USERS_TABLE: "<UsersTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    LISTS_PER_PERSON_PER_DAY: "2000",
    MEDIA_BUCKET: "<MediaBucket>",
    TEACHER_RULE: "open",
    SHARES_TABLE: "<SharesTable>",
  },
  results: {
    USERS_TABLE: "<UsersTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    RESULTS_TABLE: "<ResultsTable>",
    LESSONS_TABLE: "<LessonsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    LISTS_PER_PERSON_PER_DAY: "2000",
    MEDIA_BUCKET: "<MediaBucket>",
    SHARES_TABLE: "<SharesTable>",
  },
  roster: {
    USERS_TABLE: "<UsersTable>",
    CLASSES_TABLE: "<ClassesTable>",
    EXERCISES_TABLE: "<ExercisesTable>",
    QUOTAS_TABLE: "<QuotasTable>",
  },
  voice: {
    USERS_TABLE: "<UsersTable>",
    LESSONS_TABLE: "<LessonsTable>",
    QUOTAS_TABLE: "<QuotasTable>",
    SPEND_DOLLARS_PER_DAY: "25",
    VOICE_BUCKET: "<MediaBucket>",
    VOICE_ENGINE: "neural",
    VOICE_FRENCH: "Remi",
    VOICE_SPANISH: "Sergio",
    VOICE_GERMAN: "Daniel",
    TURNS_PER_DAY: "600",
  },
};

const functionId = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Function`;
const functionOf = (template: Template, name: string) => resource(template, functionId(name)).Properties;

/** Every single thing that a role allows: `action on resource if condition`. */
const grantsOf = (template: Template, role: string): string[] =>
  ofType(template, "AWS::IAM::Policy")
    .filter(([, { Properties }]) => referencesIn(at(Properties, "Roles")).includes(role))
    .flatMap(([, { Properties }]) => listed(at(Properties, "PolicyDocument", "Statement")))
    .flatMap((statement) =>
      listed(at(statement, "Action")).flatMap((action) =>
        listed(at(statement, "Resource")).map((on) => {
          const conditions = Object.entries(at(statement, "Condition") ?? {}).flatMap(([operator, keys]) =>
            Object.entries(keys).map(([key, value]) => ` if ${operator} ${key} ${plain(value)}`),
          );
          return `${action} on ${plain(on)}${conditions.join("")}`;
        }),
      ),
    );

export const permissions = (template: Template): void => {
  test.each(functionNames)("%s may do its own job and write its own log, and nothing else", (name) => {
    const properties = functionOf(template, name);
    const [role = ""] = referencesIn(at(properties, "Role"));
    const [log = ""] = referencesIn(at(properties, "LoggingConfig", "LogGroup"));
    const logging = ["logs:CreateLogStream", "logs:PutLogEvents"].map(
      (action) => `${action} on <${log}.Arn>`,
    );
    expect(grantsOf(template, role).sort()).toEqual([...logging, ...(usableStorage[name] ?? [])].sort());
    expect(at(resource(template, role).Properties, "ManagedPolicyArns")).toBeUndefined();
    expect(at(resource(template, role).Properties, "Policies")).toBeUndefined();
  });

  test.each(functionNames)("%s is told what it needs, and nothing else", (name) => {
    const variables = Object.entries(at(functionOf(template, name), "Environment", "Variables") ?? {});
    const isCalledByPeople = name !== "authorizer" && name !== "preSignUp";
    expect(Object.fromEntries(variables.map(([key, value]) => [key, plain(value)]))).toEqual({
      ...told[name],
      ...(isCalledByPeople && { ORIGIN_SECRET }),
    });
  });

  test("API Gateway needs one permission a function, however many routes it has", () => {
    const called = ofType(template, "AWS::Lambda::Permission").map(([, { Properties }]) =>
      plain(at(Properties, "FunctionName")),
    );
    const functions = functionNames.map((name) => `<${functionId(name)}.Arn>`);
    expect(called.sort()).toEqual(functions.sort());
  });

  test("no two functions share a role or a log", () => {
    for (const property of [["Role"], ["LoggingConfig", "LogGroup"]]) {
      const owned = functionNames.map((name) => plain(at(functionOf(template, name), ...property)));
      expect(new Set(owned).size).toBe(functionNames.length);
    }
  });

  test("functions run on Node 24 on ARM, their logs are kept a month, and no concurrency is reserved", () => {
    for (const name of functionNames) {
      const properties = functionOf(template, name);
      expect(properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Handler: `${name}/index.handler`,
      });
      expect(properties).not.toHaveProperty("ReservedConcurrentExecutions");
      const [log = ""] = referencesIn(at(properties, "LoggingConfig", "LogGroup"));
      expect(at(resource(template, log).Properties, "RetentionInDays")).toBe(30);
    }
  });

  test("no role of ours allows a * of actions, or everything without a condition", () => {
    const roles = functionNames.flatMap((name) => referencesIn(at(functionOf(template, name), "Role")));
    const grants = roles.flatMap((role) => grantsOf(template, role));
    expect(grants.filter((grant) => /^\S*\*\S* on/.test(grant))).toEqual([]);
    expect(grants.filter((grant) => grant.endsWith(" on *"))).toEqual([]);
    // Apart from CDK's own copier of files, nobody else holds a role.
    const others = ofType(template, "AWS::IAM::Role").filter(([id]) => !roles.includes(id));
    expect(others.map(([id]) => id)).toEqual([expect.stringMatching(/^CustomCDKBucketDeployment/)]);
  });
};
