import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { isActing } from "../../../core/phrase/acting.ts";
import { type Phrase, phraseAt, ruledSlots } from "../../../core/phrase/phrase.ts";
import { isDegree, isDeterminer, type Word } from "../../../core/word.ts";
import type { Check } from "../../../engine/finding.ts";
import { clash } from "./clash.ts";
import { seriesAt } from "./series.ts";

/** "la cour du collège bruyante": the adjective is about the first noun. */
const isNested = ({ words, uses }: ParsedAnswer, { determiner }: Phrase): boolean => {
  const [earlier, before] = [words[determiner.at - 2], words[determiner.at - 1]];
  if (!before) return false;
  const named = before.nouns.length > 0 && !uses.some(({ at }) => at === before.at);
  return named || (before.lower === "de" && !/^un[oa]$/.test(earlier?.lower ?? ""));
};

/** "los sábados solo salgo": behind a noun these are adverbs, or prepositions. */
const ADVERB = /^(?:mal|bueno|solo|bajo|medio|igual|claro|fatal|genial|primero)$/;
/** How somebody does something, rather than what it is like: "hago los deberes tranquila". */
const ABOUT_ME = /^(?:sol[oa]|junt[oa]s|tranquil[oa]|content[oa]s?)$/;
/** What tells how long something lasts: "el recreo dura veinte minutos". */
const LASTS =
  /^(?:\d+|un[ao]s?|dos|tres|cuatro|cinco|seis|diez|quince|veint\p{L}+|\p{L}+enta|toda?|much[oa]s?|poco|casi|media|solo|más|menos|demasiado)$/u;

/** Spanish: does a word behind a noun look like an adjective only? */
const isAside = ({ words, compiled }: ParsedAnswer, { determiner }: Phrase, { lower, at }: Word): boolean =>
  compiled.definition.spanish !== undefined &&
  (ADVERB.test(lower) ||
    (determiner.at > 0 && ABOUT_ME.test(lower)) ||
    (lower === "dura" && LASTS.test(words[at + 1]?.lower ?? "")));

/** French and Spanish: "je passe des heures assis", "à la fois utiles": about whoever acts, and not about the time. */
const isAboutTime = ({ words, compiled, uses }: ParsedAnswer, { determiner, noun }: Phrase): boolean => {
  const lead = words[determiner.at - 1];
  if (/^(?:fois|vez)$/.test(noun.lower)) return /^(?:à|a)$/.test(lead?.lower ?? "");
  const timed = compiled.lists.times.has(noun.lower) || noun.nouns.some(({ lemma }) => TIMES.test(lemma));
  return (
    timed &&
    uses.some(({ head, verb }) => head === lead?.at && /^(?:passer|pasar|rester|quedar)$/.test(verb.lemma))
  );
};
const TIMES = /^(?:heure|journée|soirée|matinée|temps|hora|tarde|día|noche|mañana|rato)$/;

/** The adjectives behind the noun that are about it; in German there are none. */
const lateIn = (answer: ParsedAnswer, phrase: Phrase): Word[] => {
  if (answer.compiled.definition.german || isNested(answer, phrase) || isAboutTime(answer, phrase)) return [];
  const slots = ruledSlots(phrase);
  return phrase.late.filter(
    (word) =>
      // "a la universidad | otros empezarán": a determiner leads to another noun.
      // "des vêtements bon marché"
      answer.words[word.at + 1]?.lower !== "marché" &&
      !isDeterminer(answer.compiled, word) &&
      !isActing(answer, word, slots) &&
      !isAside(answer, phrase, word),
  );
};

/** Those that are joined to the last one: "une ville historique et très animée". */
const joinedTo = (answer: ParsedAnswer, last: Word | undefined): Word[] => {
  const joint = last && answer.words[last.at + 1];
  if (!joint || joint.afterPause || !/^(?:et|mais|y)$/.test(joint.lower)) return [];
  return seriesAt(answer, joint.at + (isDegree(answer.compiled, answer.words[joint.at + 1]) ? 2 : 1));
};

/** Is this adjective of a phrase about its noun for certain? */
const isSure = (answer: ParsedAnswer, { early, noun }: Phrase, adjective: Word, spoken: boolean): boolean => {
  const { definition } = answer.compiled;
  // "ein ganz normaler Tag": without an ending, it tells how normal.
  if (definition.german)
    return early.at(-1) === adjective || !adjective.adjectives.some(({ form, lemma }) => form === lemma);
  // "en una cafetería | sentadas": nobody hears the pause; "mucho tiempo | conectada".
  const apart =
    (spoken || noun.lower === "tiempo") &&
    definition.dropsSubjects &&
    adjective.at > noun.at &&
    !isDegree(answer.compiled, answer.words[adjective.at - 1]) &&
    adjective.verbs.some(({ mood }) => mood === "participle");
  return !apart;
};

/** "une maison blanc", "das kleiner Haus": adjectives beside a noun that has an article. */
export const attributive: Check = (answer, spoken) =>
  answer.words.flatMap((_, place) => {
    const phrase = phraseAt(answer, place);
    if (!phrase) return [];
    const { determiner, noun } = phrase;
    const late = lateIn(answer, phrase);
    const about = { slots: ruledSlots(phrase), determiner: determiner.lower };
    return [...phrase.early, ...late, ...joinedTo(answer, late.at(-1))].flatMap((adjective) =>
      isSure(answer, phrase, adjective, spoken)
        ? clash(answer, adjective.at < noun.at ? determiner : noun, adjective, about, spoken)
        : [],
    );
  });
