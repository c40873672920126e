import { createHmac, createPublicKey } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { api, type RouteName } from "../../domain/api.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import type { ExerciseContent } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { errorBody } from "../../domain/shapes.ts";
import { photoWith } from "../photo/jpeg.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { type Asked, ask, reply } from "./call.ts";
import { signUpConfirmed } from "./colleagues.ts";
import { newGuest, placeIn } from "./people.ts";

/**
 * Everybody who may knock. The guest's lesson is on a shared exercise; the student owns a private one. One of the teacher's
 * exercises is shared with two colleagues, and was taken back from a third; the other teacher is no colleague of anybody's.
 */
const people = [
  "nobody",
  "forger",
  "expired",
  "deleted member",
  "guest",
  "other guest",
  "member without role",
  "student",
  "colleague who sees",
  "colleague who edits",
  "former colleague",
  "other teacher",
  "teacher",
  "other student",
] as const;
type Person = (typeof people)[number];
type Expected = Record<Person, number>;

/** The same for every teacher. */
const teachers = (status: number) => ({
  "colleague who sees": status,
  "colleague who edits": status,
  "former colleague": status,
  "other teacher": status,
  teacher: status,
});
/** The same for everyone whose token and account hold. */
const signedIn = (status: number): Expected => ({
  nobody: 401,
  forger: 401,
  expired: 401,
  "deleted member": 401,
  guest: status,
  "other guest": status,
  "member without role": status,
  student: status,
  ...teachers(status),
  "other student": status,
});
const everybody = (status: number): Expected => ({
  ...signedIn(status),
  nobody: status,
  forger: status,
  expired: status,
  "deleted member": status,
});
/** The same for everyone with an account. */
const members = (status: number): Expected => ({ ...signedIn(status), guest: 403, "other guest": 403 });

/** The same for every teacher; nobody else shares anything. */
const teachersOnly = (status: number): Expected => ({ ...members(403), ...teachers(status) });
/** What two colleagues are answered, with whom the teacher shares an exercise to be seen, and to be edited. */
const sharedWith = (sees: number, edits: number) => ({
  "colleague who sees": sees,
  "colleague who edits": edits,
});

