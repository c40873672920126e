import * as z from "zod";
import { memberRoles } from "./access.ts";
import type { RouteName } from "./api.ts";
import { bankChoice } from "./bankChoice.ts";
import {
  annotation,
  assessment,
  audioTurn,
  conversation,
  done,
  event,
  fault,
  lesson,
  openLesson,
  soundUpTo,
  spoken,
  textTurn,
  words,
} from "./conversationShapes.ts";
import { examMark } from "./exams/examMark.ts";
import { activityNames, boards, languages, NONE } from "./exercise.ts";
import {
  arrangement,
  colleagues,
  exerciseContent,
  handingOver,
  managedExercise,
  ownExercise,
  photoPath,
  publicExercise,
  questionNote,
  savedExercise,
  sharedExercise,
  sharing,
} from "./exerciseShapes.ts";
import {
  assignmentId,
  engine,
  jsonText,
  language,
  lessonId,
  level,
  name,
  objective,
  sentence,
} from "./fieldShapes.ts";
import { flaggedAttempt, reviewing } from "./flagShapes.ts";
import {
  HINT_MAX_TOKENS,
  PASSAGE_MAX_CHARACTERS,
  PIECE_MAX_BASE64,
  PROMPT_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
  SPEECH_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from "./limits.ts";
import { quickOptionNames } from "./presets.ts";
import { type ReportReason, reportReasons } from "./report.ts";
import {
  after,
  changesAsked,
  marking,
  ownAttempt,
  resultRow,
  teacherReply,
  wholeResult,
} from "./resultShapes.ts";
import {
  assigning,
  claiming,
  classChange,
  classId,
  classSeen,
  merging,
  newClass,
  newStudents,
  placeHeld,
  placeId,
  renaming,
  roster,
  studentCourse,
  wholeClass,
} from "./schoolClass/shapes.ts";

/**
 * What each call of api.ts takes and gives: the shapes of spec section 7 to the letter, our additions as optional fields
 * beside them. Each field that a person can get wrong carries the sentence that the person is told. Replies are cut to
 * their shape, so what is not named here never leaves the server.
 */

/** A member as the app knows them; `role` is null until it is chosen, once (spec section 4). */
const member = z.object({ uid: z.string(), role: z.enum(memberRoles).nullable(), createdAt: z.number() });
export type Member = z.output<typeof member>;

/** An exercise that a member has finished at least once. */
const played = z.object({
  assignment_id: z.string(),
  activity: z.enum(activityNames),
  language: z.enum(languages),
  title: z.string(),
  due_date: z.string(),
  times: z.number(),
  /** Epoch milliseconds. */
  lastAt: z.number(),
  /** The class by whose link it was played last. */
  schoolClassId: z.string().optional(),
});

/** Whoever comes by the link that a class was given names the class. */
const byLink = z.object({ class: classId.optional() });

const reportReasonNames = Object.keys(reportReasons) as ReportReason[]; // keys() forgets its keys' type

export const shapes = {
  readExercise: { query: byLink, reply: publicExercise },
  reportExercise: {
    body: z.object({ reason: z.enum(reportReasonNames, sentence("Choose what is wrong.")) }),
    reply: z.object({ reported: z.literal(true) }),
  },
  startLesson: {
    body: z.object({
      assignmentId,
      name,
      fresh: z.boolean(sentence("Fresh is true or false.")).optional(),
      /** Where somebody comes by a class's link: the class, and, where it has a list, who they are on it. */
      inClass: z
        .object(
          { classId, placeId: placeId.optional() },
          sentence("Say which class this is, and who you are in it."),
        )
        .optional(),
    }),
    reply: z.object({ lesson, resumed: z.boolean() }),
  },
  takeTurn: {
    body: z.discriminatedUnion("dataType", [textTurn, audioTurn], sentence("An answer is text or audio.")),
    reply: event,
    whole: z.object({
      transcription: z.string(),
      transcriptionResponseData: z.object({ text: z.string(), ...spoken }),
      message: jsonText(z.object({ message: z.string(), ...assessment.shape, ...annotation.shape })),
      ...done,
    }),
  },
  giveHint: {
    body: z.object({
      language,
      level,
      objective,
      max_tokens: z
        .number(sentence("Say how long the hint may be."))
        .int()
        .min(1)
        .max(HINT_MAX_TOKENS, sentence(`A hint has ${HINT_MAX_TOKENS} tokens at most.`)),
    }),
    /** Without an engine where there is no objective: the hint is then always the same. */
    reply: z.object({ message: jsonText(z.object({ message: z.string() })), engine: engine.optional() }),
  },
  speak: {
    body: z.object({
      message: z
        .string(sentence("Say what Mark should say."))
        .min(1, sentence("Say what Mark should say."))
        .max(SPEECH_MAX_CHARACTERS, sentence("That is too long to be spoken at once.")),
    }),
  },
  openTranscription: {
    body: z.object(openLesson),
    /** Where the page streams 16-bit PCM to, signed for a minute: on this site, and straight to the recogniser. */
    reply: z.object({ site: z.string(), direct: z.string(), sampleRate: z.number() }),
  },
  transcribePiece: {
    body: z.object({ ...openLesson, audioData: soundUpTo(PIECE_MAX_BASE64) }),
    /** Both empty where nothing was said in this piece. */
    reply: z.object({ text: z.string(), words }),
  },
  readMember: { reply: member },
  registerMember: { reply: member },
  chooseRole: {
    body: z.object({
      role: z.enum(memberRoles, sentence("Choose: I am a Student, or I am a Teacher.")),
      /** Where the school's settings ask teachers for one. */
      invitation: z.string(sentence("The invitation code is a text.")).trim().max(100).optional(),
    }),
    reply: member,
  },
  listExercises: { reply: z.object({ exercises: z.array(ownExercise) }) },
  openExercise: { query: byLink, reply: publicExercise },
  listPlayed: { reply: z.object({ played: z.array(played) }) },
  buildExercise: {
    body: z.object({
      /** What the form already holds: the builder adapts it. */
      formData: z.object({
        title: z.string().max(TITLE_MAX_CHARACTERS),
        questions: z.array(z.string().max(QUESTION_MAX_CHARACTERS)).max(QUESTIONS_MAX),
        objective,
        passage: z.string().max(PASSAGE_MAX_CHARACTERS).optional(),
      }),
      activity: z.enum(activityNames, sentence("Choose an activity.")),
      prompt: z
        .string(sentence("Say what the exercise should be about."))
        .trim()
        .min(1, sentence("Say what the exercise should be about."))
        .max(PROMPT_MAX_CHARACTERS, sentence(`Please keep this to ${PROMPT_MAX_CHARACTERS} characters.`)),
      language,
      level,
      board: z.enum([...boards, NONE], sentence("Choose an exam board.")).optional(),
      /** The quick options that are switched on (spec section 9). */
      options: z.array(z.enum(quickOptionNames)).max(quickOptionNames.length).optional(),
      assetURL: photoPath.nullable(),
    }),
    reply: z.object({
      /** `improvement` holds the questions, split on semicolons, or the passage to be read out. */
      message: jsonText(z.object({ title: z.string(), improvement: z.string(), focus_area: z.string() })),
      questionNotes: z.array(questionNote),
      engine,
      /** Only where our own rules answered. */
      choice: bankChoice.optional(),
    }),
  },
  createExercise: {
    /** The same `key` for every try at saving the same exercise, so that it is saved once. */
    body: z.object({
      key: z.uuid(sentence("Give each exercise a key of its own.")),
      content: exerciseContent,
      /** The exercise that this one is a copy of: a colleague's photos are copied with it. */
      copyOf: assignmentId.optional(),
    }),
    reply: savedExercise,
  },
  updateExercise: {
    body: z.object({ content: exerciseContent, isClosed: z.boolean(sentence("A link is closed, or not.")) }),
    reply: savedExercise,
  },
  arrangeExercise: { body: arrangement, reply: savedExercise },
  readContent: { reply: managedExercise },
  uploadPhoto: { reply: z.object({ asset_url: z.string() }) },
  showPhoto: {},
  openPhoto: {},
  countResults: {
    /** By the codes of the caller's exercises, how many attempts are finished; the owner's tests don't count. */
    reply: z.object({ finished: z.record(z.string(), z.number()) }),
  },
  listResults: {
    query: z.object({ after }),
    /** The newest attempt first; `next`, where there are more, is the `after` of the next page. */
    reply: z.object({ results: z.array(resultRow), next: z.string().optional() }),
  },
  /** The newest attempt first, RESULTS_PER_PAGE at most. */
  listChanges: { query: changesAsked, reply: z.object({ results: z.array(resultRow) }) },
  readResult: { reply: wholeResult },
  /** The newest attempt first; only those that a teacher has answered. */
  readReplies: { reply: z.object({ replies: z.array(teacherReply) }) },
  markResult: { body: marking, reply: resultRow },
  /** The newest first; `open` are those that nobody has reviewed since something was flagged. */
  listFlags: { reply: z.object({ open: z.array(flaggedAttempt), reviewed: z.array(flaggedAttempt) }) },
  countFlags: { reply: z.object({ open: z.number() }) },
  reviewFlags: { body: reviewing, reply: z.object({ reviewed: z.literal(true) }) },
  deleteResult: { reply: z.object({ deleted: z.literal(true) }) },
  clearUnfinished: {
    /** How many attempts were deleted. */
    reply: z.object({ cleared: z.number() }),
  },
  deleteExercise: { reply: z.object({ deleted: z.literal(true) }) },
  listShared: { reply: z.object({ exercises: z.array(sharedExercise) }) },
  shareExercise: { body: sharing, reply: z.object({ colleagues }) },
  unshareExercise: { reply: z.object({ removed: z.literal(true) }) },
  handOverExercise: { body: handingOver, reply: z.object({ handedOver: z.literal(true) }) },
  /** How much became the colleague's. */
  handOverWork: { body: handingOver, reply: z.object({ exercises: z.number(), classes: z.number() }) },
  listAttempts: { reply: z.object({ attempts: z.array(ownAttempt) }) },
  exportAccount: { reply: z.object({ account: z.record(z.string(), z.unknown()) }) },
  deleteAccount: { reply: z.object({ deleted: z.literal(true) }) },
  listClasses: { reply: z.object({ classes: z.array(classSeen) }) },
  createClass: { body: newClass, reply: classSeen },
  readClass: { reply: wholeClass },
  readClassVersion: { reply: z.object({ version: z.string() }) },
  readStudent: { reply: studentCourse },
  updateClass: { body: classChange, reply: classSeen },
  deleteClass: { reply: z.object({ deleted: z.literal(true) }) },
  addStudents: { body: newStudents, reply: z.object({ students: z.array(placeHeld) }) },
  renameStudent: { body: renaming, reply: placeHeld },
  removeStudent: {
    /** How many attempts went with the student. */
    reply: z.object({ erased: z.number() }),
  },
  resetPlace: { reply: z.object({ reset: z.literal(true) }) },
  mergeResults: {
    body: merging,
    /** How many attempts became the student's. */
    reply: z.object({ merged: z.number() }),
  },
  readRoster: { reply: roster },
  claimPlace: { body: claiming, reply: placeHeld },
  assignExercise: { body: assigning, reply: savedExercise },
  unassignExercise: { reply: savedExercise },
  gradeLesson: {
    body: z.object({
      language,
      conversation,
      objective,
      /** The lesson to grade and to save. Without it the conversation above is graded, and nothing is kept. */
      lesson: z
        .object({
          assignmentId,
          lessonId,
          /** True where Mark's words were shown although he is only to be heard: the result says so. */
          isTextShown: z.boolean(sentence("isTextShown is true or false.")).optional(),
        })
        .optional(),
    }),
    reply: z.object({
      message: jsonText(
        z.object({
          grade: z.string().optional(),
          feedback: z.string(),
          vocabulary: z.number().optional(),
          grammar: z.number().optional(),
          exam: examMark.optional(),
        }),
      ),
      engine,
      saved: z.boolean(),
    }),
  },
} as const satisfies { [Name in RouteName]: Shape };

/** The body of every answer that is not a success. */
export const errorBody = z.object({ error: fault });

export type Shape = {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
  readonly whole?: z.ZodType;
};
/** The shape of a call whose name is only known at run time. */
export const shapeOf = (route: RouteName): Shape => shapes[route];

type Shapes = typeof shapes;
type Out<S, Key extends string> = S extends { readonly [K in Key]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;
/** What a call may say behind the question mark of its address. */
export type Query<Name extends RouteName> = Out<Shapes[Name], "query">;
/** What a call takes, as its handler and the browser see it. */
export type Body<Name extends RouteName> = Out<Shapes[Name], "body">;
/** What a call gives: an object, or, for `events`, one of the events. */
export type Reply<Name extends RouteName> = Out<Shapes[Name], "reply">;
