import type { Question, QuestionSet } from "../../partner.ts";
import { tierOf } from "../../tier.ts";
import type { Prompt } from "../model.ts";
import { FENCED, fenced } from "./fence.ts";

/** The English of questions that a teacher wrote, and an answer to each such as a student could give. */
export const annotateQuestions = (
  { activity, language, level, photo }: QuestionSet,
  questions: readonly Question[],
): Prompt => ({
  system:
    `You help English students of ${language} who practise for a speaking exam (${activity}). Give as "questions" one entry ` +
    `for each question of the material, in the same order: as "translation" its English, as "modelAnswer" an answer of one or ` +
    `two sentences in ${language} for the ${tierOf(level).name} tier, in the question's "tense" where it has one. Where ` +
    '"studentAsks" is true the student is to ask something: the model answer is that question. Where an answer would have to ' +
    `describe a photo that you cannot see, give an empty model answer. ${FENCED}`,
  photos: photo && [photo],
  material: fenced({
    questions: questions.map(({ text, tense, studentAsks }) => ({ text, tense, studentAsks })),
  }),
  maxTokens: 1500,
});
