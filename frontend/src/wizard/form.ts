import type { BankChoice } from "../../../domain/bankChoice.ts";
import { examsFor } from "../../../domain/exams/exams.ts";
import type { ExamChoice, ExamId } from "../../../domain/exams/names.ts";
import {
  type Activity,
  activities,
  type Board,
  defaultSettings,
  type Language,
  type Level,
  NONE,
  type Settings,
} from "../../../domain/exercise.ts";
import type { ExerciseContent } from "../../../domain/exerciseShapes.ts";
import { DUE_DATE, DURATION_START_MINUTES } from "../../../domain/limits.ts";
import { type QuickOption, quickOptions } from "../../../domain/presets.ts";
import { questionsIn, type Row, rowsOf } from "./rows.ts";

/**
 * An uploaded photo: where it is stored, and a small picture of it as a data URL ("" where none was made here). `savedAs`
 * is its number in the exercise that it comes from.
 */
export type Photo = { path: string; thumb: string; savedAs?: 0 | 1 };

/** The texts that the builder writes and whose change can be taken back. */
export const builtTexts = ["title", "objective", "passage"] as const;
export type BuiltText = (typeof builtTexts)[number];

/** What is chosen or typed, as it stands in the fields: "" where nothing is yet. */
export type Form = {
  activity: Activity;
  language: Language | "";
  level: Level | "";
  board: Board | "";
  /** One or two. */
  photos: readonly Photo[];
  photoAlt: string;
  prompt: string;
  options: Readonly<Record<QuickOption, boolean>>;
  title: string;
  /** "" is none. */
  theme: string;
  /** The focus, or the goal of a conversation about a topic. */
  objective: string;
  passage: string;
  rows: readonly Row[];
  /** Questions that the builder left out and that can be put back. */
  dropped: readonly Row[];
  /** What our own rules made of the last request; undefined where an AI answered it, or nothing was asked. */
  choice?: BankChoice | undefined;
  /** What stood in these fields before the builder changed them. */
  before: Readonly<Partial<Record<BuiltText, string>>>;
  settings: Settings;
  /** Minutes, as typed. */
  duration: string;
  class_id: string;
  /** YYYY-MM-DD. */
  due_date: string;
  /** By which exam's criteria it is marked; "" is none. */
  exam: ExamChoice;
  /** What the server would not save, until its text is changed: the field, by its name among the faults. */
  refused?: { field: string; text: string; message: string };
  /** Is the link of the exercise that is being changed taken back? */
  isClosed: boolean;
};

/** What SELECT has to bring about before anything can be written. */
export type Basics = Pick<ExerciseContent, "language" | "level" | "board">;

export const blankForm = (activity: Activity): Form => ({
  activity,
  language: "",
  level: "",
  board: "",
  photos: [],
  photoAlt: "",
  prompt: "",
  options: quickOptions,
  title: "",
  theme: "",
  objective: "",
  passage: "",
  rows: [],
  dropped: [],
  before: {},
  settings: defaultSettings,
  duration: String(DURATION_START_MINUTES),
  class_id: "",
  due_date: "",
  exam: "",
  isClosed: false,
});

/** Is an exercise of this kind a list of questions? */
export const hasQuestions = (activity: Activity): boolean =>
  activity !== "Read Along Passage" && activity !== "Conversation About Topic";

/** Undefined until all is chosen that this activity has to choose; what it has not is NONE by itself (spec section 3). */
export const basicsOf = ({ activity, language, level, board }: Form): Basics | undefined => {
  if (language === "") return undefined;
  if (!activities[activity].choosesBoard) return { language, level: NONE, board: NONE };
  if (level === "" || board === "" || level === NONE || board === NONE) return undefined;
  return { language, level, board };
};

/** The exams by whose criteria this exercise can be marked. */
export const examsOffered = ({ activity, level, board }: Form): ExamId[] =>
  examsFor({ activity, level: level || NONE, board: board || NONE });

/** The form of a saved exercise. */
export const formOf = (content: ExerciseContent, isClosed: boolean): Form => ({
  ...blankForm(content.activity),
  language: content.language,
  level: content.level,
  board: content.board,
  photos: [
    { path: content.asset_url, thumb: "", savedAs: 0 as const },
    { path: content.context_1, thumb: "", savedAs: 1 as const },
  ].filter(({ path }) => path !== ""),
  photoAlt: content.photoAlt,
  title: content.title,
  theme: content.theme,
  objective: content.objective,
  passage: content.passage,
  rows: rowsOf(content.questions),
  settings: content.settings,
  duration: String(content.duration),
  class_id: content.class_id,
  due_date: content.due_date === DUE_DATE ? "" : content.due_date,
  exam: content.exam ?? "",
  isClosed,
});

/** What is saved. What belongs to another activity, chosen before, is left out. */
export const contentOf = (form: Form, basics: Basics): ExerciseContent => {
  const photos = form.activity === "Photo Role Play" ? form.photos : [];
  return {
    activity: form.activity,
    ...basics,
    theme: form.theme,
    title: form.title.trim(),
    objective: form.objective.trim(),
    questions: hasQuestions(form.activity) ? questionsIn(form.rows) : [],
    passage: form.activity === "Read Along Passage" ? form.passage.trim() : "",
    asset_url: photos[0]?.path ?? "",
    context_1: photos[1]?.path ?? "",
    photoAlt: photos.length > 0 ? form.photoAlt.trim() : "",
    class_id: form.class_id.trim(),
    due_date: form.due_date === "" ? DUE_DATE : form.due_date,
    duration: Number(form.duration),
    settings: form.settings,
    // One that was chosen for another board or level is none.
    exam: examsOffered(form).find((exam) => exam === form.exam) ?? "",
  };
};
