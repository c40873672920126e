import { exerciseOf } from "../../domain/content.ts";
import type { ExerciseContent } from "../../domain/exerciseShapes.ts";
import type { Partner } from "../partner/partner.ts";
import type { Photos } from "../store/photos.ts";

type Dependencies = { partner: Pick<Partner, "annotateQuestions">; photos: Pick<Photos, "read"> };

/**
 * The content with the English of each question, and a model answer, as far as its author left them open and they can be
 * made. A photo that can't be read is done without.
 */
export const annotated = async (
  { partner, photos }: Dependencies,
  content: ExerciseContent,
): Promise<ExerciseContent> => {
  const { questionNotes, asset_url, level } = exerciseOf(content);
  const isOpen = questionNotes.some(({ translation, modelAnswer }) => !translation || !modelAnswer);
  if (!isOpen) return content;
  const { activity, language, questions } = content;
  const photo = asset_url === "" ? undefined : await photos.read(asset_url).catch(() => undefined);
  const made = await partner.annotateQuestions({ activity, language, level, questions, photo });
  return { ...content, questions: made.questions.map((question) => ({ ...question })) };
};

/** The content with what an exercise that was saved before has beside the same questions, where the content says nothing. */
export const withNotesOf = (content: ExerciseContent, before: ExerciseContent): ExerciseContent => ({
  ...content,
  questions: content.questions.map((question) => {
    const same = before.questions.find(({ text }) => text === question.text);
    const { translation, modelAnswer } = same ?? {};
    return {
      ...(translation !== undefined && { translation }),
      ...(modelAnswer !== undefined && { modelAnswer }),
      ...question,
    };
  }),
});
