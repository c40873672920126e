import type { ExamMark } from "../../domain/exams/examMark.ts";
import type { Exercise, Settings } from "../../domain/exercise.ts";
import type { Grade } from "../../domain/grading.ts";

type Viewable = Pick<Settings, "isGradeViewable">;

/**
 * What a student may see of something scored. Without `isGradeViewable` the server leaves grade and scores out of every
 * response, so that no page has to hide them; tips and feedback stay.
 */
export const withoutScore = <T extends { score?: number }>({ isGradeViewable }: Viewable, scored: T): T =>
  isGradeViewable ? scored : { ...scored, score: undefined };

/**
 * What a student may see beside a sentence of Mark's. A translation or a model answer that the exercise's settings switch off is left out, so
 * that no page has to hide it. A passage that is read aloud is its own model answer, and stands in what Mark says anyway.
 */
export const withoutAids = <T extends { translation: string; options: string }>(
  { activity, settings: { isTranslatable, isModelAnswerActive } }: Pick<Exercise, "activity" | "settings">,
  annotated: T,
): T => ({
  ...annotated,
  ...(!isTranslatable && { translation: "" }),
  ...(!isModelAnswerActive && activity !== "Read Along Passage" && { options: "" }),
});

/** The same for the grading of a whole conversation, with its marks by an exam's criteria. */
export const withoutGrade = (
  { isGradeViewable }: Viewable,
  { feedback, ...marks }: Grade & { exam?: ExamMark | undefined },
) => (isGradeViewable ? { feedback, ...marks } : { feedback });
