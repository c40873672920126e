import { randomUUID } from "node:crypto";
import type { Activity } from "../../../domain/exercise.ts";
import type { ExerciseContent } from "../../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../../domain/limits.ts";
import { cursorOf } from "../../../lambdas/result/cursor.ts";
import { type Author, formFor, newAuthor, save } from "../../api/authors.ts";
import { ask, reply } from "../../api/call.ts";
import { newColleague } from "../../api/colleagues.ts";
import { newGuest, placeIn, signUp } from "../../api/people.ts";
import { photoWith } from "../../photo/jpeg.ts";
import type { StackInHand } from "../../stack/hand.ts";

/** Who attacks, by the name under which the report counts them. */
export type Role = "nobody" | "guest" | "student" | "teacher";

/** Values that mean something to the stack: what is only random gets no further than "there is no such exercise". */
export type Known = {
  /** Exercises to be played, and lessons that run on them. */
  codes: string[];
  lessons: string[];
  /** Exercises and their lessons that are there to be graded. */
  gradedCodes: string[];
  gradedLessons: string[];
  photoCodes: string[];
  /** An exercise, and results on it that may be read. */
  resultCodes: string[];
  attempts: string[];
  /** An exercise of one's own, with attempts that may go, and places in its list. */
  ownCodes: string[];
  ownAttempts: string[];
  places: string[];
  /** Exercises that one may look into: one's own, and those that a colleague shares. */
  heldCodes: string[];
  /** Attempts at one's own exercise in which something was flagged. */
  flaggedAttempts: string[];
  /** Exercises of one's own that may be changed and deleted. */
  spareCodes: string[];
  /** Teachers' confirmed addresses; exercises shared with these colleagues, to be taken back; exercises that may be handed over. */
  addresses: string[];
  sharedCodes: string[];
  colleagueIds: string[];
  givenCodes: string[];
  /** A moment before all of this, and one after: epoch milliseconds. */
  moments: string[];
  /** A class with its students, and the exercise by whose link they come; students who may leave it, and classes that may go. */
  classExercises: string[];
  classIds: string[];
  seats: string[];
  spareSeats: string[];
  spareClasses: string[];
  /** What Mark has said. */
  said: string[];
  photos: string[];
};
export type Attacker = { role: Role; token: string | undefined; known: Known };

/** Something to delete in each try, and a little more. */
const SPARES = 12;

const filled = (activity: Activity, more: Partial<ExerciseContent> = {}) =>
  formFor(activity, { duration: 10, ...more });

/** The stack that is attacked. */
export type World = { origin: string; stack: StackInHand };
type Player = { token: string; origin: string };

/** Begins a lesson and gives one answer in it. */
const played = async (player: Player, assignmentId: string, text = "J'aime le foot.") => {
  const details = { assignmentId, name: "Zoë" };
  const { lesson } = await reply("startLesson", { ...player, body: details });
  const place = placeIn(lesson.lessonId, 0);
  const body = {
    dataType: "text",
    text,
    conversationData: [],
    lessonDetails: details,
    place,
  };
  await ask("takeTurn", { ...player, body });
  return lesson;
};

const graded = async (player: Player, assignmentId: string, text?: string): Promise<string> => {
  const { lessonId } = await played(player, assignmentId, text);
  const body = { language: "French", conversation: [], objective: "", lesson: { assignmentId, lessonId } };
  await reply("gradeLesson", { ...player, body });
  return lessonId;
};

/** A teacher's exercises of each kind, which all others play too. */
const teachersExercises = async (teacher: Author) => {
  const { asset_url } = await reply("uploadPhoto", { ...teacher, body: photoWith() });
  const { isGradeViewable: _, ...settings } = filled("Set Question Role Play").settings;
  const contents = [
    filled("Set Question Role Play", { exam: "aqa-2026 Higher" }),
    filled("Photo Role Play", { asset_url }),
    filled("Read Along Passage"),
    filled("Set Question Role Play", { settings: { ...settings, isGradeViewable: false } }),
  ];
  const codes: string[] = [];
  for (const content of contents) codes.push((await save(teacher, content)).assignment_id);
  return { codes, photos: [asset_url] };
};

