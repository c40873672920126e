import type { Stack } from "../../local/bringUp.ts";

/** What a test in another process needs to know of a stack that is up. */
export type Description = {
  url: string;
  /** The file of all that it prints. */
  log: string;
  /** How an SDK client reaches the tables, past every policy. */
  database: ReturnType<Stack["client"]>;
  tables: {
    users: string;
    exercises: string;
    results: string;
    lessons: string;
    quotas: string;
    classes: string;
    shares: string;
  };
  /** The same for the bucket of photos and sounds. */
  media: { bucket: string; storage: ReturnType<Stack["client"]> };
  /** The file that the pools' keys are in, and the pools' ids: enough to sign tokens as Cognito would. */
  cognito: { file: string; identityPoolId: string; userPoolId: string; userPoolClientId: string };
  /** Where to ask how alike the speech that arrived was to the recordings (test/speech/scripted.ts). */
  measured?: string;
};

/** Describes a stack whose data is in `dataDir`. */
export const describe = ({ url, client, resources }: Stack, dataDir: string): Description => {
  const named = (type: "AWS::DynamoDB::Table" | "AWS::S3::Bucket", id: string): string => {
    const found = resources.all(type).find((one) => one.id === id);
    if (!found) throw new Error(`The stack has no ${type} called ${id}.`);
    return found.ref;
  };
  const table = (id: string): string => named("AWS::DynamoDB::Table", id);
  return {
    url,
    log: `${dataDir}.log`,
    database: client("DYNAMODB"),
    tables: {
      users: table("UsersTable"),
      exercises: table("ExercisesTable"),
      results: table("ResultsTable"),
      lessons: table("LessonsTable"),
      quotas: table("QuotasTable"),
      classes: table("ClassesTable"),
      shares: table("SharesTable"),
    },
    media: { bucket: named("AWS::S3::Bucket", "MediaBucket"), storage: client("S3") },
    cognito: {
      file: `${dataDir}/cognito.json`,
      identityPoolId: resources.only("AWS::Cognito::IdentityPool").ref,
      userPoolId: resources.only("AWS::Cognito::UserPool").ref,
      userPoolClientId: resources.only("AWS::Cognito::UserPoolClient").ref,
    },
  };
};
