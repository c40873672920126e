import { unaccented } from "../../../../domain/unaccented.ts";
import { type Check, findingAt } from "../finding.ts";
import type { Speech } from "../speech.ts";
import type { Word } from "../word.ts";

/** Letters that are taken for each other, since they sound alike or are so in English. */
const ALIKE = ["aeiouy", "csz", "bv", "xjg", "qck", "mn"];
/** In shorter words a letter more or less, or two that change places, make another word. */
const SHORT = 5;
/** And in words shorter than this a letter that is another one, or missing. */
const LONG = 8;
const VOWEL = /[aeiou]/;
/** Letters that English doubles or joins, where Spanish has one: contamination, professora, photo. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/th/g, "t"],
  [/([bdfgmpst])\1/g, "$1"],
  [/ct?ti?on/g, "ccion"],
  [/tion/g, "cion"],
  [/cc(?![ei])/g, "c"],
  [/ll/g, "l"],
  [/nn/g, "n"],
  [/qua/g, "cua"],
];

/** What is meant by a Spanish word with English spelling, all of it put right. */
const hispanic = (typed: string): string =>
  ENGLISH.reduce((word, [from, to]) => word.replace(from, to), typed);

/** What was meant if a letter was doubled or not, two changed places, or one is wrong or missing; never the first or the last. */
const near = (typed: string): string[] => {
  const found: string[] = [];
  for (let at = 1; at < typed.length - 1; at += 1) {
    const [lead, letter, tail] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    const next = tail.charAt(0);
    found.push(
      letter === next ? lead + tail : lead + next + letter + tail.slice(1),
      lead + letter + letter + tail,
    );
    if (typed.length < LONG || at === typed.length - 2) continue;
    const others = ALIKE.find((letters) => letters.includes(letter)) ?? "";
    if (/[aeiouhc]/.test(letter)) found.push(lead + tail);
    for (const other of others) if (other !== letter) found.push(lead + other + tail);
    for (const other of VOWEL.test(letter) ? "aeiourlnst" : "aeiouhc")
      found.push(lead + other + letter + tail, lead + letter + other + tail);
  }
  return found;
};

/** The known words that have this spelling, with their accents. */
const listed = ({ lexicon, tongue }: Speech, spelling: string, isLong: boolean): readonly string[] => {
  // "recibemos" is a form that does not exist, and told as such; what begins like a verb is often one that no table has.
  const isWord = (word: string) =>
    !(tongue.spanish && lexicon.verbs.has(word) && !lexicon.nouns.has(word)) || isLong;
  return (lexicon.known.has(spelling) ? [spelling] : (lexicon.accents.get(spelling) ?? [])).filter(isWord);
};

/** Whoever types an accent has it from somewhere: "nôtre" is no "noter". */
const keepsAccents = (typed: string, spelling: string): boolean =>
  [...typed].every((letter) => letter === unaccented(letter) || spelling.includes(letter));

/** What no table has may be a name. */
const mayBeName = (
  { tongue, determiners }: Speech,
  words: readonly Word[],
  { at, capital, opens }: Word,
): boolean => capital && (tongue.german ? !determiners.has(words[at - 1]?.lower ?? "") : !opens);

/** Typed words with one letter amiss that are like one other word only: "importente", "proffesseur", "inteligent". */
export const misspelt: Check = ({ words, speech }, spoken) =>
  spoken
    ? []
    : words.flatMap((word) => {
        const { known, accents, english, misformed } = speech.lexicon;
        const typed = unaccented(word.text.toLowerCase());
        if (typed.length < SHORT || known.has(word.lower) || /[\d'’-]/.test(typed)) return [];
        if (accents.has(typed) || english.has(word.lower) || misformed.has(word.lower)) return [];
        if (word.verbs.length > 0 || word.nouns.length > 0 || mayBeName(speech, words, word)) return [];
        const isLong = typed.length >= LONG;
        const spelt = speech.tongue.spanish ? hispanic(typed) : typed;
        const meant = spelt === typed ? [] : listed(speech, spelt, true);
        const spellings = meant.length > 0 ? [] : [word.lower, ...(word.lower === typed ? [] : [typed])];
        const [right, ...others] = new Set(
          spellings
            .flatMap(near)
            .flatMap((each) => listed(speech, each, isLong))
            .concat(meant)
            .filter((each) => keepsAccents(word.lower, each)),
        );
        if (right === undefined) return [];
        return [
          findingAt(word, word, {
            kind: "accent",
            rule: "This word is spelt differently.",
            ...(others.length === 0 && { right }),
          }),
        ];
      });
