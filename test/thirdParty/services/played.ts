import { randomUUID } from "node:crypto";
import { exerciseOf } from "../../../domain/content.ts";
import type { Turn } from "../../../domain/conversation.ts";
import { blankExercise } from "../../../domain/exercise.ts";
import { STUDENTS_MAX } from "../../../domain/schoolClass/limits.ts";
import type { Begun, Result } from "../../../lambdas/store/attempt.ts";
import { endpointVariables } from "../../../local/aws/endpoint.ts";
import type { Use } from "../../../local/iam/guard.ts";
import type { Place, StackResources } from "../../../local/template/stackResources.ts";
import type { Template } from "../../../local/template/template.ts";
import { beginLesson, placeIn } from "../../lambdas/store/begun.ts";
import { attemptOf } from "../../stack/attempts.ts";
import { REGION } from "./engine.ts";
import { type LocalEngine, localEngine } from "./local.ts";
import { recorded, type Sent, sendTo } from "./recorded.ts";
import { seen as objectSeen } from "./s3.ts";
import type { Sequence, Step } from "./sequence.ts";

const variables = {
  USERS_TABLE: "UsersTable",
  EXERCISES_TABLE: "ExercisesTable",
  RESULTS_TABLE: "ResultsTable",
  LESSONS_TABLE: "LessonsTable",
  QUOTAS_TABLE: "QuotasTable",
  CLASSES_TABLE: "ClassesTable",
  SHARES_TABLE: "SharesTable",
  MEDIA_BUCKET: "MediaBucket",
  VOICE_BUCKET: "MediaBucket",
  RECORDINGS_BUCKET: "MediaBucket",
} as const;

