import type { Slot } from "../../../core/morphology.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { type Phrase, phraseAt } from "../../../core/phrase/phrase.ts";
import { shared } from "../../../core/phrase/slot.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import type { Check } from "../../../engine/finding.ts";
import { byGender } from "./gender.ts";
import { asGenitive } from "./genitive.ts";
import { byNumber } from "./number.ts";

/** "la odio", "jeder englisch spricht": a pronoun and its verb, or its object, that look like an article and its noun. */
const isPronoun = (
  { compiled: { definition }, words }: ParsedAnswer,
  { determiner, noun, early }: Phrase,
): boolean => {
  if (definition.german)
    return (
      (determiner.lower === "jeder" && noun.lower.endsWith("isch")) ||
      // "die armen", as it is heard, "für jeden Zeit": the poor, and everybody.
      (noun.adjectives.length > 0 && /^(?:die|den|der)$/.test(determiner.lower)) ||
      // "in einem Land wie unserem | Kinder …"
      (/^(?:als|wie)$/.test(words[determiner.at - 1]?.lower ?? "") && /e[mn]$/.test(determiner.lower)) ||
      // "bis ein Uhr nachts"
      /^(?:jeden zeit|ein uhr)$/.test(`${determiner.lower} ${noun.lower}`)
    );
  // "un moyen pratique", "tout marche", "au troisième"
  if (definition.onlySubjects)
    return (
      noun.lower.endsWith("ième") ||
      (determiner.lower === "tout" && goesWith(noun, [2])) ||
      (noun.adjectives.length > 0 && early.some(({ nouns }) => nouns.length > 0))
    );
  const begins =
    determiner.opens || determiner.afterPause || (words[determiner.at - 1]?.nouns.length ?? 0) > 0;
  return begins && /^l[oa]s?$/.test(determiner.lower) && goesWith(noun, [0]);
};

/** "ein Tasse Tee", "mit den alten leute karten": a measure is a word of its own, and so are people. */
const APART =
  /^(?:tasse|flasche|packung|dose|scheibe|kugel|portion|menge|art|gruppe|leute|freunde|eltern|schüler)$/;

/** German: "eine Schach AG", "das Fußball Team" – two parts of one word, as they are heard. */
const isPart = ({ words, compiled }: ParsedAnswer, { noun, offered }: Phrase): boolean => {
  const last = words[noun.at + 1];
  if (!compiled.definition.german || !last || last.afterPause || last.verbs.length > 0) return false;
  const fits = last.lower === "ag" || last.nouns.some(({ slots }) => shared(slots, offered).length > 0);
  return fits && !APART.test(noun.lower);
};

/** Spanish: "el batería es mi ídolo" – a man who plays it, unless the verb before it is "tocar". */
const isPlayer = ({ words }: ParsedAnswer, { determiner, noun }: Phrase): boolean =>
  /^(?:el|un)$/.test(determiner.lower) &&
  /^(?:batería|trompeta|guitarra|flauta|cámara|guardia|ayuda)$/.test(noun.lower) &&
  (words[noun.at + 1]?.verbs.some(({ person }) => person === 2) === true ||
    /^(?:del?|que)$/.test(words[noun.at + 1]?.lower ?? "")) &&
  !words.slice(0, determiner.at).some(({ verbs }) => verbs.some(({ verb: { lemma } }) => lemma === "tocar"));

/** What the determiner may be, wherever it stands: no "ma" stands before a vowel, but none before "oncle" either. */
const offeredBy = ({ compiled }: ParsedAnswer, { determiner, offered }: Phrase): readonly Slot[] =>
  offered.length > 0 ? offered : (compiled.determiners.get(determiner.lower) ?? []).map(({ slot }) => slot);

/** Determiners that do not go with the gender or number of a verified noun: "un pizza", "mes ami". */
export const determiner: Check = (answer, spoken) =>
  answer.words.flatMap((_, place) => {
    const phrase = phraseAt(answer, place);
    if (!phrase || phrase.noun.nouns.length === 0) return [];
    if (shared(phrase.offered, phrase.needed).length > 0) return asGenitive(answer, phrase);
    const offered = offeredBy(answer, phrase);
    const numbers = new Set(offered.map((slot) => slot[1]));
    const sameNumber = phrase.needed.some((slot) => numbers.has(slot[1]));
    // "ma oncle"
    if (phrase.offered.length === 0)
      return sameNumber && shared(offered, phrase.needed).length === 0
        ? [byGender(answer, { ...phrase, offered })]
        : [];
    if ((spoken && isPart(answer, phrase)) || isPronoun(answer, phrase) || isPlayer(answer, phrase))
      return [];
    return sameNumber ? [byGender(answer, phrase)] : byNumber(answer, phrase, spoken);
  });
