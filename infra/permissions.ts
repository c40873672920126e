import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Stack } from "aws-cdk-lib/core";
import type { FunctionsProps } from "./functions.ts";
import { modelBehind } from "./inferenceProfile.ts";
import { type Job, tableNames, indexes as tableOf } from "./jobs.ts";

/** One thing a function may do. `wildcards` says of each `*` in it why it is there: cdk-nag's finding → the reason. */
type Permission = { statement: PolicyStatement; wildcards?: Record<string, string> };

/** What a job's role may do: its tables, its model, its voice, its ears, and nothing else. */
export const permissionsOf = (job: Job, props: FunctionsProps): Permission[] => [
  ...onTables(job, props),
  ...onIndexes(job, props),
  ...(job.model ? onModel(job.model, props) : []),
  ...(job.model ? onGuardrail(props) : []),
  ...(job.speaks ? onSpeech(props) : []),
  ...(job.hears && props.settings.speechToText ? onHearing(props) : []),
  ...(job.seesPhotos ? onPhotos(["GetObject"], props) : []),
  ...(job.keepsPhotos ? onPhotos(["PutObject"], props) : []),
  ...(job.copiesPhotos ? onPhotos(["GetObject", "PutObject"], props, [TEACHERS_FOLDER]) : []),
  ...(job.deletesPhotos ? onPhotos(["DeleteObject"], props) : []),
  ...(job.deletesMembers ? onMembers(props) : []),
  ...(job.findsMembers ? onDirectory(props) : []),
];

/** Not `table.grant`: it adds every index of the table, whether it is used or not. */
const onTables = (job: Job, { tables }: FunctionsProps): Permission[] =>
  tableNames.flatMap((name) => {
    const actions = job.tables?.[name]?.map((action) => `dynamodb:${action}`);
    return actions ? { statement: new PolicyStatement({ actions, resources: [tables[name].tableArn] }) } : [];
  });

const onIndexes = ({ indexes = [] }: Job, { tables }: FunctionsProps): Permission[] =>
  indexes.map((name) => ({
    statement: new PolicyStatement({
      actions: ["dynamodb:Query"],
      resources: [`${tables[tableOf[name]].tableArn}/index/${name}`],
    }),
  }));

/** Students' photos lie in folders of their own, teachers' in one (spec section 9). */
const TEACHERS_FOLDER = "shared-images/*";
const PHOTO_FOLDERS = ["student-images/*", TEACHERS_FOLDER];

/** Whose a photo is, the functions check before they look at it or take it into an exercise (lambdas/photo/place.ts). */
const onPhotos = (
  actions: readonly ("GetObject" | "PutObject" | "DeleteObject")[],
  { media }: FunctionsProps,
  folders: readonly string[] = PHOTO_FOLDERS,
): Permission[] =>
  folders.map((folder) => ({
    statement: new PolicyStatement({
      actions: actions.map((action) => `s3:${action}`),
      resources: [media.bucket.arnForObjects(folder)],
    }),
    wildcards: {
      [`AwsSolutions-IAM5[Resource::<MediaBucket.Arn>/${folder}]`]:
        "A photo has a random name: only its folder is known beforehand.",
    },
  }));

/** What it takes to delete somebody beside their rows and photos: to find these, and their sign-in. */
const onMembers = (props: FunctionsProps): Permission[] => [
  {
    statement: new PolicyStatement({
      actions: ["s3:ListBucket"],
      resources: [props.media.bucket.bucketArn],
      conditions: { StringLike: { "s3:prefix": PHOTO_FOLDERS } },
    }),
  },
  {
    statement: new PolicyStatement({
      actions: ["cognito-idp:AdminDeleteUser"],
      resources: [props.accounts.members.userPoolArn],
    }),
  },
];

/** What it takes to find the account that was signed up with an address. */
const onDirectory = ({ accounts }: FunctionsProps): Permission[] => [
  {
    statement: new PolicyStatement({
      actions: ["cognito-idp:AdminGetUser", "cognito-idp:ListUsers"],
      resources: [accounts.members.userPoolArn],
    }),
  },
];

