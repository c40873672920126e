import type { LambdaName } from "../domain/api.ts";

/** Every function there is: those that answer calls, the one that says who calls, and the one that lets members in. */
export type FunctionName = LambdaName | "authorizer" | "preSignUp";
export const tableNames = [
  "users",
  "exercises",
  "results",
  "lessons",
  "quotas",
  "classes",
  "shares",
] as const;
export type TableName = (typeof tableNames)[number];
/** The indexes by which tables can also be asked another way, and the table of each. */
export const indexes = {
  byOwner: "exercises",
  byStudent: "results",
  byStart: "results",
  byClass: "results",
  byFlag: "results",
  byTeacher: "classes",
} as const satisfies Record<string, TableName>;
export type IndexName = keyof typeof indexes;

/** The daily limits among the settings. */
export type LimitName =
  | "turnsPerDay"
  | "turnsOfDemosPerDay"
  | "turnsPerSitePerDay"
  | "lessonsPerPersonPerDay"
  | "lessonsPerExercisePerDay"
  | "lessonsOfDemosPerDay"
  | "lessonsPerSitePerDay"
  | "callsOutsideLessonsPerDay"
  | "transcriptionsPerPersonPerDay"
  | "transcriptionsOfDemosPerDay"
  | "transcriptionsPerSitePerDay"
  | "buildsPerPersonPerDay"
  | "buildsPerSitePerDay"
  | "savesPerPersonPerDay"
  | "savesPerSitePerDay"
  | "photosPerPersonPerDay"
  | "photosPerSitePerDay"
  | "listsPerPersonPerDay"
  | "exportsPerPersonPerDay"
  | "transcriptionJobsOfDemosPerDay"
  | "transcriptionJobsPerSitePerDay";

/** What one function needs: nothing that is not named here is granted, or told to it by a variable. */
export type Job = {
  /** MiB. Processor time comes in proportion. */
  memory: number;
  /** Seconds until Lambda gives up on a call; CloudFront waits for 120 s of silence at most. */
  timeout: number;
  /** The actions of DynamoDB that it uses, by table. */
  tables?: Partial<
    Record<
      TableName,
      readonly ("GetItem" | "BatchGetItem" | "PutItem" | "UpdateItem" | "DeleteItem" | "Query")[]
    >
  >;
  /** The indexes that it queries. */
  indexes?: readonly IndexName[];
  /** The actions of Bedrock that it uses, on the one model of the settings. */
  model?: readonly ("InvokeModel" | "InvokeModelWithResponseStream")[];
  /** Does it speak with Polly, and keep the sound in the media bucket? */
  speaks?: true;
  /** Does it hear with Transcribe, and keep recordings in the media bucket for as long as that takes? */
  hears?: true;
  /** Does it look at the photos in the media bucket? */
  seesPhotos?: true;
  /** Does it keep photos there? */
  keepsPhotos?: true;
  /** Does it copy teachers' photos there? */
  copiesPhotos?: true;
  /** Does it delete photos there? */
  deletesPhotos?: true;
  /** Does it check tokens of the two pools? */
  knowsPools?: true;
  /** Does it delete members: find all their photos, and delete their sign-in? */
  deletesMembers?: true;
  /** Does it find out who has signed up with an address? */
  findsMembers?: true;
  /** Does it say who may sign up? */
  letsIn?: true;
  /** Does it apply the school's rule for who may be a teacher (lambdas/identity/teacherRule.ts)? */
  knowsTeachers?: true;
  /** Does it save results, and say until when they are kept? */
  keepsResults?: true;
  /** The daily limits that it watches over. */
  limits?: readonly LimitName[];
};

