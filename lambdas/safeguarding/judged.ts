import type { Better, Line } from "../../domain/conversation.ts";
import type { Language } from "../../domain/exercise.ts";
import type { Mistake } from "../../domain/mistakes.ts";
import { isWithheld } from "../../domain/safeguarding.ts";
import { passageOf } from "../lesson/agenda.ts";
import { speaksOfMarks } from "../partner/embedded/aside.ts";
import { betterVersionBy } from "../partner/embedded/betterVersion.ts";
import { examine } from "../partner/embedded/examine.ts";
import { isSpoken, ownWordsIn } from "../partner/embedded/ownWords.ts";
import type { Moment } from "../partner/partner.ts";
import { flagsOf } from "./flags.ts";
import { answerable } from "./withhold.ts";

/** What is judged of an answer: see `judgedIn`. */
const judgedOf = ({ exercise, lines }: Moment): string => {
  const said = lines.at(-1)?.content ?? "";
  if (passageOf(exercise) === undefined) return answerable(ownWordsIn(said, exercise.language));
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

/** The same of the lines of a whole conversation in a language, which a model grades. */
export const judgedLinesIn = (language: Language, lines: readonly Line[]): Line[] =>
  lines.map((line) =>
    line.role === "user" ? { ...line, content: ownWordsIn(line.content, language) } : line,
  );

/**
 * By how many points of 100 a model's score may be above our own, and by which share of ours at most: where our rules are sure
 * that an answer is worth little, it is not much more. Of correct answers they put 98 in 100 at 50 or more, so a model that has
 * come to its score by itself is hardly ever held down (docs/marking.md).
 */
const BAND = 40;
const SHARE = 0.8;
/** The same where what is left speaks of marks or programs all the same, and for a passage, which is all counting. */
const NARROW_BAND = 15;

/**
 * A model's score as far as it is believed (0–100), of the answer in a moment by `judgedIn`. However it is asked for a
 * better one, in whatever words, it is not more than so much above what our own rules, which obey nobody, give.
 */
export const believed = (score: number, ownScore: number, { exercise, lines }: Moment): number => {
  const judged = lines.at(-1)?.content ?? "";
  const isNarrow =
    passageOf(exercise) !== undefined || speaksOfMarks(judged) || !isSpoken(judged, exercise.language);
  const band = Math.min(isNarrow ? NARROW_BAND : BAND, Math.round(SHARE * ownScore));
  return Math.min(score, ownScore + band);
};

/** The answer in a moment by `judgedIn`, put right by the mistakes that a model has named; see `betterVersionBy`. */
export const bettered = (mistakes: readonly Mistake[], judged: Moment): Better | undefined =>
  judged.isWithheld || passageOf(judged.exercise) !== undefined
    ? undefined
    : betterVersionBy(examine(judged), mistakes);
