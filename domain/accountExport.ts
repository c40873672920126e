import * as z from "zod";
import { memberRoles } from "./access.ts";
import { lesson, turn } from "./conversationShapes.ts";
import { costCentres } from "./costCentres.ts";
import { examMark } from "./exams/examMark.ts";
import { ownExercise, questionNote } from "./exerciseShapes.ts";
import { engine, language } from "./fieldShapes.ts";
import { flaggedAnswer } from "./flagShapes.ts";
import { mistake, resultFlags } from "./resultShapes.ts";
import { colleagueRights } from "./sharing.ts";
import { ASKED_TO_REPEAT } from "./summary.ts";

/*
 * All that exportAccount gives, for the documents about it. The answer itself is not cut to this, as others are to their shape: the law
 * wants all of it, a field that nobody described here included.
 */

const { questionCount: _, ...exerciseShown } = ownExercise.shape;
/** An exercise of one's own, as it is kept. */
const exercise = z.object({
  ...exerciseShown,
  ownerId: z.string(),
  theme: z.string(),
  context_0: z.string(),
  context_2: z.string(),
  questionNotes: z.array(questionNote),
  version: z.number(),
  /** The colleagues that it is shared with, by their accounts, and what its owner is called to them. */
  colleagues: z
    .record(z.string(), z.object({ address: z.string(), right: z.enum(colleagueRights) }))
    .optional(),
  sharedBy: z.string().optional(),
  /** The key that its page made up when it was saved. */
  savedAs: z.string().optional(),
  /** Epoch milliseconds: it is being deleted. */
  withdrawnAt: z.number().optional(),
});

const keptTurn = turn.extend({ mistakes: z.array(mistake).optional() });

const begun = z.object({
  assignment_id: z.string(),
  attempt: z.string(),
  version: z.number(),
  class_id: z.string(),
  uid: z.string(),
  studentId: z.string(),
  isTest: z.boolean(),
  startedAt: z.number(),
  flags: z.array(z.enum([...resultFlags, ASKED_TO_REPEAT])).optional(),
  /** The answers that were flagged. */
  flagged: z.array(flaggedAnswer).optional(),
  /** Epoch seconds. */
  expiresAt: z.number().optional(),
});
const finished = begun.extend({
  finishedAt: z.number(),
  engine,
  grade: z.string().optional(),
  vocabulary: z.number().optional(),
  grammar: z.number().optional(),
  exam: examMark.optional(),
  feedback: z.string(),
  answers: z.number(),
  confidence: z.number().optional(),
  timesAskedToRepeat: z.number().optional(),
  mistakes: z.array(mistake),
  flags: z.array(z.enum(resultFlags)),
  teacher: z.object({ mark: z.string(), reason: z.string() }).optional(),
  again: z.string().optional(),
  encodedConversation: z.string(),
  conversation: z.object({ opening: lesson.shape.opening, turns: z.array(keptTurn) }),
});

const keptLesson = lesson.extend({
  uid: z.string(),
  language,
  version: z.number(),
  class_id: z.string(),
  costCentre: z.enum(costCentres).optional(),
  showsModelAnswers: z.boolean().optional(),
  turns: z.array(keptTurn),
  keys: z.array(z.string()),
  turnKeys: z.array(z.string()),
  guess: z.object({ text: z.string() }).optional(),
  endedAt: z.number().optional(),
  expiresAt: z.number(),
});

/** Everything that is kept about a member. */
export const accountExport = z.object({
  /** What is not in it, and why. */
  about: z.array(z.string()),
  signIn: z.object({ name: z.string(), email: z.string(), isEmailConfirmed: z.boolean() }),
  member: z.object({
    uid: z.string(),
    role: z.enum(memberRoles).optional(),
    createdAt: z.number().optional(),
  }),
  exercises: z.array(exercise),
  /** Attempts, those among them that were never finished. */
  results: z.array(z.union([finished, begun])),
  /** Lessons of the last day. */
  lessons: z.array(keptLesson),
  /** The paths of photos. */
  photos: z.array(z.string()),
  /** The classes that they teach, with their lists. */
  classes: z.array(
    z.object({
      classId: z.string(),
      name: z.string(),
      language,
      createdAt: z.number(),
      students: z.array(z.string()),
    }),
  ),
  /** The exercises that colleagues share with them: which, who, and what they may do, by which address. */
  sharedWithYou: z.array(
    z.object({
      assignment_id: z.string(),
      by: z.string(),
      address: z.string(),
      right: z.enum(colleagueRights),
    }),
  ),
});
export type AccountExport = z.output<typeof accountExport>;
