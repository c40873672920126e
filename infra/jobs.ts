import type { LambdaName } from "../domain/api.ts";

/** Every function there is: those that answer calls, and the one that says who calls. */
export type FunctionName = LambdaName | "authorizer";
export const tableNames = ["users", "exercises", "results", "lessons", "quotas"] as const;
export type TableName = (typeof tableNames)[number];

/** The daily limits among the settings. */
export type LimitName =
  | "turnsPerDay"
  | "lessonsPerPersonPerDay"
  | "lessonsPerExercisePerDay"
  | "lessonsOfDemosPerDay"
  | "lessonsPerSitePerDay"
  | "callsOutsideLessonsPerDay";

/** What one function needs: nothing that is not named here is granted, or told to it by a variable. */
export type Job = {
  /** MiB. Processor time comes in proportion. */
  memory: number;
  /** Seconds until Lambda gives up on a call; CloudFront waits for 120 s of silence at most. */
  timeout: number;
  /** The actions of DynamoDB that it uses, by table. */
  tables?: Partial<Record<TableName, readonly ("GetItem" | "PutItem" | "UpdateItem" | "Query")[]>>;
  /** The actions of Bedrock that it uses, on the one model of the settings. */
  model?: readonly ("InvokeModel" | "InvokeModelWithResponseStream")[];
  /** Does it speak with Polly, and keep the sound in the media bucket? */
  speaks?: true;
  /** Does it check tokens of the two pools? */
  knowsPools?: true;
  /** The daily limits that it watches over. */
  limits?: readonly LimitName[];
};

export const jobs: Record<FunctionName, Job> = {
  account: { memory: 512, timeout: 60 },
  authorizer: { memory: 512, timeout: 10, knowsPools: true },
  conversation: {
    memory: 1024,
    timeout: 90,
    tables: {
      lessons: ["GetItem", "PutItem", "UpdateItem"],
      exercises: ["GetItem"],
      quotas: ["UpdateItem"],
    },
    model: ["InvokeModel", "InvokeModelWithResponseStream"],
    limits: [
      "turnsPerDay",
      "lessonsPerPersonPerDay",
      "lessonsPerExercisePerDay",
      "lessonsOfDemosPerDay",
      "lessonsPerSitePerDay",
      "callsOutsideLessonsPerDay",
    ],
  },
  grading: {
    memory: 1024,
    timeout: 90,
    tables: {
      lessons: ["GetItem", "UpdateItem"],
      exercises: ["GetItem"],
      results: ["GetItem", "PutItem"],
      quotas: ["UpdateItem"],
    },
    model: ["InvokeModel"],
    limits: ["turnsPerDay", "callsOutsideLessonsPerDay"],
  },
  hint: {
    memory: 512,
    timeout: 30,
    tables: { quotas: ["UpdateItem"] },
    model: ["InvokeModel"],
    limits: ["turnsPerDay", "callsOutsideLessonsPerDay"],
  },
  records: { memory: 512, timeout: 20, tables: { exercises: ["GetItem"] } },
  voice: {
    memory: 512,
    timeout: 30,
    tables: { lessons: ["Query"], quotas: ["UpdateItem"] },
    speaks: true,
    limits: ["turnsPerDay"],
  },
};

/** The names of them all. */
export const functionNames = Object.keys(jobs) as FunctionName[]; // keys() forgets its keys' type
