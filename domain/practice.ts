import { type Board, defaultSettings, type Language, type Level, NONE, questionsOf } from "./exercise.ts";
import type { ExerciseContent } from "./exerciseShapes.ts";
import { DUE_DATE } from "./limits.ts";
import { type MistakeKind, mistakes } from "./mistakes.ts";
import { recipes } from "./recipes.ts";
import type { Body, Reply } from "./shapes.ts";

/** A kind of mistake to be practised, in the language, and as hard, as it was made. */
export type Practice = { kind: MistakeKind; language: Language; level: Level; board: Board };

/** Five questions, as long as an exam would give for them. */
const PRACTICE_MINUTES = 5;

/** Only a role play keeps level and board; where there are none, starter questions are as good. */
const activityFor = ({ level, board }: Practice): ExerciseContent["activity"] =>
  level === NONE || board === NONE ? "Exam Style General Conversation" : "Set Question Role Play";

/** What the builder is asked for. No exam's format: that would fix the tenses. */
export const practiceOrder = (practice: Practice): Body<"buildExercise"> => ({
  activity: activityFor(practice),
  prompt: recipes[practice.kind].prompt,
  language: practice.language,
  level: practice.level,
  board: practice.board,
  options: [],
  formData: { title: "", questions: [], objective: "" },
  assetURL: null,
});

/** The exercise of what the builder answered, to be saved: its questions, and the kind's own title and focus. */
export const practiceContent = (
  practice: Practice,
  { message, questionNotes }: Reply<"buildExercise">,
): ExerciseContent => ({
  activity: activityFor(practice),
  language: practice.language,
  level: practice.level,
  board: practice.board,
  theme: "",
  title: `Practice: ${mistakes[practice.kind].label}`,
  objective: recipes[practice.kind].focus,
  questions: questionsOf(message.improvement).map((text, place) => ({ ...questionNotes[place], text })),
  passage: "",
  asset_url: "",
  context_1: "",
  photoAlt: "",
  class_id: "",
  due_date: DUE_DATE,
  duration: PRACTICE_MINUTES,
  settings: defaultSettings,
});
