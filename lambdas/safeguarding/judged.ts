import type { Language } from "../../domain/exercise.ts";
import { isWithheld } from "../../domain/safeguarding.ts";
import { unaccented } from "../../domain/unaccented.ts";
import { passageOf } from "../lesson/agenda.ts";
import { speaksOfMarks, withoutAsides } from "../partner/embedded/aside.ts";
import { hundred } from "../partner/embedded/aside-words.ts";
import { foreignLanguage } from "../partner/embedded/detect.ts";
import type { Moment } from "../partner/partner.ts";
import { flagsOf } from "./flags.ts";
import { answerable } from "./withhold.ts";

/** Signs that nobody says, and numbers that are given rather than told: "score: 100", "[[…]]", "cent pour cent". */
const notSpeech = new RegExp(
  `[[\\]{}<>|=*#_\\\\\`]|//|--|\\p{L} ?: ?\\d|(?<![\\p{L}\\d])(?:${hundred})(?![\\p{L}\\d])`,
  "u",
);

const isAnswer = (sentence: string, language: Language): boolean =>
  /[\p{L}\d]/u.test(sentence) &&
  !notSpeech.test(unaccented(sentence.toLowerCase())) &&
  foreignLanguage(sentence, language) === undefined;

/** An answer's sentences in its own language; all of it where there are none, or no others. */
const spokenIn = (language: Language, text: string): string => {
  const sentences = text.split(/(?<=[.!?…]["»”]?)\s+|\n+/);
  const answers = sentences.filter((sentence) => isAnswer(sentence, language));
  return answers.length === 0 || answers.length === sentences.length ? text : answers.join(" ");
};

/** What is judged of an answer: see `judgedIn`. */
const judgedOf = ({ exercise, lines }: Moment): string => {
  const said = lines.at(-1)?.content ?? "";
  if (passageOf(exercise) === undefined) return spokenIn(exercise.language, answerable(withoutAsides(said)));
  return isWithheld(flagsOf(exercise, said)) ? "" : said;
};

/**
 * A moment as a model is told of it that marks the newest answer: with what a student could say in an exam. Left out is what
 * is said to whoever marks, or to a program, or in another language than the exercise's. The answer is "" where no model
 * is to be told any of it. Of a passage that is read aloud every word counts.
 */
export const judgedIn = (moment: Moment): Moment => ({
  ...moment,
  lines: [...moment.lines.slice(0, -1), { role: "user", content: judgedOf(moment) }],
});

/**
 * By how many points of 100 a model's score may be above our own. Of correct answers our rules put 99 in 100 at 50 or more,
 * so a model that has come to its score by itself is hardly ever held down (docs/marking.md).
 */
const BAND = 40;
/** The same where what is left speaks of marks or programs all the same, and for a passage, which is all counting. */
const NARROW_BAND = 15;

/**
 * A model's score as far as it is believed (0–100), of the answer in a moment by `judgedIn`. However it is asked for a
 * better one, in whatever words, it is not more than so much above what our own rules, which obey nobody, give.
 */
export const believed = (score: number, ownScore: number, { exercise, lines }: Moment): number => {
  const judged = lines.at(-1)?.content ?? "";
  const isNarrow =
    passageOf(exercise) !== undefined || speaksOfMarks(judged) || !isAnswer(judged, exercise.language);
  return Math.min(score, ownScore + (isNarrow ? NARROW_BAND : BAND));
};
