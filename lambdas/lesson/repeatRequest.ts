import type { Line } from "../../domain/conversation.ts";
import type { Language } from "../../domain/exercise.ts";
import { plainWords } from "../../domain/same-words.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { unaccented } from "../../domain/unaccented.ts";
import { type RepeatPhrases, repeatPhrases } from "./repeatPhrases.ts";

type Matcher = { asks: RegExp; echoes: RegExp; courtesies: ReadonlySet<string> };

const whole = (patterns: string) =>
  new RegExp(`(?<![a-z0-9])(?:${patterns.trim().replaceAll(/\s*\n\s*/g, "|")})(?![a-z0-9])`, "g");

const matcherOf = ({ asks, echoes, courtesies }: RepeatPhrases): Matcher => ({
  asks: whole(asks),
  echoes: whole(echoes),
  courtesies: new Set(courtesies.trim().split(/\s+/)),
});

const matchers: Record<Language | "English", Matcher> = {
  French: matcherOf(repeatPhrases.French),
  Spanish: matcherOf(repeatPhrases.Spanish),
  German: matcherOf(repeatPhrases.German),
  English: matcherOf(repeatPhrases.English),
};

/** A request is short: in more words than these somebody has said something else as well. */
const REQUEST_MAX_WORDS = 20;
/** "Was?" asks to hear it again, and so does "Comment, pardon ?"; in a longer answer such words mean other things. */
const ECHO_MAX_WORDS = 3;

const isRequestIn = (plain: string, { asks, echoes, courtesies }: Matcher): boolean => {
  const without = (pattern: RegExp) =>
    plain
      .replaceAll(pattern, " ")
      .split(" ")
      .filter((word) => word !== "");
  const isCourtesy = (word: string) => courtesies.has(word);
  const left = without(asks);
  if (left.length < plain.split(" ").length && left.every(isCourtesy)) return true;
  const words = plain.split(" ");
  const unechoed = without(echoes);
  return words.length <= ECHO_MAX_WORDS && unechoed.length < words.length && unechoed.every(isCourtesy);
};

/**
 * Does a student only ask to hear the question again, more slowly, or say that they have not understood it? In the exercise's
 * language, as learners say it, or in English. False for whatever holds an answer as well.
 */
export const asksToRepeat = (said: string, language: Language): boolean => {
  const words = plainWords(unaccented(said));
  if (words.length === 0 || words.length > REQUEST_MAX_WORDS) return false;
  const plain = words.join(" ");
  return isRequestIn(plain, matchers[language]) || isRequestIn(plain, matchers.English);
};

/** What Mark says again: the question at the end of what he said last, to the letter. */
export const questionToRepeat = (lastSaid: string): string => {
  const sentences = sentencesOf(lastSaid);
  return sentences.findLast((sentence) => sentence.includes("?")) ?? sentences.at(-1) ?? lastSaid;
};

/** A dialogue without the requests to hear a question again, and without what Mark said to each of them. */
export const withoutRepeatRequests = (lines: readonly Line[], language: Language): Line[] =>
  lines.filter((line, place) => {
    const said = line.role === "user" ? line : lines[place - 1];
    return said?.role !== "user" || !asksToRepeat(said.content, language);
  });
