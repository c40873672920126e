import type { ExamChoice } from "./exams/names.ts";
import { DUE_DATE } from "./limits.ts";
import type { Colleague } from "./sharing.ts";

/** What an exercise's code looks like: the demos' four digits, and share codes. */
export const ASSIGNMENT_ID = /^[A-Za-z0-9]{4,32}$/;

/** The five activities (spec section 1) with the emoji that stands on their cards. `exam` ones belong to a board and a level.
 * In those that are `rephrased` Mark may put a question in other words; a role play is read as it is written. */
export const activities = {
  "Photo Role Play": { emoji: "📷", exam: true, choosesBoard: true, rephrased: false },
  "Set Question Role Play": { emoji: "🎭", exam: true, choosesBoard: true, rephrased: false },
  "Exam Style General Conversation": { emoji: "💬", exam: true, choosesBoard: false, rephrased: true },
  "Read Along Passage": { emoji: "📖", exam: true, choosesBoard: false, rephrased: false },
  "Conversation About Topic": { emoji: "🗺️", exam: false, choosesBoard: false, rephrased: true },
} as const satisfies Record<
  string,
  { emoji: string; exam: boolean; choosesBoard: boolean; rephrased: boolean }
>;

/** What can be chosen, in the order in which it is offered (spec section 3). */
export const activityNames = [
  "Photo Role Play",
  "Set Question Role Play",
  "Exam Style General Conversation",
  "Read Along Passage",
  "Conversation About Topic",
] as const satisfies readonly (keyof typeof activities)[];
export const languages = ["French", "Spanish", "German"] as const;
export const levelGroups = {
  GCSE: ["GCSE - Foundational", "GCSE - Higher"],
  IGCSE: ["IGCSE - Foundational", "IGCSE - Higher"],
} as const;
export const levels = [...levelGroups.GCSE, ...levelGroups.IGCSE] as const;
export const boards = ["EdExcel", "AQA"] as const;
/** Level and board of an activity that has none to choose. */
export const NONE = "NONE";

export type Activity = (typeof activityNames)[number];
export type Language = (typeof languages)[number];
export type Level = (typeof levels)[number] | typeof NONE;
export type Board = (typeof boards)[number] | typeof NONE;
export type Tense = "present" | "past" | "future" | "conditional";

/** BCP 47 tags, for `lang` in the page and for the speech engines. */
export const languageTags = { French: "fr", Spanish: "es", German: "de" } as const satisfies Record<
  Language,
  string
>;

export type Settings = {
  /** May the student type? */
  isTextable: boolean;
  isModelAnswerActive: boolean;
  isTranslatable: boolean;
  /** May the student see grade and scores? If not, the server leaves them out. */
  isGradeViewable: boolean;
  /** Is Mark only heard, not read? */
  isPureListeningExercise: boolean;
};

export const defaultSettings: Settings = {
  isTextable: true,
  isModelAnswerActive: true,
  isTranslatable: true,
  isGradeViewable: true,
  isPureListeningExercise: false,
};

/** What is known of one question beforehand, at the same place in `questionNotes` as the question in `context_0`. */
export type QuestionNote = {
  /** The tense the answer should be in; undefined where any will do. */
  tense?: Tense;
  /** One or two English words: "weekend", "food". */
  topic?: string;
  /** The question in English. */
  translation?: string;
  /** An answer worth full marks, in the exercise's language. */
  modelAnswer?: string;
  /** True where the task is that the student asks something. */
  studentAsks?: boolean;
};

/** One exercise, with the spec's field names (section 3). */
export type Exercise = {
  assignment_id: string;
  ownerId: string;
  activity: Activity;
  level: Level;
  board: Board;
  language: Language;
  theme: string;
  title: string;
  /** What the student should focus on. */
  objective: string;
  /** The photo's path in the media bucket (spec section 9); "" where there is none. */
  asset_url: string;
  /** What is in the photo, for whoever can't see it. */
  photoAlt: string;
  /** The questions, split on semicolons; for Read Along Passage the passage itself. */
  context_0: string;
  /** A second photo's path, "" where there is none (AQA from 2026 asks for two). */
  context_1: string;
  context_2: string;
  questionNotes: QuestionNote[];
  /** A teacher's own label, such as "10B"; "" for none. */
  class_id: string;
  /** The last day (UTC, YYYY-MM-DD) on which a shared exercise is open; the spec's constant never closes one. */
  due_date: string;
  /** Minutes; 0 is an exercise without a timer. */
  duration: number;
  /** True: published by a teacher, open to whoever has the link. */
  isShared: boolean;
  /** Has its teacher taken the link back? */
  isClosed: boolean;
  /** Has its owner put it away? Its link works as before. */
  isArchived?: boolean;
  /** Epoch milliseconds. */
  createdAt?: number;
  /** Counts up with each change; results say which they belong to. */
  version: number;
  settings: Settings;
  /** By which exam's criteria it is marked; "", or left out, is none. */
  exam?: ExamChoice;
  /** The classes that it is assigned to, by their ids. */
  assignments?: Readonly<Record<string, Assignment>>;
  /** The colleagues that it is shared with, by their account ids. */
  colleagues?: Readonly<Record<string, Colleague>>;
  /** What its owner is called to them. */
  sharedBy?: string;
};

/** What an exercise is to one class: its last day there, as `due_date`, and when it was assigned (epoch ms). */
export type Assignment = { due_date: string; assignedAt: number };

/** Fields of a new exercise that nobody has filled in. */
export const blankExercise = {
  level: NONE,
  board: NONE,
  theme: "",
  title: "",
  objective: "",
  asset_url: "",
  photoAlt: "",
  context_0: "",
  context_1: "",
  context_2: "",
  questionNotes: [],
  class_id: "",
  due_date: DUE_DATE,
  duration: 0,
  isShared: false,
  isClosed: false,
  version: 1,
  settings: defaultSettings,
} as const satisfies Partial<Exercise>;

/** The questions held in one text, split on semicolons (spec section 3); blanks are dropped. */
export const questionsOf = (context_0: string): string[] =>
  context_0
    .split(";")
    .map((question) => question.trim())
    .filter((question) => question !== "");

/** The text that holds these questions. A semicolon inside a question becomes a comma, or it would split it in two. */
export const contextOf = (questions: readonly string[]): string =>
  questions.map((question) => question.replaceAll(";", ",").trim()).join(";");
