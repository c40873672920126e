import type { Annotation, StartHint } from "../../domain/conversation.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { showsModelAnswers } from "../lesson/withheld.ts";
import { isFit } from "../safeguarding/screen.ts";
import type { Moment, Partner } from "./partner.ts";

/** Brings the tables of a language, which nobody who waits for Mark's first word needs. */
const rules = () => import("./embedded/startHint.ts");

/** Does a model's hint begin its own model answer, with words that are in it? */
const isOwn = ({ start, words }: StartHint, options: string): boolean =>
  start !== "" &&
  start !== options &&
  options.startsWith(start) &&
  words.every(({ text, english }) => english !== "" && isFit(`${text} ${english}`));

/** What Mark has just asked. */
const questionIn = ({ next }: Moment, message: string): string =>
  next.kind === "question" ? next.question.text : message;

/**
 * A partner whose annotations help the student to begin: by a model's own hint where it fits its model answer, and else by our
 * rules', from the model answer. Nothing is made that the exercise keeps from the student.
 */
export const hinted = (partner: Partner): Partner => {
  const helped = async <T extends Annotation>(
    exercise: Exercise,
    question: string,
    { hint, ...given }: T,
  ) => {
    const { options } = given;
    if (options === "" || !showsModelAnswers(exercise)) return given;
    const made =
      hint && isOwn(hint, options) ? hint : (await rules()).startHint(options, question, exercise.language);
    return { ...given, ...(made && { hint: made }) };
  };
  return {
    ...partner,
    async open(exercise, first) {
      const given = await partner.open(exercise, first);
      return helped(exercise, first?.text ?? given.message, given);
    },
    async annotate(moment, message) {
      const given = await partner.annotate(moment, message);
      return helped(moment.exercise, questionIn(moment, message), given);
    },
    // Whoever does not understand a question needs help with it most.
    async repair(moment) {
      const given = await partner.repair(moment);
      return helped(moment.exercise, questionIn(moment, given.message), given);
    },
  };
};
