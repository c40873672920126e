import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  QueryCommand,
} from "@aws-sdk/lib-dynamodb";
import type { CostCentre } from "../../domain/costCentres.ts";
import { blankExercise, type Exercise } from "../../domain/exercise.ts";
import { studentImagePath } from "../../domain/limits.ts";
import { soundName } from "../../lambdas/speech/cachedVoice.ts";
import { type Begun, isFinished, type Result } from "../../lambdas/store/attempt.ts";
import type { Lesson } from "../../lambdas/store/lesson.ts";
import { type Counted, isSpread } from "../../lambdas/store/quotas.ts";
import { shardsOf, sharesOf } from "../../lambdas/store/shards.ts";
import { cognito } from "../../local/services/cognito.ts";
import { userPoolOf } from "../local/services/userPool.ts";
import type { Measured } from "../speech/scripted.ts";
import { type AttemptGiven, attemptOf } from "./attempts.ts";
import type { Description } from "./description.ts";

/** What a test may do to a stack beyond what people may: look into its tables, and sign tokens as Cognito. */
export type StackInHand = {
  putExercise(exercise: Partial<Exercise> & { assignment_id: string }): Promise<void>;
  deleteExercise(assignmentId: string): Promise<void>;
  /** Puts any item into the users table: a member, or a deleted one's tombstone. */
  putUser(user: { uid: string } & Record<string, unknown>): Promise<void>;
  /** Puts an item into the table of what is shared with whom. */
  putShare(share: { uid: string; shared: string }): Promise<void>;
  /** Puts an attempt into the results table, filled in where nothing is said: see test/stack/attempts.ts. */
  putAttempt(attempt: AttemptGiven): Promise<Begun | Result>;
  /** Puts any item into the results table. */
  putResult(result: Pick<Result, "assignment_id" | "attempt"> & Record<string, unknown>): Promise<void>;
  /** The lesson of a person (`uid` as the browser keeps it), ended or not. */
  readLesson(uid: string, assignmentId: string): Promise<Lesson | undefined>;
  /** Sets how often something was counted of a person today. */
  count(counted: Counted, uid: string, used: number): Promise<void>;
  /** Sets what a cost centre has spent today, in micro-dollars, and the others' to nothing. */
  spend(centre: CostCentre, microDollars: number): Promise<void>;
  readResult(assignmentId: string, attempt: string): Promise<Result | undefined>;
  /** Every result of an exercise. */
  listResults(assignmentId: string): Promise<Result[]>;
  /** The same with the attempts that were only begun. */
  listAttempts(assignmentId: string): Promise<(Begun | Result)[]>;
  /** A photo, where a student's are kept. */
  putPhoto(uid: string): Promise<void>;
  /** Is a French sentence of Mark's kept as sound? */
  isSpoken(text: string): Promise<boolean>;
  /** Every row of any table, and every photo, in which this text occurs, as JSON. */
  traces(text: string): Promise<string[]>;
  guestToken(claims: Record<string, unknown>): string;
  memberToken(uid: string, claims?: Record<string, unknown>): string;
  /** All that the stack has printed so far. */
  log(): string;
  /** How alike what was heard so far was to the recordings of test/speech, stream by stream. */
  measured(): Promise<Measured[]>;
  close(): Promise<void>;
};

/** The stack that this run of tests shares. */
const shared = (): Description => {
  if (!process.env.VIVA_STACK) throw new Error("No stack is up: run this suite with npm test.");
  return JSON.parse(process.env.VIVA_STACK);
};

const example: Exercise = {
  ...blankExercise,
  assignment_id: "",
  ownerId: "teacher-1",
  activity: "Set Question Role Play",
  level: "GCSE - Foundational",
  board: "AQA",
  language: "French",
  context_0: "Qu'est-ce que tu aimes manger ?;Où habites-tu ?",
  questionNotes: [],
  isShared: true,
  settings: { ...blankExercise.settings },
};

