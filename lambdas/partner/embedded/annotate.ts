import type { Annotation } from "../../../domain/conversation.ts";
import type { Moment, Next, Question } from "../partner.ts";
import { ownQuestion, questionIn } from "./asked.ts";
import { examine } from "./examine.ts";
import { modelAnswer } from "./model-answer.ts";
import { farewellTo, reactionTo } from "./react.ts";
import { normalised } from "./wordlist.ts";

const questionAhead = (next: Next): Question | undefined =>
  next.kind === "question" ? next.question : undefined;

/** The English of the question that ends a message: the exercise's own, or one of ours. */
const asked = (moment: Moment, message: string): Question | undefined => {
  const set = questionAhead(moment.next);
  if (set) return set;
  const own = ownQuestion(message, moment.exercise.language);
  if (own) return { text: own.text, tense: own.tense, translation: own.english, modelAnswer: own.model };
  // A question that another engine thought of: its English is not ours to know, but an answer may follow from it.
  return message.trim().endsWith("?") ? { text: questionIn(message) } : undefined;
};

/** The English of what Mark has just said, and a model answer to it. What we did not say ourselves stays untranslated. */
export const annotationOf = (moment: Moment, message: string): Annotation => {
  const examined = examine(moment);
  const before = moment.lines;
  const { tongue } = examined.answer.speech;
  const said = [
    ...(moment.isWithheld ? [] : [reactionTo(examined, before)]),
    farewellTo(examined, before, "closing"),
    farewellTo(examined, before, "read"),
    // Said in the place of another engine, too, whose moment does not tell.
    ...["calm" as const, "calm-end" as const].flatMap((cue) => tongue.reactions[cue] ?? []),
  ].filter(({ text }) => text !== "" && normalised(message).includes(normalised(text)));
  const question = asked(moment, message);
  const ends = question && normalised(message).endsWith(normalised(question.text));
  const english = [...said.map(({ english }) => english), ends ? (question.translation ?? "") : ""];
  return {
    translation: english.filter((part) => part !== "").join(" "),
    options: question ? modelAnswer(question, moment.exercise.language) : "",
  };
};
