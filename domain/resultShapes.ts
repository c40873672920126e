import * as z from "zod";
import { annotation, turn } from "./conversationShapes.ts";
import { examMark } from "./exams/examMark.ts";
import { activityNames, boards, languages, levels, NONE } from "./exercise.ts";
import { engine, sentence } from "./fieldShapes.ts";
import { CURSOR_MAX_CHARACTERS, MARK_MAX_CHARACTERS, NOTE_MAX_CHARACTERS } from "./limits.ts";
import { MISTAKE_MAX_CHARACTERS, mistakeKinds, RULE_MAX_CHARACTERS } from "./mistakes.ts";
import { flagKinds } from "./safeguarding.ts";

/** What a teacher should know of an attempt besides its marks. */
export const resultFlags = [
  /** Typed, where the exercise is to be spoken: no microphone or recogniser worked. */
  "typed",
  /** A student said that the recogniser had misheard, and put their words right; both are kept. */
  "corrected",
  /** Mark's words were shown in an exercise in which he is only to be heard: his voice failed, or the student asked to read him. */
  "shown",
  /** What an answer was flagged for, one that was said anew since among them: for the teacher alone. */
  ...flagKinds,
] as const;
export type ResultFlag = (typeof resultFlags)[number];

export const mistake = z.object({
  kind: z.enum(mistakeKinds),
  said: z.string().max(MISTAKE_MAX_CHARACTERS),
  right: z.string().max(MISTAKE_MAX_CHARACTERS).optional(),
  /** The rule of our own that found it, such as "fr.auxiliary.wrong"; left out where a model did. */
  rule: z.string().max(RULE_MAX_CHARACTERS).optional(),
});

const againField = z
  .string(sentence("What the student should do again is a text."))
  .trim()
  .max(NOTE_MAX_CHARACTERS, sentence(`Please keep this to ${NOTE_MAX_CHARACTERS} characters.`));
/** A teacher's own mark beside the engine's, the reason for it, and a note that only the teacher sees. */
const ownMark = {
  mark: z
    .string(sentence("Your mark is a text, such as 7/10 or B."))
    .trim()
    .max(MARK_MAX_CHARACTERS, sentence(`Please keep the mark to ${MARK_MAX_CHARACTERS} characters.`)),
  reason: z
    .string(sentence("The reason is a text."))
    .trim()
    .max(NOTE_MAX_CHARACTERS, sentence(`Please keep the reason to ${NOTE_MAX_CHARACTERS} characters.`)),
  note: z
    .string(sentence("The note is a text."))
    .trim()
    .max(NOTE_MAX_CHARACTERS, sentence(`Please keep the note to ${NOTE_MAX_CHARACTERS} characters.`)),
};
/**
 * With a mark and a reason may go a request to do it again, in a sentence that the student sees. All four may be empty: that takes
 * the teacher's part back.
 */
export const marking = z.object({ ...ownMark, again: againField.default("") });
/** What was marked before such requests were kept has none. */
const teacherMark = z.object({ ...ownMark, again: z.string().optional(), markedAt: z.number() });
export type TeacherMark = z.output<typeof teacherMark>;

/** What was achieved; left out where the student may not see it (isGradeViewable), or where the attempt is unfinished. */
const marks = {
  grade: z.string().optional(),
  vocabulary: z.number().optional(),
  grammar: z.number().optional(),
};

/** One attempt in a list. All scores are 0–100, all times epoch milliseconds. */
const attemptSeen = {
  /** The lesson's id. */
  attempt: z.string(),
  startedAt: z.number(),
  /** Left out where the attempt is begun, and not finished. */
  finishedAt: z.number().optional(),
  /** The exercise's version and class label when the attempt began. */
  version: z.number(),
  class_id: z.string(),
  /** Left out where the attempt is not finished. */
  engine: engine.optional(),
  ...marks,
  feedback: z.string().optional(),
  /** The mean confidence of all heard words, 0–1; left out where nothing was heard. */
  confidence: z.number().optional(),
  /** How many answers were given. */
  answers: z.number(),
  /** How often the student asked to hear a question again; left out where never. */
  timesAskedToRepeat: z.number().optional(),
  mistakes: z.array(mistake),
  flags: z.array(z.enum(resultFlags)),
  /** The teacher's request to do it again: a student sees it also where marks are kept back. */
  again: z.string().optional(),
};

/** An attempt as the exercise's owner sees it in a list. */
export const resultRow = z.object({
  ...attemptSeen,
  /** The name as typed (spec section 3); two students may have one name. */
  studentId: z.string(),
  /** The same for all attempts of one signed-in student or one guest session: what they are gathered by. */
  student: z.string(),
  /** The student's place on the list of a class; left out, or NO_PLACE, where the name was typed. */
  placeId: z.string().optional(),
  /** Was it the owner's own try-out? Tests are left out of every figure. */
  isTest: z.boolean(),
  teacher: teacherMark.optional(),
});
export type ResultRow = z.output<typeof resultRow>;

/** As its student saw it, with what was wrong in it; `flags` are left out for a student. */
const turnSeen = turn.omit({ isFinished: true }).extend({ mistakes: z.array(mistake) });
/** A result with all that was said. */
export const wholeResult = z.object({
  ...resultRow.shape,
  /** The marks by an exam's criteria, where the exercise has one; left out where marks are kept from the student. */
  exam: examMark.optional(),
  opening: z.object({ message: z.string(), ...annotation.shape }),
  turns: z.array(turnSeen),
  /** The same conversation as one text, a line of dialogue a line, for other programs. */
  encodedConversation: z.string(),
});
export type WholeResult = z.output<typeof wholeResult>;

/** One's own finished attempt, with what it was at. A student sees the teacher's mark and reason, never the note. */
export const ownAttempt = z.object({
  ...attemptSeen,
  assignment_id: z.string(),
  title: z.string(),
  activity: z.enum(activityNames),
  language: z.enum(languages),
  level: z.enum([...levels, NONE]),
  board: z.enum([...boards, NONE]),
  /** May it still be played by this student? */
  isOpen: z.boolean(),
  teacher: z.object({ mark: z.string(), reason: z.string() }).optional(),
});
export type OwnAttempt = z.output<typeof ownAttempt>;

/** What a teacher has answered to one attempt of the caller's. Mark and reason are empty where marks are kept back. */
export const teacherReply = z.object({
  attempt: z.string(),
  /** The name under which it was done. */
  studentId: z.string(),
  /** Epoch milliseconds. */
  finishedAt: z.number(),
  mark: z.string(),
  reason: z.string(),
  again: z.string(),
});
export type TeacherReply = z.output<typeof teacherReply>;

const moment = z
  .string(sentence("A time is in epoch milliseconds."))
  .regex(/^\d{1,15}$/, sentence("A time is in epoch milliseconds."));
/**
 * What was finished after `since` or is not finished, among what began at `from` or later: when the oldest attempt began that may
 * still be finished. Both in epoch ms.
 */
export const changesAsked = z.object({ since: moment, from: moment });

/** Where the next page of a list begins: what the page before it said in `next`. */
export const after = z
  .string(sentence("That is not a place in this list."))
  .max(CURSOR_MAX_CHARACTERS, sentence("That is not a place in this list."))
  .optional();
