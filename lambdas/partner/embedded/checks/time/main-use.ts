import type { Tense } from "../../../../../domain/exercise.ts";
import type { Answer } from "../../answer.ts";
import type { VerbUse } from "../../verb-use.ts";
import { isSubject } from "../../word.ts";

/** "quelque part où il fait chaud": what a place is like, whatever the tense. */
const WHERE = /^(?:où|donde|wo)$/;

/** The verbs that answer the question: a reason for the answer may stand in any tense, and so may what a place is like. */
export const mainUses = ({ uses, words, speech: { lists } }: Answer): readonly VerbUse[] => {
  const reason = words.findIndex(({ lower }) => lists.reasons.has(lower) && lists.subordinating.has(lower));
  const place = words.findIndex(({ lower, at }) => at > 0 && WHERE.test(lower));
  const ends = [reason, place].filter((end) => end >= 0);
  return uses.filter(({ at }) => ends.every((end) => at < end));
};

/** "Rien de spécial, je préfère …": nothing was done, and what follows tells why. */
export const deniesAll = ({ words, speech }: Answer, { at }: VerbUse): boolean =>
  words.slice(0, at).some(({ lower }) => speech.lists.none.has(lower));

/** Does it begin with a word or two, "Le parapente !", that may be all of the answer? */
export const beginsVerbless = ({ words }: Answer, { at }: VerbUse): boolean =>
  words.slice(1, at + 1).some(({ afterPause }) => afterPause);

/** "Mauvais, je suis nul en maths", "Oui, le samedi, avec ma mère. …": what comes before any verb has answered. */
export const isAnsweredBefore = ({ words, speech }: Answer, { at }: VerbUse, tense: Tense): boolean => {
  const subject = isSubject(speech, words[at - 1]) ? at - 1 : at;
  // "Avec mes amis, je joue …": only what is so to this day is answered by what ends with a comma.
  const ends = words
    .slice(1, at + 1)
    .findLast((word) => (tense === "present" ? word.afterPause : word.opens))?.at;
  if (tense === "present" && ends !== undefined) return true;
  // "Descubrir sitios nuevos, el año pasado …": what one would do is told in an infinitive.
  if (tense !== "past" && subject > 0 && words[0]?.verbs.some(({ mood }) => mood === "infinitive"))
    return true;
  const judged = words[subject - 1]?.adjectives.some(({ opinion }) => opinion !== "neutral");
  return (
    (ends !== undefined || judged === true) &&
    words.slice(0, ends ?? subject).some(
      ({ lower, nouns, adjectives, capital, opens }) =>
        // "Devant le McDo. …": a name is as good as a noun.
        (nouns.length + adjectives.length > 0 || (capital && !opens)) && !speech.lists.times.has(lower),
    )
  );
};
