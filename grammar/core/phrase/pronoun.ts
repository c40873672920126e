import type { ParsedAnswer } from "../parsedAnswer.ts";
import { isSubject, type Word } from "../word.ts";

/** "Das Lehrer ist nett", "ich habe das Computer": one of what might be several, for a pronoun would stand elsewhere. */
const isArticle = (
  { words, compiled }: ParsedAnswer,
  { at, opens, afterPause }: Word,
  noun: Word,
): boolean => {
  if (!noun.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "s"))) return false;
  const [subject, verb, next] = [words[at - 2], words[at - 1], words[noun.at + 1]];
  if (!afterPause && compiled.cases.has(verb?.lower ?? "")) return true;
  // "… das Computer gekauft"
  const several = noun.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"));
  const second = several && next?.verbs.some(({ mood }) => mood === "participle" || mood === "infinitive");
  const ends =
    !next || next.afterPause || second || next.lower === "nicht" || compiled.lists.joining.has(next.lower);
  const acts = verb?.verbs.some(
    ({ person, verb: { lemma } }) => person !== undefined && !/^(?:finden|nennen|sein)$/.test(lemma),
  );
  return opens
    ? /^(?:ist|war|hat|hatte|kann|wird|gefällt|macht|beginnt|liegt|steht)$/.test(next?.lower ?? "") &&
        !next?.afterPause
    : ends && acts === true && !afterPause && isSubject(compiled, subject);
};

/** German: "weil das Spaß macht": a pronoun before a noun that needs no article, and would not take this one. */
const isThat = (answer: ParsedAnswer, determiner: Word, noun: Word): boolean =>
  determiner.lower === "das" &&
  !isArticle(answer, determiner, noun) &&
  noun.nouns.every(({ slots }) => slots.every((slot) => !slot.startsWith("ns") || slot.endsWith("g"))) &&
  noun.nouns.some(
    ({ lemma, slots }) =>
      slots.some((slot) => slot[1] === "p") ||
      !(answer.compiled.lexicon.inflected.get(lemma.toLowerCase()) ?? []).some((other) =>
        other.slots.some((slot) => slot[1] === "p"),
      ),
  );

/** Determiners that are hardly ever pronouns. */
const LEADING = /^(?:k?ein(?!ig)|mein|dein|sein|unser|zu[mr]$|[iab]m$|beim$|vom$|ins$)/;

/** German: "einige tanzen", "die spielen": a pronoun and its verb. */
const isDoer = (
  { words, compiled }: ParsedAnswer,
  determiner: Word,
  { capital, verbs, at }: Word,
): boolean => {
  if (capital || verbs.length === 0 || LEADING.test(determiner.lower)) return false;
  // "nach das essen": behind a preposition it is an article.
  if (!determiner.afterPause && compiled.cases.has(words[determiner.at - 1]?.lower ?? "")) return false;
  // "das leben ist …", as it is heard
  return !(determiner.lower === "das" && /^(?:ist|war|hat)$/.test(words[at + 1]?.lower ?? ""));
};

/** Does the word that looks like a determiner stand for itself before what looks like its noun? */
export const standsAlone = (answer: ParsedAnswer, determiner: Word, noun: Word): boolean => {
  const { definition, lists } = answer.compiled;
  // "demasiado caras": too expensive, and no faces; but "les jeunes" are people.
  // "un" is among them for "un poco", but before "un vestido" it is an article.
  const degree = lists.between.has(determiner.lower) && determiner.lower !== "un";
  if (noun.adjectives.length > 0 && degree && !lists.clitics.has(determiner.lower)) return true;
  if (!definition.german) return false;
  // "das bitte", "das morgen": adverbs, as long as they are written small.
  const adverb = !noun.capital && lists.known.has(noun.lower);
  return adverb || isThat(answer, determiner, noun) || isDoer(answer, determiner, noun);
};
