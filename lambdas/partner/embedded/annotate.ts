import type { Annotation } from "../../../domain/conversation.ts";
import { sentencesOf } from "../../../domain/sentences.ts";
import { normalised } from "../../../grammar/core/wordlist.ts";
import { contentOf } from "../dialogue/content.ts";
import type { Moment, Next, Question } from "../partner.ts";
import { ownQuestion, questionIn, withKnown } from "./asked.ts";
import { modelAnswer } from "./modelAnswer.ts";
import { replyAt } from "./replyAt.ts";

const questionAhead = (next: Next): Question | undefined =>
  next.kind === "question" ? next.question : undefined;

/** The question that ends a message: the exercise's own, or one of ours, with its English where that is known. */
const asked = (moment: Moment, message: string): Question | undefined => {
  const set = questionAhead(moment.next);
  if (set) return withKnown(set, moment.exercise.language);
  const own = ownQuestion(message, moment.exercise.language);
  if (own) {
    // What holds the student's words has its English from where it was made.
    const english = own.english ?? replyAt(moment).parts.find(({ text }) => text === own.text)?.english;
    return {
      text: own.text,
      tense: own.tense,
      modelAnswer: own.model,
      ...(english !== undefined && { translation: english }),
    };
  }
  // A question that another engine thought of: its English is not ours to know, but an answer may follow from it.
  return message.trim().endsWith("?") ? { text: questionIn(message) } : undefined;
};

/** What a message is made of: its sentences, and the question that it ends with in one piece, however that is punctuated. */
const partsOf = (message: string, question: Question | undefined): string[] =>
  question && message.endsWith(question.text)
    ? [...sentencesOf(message.slice(0, -question.text.length)), question.text]
    : sentencesOf(message);

/** The English of what Mark has just said, and a model answer to it. Sentences of others are handed back as `untranslated`. */
export const annotationOf = (moment: Moment, message: string): Annotation => {
  const { language } = moment.exercise;
  const question = asked(moment, message);
  const said = [
    ...replyAt(moment).parts.filter(({ text }) => text !== question?.text),
    // Said in the place of another engine, too, whose moment does not tell.
    ...["calm", "calm-end", "sensitive-end"].flatMap((key) => contentOf(language).reactions.get(key) ?? []),
  ].filter(({ text }) => text !== "" && normalised(message).includes(normalised(text)));
  const ends = question && normalised(message).endsWith(normalised(question.text));
  const inEnglish = ends ? (question.translation ?? "") : "";
  const english = [...new Set([...said.map(({ english }) => english), inEnglish])].filter(
    (part) => part !== "",
  );
  const known = [
    // A clause of the student's that was said back whole has no English of ours.
    ...said.flatMap(({ text, english: own }) => (own === "" ? [] : [text])),
    ...(ends && inEnglish !== "" ? [question.text] : []),
  ];
  const untranslated = partsOf(message, question).filter(
    (sentence) => !known.some((text) => normalised(text).includes(normalised(sentence))),
  );
  return {
    translation: english.join(" "),
    ...(untranslated.length > 0 && { untranslated: untranslated.join(" ") }),
    options: question ? modelAnswer(question, language) : "",
  };
};