/** No s3:ListBucket: a sentence that nobody has spoken yet answers 403 then, which tells the function as much as a 404. */
const onSpeech = ({ media }: FunctionsProps): Permission[] => [
  {
    statement: new PolicyStatement({
      actions: ["s3:GetObject", "s3:PutObject"],
      resources: [media.bucket.arnForObjects("voice/*")],
    }),
    wildcards: {
      "AwsSolutions-IAM5[Resource::<MediaBucket.Arn>/voice/*]":
        "A spoken sentence's name is a hash of its words: only the folder is known beforehand.",
    },
  },
  {
    statement: new PolicyStatement({
      actions: ["polly:SynthesizeSpeech"],
      resources: ["*"],
      conditions: { StringEquals: { "aws:RequestedRegion": Stack.of(media).region } },
    }),
    wildcards: {
      "AwsSolutions-IAM5[Resource::*]":
        "Polly's voices are no resources: there is nothing to name but the region.",
    },
  },
];

/**
 * Streams are no resources, and neither is a job that is yet to be started. What a job may write, and where, is bound by its
 * output bucket; Transcribe itself reads the recording and writes what it understood with the function's own rights
 * (https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazontranscribe.html).
 */
const onHearing = ({ media }: FunctionsProps): Permission[] => {
  const { partition, region, account } = Stack.of(media);
  const jobs = `arn:${partition}:transcribe:${region}:${account}:transcription-job/viva-*`;
  return [
    {
      statement: new PolicyStatement({
        actions: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
        resources: [media.bucket.arnForObjects("transcription/*")],
      }),
      wildcards: {
        "AwsSolutions-IAM5[Resource::<MediaBucket.Arn>/transcription/*]":
          "A recording has a random name: only the folder is known beforehand.",
      },
    },
    {
      statement: new PolicyStatement({
        actions: ["transcribe:StartStreamTranscription", "transcribe:StartStreamTranscriptionWebSocket"],
        resources: ["*"],
        conditions: { StringEquals: { "aws:RequestedRegion": region } },
      }),
      wildcards: {
        "AwsSolutions-IAM5[Resource::*]":
          "A stream of speech is no resource: there is nothing to name but the region.",
      },
    },
    {
      statement: new PolicyStatement({
        actions: ["transcribe:StartTranscriptionJob"],
        resources: ["*"],
        conditions: {
          StringEquals: {
            "aws:RequestedRegion": region,
            "transcribe:OutputBucketName": media.bucket.bucketName,
          },
        },
      }),
      wildcards: {
        "AwsSolutions-IAM5[Resource::*]":
          "A job that is not there yet is no resource: the bucket that it writes to is named instead.",
      },
    },
    {
      statement: new PolicyStatement({
        actions: ["transcribe:GetTranscriptionJob", "transcribe:DeleteTranscriptionJob"],
        resources: [jobs],
      }),
      wildcards: {
        [`AwsSolutions-IAM5[Resource::${jobs.replaceAll(account, "<AWS::AccountId>")}]`]:
          "A job has a random name, behind a prefix of our own.",
      },
    },
  ];
};

/** A model that is asked with a guardrail needs the right to it besides (https://docs.aws.amazon.com/bedrock/latest/userguide/guardrails-permissions.html). */
const onGuardrail = ({ settings: { guardrail }, media }: FunctionsProps): Permission[] => {
  if (!guardrail) return [];
  const { partition, region, account } = Stack.of(media);
  const resources = [`arn:${partition}:bedrock:${region}:${account}:guardrail/${guardrail.id}`];
  return [{ statement: new PolicyStatement({ actions: ["bedrock:ApplyGuardrail"], resources }) }];
};

/**
 * An inference profile takes two statements: the profile itself, and the model behind it in any region (a profile picks one
 * of its group, and groups grow), but only when called through that profile
 * (https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html).
 */
const onModel = (
  names: NonNullable<Job["model"]>,
  { settings: { modelId }, media }: FunctionsProps,
): Permission[] => {
  const { partition, region, account } = Stack.of(media);
  const actions = names.map((name) => `bedrock:${name}`);
  const model = modelBehind(modelId);
  if (model === undefined) {
    const resources = [`arn:${partition}:bedrock:${region}::foundation-model/${modelId}`];
    return [{ statement: new PolicyStatement({ actions, resources }) }];
  }
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`;
  const anywhere = `arn:${partition}:bedrock:*::foundation-model/${model}`;
  return [
    { statement: new PolicyStatement({ actions, resources: [profile] }) },
    {
      statement: new PolicyStatement({
        actions,
        resources: [anywhere],
        conditions: { StringEquals: { "bedrock:InferenceProfileArn": profile } },
      }),
      wildcards: {
        [`AwsSolutions-IAM5[Resource::${anywhere}]`]:
          "The inference profile chooses the region; the condition lets nobody past the profile.",
      },
    },
  ];
};
