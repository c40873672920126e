import type { Language } from "../../../domain/exercise.ts";
import { withoutAsides } from "./aside.ts";
import { foreignLanguage } from "./detect.ts";

/** Signs that nobody says, and numbers that are given rather than told: "score: 100", "[[…]]", "cent pour cent". */
const notSpeech =
  /[[\]{}<>|=*#_\\`]|\/\/|--|\p{L} ?: ?\d|(?<![\p{L}\d])(?:100|(?:cent|cien|hundert) (?:pour cent|por ciento|prozent))(?! *(?:\p{L}|€|%))/iu;

/** Is this a sentence that a student could say in an exam of that language? */
export const isSpoken = (sentence: string, language: Language): boolean =>
  /[\p{L}\d]/u.test(sentence) &&
  !notSpeech.test(sentence) &&
  foreignLanguage(sentence, language) === undefined;

/**
 * What of a text is a student's answer in an exam: its sentences in the exercise's language, without what is said in them to
 * whoever marks, or to a program. The whole text where it has no such sentence, or no other; "" where all was said to the marker.
 */
export const ownWordsIn = (text: string, language: Language): string => {
  const own = withoutAsides(text);
  const sentences = own.split(/(?<=[.!?…]["»”]?)\s+|\n+/);
  const spoken = sentences.filter((sentence) => isSpoken(sentence, language));
  return spoken.length === 0 || spoken.length === sentences.length ? own : spoken.join(" ");
};