export const jobs: Record<FunctionName, Job> = {
  account: {
    memory: 512,
    timeout: 90,
    tables: {
      users: ["GetItem", "PutItem"],
      exercises: ["GetItem", "UpdateItem", "DeleteItem"],
      results: ["GetItem", "Query", "DeleteItem"],
      lessons: ["Query", "DeleteItem"],
      quotas: ["UpdateItem", "DeleteItem"],
      classes: ["DeleteItem"],
      shares: ["Query", "DeleteItem"],
    },
    indexes: ["byOwner", "byStudent", "byTeacher"],
    deletesPhotos: true,
    deletesMembers: true,
    limits: ["exportsPerPersonPerDay"],
  },
  authoring: {
    memory: 1024,
    timeout: 60,
    tables: {
      users: ["GetItem"],
      exercises: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
      quotas: ["BatchGetItem", "UpdateItem"],
    },
    model: ["InvokeModel"],
    speaks: true,
    seesPhotos: true,
    keepsPhotos: true,
    limits: ["savesPerPersonPerDay", "savesPerSitePerDay", "photosPerPersonPerDay", "photosPerSitePerDay"],
  },
  builder: {
    memory: 1024,
    timeout: 60,
    tables: { users: ["GetItem"], quotas: ["BatchGetItem", "UpdateItem"] },
    model: ["InvokeModel"],
    seesPhotos: true,
    limits: ["buildsPerPersonPerDay", "buildsPerSitePerDay"],
  },
  authorizer: { memory: 512, timeout: 10, knowsPools: true },
  classes: {
    memory: 1024,
    timeout: 60,
    tables: {
      users: ["GetItem"],
      classes: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
      exercises: ["GetItem", "UpdateItem"],
      results: ["UpdateItem", "DeleteItem"],
      lessons: ["DeleteItem"],
      quotas: ["UpdateItem"],
    },
    indexes: ["byOwner", "byStart", "byClass", "byTeacher"],
    limits: ["listsPerPersonPerDay"],
  },
  // It alone looks up addresses.
  colleagues: {
    memory: 512,
    timeout: 60,
    tables: {
      users: ["GetItem"],
      exercises: ["GetItem", "UpdateItem"],
      quotas: ["UpdateItem"],
      classes: ["UpdateItem"],
      shares: ["Query", "PutItem", "DeleteItem"],
      results: ["UpdateItem"],
    },
    indexes: ["byOwner", "byTeacher", "byFlag"],
    copiesPhotos: true,
    findsMembers: true,
  },
  conversation: {
    memory: 1024,
    timeout: 90,
    tables: {
      users: ["GetItem"],
      lessons: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
      exercises: ["GetItem"],
      results: ["PutItem", "UpdateItem", "DeleteItem"],
      quotas: ["BatchGetItem", "UpdateItem"],
      classes: ["GetItem"],
    },
    model: ["InvokeModel", "InvokeModelWithResponseStream"],
    hears: true,
    seesPhotos: true,
    limits: [
      "turnsPerDay",
      "turnsOfDemosPerDay",
      "turnsPerSitePerDay",
      "lessonsPerPersonPerDay",
      "lessonsPerExercisePerDay",
      "lessonsOfDemosPerDay",
      "lessonsPerSitePerDay",
      "callsOutsideLessonsPerDay",
      "transcriptionsPerPersonPerDay",
      "transcriptionsOfDemosPerDay",
      "transcriptionsPerSitePerDay",
      "transcriptionJobsOfDemosPerDay",
      "transcriptionJobsPerSitePerDay",
    ],
  },
  grading: {
    memory: 1024,
    timeout: 90,
    tables: {
      users: ["GetItem"],
      lessons: ["GetItem", "UpdateItem"],
      exercises: ["GetItem"],
      results: ["GetItem", "PutItem", "DeleteItem"],
      quotas: ["BatchGetItem", "UpdateItem"],
    },
    model: ["InvokeModel"],
    keepsResults: true,
    limits: ["turnsPerDay", "callsOutsideLessonsPerDay"],
  },
  hint: {
    memory: 512,
    timeout: 30,
    tables: { users: ["GetItem"], quotas: ["BatchGetItem", "UpdateItem"] },
    model: ["InvokeModel"],
    limits: ["turnsPerDay"],
  },
  // Cognito waits 5 s for it.
  preSignUp: { memory: 128, timeout: 5, letsIn: true },
  records: {
    memory: 512,
    timeout: 20,
    tables: {
      users: ["GetItem", "PutItem", "UpdateItem"],
      exercises: ["GetItem"],
      quotas: ["UpdateItem"],
      shares: ["Query"],
    },
    indexes: ["byOwner", "byStudent"],
    seesPhotos: true,
    knowsTeachers: true,
    limits: ["listsPerPersonPerDay"],
  },
  results: {
    memory: 512,
    timeout: 90,
    tables: {
      users: ["GetItem"],
      exercises: ["GetItem", "UpdateItem", "DeleteItem"],
      results: ["GetItem", "UpdateItem", "DeleteItem", "Query"],
      lessons: ["DeleteItem"],
      quotas: ["UpdateItem", "DeleteItem"],
      shares: ["DeleteItem"],
    },
    indexes: ["byOwner", "byStudent", "byStart", "byFlag"],
    deletesPhotos: true,
    limits: ["listsPerPersonPerDay"],
  },
  // What anybody with a class's link may call: it sees lists, and no result.
  roster: {
    memory: 512,
    timeout: 20,
    tables: {
      users: ["GetItem"],
      classes: ["GetItem", "UpdateItem"],
      exercises: ["GetItem"],
      quotas: ["UpdateItem"],
    },
  },
  voice: {
    memory: 512,
    timeout: 30,
    tables: { users: ["GetItem"], lessons: ["Query"], quotas: ["BatchGetItem", "UpdateItem"] },
    speaks: true,
    limits: ["turnsPerDay"],
  },
};

/** The names of them all. */
export const functionNames = Object.keys(jobs) as FunctionName[]; // keys() forgets its keys' type
