import * as z from "zod";
import { ANSWER_MAX_CHARACTERS, QUESTION_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { foreignLanguage } from "../embedded/detect.ts";
import type { Question, QuestionSet } from "../partner.ts";
import type { Model } from "./model.ts";
import { annotateQuestions as prompt } from "./prompts/annotateQuestions.ts";

/** Questions in one call: their answers are some 400 tokens, which take about three seconds. Calls run side by side. */
const PER_CALL = 5;

const noted = z.object({
  translation: z.string().trim().max(QUESTION_MAX_CHARACTERS),
  modelAnswer: z.string().trim().max(ANSWER_MAX_CHARACTERS),
});

const isOpen = ({ translation, modelAnswer }: Question): boolean => !translation || !modelAnswer;

/** The question with what was made for it; what its author gave stands. */
const filled = (question: Question, { translation, modelAnswer }: z.output<typeof noted>): Question => ({
  ...(translation !== "" && { translation }),
  ...(modelAnswer !== "" && { modelAnswer }),
  ...question,
});

/**
 * The set's questions, each with the model's English and model answer where it had none. A model answer in another language
 * is left out. Rejects where the model fails.
 */
export const annotateQuestionsWith = async (model: Model, set: QuestionSet): Promise<Question[]> => {
  const open = set.questions.filter(isOpen);
  const batches = Array.from({ length: Math.ceil(open.length / PER_CALL) }, (_, at) =>
    open.slice(at * PER_CALL, (at + 1) * PER_CALL),
  );
  const made = await Promise.all(
    batches.map(async (questions) => {
      const shape = z.object({ questions: z.array(noted).length(questions.length) });
      return (await model.fill(prompt(set, questions), shape)).questions;
    }),
  );
  const notes = made.flat().map((note) => ({
    ...note,
    modelAnswer: foreignLanguage(note.modelAnswer, set.language) === undefined ? note.modelAnswer : "",
  }));
  return set.questions.map((question) => {
    const note = notes[open.indexOf(question)];
    return note ? filled(question, note) : question;
  });
};
