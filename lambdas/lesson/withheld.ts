import type { Better, StartHint } from "../../domain/conversation.ts";
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

/** May the student see model answers? A passage that is read aloud has none but itself. */
export const showsModelAnswers = ({
  activity,
  settings: { isModelAnswerActive },
}: Pick<Exercise, "activity" | "settings">): boolean =>
  isModelAnswerActive && activity !== "Read Along Passage";

/**
 * What a student may see beside a sentence of Mark's. A translation or a model answer that the exercise's settings switch off is left out, so
 * that no page has to hide it, and so is help from that model answer, or the English in it. A passage that is read aloud is its own model
 * answer, and stands in what Mark says anyway.
 */
export const withoutAids = <T extends { translation: string; options: string; hint?: StartHint | undefined }>(
  exercise: Pick<Exercise, "activity" | "settings">,
  { hint, ...annotated }: T,
) => {
  const { isTranslatable } = exercise.settings;
  const isShown = showsModelAnswers(exercise);
  return {
    ...annotated,
    ...(!isTranslatable && { translation: "" }),
    ...(!isShown && exercise.activity !== "Read Along Passage" && { options: "" }),
    ...(isShown && hint && { hint: isTranslatable ? hint : { ...hint, words: [] } }),
  };
};

/** A student's answer put right is as good as a model answer, and left out where those are. */
export const withoutBetter = <T extends { better?: Better | undefined }>(
  exercise: Pick<Exercise, "activity" | "settings">,
  { better, ...assessed }: T,
) => ({ ...assessed, ...(better && showsModelAnswers(exercise) && { better }) });

/** The same for the grading of a whole conversation, with its marks by an exam's criteria. */
export const withoutGrade = (
  { isGradeViewable }: Viewable,
  { feedback, ...marks }: Grade & { exam?: ExamMark | undefined },
) => (isGradeViewable ? { feedback, ...marks } : { feedback });
