import { unaccented } from "../../../domain/unaccented.ts";
import type { CompiledLanguage } from "../../core/compiledLanguage.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const spelling = defineRule({
  id: "accent.misspelt",
  message: "Check the spelling.",
});

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
  [/tion/g, "cion"],
  [/ll/g, "l"],
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
const listed = ({ lexicon, definition }: CompiledLanguage, spelling: string): readonly string[] => {
  // "recibemos" is a form that does not exist, and told as such; what begins like a verb is often one that no table has.
  // "idoitas" would be little ones that are gone: what is only made of another word is not what was meant.
  const isMade = (word: string) =>
    [lexicon.nouns, lexicon.adjectives, lexicon.verbs].every((list) => !list.has(word)) &&
    (definition.origins?.(word) ?? []).some((origin) => lexicon.known.has(origin));
  const isWord = (word: string) =>
    !isMade(word) &&
    !(
      definition.spanish &&
      lexicon.verbs.has(word) &&
      !lexicon.nouns.has(word) &&
      !lexicon.adjectives.has(word)
    );
  return (lexicon.known.has(spelling) ? [spelling] : (lexicon.accents.get(spelling) ?? [])).filter(isWord);
};

/** A verb in one of its forms, and nothing else. */
const lexicalVerb = ({ lexicon }: CompiledLanguage, word: string): boolean =>
  lexicon.verbs.get(word)?.some(({ person }) => person !== undefined) ?? false;

/** Whoever types an accent has it from somewhere: "nôtre" is no "noter". */
const keepsAccents = (typed: string, spelling: string): boolean =>
  [...typed].every((letter) => letter === unaccented(letter) || spelling.includes(letter));

/** What no table has may be a name. */
const mayBeName = ({ definition }: CompiledLanguage, { capital, opens }: Word): boolean =>
  capital && !definition.german && !opens;

/** What learners of German write for each other: "heist", "leker", "Muter", "Deutch", "wone", "shön". */
const CONFUSED =
  "ich:ig sh:sch ie:ei ei:ie s:ß s:ss ss:s ß:s z:tz tz:z k:ck ck:k ck:ch c:k c:z f:v v:f v:w w:v t:th th:t t:d d:t tch:tsch y:i ai:ei eu:ue i:ie ie:i h: oo:o ee:e ea:e x:chs tr:ter phat:path"
    .split(" ")
    .map((pair) => pair.split(":"));

/** The spellings that one such confusion, a letter doubled or not, or a missing h makes of a word. */
const unconfused = (typed: string): string[] => {
  const found = typed.startsWith("sh") ? [typed.replace("sh", "sch")] : [];
  for (let at = 1; at < typed.length; at += 1) {
    const [lead, tail] = [typed.slice(0, at), typed.slice(at)];
    for (const [from = "", to = ""] of CONFUSED)
      if (tail.startsWith(from)) found.push(lead + to + tail.slice(from.length));
    const letter = tail.charAt(0);
    if (/[bdfglmnprst]/.test(letter))
      found.push(lead + letter + tail, ...(tail.charAt(1) === letter ? [lead + tail.slice(1)] : []));
    if (/[aeiouäöü]$/.test(lead) && /[lmnrt]/.test(letter)) found.push(`${lead}h${tail}`);
  }
  return found;
};

/** German has so many words that no table has, that only what one of these confusions tells is sure to be meant. */
const germanic = ({ words, compiled }: ParsedAnswer, { text, at, capital, opens }: Word): string[] => {
  const { lexicon, lists, subjects } = compiled;
  const [before, next] = [words[at - 1], words[at + 1]];
  // "strikt" is no "strickt": a conjugated verb stands beside its subject.
  const acts = [before, next].some(
    (word) => word && (subjects.has(word.lower) || (word.capital && word === before)),
  );
  const fits = (word: string) =>
    (capital && lexicon.nouns.get(word)?.some(({ slots }) => slots.some((slot) => slot.endsWith("n")))) ||
    ((!capital || opens) &&
      (lists.known.has(word) ||
        lists.telling.has(word) ||
        lexicon.adjectives.has(word) ||
        lexicon.verbs
          .get(word)
          ?.some(({ person }) => person === undefined || (acts && person !== 3 && person !== 5))));
  return unconfused(text.toLowerCase())
    .filter(fits)
    .map((word) => (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word));
};

/** Letters that Spanish speaks alike, and what has to follow the other one. */
const SPOKEN_ALIKE = [
  ["s", "c", /^[eiéí]/],
  ["c", "s", /^[eiéí]/],
  ["z", "c", /^[eiéí]/],
  ["s", "z", /^(?![eiéí])/],
  ["z", "s", /^/],
  ["g", "j", /^[eiéí]/],
  ["j", "g", /^[eiéí]/],
  ["v", "b", /^/],
  ["b", "v", /^/],
  ["h", "", /^[aeiouáéíóú]/],
] as const;