/** Takes a stack in hand: the one that all suites share, unless another is described. */
export const openStack = async (described: Description = shared()): Promise<StackInHand> => {
  const { database, tables, media, cognito: pools } = described;
  const storage = new S3Client({ ...media.storage, forcePathStyle: true });
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(database));
  const people = await cognito({
    file: pools.file,
    identityPool: {
      id: pools.identityPoolId,
      allowUnauthenticatedIdentities: true,
      allowClassicFlow: true,
    },
    userPool: userPoolOf({ id: pools.userPoolId, clientId: pools.userPoolClientId }),
  });
  const listAttempts: StackInHand["listAttempts"] = async (assignment_id) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: tables.results,
        KeyConditionExpression: "assignment_id = :id",
        ExpressionAttributeValues: { ":id": assignment_id },
        ConsistentRead: true,
      }),
    );
    return Items as (Begun | Result)[]; // as the functions wrote them
  };
  return {
    async putExercise(exercise) {
      const Item = { ...example, ...exercise };
      await client.send(new PutCommand({ TableName: tables.exercises, Item }));
    },
    async deleteExercise(assignment_id) {
      await client.send(new DeleteCommand({ TableName: tables.exercises, Key: { assignment_id } }));
    },
    async putUser(Item) {
      await client.send(new PutCommand({ TableName: tables.users, Item }));
    },
    async putShare(Item) {
      await client.send(new PutCommand({ TableName: tables.shares, Item }));
    },
    async putResult(Item) {
      await client.send(new PutCommand({ TableName: tables.results, Item }));
    },
    async putAttempt(given) {
      const Item = attemptOf(given);
      await client.send(new PutCommand({ TableName: tables.results, Item }));
      return Item;
    },
    async readLesson(uid, assignmentId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tables.lessons, Key: { uid, assignmentId }, ConsistentRead: true }),
      );
      return Item as Lesson | undefined; // as the conversation function wrote it
    },
    async count(counted, uid, used) {
      const counter = `${counted}#${uid}#${new Date().toISOString().slice(0, 10)}`;
      const shares = sharesOf(used);
      const Items = isSpread(counted)
        ? shardsOf(counter).map((shard, at) => ({ counter: shard, used: shares[at] }))
        : [{ counter, used }];
      for (const Item of Items) await client.send(new PutCommand({ TableName: tables.quotas, Item }));
    },
    async spend(centre, microDollars) {
      const shares = sharesOf(microDollars);
      for (const [at, counter] of shardsOf(`spend#all#${new Date().toISOString().slice(0, 10)}`).entries()) {
        const Item = { counter, [centre]: shares[at] };
        await client.send(new PutCommand({ TableName: tables.quotas, Item }));
      }
    },
    async readResult(assignment_id, attempt) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tables.results, Key: { assignment_id, attempt }, ConsistentRead: true }),
      );
      return Item as Result | undefined; // as the grading function wrote it
    },
    listResults: async (assignment_id) => (await listAttempts(assignment_id)).filter(isFinished),
    listAttempts,
    async putPhoto(uid) {
      const Key = studentImagePath(uid, randomUUID());
      await storage.send(new PutObjectCommand({ Bucket: media.bucket, Key, Body: "jpeg" }));
    },
    async isSpoken(text) {
      const Prefix = `voice/${soundName({ text, voiceId: "Remi", engine: "neural" })}`;
      const listed = await storage.send(new ListObjectsV2Command({ Bucket: media.bucket, Prefix }));
      return listed.KeyCount === 1;
    },
    async traces(text) {
      const rows: unknown[] = [];
      for (const TableName of Object.values(tables))
        for await (const { Items = [] } of paginateScan({ client }, { TableName })) rows.push(...Items);
      const listed = await storage.send(new ListObjectsV2Command({ Bucket: media.bucket }));
      const photos = (listed.Contents ?? []).map(({ Key }) => Key);
      return [...rows, ...photos].map((one) => JSON.stringify(one)).filter((one) => one.includes(text));
    },
    guestToken: people.mintGuest,
    memberToken: (uid, claims = {}) => people.mintMember({ sub: uid, ...claims }),
    log: () => readFileSync(described.log, "utf8"),
    async measured() {
      if (described.measured === undefined) throw new Error("This stack has another recogniser.");
      return (await fetch(described.measured)).json();
    },
    async close() {
      client.destroy();
      storage.destroy();
      await people.close();
    },
  };
};