const unknown = "abcd1234";
const nothingKnown: Known = {
  codes: ["5368"],
  lessons: [randomUUID()],
  gradedCodes: ["5368"],
  gradedLessons: [randomUUID()],
  photoCodes: [unknown],
  resultCodes: [unknown],
  attempts: [randomUUID()],
  ownCodes: [unknown],
  ownAttempts: [randomUUID()],
  places: ["nowhere"],
  heldCodes: [unknown],
  flaggedAttempts: [randomUUID()],
  spareCodes: [unknown],
  addresses: ["nobody@school.example"],
  sharedCodes: [unknown],
  colleagueIds: [randomUUID()],
  givenCodes: [unknown],
  moments: ["0", String(Date.now())],
  classExercises: [unknown],
  classIds: [unknown],
  seats: ["0123456789"],
  spareSeats: ["0123456789"],
  spareClasses: [unknown],
  said: ["Salut !"],
  photos: [`shared-images/${randomUUID()}.jpeg`],
};

/** What somebody who plays knows: their running lessons, those to be graded, and their result. */
const knownTo = async (player: Player, codes: string[], toGrade: string): Promise<Partial<Known>> => {
  const attempt = await graded(player, toGrade);
  const lessons = [];
  for (const code of ["5368", ...codes]) lessons.push(await played(player, code));
  const { lessonId } = await played(player, "1019");
  return {
    codes: ["5368", ...codes],
    lessons: lessons.map((lesson) => lesson.lessonId),
    gradedCodes: ["1019", toGrade],
    gradedLessons: [lessonId, attempt],
    resultCodes: [toGrade],
    attempts: [attempt],
    said: lessons.map(({ opening }) => opening.message),
  };
};

/** What an author knows besides: an exercise with attempts of others, and exercises that nobody needs. */
const knownToAuthor = async (
  { stack }: World,
  author: Author,
  assignment_id: string,
): Promise<Partial<Known>> => {
  const ownAttempts: string[] = [];
  const places: string[] = [];
  const spareCodes: string[] = [];
  for (let spare = 0; spare < SPARES; spare++) {
    const row = await stack.putAttempt({ assignment_id, uid: randomUUID(), isFinished: spare % 4 > 0 });
    ownAttempts.push(row.attempt);
    places.push(cursorOf(assignment_id, row));
    spareCodes.push((await save(author, filled("Set Question Role Play"))).assignment_id);
  }
  const own = [assignment_id];
  return { ownCodes: own, heldCodes: own, ownAttempts, places, spareCodes };
};

/** Exercises of a teacher's that nobody else knows. */
const exercisesOf = async (teacher: Author, size: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let one = 0; one < size; one++)
    codes.push((await save(teacher, filled("Set Question Role Play"))).assignment_id);
  return codes;
};

const HALL = "hall@school.example";
const ROE = "roe@school.example";

/** What a teacher knows of colleagues: who they are, what is shared with them, and what they share. */
const knownOfColleagues = async ({ origin, stack }: World, teacher: Author): Promise<Partial<Known>> => {
  const hall = await newColleague(stack, HALL, "Mr Hall", origin);
  const sharedCodes = await exercisesOf(teacher, 4);
  for (const assignmentId of sharedCodes)
    await reply("shareExercise", {
      ...teacher,
      params: { assignmentId },
      body: { address: HALL, right: "see" },
    });
  const [theirs = ""] = await exercisesOf(hall, 1);
  const params = { assignmentId: theirs };
  await reply("shareExercise", { ...hall, params, body: { address: ROE, right: "edit" } });
  return {
    ...{ addresses: [HALL], sharedCodes, colleagueIds: [hall.uid], heldCodes: [theirs] },
    givenCodes: await exercisesOf(teacher, SPARES),
  };
};

const WORRYING = "Mon père me frappe tous les soirs.";

/** Makes a class of this teacher's with an exercise assigned to it, and gives its students' places. */
const classWith = async (teacher: Author, assignmentId: string, size: number) => {
  const students = Array.from({ length: size }, (_, number) => `Student ${number}`);
  const body = { key: randomUUID(), name: "10B", language: "French", students };
  const { classId } = await reply("createClass", { ...teacher, body });
  const params = { classId, assignmentId };
  await reply("assignExercise", { ...teacher, params, body: { due_date: DUE_DATE } });
  const { students: listed } = await reply("readClass", { ...teacher, params });
  return { classId, places: listed.map(({ placeId }) => placeId) };
};