/** Points this process's environment at an engine, as the stack does for its functions. */
const settleIn = ({ urls, pools, credentials }: LocalEngine, resources: StackResources): void => {
  const all = [...resources.all("AWS::DynamoDB::Table"), ...resources.all("AWS::S3::Bucket")];
  for (const [name, id] of Object.entries(variables))
    process.env[name] = all.find((resource) => resource.id === id)?.ref;
  Object.assign(process.env, endpointVariables(urls), {
    USER_POOL_ID: pools.userPoolId,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
};

const turnOf = (said: string, turn: number): Turn => ({
  said,
  words: [],
  message: "Ah bon.",
  score: 50,
  improvement: "",
  translation: "",
  options: "",
  turn,
  engine: "embedded",
  isFinished: false,
});
const refusedAs = (wanted: unknown) => (error: unknown) => {
  if (Object(error).status !== wanted) throw error;
};

/** What the stores can be asked for, and what they have been asked for, each as `exercises.share`. */
const [offered, asked] = [new Set<string>(), new Set<string>()];
/** A store whose calls are noted by name. */
const noted = <Store extends object>(name: string, store: Store): Store => {
  // These tell where something is kept, and call nobody.
  for (const [method, value] of Object.entries(store))
    if (typeof value === "function" && !/^(key|uri)Of$/.test(method)) offered.add(`${name}.${method}`);
  return new Proxy(store, {
    get(target, method) {
      asked.add(`${name}.${String(method)}`);
      return Reflect.get(target, method);
    },
  });
};

const asMember = async (): Promise<void> => {
  const users = noted("users", (await import("../../../lambdas/store/users.ts")).usersTable());
  const uid = randomUUID();
  await users.read(uid);
  await users.register(uid);
  await users.register(uid);
  await users.chooseRole(uid, "teacher");
  await users.chooseRole(uid, "student");
  await users.chooseRole(randomUUID(), "student");
  await users.bury(uid);
  await users.register(uid);
  await users.chooseRole(uid, "student");
  await users.isDeleted(uid);
  await users.settle(uid);
};

/** A form that is filled in. */
const authored = exerciseOf({
  ...{ activity: "Set Question Role Play", language: "German", level: "GCSE - Higher", board: "AQA" },
  ...{ theme: "", title: "Essen", objective: "", passage: "", asset_url: "", context_1: "", photoAlt: "" },
  ...{ class_id: "", due_date: "2099-12-31", duration: 5, settings: blankExercise.settings },
  questions: [{ text: "Was isst du gern?", tense: "present" }],
});

const asAuthor = async (): Promise<void> => {
  const exercises = noted(
    "exercises",
    (await import("../../../lambdas/store/exercises.ts")).exercisesTable(),
  );
  const [ownerId, key] = [randomUUID(), randomUUID()];
  const exercise = { ...authored, ownerId, isShared: true, isClosed: false, version: 1 };
  await exercises.savedAs(ownerId, key);
  const { assignment_id } = await exercises.create(exercise, key);
  await exercises.create(exercise, key);
  await exercises.create(exercise, randomUUID());
  await exercises.change(assignment_id, ownerId, { ...authored, title: "Trinken", isClosed: true });
  await exercises.change(assignment_id, randomUUID(), { ...authored, isClosed: true }).catch(refusedAs(404));
  await exercises.listOf(ownerId);
  await exercises.listOf(randomUUID());
  const assignment = { due_date: "2099-12-31", assignedAt: 1 };
  await exercises.assign(assignment_id, ownerId, "class1", assignment);
  await exercises.assign(assignment_id, ownerId, "class2", assignment);
  await exercises.unassign(assignment_id, ownerId, "class1");
  await exercises.unassign(assignment_id, ownerId, "class1");
  await exercises.assign(assignment_id, randomUUID(), "class1", assignment).catch(refusedAs(404));
  await exercises.arrange(assignment_id, ownerId, { isClosed: false, isArchived: true });
  await exercises.arrange(assignment_id, randomUUID(), { isClosed: true }).catch(refusedAs(404));
  await exercises.playable(assignment_id, undefined, {});
  await exercises.find("bcdfghjkmnpqr", undefined, {});
  await exercises.owned(assignment_id, ownerId);
  await exercises.withdraw(assignment_id);
  await exercises.withdraw("bcdfghjkmnpqr");
  await exercises.change(assignment_id, ownerId, { ...authored, isClosed: true }).catch(refusedAs(404));
  await exercises.erase(assignment_id);
  await exercises.erase(assignment_id);
};

const asColleague = async (): Promise<void> => {
  const exercises = noted(
    "exercises",
    (await import("../../../lambdas/store/exercises.ts")).exercisesTable(),
  );
  const shares = noted("shares", (await import("../../../lambdas/store/shares.ts")).sharesTable());
  const [ownerId, colleagueId, stranger] = [randomUUID(), randomUUID(), randomUUID()];
  const exercise = { ...authored, ownerId, isShared: true, isClosed: false, version: 1 };
  const { assignment_id } = await exercises.create(exercise, randomUUID());
  const colleague = { address: "hall@school.example", right: "see" } as const;
  const shared = { colleagueId, colleague, sharedBy: "Ms Roe" };
  await shares.listOf(colleagueId);
  await shares.add(colleagueId, assignment_id);
  await shares.add(colleagueId, assignment_id);
  await exercises.share(assignment_id, ownerId, shared);
  await exercises.share(assignment_id, ownerId, { ...shared, colleague: { ...colleague, right: "edit" } });
  await exercises.share(assignment_id, stranger, shared).catch(refusedAs(404));
  await shares.listOf(colleagueId);
  await exercises.held(assignment_id, colleagueId, "edit");
  await exercises.held(assignment_id, colleagueId, "own").catch(refusedAs(403));
  const changed = { ...authored, isClosed: true };
  await exercises.change(assignment_id, colleagueId, changed);
  await exercises.change(assignment_id, stranger, changed).catch(refusedAs(404));
  const mine = await exercises.read(assignment_id);
  if (!mine) throw new Error("It is there.");
  const [asset_url, context_1] = [`images/${randomUUID()}.jpeg`, ""];
  await exercises.handOver(mine, { uid: stranger, calledTo: "Mr Lee", asset_url, context_1 });
  await exercises
    .handOver(mine, { uid: stranger, calledTo: "Mr Lee", asset_url, context_1 })
    .catch(refusedAs(404));
  const theirs = { ...mine, ownerId: stranger };
  await exercises.handOver(theirs, { uid: colleagueId, calledTo: "Mr Hall", asset_url, context_1 });
  await exercises.share(assignment_id, colleagueId, { ...shared, colleagueId: stranger });
  await exercises.unshare(assignment_id, stranger);
  await exercises.unshare(assignment_id, stranger);
  await exercises.unshare("bcdfghjkmnpqr", stranger);
  await shares.remove(colleagueId, assignment_id);
  await shares.remove(colleagueId, assignment_id);
  await shares.listOf(colleagueId);
  await exercises.erase(assignment_id);
};

const asStudent = async (): Promise<void> => {
  const lessons = noted("lessons", (await import("../../../lambdas/store/lessons.ts")).lessonsTable());
  const lesson = await beginLesson(lessons);
  const { uid, assignmentId, lessonId } = lesson;
  await lessons.begin(lesson, undefined);
  const place = placeIn(lesson, 0);
  const claimed = await lessons.claim(place, "one", 60_000);
  if (!claimed) throw new Error("The turn was free.");
  await lessons.claim(place, "two", 60_000);
  await lessons.claim(place, "one", 90_000);
  await lessons.issue(place, "one", ["Ah bon.", "Et toi ?"]);
  await lessons.issue(place, "two", []);
  await lessons.end(uid, assignmentId, lessonId);
  await lessons.finish(place, claimed, turnOf("J’ai mangé.", 1));
  await lessons.finish(place, claimed, turnOf("Trop tard.", 1));
  const next = placeIn(lesson, 1);
  const guess = { ...next, guess: "Je mange du" };
  const guessed = await lessons.claim(guess, "three", 60_000);
  if (!guessed) throw new Error("A guess is kept from nothing.");
  await lessons.issue(guess, "three", ["Miam."]);
  await lessons.finish(guess, guessed, turnOf("Je mange du pain.", 2));
  await lessons.release(guess, "three");
  const again = await lessons.claim(next, "four", 60_000);
  await lessons.release(next, "five");
  await lessons.release(next, "four");
  await lessons.claim({ ...next, lessonId: randomUUID() }, "six", 60_000);
  await lessons.claim({ ...next, after: 7 }, "six", 60_000);
  if (again) await lessons.finish(next, again, turnOf("Perdu.", 2));
  await lessons.read(uid, assignmentId);
  await lessons.listOf(uid);
  await lessons.keysOf(uid);
  await lessons.end(uid, assignmentId, lessonId);
  await lessons.end(uid, assignmentId, lessonId);
  await lessons.end(uid, assignmentId, randomUUID());
  await lessons.claim(next, "seven", 60_000);
  const before = await lessons.read(uid, assignmentId);
  await lessons.begin({ ...lesson, lessonId: randomUUID() }, before);
  await lessons.begin({ ...lesson, lessonId: randomUUID() }, before);
  await lessons.eraseOnly({ uid, assignmentId, lessonId });
  await lessons.erase({ uid, assignmentId });
  await lessons.erase({ uid, assignmentId });
};

const asTeacher = async (): Promise<void> => {
  const results = noted("results", (await import("../../../lambdas/store/results.ts")).resultsTable());
  const flags = noted("flags", (await import("../../../lambdas/store/flags.ts")).flagsTable());
  const [assignment_id, uid] = ["bcdfghjkmnpqs", randomUUID()];
  const answer = { words: "I'll get you.", flags: ["threat" as const], at: 5 };
  const raise = (attempt: string, owner: string | undefined) =>
    flags.raise({ assignmentId: assignment_id, attempt }, answer, owner);
  const begun = (startedAt: number): Begun => attemptOf({ assignment_id, uid, startedAt, isFinished: false });
  // None of one moment: in which order such rows come is nowhere written. dynamodb.ts has some.
  const rows = [5, 4, 3, 1].map(begun);
  for (const row of rows) await results.register(row);
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error("There are four.");
  await raise(first.attempt, uid);
  await raise(first.attempt, undefined);
  await raise(randomUUID(), uid);
  const review = { by: "Ms Hall", at: 6, note: "" };
  await flags.review({ assignmentId: assignment_id, attempt: first.attempt }, review, uid);
  await flags.review({ assignmentId: assignment_id, attempt: second.attempt }, review, uid);
  await flags.listIn("open", uid);
  await flags.listIn("reviewed", uid);
  await flags.handOver(assignment_id, uid, "somebody else");
  await flags.handOver(assignment_id, uid, "somebody else");
  await flags.listIn("reviewed", "somebody else");
  const turns = [{ said: "Je suis allé au cinéma." }, { said: "C’était bien." }];
  const result = attemptOf({ ...first, turns }) as Result; // finished unless it is said that it is not
  await results.saveOnce(result, true);
  await results.saveOnce(result, true);
  await raise(first.attempt, uid);
  const unregistered = attemptOf({ assignment_id, uid, startedAt: 2, turns }) as Result; // as above
  await results.saveOnce(unregistered, true);
  await results.saveOnce(unregistered, false);
  await results.saveOnce(unregistered, false);
  const teacher = { mark: "B", reason: "Brave.", note: "", markedAt: 1 };
  await results.mark(assignment_id, first.attempt, teacher);
  await results.mark(assignment_id, first.attempt, undefined);
  await results.mark(assignment_id, second.attempt, teacher);
  await results.listOn(assignment_id, 100);
  for (let after: { startedAt: number; attempt: string } | undefined; ; ) {
    const [row] = await results.listOn(assignment_id, 1, after);
    if (!row) break;
    after = { startedAt: row.startedAt, attempt: row.attempt };
  }
  const placed = { schoolClassId: "class1", placeId: "place1", studentId: "Zoë R.", class_id: "10B" };
  await results.place(assignment_id, first.attempt, placed);
  await results.place(assignment_id, randomUUID(), placed);
  await results.listOfClass("class1");
  await results.listOfClass("class1", "place1");
  await results.listOfClass("class1", "place2");
  await results.listOf(uid);
  await results.finishedBy(uid);
  await results.finishedBy(uid, 1);
  await results.changedOn(assignment_id, { from: 2, since: 60_003 }, 100);
  await results.changedOn(assignment_id, { from: 0, since: 0 }, 2);
  await results.countOn(assignment_id);
  for await (const _ of results.unfinishedOn(assignment_id, 4));
  await results.eraseUnfinished(assignment_id, first.attempt);
  await results.eraseUnfinished(assignment_id, second.attempt);
  for await (const _ of results.keysOn(assignment_id));
  await results.erase(assignment_id, third.attempt);
  await results.read(assignment_id, third.attempt);
  await (await import("../../../student/data.ts")).studentData().named("Zoë");
  await results.eraseOf(uid);
};

const asTeacherOfAClass = async (): Promise<void> => {
  const { newPlaces, placesOf, schoolClassesTable } = await import("../../../lambdas/store/schoolClasses.ts");
  const classes = noted("schoolClasses", schoolClassesTable());
  const [ownerId, stranger, key] = [randomUUID(), randomUUID(), randomUUID()];
  const made = {
    ownerId,
    name: "10B",
    language: "French",
    createdAt: 1,
    students: newPlaces(["Zoë R."]),
  } as const;
  const { classId } = await classes.create(made, key);
  await classes.create(made, key);
  await classes.change(classId, ownerId, { name: "11B", language: "German" });
  await classes.change(classId, stranger, { name: "11B", language: "German" }).catch(refusedAs(404));
  // As many as a list may have.
  const labels = Array.from({ length: STUDENTS_MAX - 1 }, (_, at) => `Ann ${at}`);
  await classes.add(classId, ownerId, newPlaces(labels, 1));
  const [first, second] = placesOf(await classes.owned(classId, ownerId));
  if (!first || !second) throw new Error("There are sixty.");
  const after = { label: "Zoë Roe", holders: ["one"], word: { salt: "salt", hash: "hash" } };
  await classes.changePlace(classId, first.placeId, first, after);
  await classes.changePlace(classId, first.placeId, first, after);
  await classes.changePlace(classId, "nowhere", first, after);
  await classes.remove(classId, ownerId, second.placeId);
  await classes.remove(classId, ownerId, second.placeId);
  await classes.listOf(ownerId);
  await classes.listOf(stranger);
  await classes.handOver(classId, ownerId, stranger);
  await classes.handOver(classId, ownerId, stranger).catch(refusedAs(404));
  await classes.erase(classId);
  await classes.read(classId);
};

const asCounters = async (): Promise<void> => {
  const quotas = noted(
    "quotas",
    (await import("../../../lambdas/store/quotas.ts")).quotasTable({ turns: 2 }),
  );
  const id = randomUUID();
  await quotas.take("turns", id);
  await quotas.spend("turns", id);
  await quotas.take("turns", id);
  await quotas.giveBack("turns", id);
  await quotas.take("turns", id);
  await quotas.forget("person", id);
  const spend = noted("spend", (await import("../../../lambdas/store/spend.ts")).spendCounter());
  await spend.add("2026-11-28", {});
  await spend.add("2026-11-28", { classes: 1200, demos: 7 });
  await spend.add("2026-11-28", { classes: 0.25 });
  await spend.sums("2026-11-28");
  await spend.sums("2026-11-27");
};

const asKeeper = async (): Promise<void> => {
  const photos = noted("photos", (await import("../../../lambdas/store/photos.ts")).photosBucket());
  const { newPhotoPath } = await import("../../../lambdas/photo/place.ts");
  const uid = randomUUID();
  const bytes = Buffer.from("not quite a JPEG");
  const paths = ["student", "teacher", "teacher"].map((role) =>
    newPhotoPath(role === "student" ? "student" : "teacher", uid),
  );
  for (const path of paths) await photos.write(path, bytes);
  const [path = ""] = paths;
  for (const one of paths) await photos.read(one);
  await photos.has(path);
  await photos.listOf(uid);
  await photos.erase(path);
  await photos.read(path);
  await photos.has(path);
  await photos.erase(path);
  await photos.eraseOf(uid);
  await photos.listOf(uid);

  const recordings = noted(
    "recordings",
    (await import("../../../lambdas/store/recordings.ts")).recordingsBucket(),
  );
  await recordings.write("one.webm", bytes, "audio/webm");
  await recordings.read("one.webm");
  await recordings.remove("one.webm");
  await recordings.remove("one.webm");

  const voice = noted("voiceCache", (await import("../../../lambdas/store/voiceCache.ts")).voiceCache());
  await voice.read("unspoken");
  await voice.write("spoken", bytes);
  await voice.read("spoken");
};

const asRemover = async (): Promise<void> => {
  const { holderOf } = await import("../../../member/pool.ts");
  await holderOf("nobody@school.example");
  const pool = noted("userPool", (await import("../../../lambdas/store/userPool.ts")).userPool());
  await pool.find("nobody@school.example");
  await pool.remove(randomUUID());
  const { studentData } = await import("../../../student/data.ts");
  const data = studentData();
  await data.export(randomUUID());
  await data.erase(randomUUID());
};

/** All that is done with Viva's own stores, by whom: each thing that they can be asked for, and each refusal that they expect. */
const plays = {
  "a member": asMember,
  "an author": asAuthor,
  "a colleague": asColleague,
  "a student": asStudent,
  "a teacher": asTeacher,
  "a teacher of a class": asTeacherOfAClass,
  "the counters": asCounters,
  "the bucket": asKeeper,
  "a deletion": asRemover,
} as const;

const labelOf = ({ client, command }: Sent, resources: StackResources): string => {
  const { TableName, IndexName, UpdateExpression, ConditionExpression, Prefix, Key } = Object(command.input);
  const table = resources.all("AWS::DynamoDB::Table").find(({ ref }) => ref === TableName)?.id;
  const folder = client === "objects" && typeof Key === "string" ? Key.split("/")[0] : undefined;
  return [
    command.constructor.name.replace(/Command$/, ""),
    ...[table, IndexName, UpdateExpression, ConditionExpression && `if ${ConditionExpression}`],
    ...[typeof Prefix === "string" ? Prefix.split("/")[0] : undefined, folder],
  ]
    .filter((part) => part !== undefined)
    .join(" ");
};

/** What is compared of what a store was answered; what a search of a whole table finds has no order. */
const seenOf = ({ command }: Sent): Step["seen"] => {
  switch (command.constructor.name) {
    case "ScanCommand":
      return ({ Items }) => (Array.isArray(Items) ? Items.map((item) => JSON.stringify(item)).sort() : Items);
    case "BatchGetCommand":
      return ({ Responses, UnprocessedKeys }) => ({
        UnprocessedKeys,
        items: Object.values(Object(Responses))
          .flat()
          .map((item) => JSON.stringify(item))
          .sort(),
      });
    case "GetObjectCommand":
    case "HeadObjectCommand":
      return objectSeen;
    case "PutObjectCommand":
      return ({ ETag }) => ({ ETag });
    case "ListObjectsV2Command":
      return ({ Contents, KeyCount, IsTruncated, MaxKeys, Prefix }) => ({
        ...{ KeyCount, IsTruncated, MaxKeys, Prefix },
        keys: Array.isArray(Contents) && Contents.map(({ Key, Size }) => ({ Key, Size })),
      });
    default:
      return undefined;
  }
};

/**
 * Every call that Viva's own stores make, taken down while they are used on a local engine, to be sent again to any; and what they have
 * asked for, as IAM names it; and by name what they can be asked for and were not. Leaves this process's environment pointing at that engine, which is closed.
 */
export const played = async (
  { template, place }: { template: Template; place: Place },
  resources: StackResources,
): Promise<{ sequences: Sequence[]; used: Use[]; unasked: string[] }> => {
  const engine = await localEngine(template, place);
  try {
    settleIn(engine, resources);
    const sequences: Sequence[] = [];
    for (const [name, play] of Object.entries(plays)) {
      const sent = await recorded(play);
      const steps = sent.map((one): Step => {
        const seen = seenOf(one);
        return { name: labelOf(one, resources), call: (to) => sendTo(to, one), ...(seen && { seen }) };
      });
      sequences.push({ name, steps });
    }
    return {
      sequences,
      used: engine.used(),
      unasked: [...offered].filter((method) => !asked.has(method)),
    };
  } finally {
    await engine.close();
  }
};
