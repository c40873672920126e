import type { NounReading } from "../../../core/lexicon.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { isDegree, type Word } from "../../../core/word.ts";
import type { Check } from "../../../engine/finding.ts";
import { clash } from "./clash.ts";

/** Where somebody is or goes, and how: "llego a casa triste". */
const STAY =
  /^(?:casa|clase|cama|pie|verdad|menudo|veces|vez|caballo|mañana|tarde|noche|día|general|serio|rato)$/;
/** "come rápido", "vivir solo": adverbs, and what is about the speaker. */
const ADVERBIAL =
  /^(?:mal|bueno|rápido|alto|fuerte|sol[oa]s?|junt[oa]s?|claro|segur[oa]|igual|justo|bajo|medio|mejor|peor|primero|fatal|genial|fenomenal|content[oa]s?|tranquil[oa]s?|mism[oa]s?)$/;

/** The word behind a noun, "cosas importantes", or behind its degree, "cosas más importantes". */
const describing = ({ words, compiled }: ParsedAnswer, { at }: Word): Word | undefined => {
  const word = words[at + (isDegree(compiled, words[at + 1]) ? 2 : 1)];
  const clear =
    word &&
    !word.afterPause &&
    word.adjectives.length > 0 &&
    word.nouns.length + word.verbs.length === 0 &&
    !ADVERBIAL.test(word.lower);
  return clear ? word : undefined;
};

/** Does the word before a noun lead to it for certain: "tengo ojos …", "dos dormitorios …", "con chicos …"? */
const governs = (
  { compiled, uses }: ParsedAnswer,
  { at, lower, verbs, nouns }: Word,
  noun: Word,
): boolean => {
  const { lists, determiners, definition } = compiled;
  // "es dos años mayor"
  const counts = lists.numbers.has(lower) && !determiners.has(lower) && !lists.times.has(noun.lower);
  return (
    counts ||
    /^(?:con|sin)$/.test(lower) ||
    uses.some((use) => use.at === at && !definition.copulas.includes(use.verb.lemma)) ||
    verbs.some(
      ({ verb: { lemma }, person, mood }) =>
        (person !== undefined && definition.spanish?.having.includes(lemma)) ||
        (mood === "infinitive" && nouns.length === 0),
    )
  );
};

/** "son asignaturas fácil": several never go with one. */
const isSeveral = ({ compiled }: ParsedAnswer, noun: Word, adjective: Word): boolean =>
  !compiled.lists.times.has(noun.lower) &&
  noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p")) &&
  adjective.adjectives.every(({ slots }) => slots.every((slot) => slot[1] === "s"));

/** The nouns to which "de recetas" may belong: in "un libro de recetas fácil" the book may be meant. */
const ownersOf = ({ words }: ParsedAnswer, { at }: Word): NounReading[] =>
  words.slice(Math.max(0, at - 4), at).flatMap(({ nouns }) => nouns);

/** Spanish: "tengo ojos azul" – nouns may do without a determiner. */
export const behindBareNoun: Check = (answer, spoken) =>
  answer.compiled.definition.spanish === undefined
    ? []
    : answer.words.flatMap((noun) => {
        if (noun.nouns.length === 0 || STAY.test(noun.lower)) return [];
        const adjective = describing(answer, noun);
        if (!adjective) return [];
        const before = noun.afterPause ? undefined : answer.words[noun.at - 1];
        const lead = before?.lower ?? "";
        const owned = /^del?$/.test(lead);
        const governed = before !== undefined && governs(answer, before, noun);
        if (noun.verbs.length + noun.adjectives.length > 0 && !governed) return [];
        const ruled = /^(?:a|de|en|por|para)$/.test(lead);
        // "un vestido rojo y zapatos negras"; masculine plurals may be about both.
        const paired = /^(?:y|e|más|menos)$/.test(lead) && !adjective.lower.endsWith("os");
        const several = !owned && isSeveral(answer, noun, adjective);
        if (!governed && !ruled && !paired && !several) return [];
        const about = [...noun.nouns, ...(owned ? ownersOf(answer, noun) : [])];
        return clash(answer, noun, adjective, { slots: about.flatMap(({ slots }) => slots) }, spoken);
      });