/** What each call answers to each person, decided by hand: a matrix made from the table would prove nothing. */
const matrix: Record<RouteName, [asking: string, asked: () => Asked, expected: Expected][]> = {
  readExercise: [
    ["a shared exercise", () => ({ params: { assignmentId: "5368" } }), everybody(200)],
    ["a private exercise", () => ({ params: { assignmentId: privateId } }), everybody(404)],
    ["an exercise that never was", () => ({ params: { assignmentId: "zzzzzzzz" } }), everybody(404)],
  ],
  reportExercise: [
    [
      "a shared exercise",
      () => ({ params: { assignmentId: "5368" }, body: { reason: "upsetting" } }),
      signedIn(200),
    ],
    [
      "a private exercise",
      () => ({ params: { assignmentId: privateId }, body: { reason: "upsetting" } }),
      { ...signedIn(404), student: 200 },
    ],
  ],
  startLesson: [
    ["on a shared exercise", () => ({ body: { assignmentId: "5368", name: "Zoë" } }), signedIn(200)],
    [
      "as a student of a class, whose place the guest holds",
      () => ({ body: { assignmentId: assignedId, name: "", inClass: seatOf(theClass.taken) } }),
      // The teacher whose class it is tries the exercise out, and has to say under which name.
      { ...signedIn(403), guest: 200, teacher: 400 },
    ],
    [
      "as nobody on the list of a class that has one",
      () => ({
        body: { assignmentId: assignedId, name: "Zoë", inClass: { classId: theClass.classId } },
      }),
      { ...signedIn(403), teacher: 200 },
    ],
    [
      "as a student of a class that was not given the exercise",
      () => ({ body: { assignmentId: teachersId, name: "Zoë", inClass: seatOf(theClass.taken) } }),
      signedIn(404),
    ],
    [
      "on a private exercise",
      () => ({ body: { assignmentId: privateId, name: "Zoë" } }),
      { ...signedIn(404), student: 200 },
    ],
  ],
  takeTurn: [
    ["in the guest's lesson", () => ({ body: turn(placeIn(lessonId, 0)) }), { ...signedIn(409), guest: 200 }],
    ["in a lesson that never was", () => ({ body: turn(placeIn(crypto.randomUUID(), 0)) }), signedIn(409)],
    ["without a lesson", () => ({ body: turn() }), signedIn(200)],
    [
      "without a lesson, on a private exercise",
      () => ({ body: { ...turn(), lessonDetails: { assignmentId: privateId, name: "Zoë" } } }),
      { ...signedIn(404), student: 200 },
    ],
  ],
  openTranscription: [
    [
      "in the guest's lesson",
      () => ({ body: { assignmentId: guestsId, lessonId } }),
      { ...signedIn(409), guest: 200 },
    ],
    [
      "in a lesson that never was",
      () => ({ body: { assignmentId: guestsId, lessonId: crypto.randomUUID() } }),
      signedIn(409),
    ],
  ],
  // A kind of recording that no piece may be: who is let in is told so, with a recogniser or without.
  transcribePiece: [
    [
      "of the guest's lesson",
      () => ({ body: { assignmentId: guestsId, lessonId, audioData: webm } }),
      { ...signedIn(409), guest: 415 },
    ],
  ],
  readRoster: [
    [
      "by the link that the class was given",
      () => ({ params: { assignmentId: assignedId, classId: theClass.classId } }),
      everybody(200),
    ],
    [
      "of a class that was not given this exercise",
      () => ({ params: { assignmentId: teachersId, classId: theClass.classId } }),
      everybody(404),
    ],
    [
      "of a class that never was",
      () => ({ params: { assignmentId: assignedId, classId: "zzzzzzzzzzzzz" } }),
      everybody(404),
    ],
  ],
  claimPlace: [
    [
      "that the guest holds, without its word",
      () => ({ params: placeOf(theClass.taken), body: {} }),
      { ...signedIn(400), guest: 200 },
    ],
    [
      "that the guest holds, with a wrong word",
      () => ({ params: placeOf(theClass.taken), body: { word: "loup" } }),
      { ...signedIn(403), guest: 200 },
    ],
    [
      "that nobody has taken, one after the other",
      () => ({ params: placeOf(theClass.free), body: { word: "loup" } }),
      // The guest is another student here; the first of the others takes it with this word, and the rest know it.
      { ...signedIn(200), guest: 409 },
    ],
    ["that is on no list", () => ({ params: placeOf("0000000000"), body: { word: "loup" } }), signedIn(404)],
    [
      "of a class that was not given this exercise",
      () => ({ params: { ...placeOf(theClass.free), assignmentId: teachersId }, body: { word: "loup" } }),
      signedIn(404),
    ],
  ],
  listClasses: [["of their own", () => ({}), members(200)]],
  createClass: [
    [
      "of their own",
      () => ({ body: { key: crypto.randomUUID(), name: "10B", language: "French", students: ["Ana"] } }),
      { ...members(403), ...teachers(200) },
    ],
  ],
  readClass: [["of the teacher's", () => ({ params: classIn() }), { ...members(404), teacher: 200 }]],
  readClassVersion: [["of the teacher's", () => ({ params: classIn() }), { ...members(404), teacher: 200 }]],
  readStudent: [
    [
      "of the teacher's class",
      () => ({ params: placeOf(theClass.taken) }),
      { ...members(404), teacher: 200 },
    ],
    ["who is on no list", () => ({ params: placeOf("0000000000") }), members(404)],
  ],
  updateClass: [
    [
      "of the teacher's",
      () => ({ params: classIn(), body: { name: "10C", language: "French" } }),
      { ...members(404), teacher: 200 },
    ],
  ],
  addStudents: [
    [
      "to the teacher's class",
      () => ({ params: classIn(), body: { students: [crypto.randomUUID()] } }),
      { ...members(404), teacher: 200 },
    ],
  ],
  renameStudent: [
    [
      "of the teacher's class",
      () => ({ params: placeOf(theClass.taken), body: { label: "Zoë R." } }),
      { ...members(404), teacher: 200 },
    ],
    ["who is on no list", () => ({ params: placeOf("0000000000"), body: { label: "Zoë R." } }), members(404)],
  ],
  mergeResults: [
    [
      "of the teacher's exercise into the teacher's class",
      () => ({
        params: placeOf(theClass.taken),
        body: { assignmentId: teachersId, attempt: mergedAttempt },
      }),
      { ...members(404), teacher: 200 },
    ],
    [
      "of a student's own exercise into the teacher's class",
      () => ({ params: placeOf(theClass.taken), body: { assignmentId: privateId, attempt: privateAttempt } }),
      members(404),
    ],
  ],
  assignExercise: [
    [
      "the teacher's to the teacher's class",
      () => ({ params: { ...classIn(), assignmentId: picturedId }, body: { due_date: DUE_DATE } }),
      { ...members(404), teacher: 200 },
    ],
    [
      "the student's own to the teacher's class",
      () => ({ params: { ...classIn(), assignmentId: privateId }, body: { due_date: DUE_DATE } }),
      members(404),
    ],
    [
      "the teacher's to a class that never was",
      () => ({
        params: { assignmentId: picturedId, classId: "zzzzzzzzzzzzz" },
        body: { due_date: DUE_DATE },
      }),
      members(404),
    ],
  ],
  unassignExercise: [
    [
      "the teacher's from the teacher's class",
      () => ({ params: { ...classIn(), assignmentId: picturedId } }),
      { ...members(404), teacher: 200 },
    ],
  ],
  resetPlace: [
    [
      "of the teacher's class",
      () => ({ params: placeOf(theClass.taken) }),
      { ...members(404), teacher: 200 },
    ],
  ],
  removeStudent: [
    ["of the teacher's class", () => ({ params: placeOf(theClass.free) }), { ...members(404), teacher: 200 }],
  ],
  deleteClass: [["of the teacher's", () => ({ params: classIn() }), { ...members(404), teacher: 200 }]],
  giveHint: [
    [
      "for any objective",
      () => ({ body: { language: "French", level: "NONE", objective: "", max_tokens: 60 } }),
      signedIn(200),
    ],
  ],
  speak: [
    ["what Mark said to the guest", () => ({ body: { message: opening } }), { ...signedIn(404), guest: 200 }],
    ["what Mark never said", () => ({ body: { message: "Buy our shoes." } }), signedIn(404)],
  ],
  gradeLesson: [
    [
      "the guest's lesson",
      () => ({ body: { ...bareGrade, lesson: { assignmentId: guestsId, lessonId } } }),
      { ...signedIn(404), guest: 200 },
    ],
    ["a conversation of one's own", () => ({ body: bareGrade }), signedIn(200)],
  ],
  registerMember: [["as often as they like", () => ({}), members(200)]],
  readMember: [["of themselves", () => ({}), members(200)]],
  countResults: [["of their own", () => ({}), members(200)]],
  listExercises: [["of their own", () => ({}), members(200)]],
  openExercise: [
    ["a shared exercise", () => ({ params: { assignmentId: "5368" } }), members(200)],
    [
      "a private exercise",
      () => ({ params: { assignmentId: privateId } }),
      { ...members(404), student: 200 },
    ],
    ["an exercise that never was", () => ({ params: { assignmentId: "zzzzzzzz" } }), members(404)],
  ],
  listPlayed: [["by themselves", () => ({}), members(200)]],
  buildExercise: [
    ["about anything", () => ({ body: order(null) }), members(200)],
    [
      "with the student's own photo",
      () => ({ body: order("student-images/access-student/0123456789.jpeg") }),
      { ...members(404), student: 200 },
    ],
  ],
  createExercise: [
    [
      "of their own",
      () => ({ body: { key: crypto.randomUUID(), content } }),
      { ...members(200), "member without role": 403 },
    ],
    [
      "with the student's own photo",
      () => ({ body: { key: crypto.randomUUID(), content: { ...content, asset_url: studentsPhoto } } }),
      { ...members(400), student: 200, "member without role": 403 },
    ],
  ],
  updateExercise: [
    [
      "the student's private exercise",
      () => ({ params: { assignmentId: privateId }, body: { content, isClosed: false } }),
      { ...members(404), student: 200 },
    ],
    [
      "the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId }, body: { content, isClosed: false } }),
      { ...members(404), ...sharedWith(403, 200), teacher: 200 },
    ],
    ["a demo", () => ({ params: { assignmentId: "5368" }, body: { content, isClosed: true } }), members(404)],
  ],
  arrangeExercise: [
    [
      "the student's private exercise",
      () => ({ params: { assignmentId: privateId }, body: { isArchived: true } }),
      { ...members(404), student: 200 },
    ],
    [
      "the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId }, body: { isClosed: false } }),
      { ...members(404), ...sharedWith(403, 403), teacher: 200 },
    ],
    ["a demo", () => ({ params: { assignmentId: "5368" }, body: { isClosed: true } }), members(404)],
  ],
  readContent: [
    [
      "of a private exercise",
      () => ({ params: { assignmentId: privateId } }),
      { ...members(404), student: 200 },
    ],
    [
      "of a shared exercise",
      () => ({ params: { assignmentId: teachersId } }),
      { ...members(404), ...sharedWith(200, 200), teacher: 200 },
    ],
    ["of a demo", () => ({ params: { assignmentId: "5368" } }), members(404)],
  ],
  uploadPhoto: [
    ["of their own", () => ({ body: photoWith() }), { ...members(200), "member without role": 403 }],
  ],
  showPhoto: [
    ["of a shared exercise", () => ({ params: { assignmentId: picturedId, place: "0" } }), everybody(200)],
    ["of a private exercise", () => ({ params: { assignmentId: hiddenId, place: "0" } }), everybody(404)],
    ["of an exercise without one", () => ({ params: { assignmentId: "5368", place: "0" } }), everybody(404)],
  ],
  openPhoto: [
    ["of a shared exercise", () => ({ params: { assignmentId: picturedId, place: "0" } }), members(200)],
    [
      "of a private exercise",
      () => ({ params: { assignmentId: hiddenId, place: "0" } }),
      { ...members(404), student: 200 },
    ],
  ],
  listResults: [
    [
      "of the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId } }),
      { ...members(404), ...sharedWith(200, 200), teacher: 200 },
    ],
    [
      "of a private exercise",
      () => ({ params: { assignmentId: privateId } }),
      { ...members(404), student: 200 },
    ],
    ["of a demo", () => ({ params: { assignmentId: "5368" } }), members(404)],
  ],
  readResult: [
    [
      "of the student's, on the teacher's exercise",
      () => ({ params: { assignmentId: teachersId, attempt: studentsAttempt } }),
      { ...members(404), ...sharedWith(200, 200), teacher: 200, student: 200 },
    ],
    [
      "on a private exercise",
      () => ({ params: { assignmentId: privateId, attempt: privateAttempt } }),
      { ...members(404), student: 200 },
    ],
    [
      "that never was",
      () => ({ params: { assignmentId: teachersId, attempt: crypto.randomUUID() } }),
      members(404),
    ],
    [
      "that can't be",
      () => ({ params: { assignmentId: teachersId, attempt: "x".repeat(2000) } }),
      members(404),
    ],
  ],
  markResult: [
    [
      "of the student's, on the teacher's exercise",
      () => ({ params: { assignmentId: teachersId, attempt: studentsAttempt }, body: marking }),
      { ...members(404), ...sharedWith(403, 200), teacher: 200 },
    ],
    [
      "on a private exercise",
      () => ({ params: { assignmentId: privateId, attempt: privateAttempt }, body: marking }),
      { ...members(404), student: 403 },
    ],
  ],
  listChanges: [
    [
      "of the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId }, query: { since: "0", from: "0" } }),
      { ...members(404), ...sharedWith(200, 200), teacher: 200 },
    ],
    [
      "of a private exercise",
      () => ({ params: { assignmentId: privateId }, query: { since: "0", from: "0" } }),
      { ...members(404), student: 200 },
    ],
  ],
  readReplies: [
    [
      "to their own attempts at a shared exercise",
      () => ({ params: { assignmentId: teachersId } }),
      signedIn(200),
    ],
    [
      "to their own attempts at a private exercise",
      () => ({ params: { assignmentId: privateId } }),
      signedIn(200),
    ],
  ],
  listFlags: [["of their own exercises", () => ({}), members(200)]],
  countFlags: [["of their own exercises", () => ({}), members(200)]],
  reviewFlags: [
    [
      "of the student's attempt, on the teacher's exercise",
      () => ({ params: { assignmentId: teachersId, attempt: flaggedAttempt }, body: { note: "" } }),
      { ...members(404), ...sharedWith(403, 403), teacher: 200 },
    ],
    [
      "of an attempt in which nothing was flagged",
      () => ({ params: { assignmentId: teachersId, attempt: mergedAttempt }, body: { note: "" } }),
      { ...members(404), ...sharedWith(403, 403) },
    ],
  ],
  listAttempts: [["of their own", () => ({}), members(200)]],
  listShared: [["with themselves", () => ({}), members(200)]],
  shareExercise: [
    [
      "the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId }, body: { address: seeing, right: "see" } }),
      { ...teachersOnly(404), ...sharedWith(403, 403), teacher: 200 },
    ],
    [
      "the teacher's shared exercise, with an address that is nobody's",
      () => ({
        params: { assignmentId: teachersId },
        body: { address: "nobody@access.example", right: "see" },
      }),
      { ...teachersOnly(404), ...sharedWith(403, 403) },
    ],
    [
      "the student's private exercise",
      () => ({ params: { assignmentId: privateId }, body: { address: seeing, right: "see" } }),
      teachersOnly(404),
    ],
    [
      "a demo",
      () => ({ params: { assignmentId: "5368" }, body: { address: seeing, right: "see" } }),
      teachersOnly(404),
    ],
  ],
  unshareExercise: [
    [
      "the teacher's shared exercise, from somebody who has no right to it",
      () => ({ params: { assignmentId: teachersId, colleagueId: "nobody" } }),
      { ...members(404), ...sharedWith(403, 403), teacher: 200 },
    ],
    [
      "the teacher's other exercise, from the colleague who sees it, who is the first to try",
      () => ({ params: { assignmentId: lentId, colleagueId: colleagueIds.sees } }),
      { ...members(404), ...sharedWith(200, 404), teacher: 200 },
    ],
  ],
  handOverExercise: [
    [
      "the teacher's to a colleague, who already sees it",
      () => ({ params: { assignmentId: handedId }, body: { address: seeing } }),
      { ...teachersOnly(404), ...sharedWith(403, 404), teacher: 200 },
    ],
    [
      "the student's private exercise",
      () => ({ params: { assignmentId: privateId }, body: { address: seeing } }),
      teachersOnly(404),
    ],
  ],
  // Work that is handed over is gone from the rows below: test/api/colleagues.test.ts does that.
  handOverWork: [
    [
      "to an address that is nobody's",
      () => ({ body: { address: "nobody@access.example" } }),
      teachersOnly(404),
    ],
  ],
  // In the order of the people: whoever may not, tries first.
  deleteResult: [
    [
      "of the student's, on the teacher's exercise",
      () => ({ params: { assignmentId: teachersId, attempt: studentsAttempt } }),
      { ...members(404), ...sharedWith(403, 403), teacher: 200 },
    ],
    [
      "on a private exercise",
      () => ({ params: { assignmentId: privateId, attempt: privateAttempt } }),
      { ...members(404), student: 200 },
    ],
  ],
  clearUnfinished: [
    ["of a demo", () => ({ params: { assignmentId: "5368" } }), members(404)],
    [
      "of the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId } }),
      { ...members(404), ...sharedWith(403, 200), teacher: 200 },
    ],
    [
      "of a private exercise",
      () => ({ params: { assignmentId: privateId } }),
      { ...members(404), student: 200 },
    ],
  ],
  deleteExercise: [
    ["a demo", () => ({ params: { assignmentId: "5368" } }), members(404)],
    [
      "the teacher's shared exercise",
      () => ({ params: { assignmentId: teachersId } }),
      { ...members(404), ...sharedWith(403, 403), teacher: 200 },
    ],
    [
      "a private exercise",
      () => ({ params: { assignmentId: privateId } }),
      { ...members(404), student: 200 },
    ],
  ],
  exportAccount: [["of their own", () => ({}), members(200)]],
  chooseRole: [
    [
      "teacher",
      () => ({ body: { role: "teacher" } }),
      { ...members(409), "member without role": 200, ...teachers(200) },
    ],
    [
      "student, the other having been chosen by some",
      () => ({ body: { role: "student" } }),
      {
        ...members(200),
        "member without role": 409,
        ...teachers(409),
      },
    ],
  ],
  // The last: nobody is left behind it. Whoever is deleted already may ask again, in case it broke off.
  deleteAccount: [["of their own", () => ({}), { ...members(200), "deleted member": 200 }]],
};

