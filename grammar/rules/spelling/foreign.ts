import { type Language, languages } from "../../../domain/exercise.ts";
import { wordsOf } from "../../core/lexicon.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { tellingOf } from "../../languages/languages.ts";

const borrowedVerb = defineRule({
  id: "english.verb-with-ending",
  message: (language: string) =>
    `This is an English verb with a ${language} ending. Find the ${language} verb.`,
});
const otherLanguage = defineRule({
  id: "english.other-language",
  message: (other: string, language: string) => `This is a ${other} word. Say it in ${language}.`,
});

/** Sounds of thinking, and what is English as well. */
const NO_SIGN = /^(?:er|uns|unos|am|im|hat|war|in|on|du|es|an|des|las|los|der|die|das|mi|ma|su|el|del|von)$/;
/** What tells nothing of an exam's language, but is often left in. */
const MORE = {
  French: /^(?:école|plage|s(?:œ|oe)urs?|frères?|chambre|pied|dans|oui|amis|pour)$/,
  Spanish: /^(?:sí|playa|escuela|hermano|hermana|amigos|leer|jugar|años)$/,
  German: /^(?:schule|bruder|schwester|strand)$/,
};

/** English verbs that learners give an ending to; verbs that the languages have borrowed are none of them. */
const VERBS = new Set(
  wordsOf(
    `enjoy watch work cook clean help swim drive walk spend talk speak listen read write play eat drink sleep buy meet study learn
    travel fly ride win wear wake save waste earn understand believe think know need want feel become build carry send answer
    open close wait finish begin find give take leave bring forget remember wash brush bake draw paint sing dance bought say`,
  ),
);

const ENDINGS = {
  French: /^(.+?)(?:e|es|ons|ez|ent|er|é|ée|ais|ait)$/,
  Spanish: /^(.+?)(?:o|as|a|amos|an|ar|é|ó|er|ir|aste|aron|aba|ando|ado)$/,
  German: /^(?:ge)?(.+?)(?:e|en|st|t|te|et|ete)$/,
};

/** What is said, sung or called so in another language. */
const NAMED =
  /^(?:dire|dit|disent|decir|dice|dicen|sagen|sagt|hei(?:ß|ss)t|chanson|canción|lied|film|película|livre|libro|buch)$/;

/** First names that are words of another language as well. */
const FIRST_NAMES = /^(?:ella|mia|eva|alba|luna|sol|lola|rosa|clara|leo|max|ben|tim|jan|nele|luz|paz|lea)$/;

/** "je watche", "cleano", "swimmen": an English verb with an ending of this language. */
const isInvented = ({ words, compiled }: ParsedAnswer, { lower, at }: Word): boolean => {
  const { language } = compiled.definition;
  const [, stem = ""] = ENDINGS[language].exec(lower) ?? [];
  if (stem.length < 3 || lower === "ridé") return false;
  const before = words[at - 1];
  // "der walker": a French infinitive follows a verb or a preposition.
  const led = before && (before.verbs.length > 0 || compiled.lists.prepositions.has(before.lower));
  if (language === "French" && lower.endsWith("er") && !led) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].some((verb) => VERBS.has(verb));
};

/** Words of another language that is learnt, and English verbs in disguise. */
export const foreign: Check = (answer) => {
  const { words, compiled, text } = answer;
  const { language } = compiled.definition;
  const { known, accents } = compiled.lexicon;
  const isUnknown = (word: Word | undefined) => word !== undefined && !known.has(word.lower);
  const names = words.some(({ lower }) => NAMED.test(lower)) || /["“„«]/u.test(text);
  return words.flatMap((word) => {
    // "elle s'appelle ella": a name, as it is heard.
    if (/^(?:appell|llam|hei(?:ß|ss))/.test(words[word.at - 1]?.lower ?? "") || FIRST_NAMES.test(word.lower))
      return [];
    if (!isUnknown(word) || (word.capital && !word.opens) || accents.has(word.lower)) return [];
    // "bake off": two English words side by side are a title.
    const follows = words[word.at + 1];
    const titled = VERBS.has(word.lower) && follows?.afterPause === false && isUnknown(follows);
    if (titled) return [];
    if (isInvented(answer, word))
      return [
        findingAt(word, word, {
          ...borrowedVerb(language),
        }),
      ];
    const isOf = (each: Language, lower: string) =>
      (tellingOf(each).has(lower) || MORE[each].test(lower)) && !NO_SIGN.test(lower);
    const other = languages.find((each) => each !== language && isOf(each, word.lower));
    // "aix en provence", "wir höru la vie est belle": beside other strange words it may be a name.
    const [before, next] = [words[word.at - 1], words[word.at + 1]];
    const strange = [word.afterPause ? undefined : before, next?.afterPause ? undefined : next].some(
      (near) =>
        near &&
        (near.capital || isUnknown(near)) &&
        !near.opens &&
        near.nouns.length === 0 &&
        !(other && isOf(other, near.lower)),
    );
    if (!other || names || strange) return [];
    return [
      findingAt(word, word, {
        ...otherLanguage(other, language),
      }),
    ];
  });
};
