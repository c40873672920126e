import { mistakes } from "../../../domain/mistakes.ts";
import { sentencesOf } from "../../../domain/sentences.ts";
import { isQuestion } from "../../../grammar/rules/answers/question.ts";
import { meritsOf } from "../embedded/merits.ts";
import { type Answered, answers } from "./answered.ts";
import { type Evidence, quoteOf } from "./evidence.ts";

const developed = [
  { worth: 0.25, shows: "an answer without a verb" },
  { worth: 0.5, shows: "an answer of one clause" },
  { worth: 0.75, shows: "developed: two clauses" },
  { worth: 1, shows: "extended: three clauses or more" },
] as const;
/** An answer that nothing ties to its question is no more than a short one. */
const UNTIED = developed[0];

/** How far each answer is developed; one about something else, or in another language, is none. */
export const communicationEvidence = (answered: readonly Answered[]): Evidence[] =>
  answered.flatMap((one) => {
    const { answer, standing } = one.examined;
    if (standing !== "answered") return [];
    const level = developed[Math.min(3, one.clauses.length)] ?? UNTIED;
    const { opinion, reason } = meritsOf(answer);
    const more = opinion && reason ? ", an opinion with a reason" : "";
    return {
      by: "communication" as const,
      turn: one.turn,
      text: quoteOf(one.said, answer.text),
      worth: answers(one) ? level.worth : UNTIED.worth,
      shows: answers(one) ? level.shows + more : "hardly tied to the question",
    };
  });

/** Each clause of an answer to the question is a piece of information, unless it asks. */
export const informationEvidence = (answered: readonly Answered[]): Evidence[] =>
  answered.filter(answers).flatMap(({ turn, said, clauses, examined: { answer } }) => {
    const asked = sentencesOf(answer.text).filter((sentence) => sentence.includes("?"));
    return clauses
      .filter(({ text }) => !asked.some((sentence) => sentence.includes(text)))
      .map(({ text }) => ({
        by: "information" as const,
        turn,
        text: quoteOf(said, text),
        worth: 1,
        shows: "a piece of information",
      }));
  });

/** Clauses, with their tenses and mistakes; of what is no answer nothing counts. */
export const languageEvidence = (answered: readonly Answered[]): Evidence[] =>
  answered.filter(answers).flatMap(({ turn, said, clauses }) =>
    clauses.map(({ text, tense, mistakes: [gravest] }) => ({
      by: "language" as const,
      turn,
      text: quoteOf(said, text),
      worth: gravest ? 0 : 1,
      shows: gravest
        ? `mistake: ${mistakes[gravest.kind].label}`
        : `without a mistake${tense ? `, ${tense}` : ""}`,
      tense,
    })),
  );

/** Questions of Mark's that are taken up, and questions of the student's own. */
export const interactionEvidence = (answered: readonly Answered[]): Evidence[] =>
  answered.filter(answers).flatMap(({ turn, said, examined: { answer } }) => {
    const own = sentencesOf(answer.text).findLast((sentence) => sentence.includes("?")) ?? answer.text;
    const found = { by: "interaction" as const, turn, worth: 1 };
    return [
      { ...found, text: quoteOf(said, answer.text), shows: "takes up the question" },
      ...(isQuestion(answer)
        ? [{ ...found, text: quoteOf(said, own), shows: "asks something", asks: true }]
        : []),
    ];
  });