const webm = { audioBase64: "GkXfow==", mimeType: "audio/webm;codecs=opus" };
const privateId = "private1";
/** Shared, but the guest alone has begun it: what Mark says there he has said to nobody else. */
const guestsId = "guestsown";
const marking = { mark: "B+", reason: "A very good accent.", note: "" };
/** The student's results: on the teacher's exercise, and on their own. */
const studentsAttempt = crypto.randomUUID();
const privateAttempt = crypto.randomUUID();
const teachersId = "teachers1";
/** The teacher's, shared with one colleague who sees it. */
const lentId = "lent1";
/** The teacher's, shared with one colleague, to whom it is handed over. */
const handedId = "handed1";
const seeing = "sees@access.example";
/** The account of the colleague who sees. */
const colleagueIds = { sees: "" };
/** Exercises with a photo: the teacher's, which is shared, and the student's, which is not. */
const picturedId = "pictured1";
const hiddenId = "hidden1";
/** The teacher's, assigned to the class. */
const assignedId = "assigned1";
/** The teacher's class; its students' places: one that the guest holds, and one that is free at first. */
const theClass = { classId: "", taken: "", free: "" };
const classIn = () => ({ classId: theClass.classId });
const placeOf = (placeId: string) => ({ ...classIn(), assignmentId: assignedId, placeId });
const seatOf = (placeId: string) => ({ ...classIn(), placeId });
/** A guest's, under a typed name, on the teacher's exercise. */
const mergedAttempt = crypto.randomUUID();
/** Another student's, in which something was flagged. */
const flaggedAttempt = crypto.randomUUID();
const bareGrade = { language: "French", conversation: [{ role: "user", content: "Bonjour" }], objective: "" };
const turn = (place?: object) => ({
  dataType: "text",
  text: "J'ai joué au foot.",
  conversationData: [],
  lessonDetails: { assignmentId: guestsId, name: "Zoë" },
  ...(place && { place }),
});

