import * as z from "zod";
import { examIds } from "./exams/names.ts";
import { activityNames, boards, languages, levels, NONE } from "./exercise.ts";
import { address, isMeant, language, level, objective, sentence } from "./fieldShapes.ts";
import {
  ANSWER_MAX_CHARACTERS,
  CLASS_MAX_CHARACTERS,
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  PASSAGE_MAX_CHARACTERS,
  PHOTO_ALT_MAX_CHARACTERS,
  PHOTO_PATH,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
  TITLE_MAX_CHARACTERS,
} from "./limits.ts";
import { colleagueRights } from "./sharing.ts";

const exam = z.enum([...examIds, ""], sentence("Choose an exam that is offered, or none."));

const settings = z.object({
  isTextable: z.boolean(),
  isModelAnswerActive: z.boolean(),
  isTranslatable: z.boolean(),
  isGradeViewable: z.boolean(),
  isPureListeningExercise: z.boolean(),
});

/** An exercise as its link shows it, before anybody has said who they are: no questions, no owner. */
export const publicExercise = z.object({
  assignment_id: z.string(),
  activity: z.enum(activityNames),
  level: z.enum([...levels, NONE]),
  board: z.enum([...boards, NONE]),
  language: z.enum(languages),
  title: z.string(),
  objective: z.string(),
  asset_url: z.string(),
  photoAlt: z.string(),
  context_1: z.string(),
  /** Minutes. */
  duration: z.number(),
  /** The last day (UTC, YYYY-MM-DD) on which its link is open; the spec's constant stands for none. */
  due_date: z.string(),
  isShared: z.boolean(),
  settings,
  /** How many set questions Mark will ask; 0 where the conversation is free. */
  questionCount: z.number(),
  exam: exam.optional(),
});
export type PublicExercise = z.output<typeof publicExercise>;

/** An exercise among its owner's own. */
export const ownExercise = z.object({
  ...publicExercise.shape,
  class_id: z.string(),
  isClosed: z.boolean(),
  /** Its owner has put it away; its link works as before. */
  isArchived: z.boolean().optional(),
  /** Epoch milliseconds. */
  createdAt: z.number().optional(),
  /** The classes that it is assigned to, by their ids: their last days there, and when that was (epoch ms). */
  assignments: z.record(z.string(), z.object({ due_date: z.string(), assignedAt: z.number() })).optional(),
});
export type OwnExercise = z.output<typeof ownExercise>;

const colleagueRight = z.enum(
  colleagueRights,
  sentence("Say whether your colleague may see it, or also edit it."),
);

/** To whom an exercise is to be shared, and what they may do. */
export const sharing = z.object({ address, right: colleagueRight });

/** To whom something is handed over. */
export const handingOver = z.object({ address });

/** The colleagues that an exercise is shared with, as its owner sees them. */
export const colleagues = z.array(
  z.object({ colleagueId: z.string(), address: z.string(), right: colleagueRight }),
);

/** What somebody is told of an exercise that a colleague shares with them: who, and what they may do. */
const shared = z.object({ by: z.string(), right: colleagueRight });

/** An exercise of a colleague's. Which classes its owner has assigned it to is theirs. */
export const sharedExercise = ownExercise.omit({ assignments: true }).extend({ shared });
export type SharedExercise = z.output<typeof sharedExercise>;

export const questionNote = z.object({
  tense: z.enum(["present", "past", "future", "conditional"]).optional(),
  topic: z.string().max(60).optional(),
  translation: z.string().max(QUESTION_MAX_CHARACTERS).optional(),
  modelAnswer: z.string().max(ANSWER_MAX_CHARACTERS).optional(),
  studentAsks: z.boolean().optional(),
});
export const photoPath = z
  .string(sentence("Choose the photo again."))
  .regex(PHOTO_PATH, sentence("Choose the photo again."));

/** What an exercise is made of, as the wizard's form holds it (spec section 2). What is spoken stays under Polly's limit. */
export const exerciseContent = z.object(
  {
    activity: z.enum(activityNames, sentence("Choose an activity.")),
    language,
    level,
    board: z.enum([...boards, NONE], sentence("Choose an exam board.")),
    theme: z.string().trim().max(TITLE_MAX_CHARACTERS),
    title: z
      .string(sentence("The title is a text."))
      .trim()
      .max(TITLE_MAX_CHARACTERS, sentence(`Please keep the title to ${TITLE_MAX_CHARACTERS} characters.`)),
    /** The focus, or, for a conversation about a topic, its goal. */
    objective: objective.trim(),
    questions: z
      .array(
        z.object({
          text: z
            .string(sentence("Write the question, or delete its row."))
            .trim()
            .refine(isMeant, sentence("Write the question, or delete its row."))
            .max(
              QUESTION_MAX_CHARACTERS,
              sentence(`Please keep a question to ${QUESTION_MAX_CHARACTERS} characters.`),
            ),
          ...questionNote.shape,
        }),
        sentence("The questions are a list."),
      )
      .max(QUESTIONS_MAX, sentence(`An exercise has ${QUESTIONS_MAX} questions at most.`)),
    /** What is read aloud; "" for every other activity. */
    passage: z
      .string(sentence("What should be read out is a text."))
      .trim()
      .max(
        PASSAGE_MAX_CHARACTERS,
        sentence(`Please keep the passage to ${PASSAGE_MAX_CHARACTERS} characters.`),
      ),
    asset_url: z.union([z.literal(""), photoPath]),
    context_1: z.union([z.literal(""), photoPath]),
    photoAlt: z.string().trim().max(PHOTO_ALT_MAX_CHARACTERS, sentence("Please describe the photo shorter.")),
    class_id: z
      .string()
      .trim()
      .max(CLASS_MAX_CHARACTERS, sentence(`Please keep the class to ${CLASS_MAX_CHARACTERS} characters.`)),
    due_date: z.iso.date(sentence("Choose a day, or none.")),
    duration: z
      .number(sentence("Say how many minutes it lasts."))
      .int(sentence("Whole minutes, please."))
      .min(DURATION_MIN_MINUTES, sentence("The duration is at least 1 minute."))
      .max(DURATION_MAX_MINUTES, sentence(`The duration is ${DURATION_MAX_MINUTES} minutes at most.`)),
    settings,
    /** By which exam's criteria it is marked, one that has such a part; "", or left out, is none. */
    exam: exam.optional(),
  },
  sentence("Say what the exercise is made of."),
);
export type ExerciseContent = z.output<typeof exerciseContent>;

/** An exercise as its owner sees it once it is saved. */
export const savedExercise = z.object({
  assignment_id: z.string(),
  isShared: z.boolean(),
  isClosed: z.boolean(),
  isArchived: ownExercise.shape.isArchived,
  due_date: z.string(),
  version: z.number(),
  assignments: ownExercise.shape.assignments,
});

/** The same with what it is made of: to its owner with their colleagues, to a colleague with what they may do. */
export const managedExercise = savedExercise.extend({
  content: exerciseContent,
  colleagues: colleagues.optional(),
  shared: shared.optional(),
});

/** What of an exercise changes without touching its content: what is left out stays as it is. */
export const arrangement = z.object(
  {
    isClosed: z.boolean(sentence("A link is closed, or not.")).optional(),
    isArchived: z.boolean(sentence("An exercise is archived, or not.")).optional(),
    due_date: exerciseContent.shape.due_date.optional(),
  },
  sentence("Say what should change."),
);
export type Arrangement = z.output<typeof arrangement>;