/** One of each role, with exercises, running lessons and results, on the stack at `origin`. */
export const attackersOn = async (world: World): Promise<Attacker[]> => {
  const { origin, stack } = world;
  const teacher = await newColleague(stack, ROE, "Ms Roe", origin);
  const student = await newAuthor(stack, "student", origin);
  const guest = { token: await newGuest(origin), origin };
  const { codes, photos } = await teachersExercises(teacher);
  const [first = "", photo = "", ...others] = codes;
  const own = (await save(student, filled("Set Question Role Play"))).assignment_id;
  const played = [photo, ...others];
  const { classId, places } = await classWith(teacher, first, 2 * SPARES);
  // So that they can be opened by the class's link too.
  for (const assignmentId of played)
    await reply("assignExercise", {
      ...teacher,
      params: { classId, assignmentId },
      body: { due_date: DUE_DATE },
    });
  const everybody: Known = {
    ...nothingKnown,
    codes: ["5368", first, ...played],
    photoCodes: [photo],
    ...{ classExercises: [first], classIds: [classId], seats: places.slice(0, SPARES) },
  };
  const spareClasses: string[] = [];
  for (let spare = 0; spare < SPARES; spare++)
    spareClasses.push((await classWith(teacher, first, 1)).classId);
  const ofTeacher = await knownTo({ token: teacher.token, origin }, played, first);
  const ofStudent = await knownTo({ token: student.token, origin }, [...played, own], first);
  const ofGuest = await knownTo(guest, played, first);
  const authored = await knownToAuthor(world, teacher, first);
  const ofColleagues = await knownOfColleagues(world, teacher);
  const worriedGuest = { token: await newGuest(origin), origin };
  const flaggedAttempts = [await graded(worriedGuest, first, WORRYING)];
  for (const { attempts = [] } of [ofStudent, ofGuest])
    for (const attempt of attempts) {
      const params = { assignmentId: first, attempt };
      const body = { mark: "12", reason: "Well said.", note: "", again: "Try the past tense." };
      await reply("markResult", { ...teacher, params, body });
    }
  return [
    { role: "nobody", token: undefined, known: everybody },
    {
      role: "guest",
      token: guest.token,
      known: { ...everybody, ...ofGuest },
    },
    {
      role: "student",
      token: student.token,
      known: { ...everybody, ...ofStudent, ...(await knownToAuthor(world, student, own)) },
    },
    {
      role: "teacher",
      token: teacher.token,
      known: {
        ...everybody,
        ...ofTeacher,
        ...authored,
        ...ofColleagues,
        heldCodes: [first, ...(ofColleagues.heldCodes ?? [])],
        flaggedAttempts,
        attempts: [...(ofTeacher.attempts ?? []), ...(ofStudent.attempts ?? [])],
        ...{ photos, spareClasses, spareSeats: places.slice(SPARES) },
      },
    },
  ];
};

/** A guest who has just come: a guest's token lives ten minutes, which those who came first may have used up. */
export const newcomer = async ({ origin }: World): Promise<Attacker> => ({
  role: "guest",
  token: await newGuest(origin),
  known: nothingKnown,
});

/** A teacher with a confirmed address, exercises and a class, who may give all of it away. */
export const leaver = async ({ origin, stack }: World): Promise<string> => {
  const teacher = await newColleague(stack, `${randomUUID()}@school.example`, "Mr Lee", origin);
  const [code = ""] = await exercisesOf(teacher, 2);
  await classWith(teacher, code, 1);
  return teacher.token;
};

/** A member who is signed up in the pool as well, so that the account can be deleted to its end. */
export const throwAway = async ({ origin, stack }: World, role: "student" | "teacher"): Promise<string> => {
  const uid = await signUp(`${randomUUID()}@school.example`, origin);
  const token = stack.memberToken(uid, { "cognito:username": uid });
  await reply("registerMember", { origin, token });
  await reply("chooseRole", { origin, token, body: { role } });
  return token;
};