const order = (assetURL: string | null) => ({
  formData: { title: "", questions: [], objective: "" },
  activity: "Photo Role Play",
  prompt: "holidays",
  language: "French",
  level: "GCSE - Higher",
  board: "AQA",
  options: ["Follow the exam format exactly"],
  assetURL,
});

const content: ExerciseContent = {
  ...{ activity: "Photo Role Play", language: "French", level: "GCSE - Higher", board: "AQA" },
  ...{ theme: "", title: "On the beach", objective: "", passage: "", asset_url: "", context_1: "" },
  ...{ photoAlt: "", class_id: "", due_date: DUE_DATE, duration: 5, settings: defaultSettings },
  questions: [{ text: "Qu'est-ce qu'il y a sur la photo ?" }],
};

let studentsPhoto: string;
let stack: StackInHand;
let lessonId: string;
let opening: string;
const tokens: Partial<Record<Person, string>> = {};

beforeAll(async () => {
  stack = await openStack();
  tokens.guest = await newGuest();
  tokens["other guest"] = await newGuest();
  tokens.forger = `${tokens.guest.slice(0, -8)}AAAAAAAA`;
  tokens.expired = stack.guestToken({ exp: Math.floor(Date.now() / 1000) - 1 });
  const member = async (uid: string, more: object) => {
    await stack.putUser({ uid, createdAt: Date.now(), ...more });
    return stack.memberToken(uid, { email: `${uid}@access.example`, email_verified: true });
  };
  tokens["deleted member"] = await member("access-deleted", { deletedAt: Date.now() });
  tokens["member without role"] = await member("access-roleless", {});
  tokens.student = await member("access-student", { role: "student" });
  tokens["other student"] = await member("access-other", { role: "student" });
  tokens.teacher = await member("access-teacher", { role: "teacher" });
  tokens["other teacher"] = await member("access-stranger", { role: "teacher" });
  await stack.putExercise({ assignment_id: privateId, ownerId: "access-student", isShared: false });
  await stack.putExercise({ assignment_id: teachersId, ownerId: "access-teacher" });
  await stack.putExercise({ assignment_id: lentId, ownerId: "access-teacher" });
  const share = async (assignmentId: string, address: string, right: string) =>
    reply("shareExercise", { token: tokens.teacher, params: { assignmentId }, body: { address, right } });
  const colleague = async (address: string, right: string) => {
    const uid = await signUpConfirmed(address);
    const token = await member(uid, { role: "teacher" });
    await share(teachersId, address, right);
    return { uid, token };
  };
  const [sees, edits, former] = [
    await colleague(seeing, "see"),
    await colleague("edits@access.example", "edit"),
    await colleague("former@access.example", "edit"),
  ];
  tokens["colleague who sees"] = sees.token;
  tokens["colleague who edits"] = edits.token;
  tokens["former colleague"] = former.token;
  colleagueIds.sees = sees.uid;
  await share(lentId, seeing, "see");
  await stack.putExercise({ assignment_id: handedId, ownerId: "access-teacher" });
  await share(handedId, seeing, "see");
  const left = { assignmentId: teachersId, colleagueId: former.uid };
  await reply("unshareExercise", { token: tokens.teacher, params: left });
  const students = { uid: "access-student", studentId: "Zoë" };
  await stack.putAttempt({ ...students, assignment_id: teachersId, attempt: studentsAttempt });
  await stack.putAttempt({ ...students, assignment_id: privateId, attempt: privateAttempt });
  const uploaded = async (person: Person) =>
    (await reply("uploadPhoto", { token: tokens[person], body: photoWith() })).asset_url;
  studentsPhoto = await uploaded("student");
  const hidden = { assignment_id: hiddenId, ownerId: "access-student", isShared: false };
  await stack.putExercise({ ...hidden, asset_url: studentsPhoto });
  const pictured = { assignment_id: picturedId, ownerId: "access-teacher" };
  await stack.putExercise({ ...pictured, asset_url: await uploaded("teacher") });
  await stack.putExercise({ assignment_id: guestsId, context_0: "Quel est le nom de ton hamster ?" });

  await stack.putExercise({ assignment_id: assignedId, ownerId: "access-teacher" });
  await stack.putAttempt({ assignment_id: teachersId, attempt: mergedAttempt, uid: "somebody" });
  await stack.putAttempt({
    ...{ assignment_id: teachersId, attempt: flaggedAttempt, uid: "somebody" },
    ...{ flagBox: "open access-teacher", flaggedAt: Date.now() },
  });
  const made = await reply("createClass", {
    token: tokens.teacher,
    body: { key: crypto.randomUUID(), name: "10B", language: "French", students: ["Zoë", "Noa"] },
  });
  theClass.classId = made.classId;
  const given = { assignmentId: assignedId, classId: made.classId };
  await reply("assignExercise", { token: tokens.teacher, params: given, body: { due_date: DUE_DATE } });
  const list = await reply("readRoster", { params: given });
  theClass.taken = list.students[0]?.placeId ?? "";
  theClass.free = list.students[1]?.placeId ?? "";
  await reply("claimPlace", {
    token: tokens.guest,
    params: placeOf(theClass.taken),
    body: { word: "chat" },
  });
  const { lesson } = await reply("startLesson", {
    token: tokens.guest,
    body: { assignmentId: guestsId, name: "Zoë" },
  });
  lessonId = lesson.lessonId;
  opening = lesson.opening.message;
});
afterAll(() => stack.close());

