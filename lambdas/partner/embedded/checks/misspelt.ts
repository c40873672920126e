import { unaccented } from "../../../../domain/unaccented.ts";
import { type Check, findingAt } from "../finding.ts";
import type { Speech } from "../speech.ts";

/** Letters that are taken for each other, since they sound alike or are so in English. */
const ALIKE = ["aeiou", "csz", "bv", "xjg", "qck", "mn"];
/** In shorter words one letter makes another word. */
const SHORTEST = 8;

/** What was meant if one letter is wrong, missing, doubled or too many; never the first one or the ending, which inflects. */
const near = (typed: string): string[] => {
  const found: string[] = [];
  for (let at = 1; at < typed.length - 2; at += 1) {
    const [lead, letter, tail] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    const others = ALIKE.find((letters) => letters.includes(letter)) ?? "";
    found.push(lead + tail);
    for (const other of others) if (other !== letter) found.push(lead + other + tail);
    for (const other of "aeioulnrstcdmbp") found.push(lead + other + letter + tail);
  }
  return found;
};

const listed = ({ lexicon, lists }: Speech, spelling: string): string[] => {
  const isWord = (word: string) =>
    lexicon.nouns.has(word) ||
    lists.known.has(word) ||
    (lexicon.adjectives.has(word) && !lexicon.verbs.has(word));
  return isWord(spelling) ? [spelling] : (lexicon.accents.get(spelling) ?? []).filter(isWord);
};

/** Spanish: long words with one letter amiss that are like one other word only: "importente", "possibilidad". */
export const misspelt: Check = ({ words, speech }, spoken) =>
  spoken || !speech.tongue.spanish
    ? []
    : words.flatMap((word) => {
        const { known, accents, english, misformed } = speech.lexicon;
        const typed = unaccented(word.text.toLowerCase());
        if (word.text.length < SHORTEST || word.capital || word.verbs.length > 0) return [];
        if (
          known.has(word.lower) ||
          accents.has(typed) ||
          english.has(word.lower) ||
          misformed.has(word.lower)
        )
          return [];
        const [right, ...others] = new Set(near(typed).flatMap((each) => listed(speech, each)));
        if (right === undefined || others.length > 0) return [];
        return [findingAt(word, word, { kind: "accent", rule: "This word is spelt differently.", right })];
      });