/** Spanish: "serca", "haser", "ermano": the words that are said just like this one. */
const alike = (typed: string): string[] => [
  `h${typed}`,
  ...[...typed].flatMap((_, at) =>
    SPOKEN_ALIKE.flatMap(([from, to, next]) =>
      typed.startsWith(from, at) && next.test(typed.slice(at + from.length))
        ? [typed.slice(0, at) + to + typed.slice(at + from.length)]
        : [],
    ),
  ),
];

/** "détecter" is no "détester": with another consonant in its place, a verb is another verb, whether a table has it or not. */
const isOtherVerb = ({ lexicon }: CompiledLanguage, typed: string, meant: string): boolean => {
  const readings = lexicon.verbs.get(meant) ?? [];
  if (readings.length === 0 || lexicon.nouns.has(meant) || lexicon.adjectives.has(meant)) return false;
  const plain = unaccented(meant);
  const differing = [...plain].flatMap((letter, place) => (letter === typed[place] ? [] : letter));
  return plain.length === typed.length && differing.length === 1 && !VOWEL.test(differing[0] ?? "");
};

/** "cacen" may be of a verb that no table has, where "casen" is only what is wished for. */
const isOnlyWished = ({ lexicon }: CompiledLanguage, meant: string): boolean => {
  const readings = lexicon.verbs.get(meant) ?? [];
  return readings.length > 0 && readings.every(({ mood }) => mood === "subjunctive");
};

/** "objetivamente", "cervecita": whatever is made of another word in such a way is hardly ever in a table. */
const DERIVED = /(?:mente|it[oa]s?|et[oa]s?)$/;

/** Typed words with one letter amiss that are like one other word only: "importente", "proffesseur", "inteligent". */
export const misspelt: Check = (answer, spoken) => {
  const { words, compiled } = answer;
  const { german } = compiled.definition;
  return spoken
    ? []
    : words.flatMap((word) => {
        const { known, accents, english, misformed } = compiled.lexicon;
        const typed = unaccented(word.text.toLowerCase());
        // "ablo", "bevo": letters that nobody hears.
        const heard =
          compiled.definition.spanish &&
          !known.has(word.lower) &&
          word.verbs.length === 0 &&
          !mayBeName(compiled, word)
            ? alike(word.lower).filter(
                (each) =>
                  typed.length > 3 &&
                  !isOnlyWished(compiled, each) &&
                  (lexicalVerb(compiled, each) || (!word.capital && known.has(each))),
              )
            : [];
        const [silent] = heard;
        if (silent && heard.length === 1) return [findingAt(word, word, { ...spelling(), right: silent })];
        if (
          typed.length < (german ? 3 : SHORT) ||
          (german && compiled.determiners.has(word.lower)) ||
          known.has(word.lower) ||
          /[\d'’-]/.test(typed)
        )
          return [];
        if (compiled.definition.spanish && DERIVED.test(typed)) return [];
        if (accents.has(typed) || english.has(word.lower) || misformed.has(word.lower)) return [];
        if (word.verbs.length > 0 || word.nouns.length > 0 || mayBeName(compiled, word)) return [];
        const spelt = compiled.definition.spanish ? hispanic(typed) : typed;
        const meant = spelt === typed ? [] : listed(compiled, spelt);
        const spellings = meant.length > 0 ? [] : [word.lower, ...(word.lower === typed ? [] : [typed])];
        const likely = german
          ? germanic(answer, word)
          : spellings.flatMap(near).flatMap((each) => listed(compiled, each));
        // "aux poils": behind an article it is a noun, or describes one, and no "polis".
        const [before, next] = [words[word.at - 1], words[word.at + 1]];
        const led =
          compiled.definition.onlySubjects &&
          !word.afterPause &&
          compiled.determiners.has(before?.lower ?? "");
        const describes = next && !next.afterPause && next.nouns.length > 0;
        const isNoun = (each: string) => !led || describes || compiled.lexicon.nouns.has(each);
        const [right, ...others] = new Set(
          likely
            .concat(meant)
            .filter(
              (each) =>
                german ||
                (isNoun(each) && keepsAccents(word.lower, each) && !isOtherVerb(compiled, typed, each)),
            ),
        );
        if (right === undefined) return [];
        return [
          findingAt(word, word, {
            ...spelling(),

            ...(others.length === 0 && { right }),
          }),
        ];
      });
};