test("the matrix names every route there is", () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(api).sort());
});

const cells = (Object.keys(matrix) as RouteName[]).flatMap((route) =>
  matrix[route].flatMap(([asking, asked, expected]) =>
    people.map((person) => [route, asking, person, expected[person], asked] as const),
  ),
);

test.each(cells)("%s, %s, by %s: %d", async (route, _asking, person, status, asked) => {
  const given = await ask(route, { ...asked(), token: tokens[person] });
  expect(given.status).toBe(status);
  if (status !== 200) expect(errorBody.safeParse(given.json).success).toBe(true);
});

test("a member's other token, meant for another purpose, opens nothing", async () => {
  const token = stack.memberToken("access-student", { token_use: "access" });
  expect((await ask("giveHint", { token, body: {} })).status).toBe(401);
});

/** The student's own token, its header another one, signed by whatever that header asks for. */
const resigned = async (alg: string, sign: (signed: string) => string | Promise<string>) => {
  const [header = "", payload = ""] = stack.memberToken("access-student").split(".");
  const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
  const signed = `${Buffer.from(JSON.stringify({ alg, kid, typ: "JWT" })).toString("base64url")}.${payload}`;
  return `${signed}.${await sign(signed)}`;
};
/** The public key of the user pool, as text. */
const publicKey = async (): Promise<string> => {
  const { cognitoUrl, userPoolId } = await (await fetch(`${process.env.VIVA_URL}/config.json`)).json();
  const { keys } = await (await fetch(`${cognitoUrl}${userPoolId}/.well-known/jwks.json`)).json();
  return createPublicKey({ key: keys[0], format: "jwk" }).export({ type: "spki", format: "pem" }).toString();
};

