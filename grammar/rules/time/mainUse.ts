import type { Tense } from "../../../domain/exercise.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject, type Word } from "../../core/word.ts";

/** "quelque part où il fait chaud": what a place is like, whatever the tense. */
const WHERE = /^(?:où|donde|wo)$/;

/** French and Spanish words that begin a clause with a time of its own: "si j'ai le temps", "une fille qui parle espagnol". */
const OPENERS = /^(?:si|s'|quand|lorsque|dès|qu[ei']|dont|cuando|mientras|aunque|quien(?:es)?)$/;
/** So many words may stand between a verb and the "que" of what is thought or said: "je pense vraiment que". */
const NEAR = 2;

/** "Weil", "wenn" or a relative pronoun, with the verb at the end. */
const endsClause = ({ words, compiled }: ParsedAnswer, { at }: VerbUse): boolean => {
  const [from, to] = clauseAround(compiled, words, at);
  const opener = words[from];
  if (!opener || from === at || opener.lower === "dass") return false;
  const isLast = at === to - 1;
  if (compiled.lists.subordinating.has(opener.lower)) return isLast || opener.lower !== "da";
  const relates = compiled.definition.german?.relative.includes(opener.lower) && from > 0 && !opener.opens;
  return isLast && ((relates ?? false) || (opener.lower === "als" && isSubject(compiled, words[from + 1])));
};

/** Does this verb stand in a clause that depends on another, and is no thought or word of somebody's: "si", "qui", "à condition que"? */
const isSubordinate = (answer: ParsedAnswer, use: VerbUse): boolean => {
  const { words, uses, compiled } = answer;
  if (compiled.definition.german) return endsClause(answer, use);
  const before = uses.findLast(({ at }) => at < use.at);
  const last = before ? Math.max(before.at, before.head) : -1;
  const opener = words
    .slice(last + 1, use.at)
    .findLast(({ lower, opens, at }) => OPENERS.test(lower) || (opens && at > last + 1));
  if (!opener || !OPENERS.test(opener.lower)) return false;
  // "Creo que jugaré": what is thought answers.
  if (/^qu[e']$/.test(opener.lower))
    return (
      !before ||
      opener.at > last + NEAR ||
      words.slice(last + 1, opener.at).some(({ nouns }) => nouns.length > 0)
    );
  // "si, el sábado visito …": a yes without its accent, where nothing depends on it.
  if (opener.at > 0 || opener.lower !== "si" || !compiled.definition.spanish) return true;
  return words
    .slice(use.at + 1)
    .some(({ at, afterPause }) => afterPause || uses.some((each) => each.at === at));
};

/**
 * The verbs that answer the question: a reason for the answer may stand in any tense, so may what a place is like, and so may
 * whatever depends on another clause.
 */
export const mainUses = (answer: ParsedAnswer): readonly VerbUse[] => {
  const { uses, words, compiled } = answer;
  const { lists } = compiled;
  const reason = words.findIndex(({ lower }) => lists.reasons.has(lower) && lists.subordinating.has(lower));
  const place = words.findIndex(({ lower, at }) => at > 0 && WHERE.test(lower));
  const ends = [reason, place].filter((end) => end >= 0);
  return uses.filter((use) => ends.every((end) => use.at < end) && !isSubordinate(answer, use));
};

/** Of these, the ones in the first sentence that tells anything: what follows may be about another time. */
export const answeringUses = (answer: ParsedAnswer): readonly VerbUse[] => {
  const [first] = answer.uses;
  const next = answer.words.find(({ opens, at }) => opens && at > (first?.at ?? 0));
  return mainUses(answer).filter(({ at }) => !next || at < next.at);
};

/** "Rien de spécial, je préfère …": nothing was done, and what follows tells why. */
export const deniesAll = ({ words, compiled }: ParsedAnswer, { at }: VerbUse): boolean =>
  words.slice(0, at).some(({ lower }) => compiled.lists.none.has(lower));

/** Does it begin with a word or two, "Le parapente !", that may be all of the answer? */
export const beginsVerbless = ({ words }: ParsedAnswer, { at }: VerbUse): boolean =>
  words.slice(1, at + 1).some(({ afterPause }) => afterPause);

/** Somebody or something that was just named. */
const NAMED = /^(?:il|elle|ils|elles|c'|er|sie|él|ella)$/;
const BUT = /^(?:mais|pero|aber)$/;

/** "Avec mon cousin il habite …", "Des cadeaux pour ma mère, c'est …", "la soupe mais mon frère est …": said of what has answered. */
const standsAlone = ({ words, compiled }: ParsedAnswer, at: number, subject: number): boolean => {
  const lead = words.slice(0, subject);
  const isPerson = ({ nouns }: Word) => nouns.some(({ topic }) => topic === "family" || topic === "friends");
  if (!lead.some(({ nouns }) => nouns.length > 0)) return false;
  if (lead.some(({ lower }, place) => place > 1 && BUT.test(lower))) return true;
  const pronoun = words[subject];
  if (subject === at || !pronoun || !NAMED.test(pronoun.lower)) return false;
  const led = lead.some(({ lower }) => compiled.lists.prepositions.has(lower));
  return led && lead.some(isPerson) && !compiled.lists.times.has(lead.at(-1)?.lower ?? "");
};

/** "Mauvais, je suis nul en maths", "Oui, le samedi, avec ma mère. …": what comes before any verb has answered. */
export const isAnsweredBefore = (answer: ParsedAnswer, use: VerbUse, tense: Tense): boolean => {
  const { words, compiled } = answer;
  const { at } = use;
  const subject = isSubject(compiled, words[at - 1]) ? at - 1 : at;
  // "Avec mes amis, je joue …": only what is so to this day is answered by what ends with a comma.
  const ends = words
    .slice(1, at + 1)
    .findLast((word) => (tense === "present" ? word.afterPause : word.opens))?.at;
  if (tense === "present" && ends !== undefined) return true;
  // "Descubrir sitios nuevos, el año pasado …": what one would do is told in an infinitive.
  if (tense !== "past" && subject > 0 && words[0]?.verbs.some(({ mood }) => mood === "infinitive"))
    return true;
  if (standsAlone(answer, at, subject)) return true;
  const judged = words[subject - 1]?.adjectives.some(({ opinion }) => opinion !== "neutral");
  return (
    (ends !== undefined || judged === true) &&
    words.slice(0, ends ?? subject).some(
      ({ lower, nouns, adjectives, capital, opens }) =>
        // "Devant le McDo. …": a name is as good as a noun.
        (nouns.length + adjectives.length > 0 || (capital && !opens)) && !compiled.lists.times.has(lower),
    )
  );
};