test.each<[string, () => string | Promise<string>]>([
  ["for another app of the pool", () => stack.memberToken("access-student", { aud: "another app" })],
  [
    "of another user pool",
    () =>
      stack.memberToken("access-student", { iss: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_x" }),
  ],
  [
    "that the user pool signed in the identity pool's name",
    () =>
      stack.memberToken("access-student", {
        iss: "https://cognito-identity.amazonaws.com",
        amr: ["unauthenticated"],
      }),
  ],
  ["of a guest who is said to be signed in", () => stack.guestToken({ amr: ["authenticated"] })],
  ["that nobody signed", () => resigned("none", () => "")],
  [
    "signed with what everybody can read as if that were a secret",
    () =>
      resigned("HS256", (signed) =>
        publicKey().then((key) => createHmac("sha256", key).update(signed).digest("base64url")),
      ),
  ],
])("a token %s opens nothing", async (_, token) => {
  expect((await ask("listExercises", { token: stack.memberToken("access-intact") })).status).toBe(200);
  expect((await ask("listExercises", { token: await token() })).status).toBe(401);
});

test("a token of another pool opens nothing", async () => {
  const token = stack.guestToken({ aud: "eu-west-1:00000000-0000-4000-8000-000000000000" });
  expect((await ask("giveHint", { token, body: {} })).status).toBe(401);
});
