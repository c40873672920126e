import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const noVerb = defineRule({
  id: "person.no-verb-at-all",
  message: "There is no verb: every sentence needs one.",
});

const MY = /^(?:mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|meine?|unsere?)$/;
const THE = /^(?:l[ae]s?|l'|el|los|der|die|das)$/;
const DEGREES = /^(?:très|assez|plutôt|trop|muy|bastante|demasiado|sehr|ziemlich|zu|total)$/;
const BECAUSE = /^(?:que|qu'|car|porque|denn|weil|dass)$/;
const BUT = /^(?:mais|pero|aber|oui|non|sí|no|ja|nein)$/;
const FAVOURITE = /^(?:préférée?s?|favori(?:te)?s?|favorit[oa]s?)$/;
/** A subject that cannot do without its verb, and what can hardly begin anything between the two. */
const ME = /^(?:je|yo)$/;
const THINGS = /^(?:une?|des|du|mon|ma|mes|un|una|mis?|los|las)$/;

/** Might this be a conjugated verb? */
const canTell = ({ compiled }: ParsedAnswer, word: Word): boolean =>
  !isDeterminer(compiled, word) &&
  word.verbs.some(({ person }) => person !== undefined) &&
  word.adjectives.length === 0;

/** Does no verb come before the sentence, or its next clause, ends? What nobody knows may be one. */
const staysVerbless = (answer: ParsedAnswer, from: number): boolean => {
  const { words, compiled } = answer;
  const { joining, subordinating } = compiled.lists;
  for (const word of words.slice(from)) {
    if (word.afterPause || /^(?:mais|pero|aber|car|denn)$/.test(word.lower)) return true;
    const next = words[word.at + 1];
    // "zu lang und zu teuer ist": the description goes on.
    const goesOn =
      next && (DEGREES.test(next.lower) || (next.adjectives.length > 0 && next.nouns.length === 0));
    if (joining.has(word.lower) && goesOn) continue;
    if (joining.has(word.lower) || (subordinating.has(word.lower) && word.lower !== "como")) {
      // "mi hermano muy alto y yo jugamos": the verb may be theirs together.
      const verb = words.slice(word.at).find((each) => canTell(answer, each));
      return !joining.has(word.lower) || !verb || verb.verbs.every(({ person }) => (person ?? 0) <= 2);
    }
    if (canTell(answer, word) || !(compiled.lexicon.known.has(word.lower) || word.capital)) return false;
  }
  return true;
};

const begins = ({ words }: ParsedAnswer, word: Word): boolean => {
  const before = words[word.at - 1];
  return !before || word.opens || BUT.test(before.lower) || BECAUSE.test(before.lower);
};

const told = (first: Word, last: Word): Finding =>
  findingAt(first, last, {
    ...noVerb(),
  });

/** "Mon frère très grand", "le prof très patient": a degree behind a noun, and nothing that links the two. */
const unlinked = (answer: ParsedAnswer, first: Word): Finding[] => {
  const { words, compiled } = answer;
  const before = words[first.at - 1];
  const because = before !== undefined && BECAUSE.test(before.lower) && !first.opens;
  // "plus grand que mon frère": a clause follows a verb, or a word for because.
  const thought = before && /^qu/.test(before.lower) ? (words[before.at - 1]?.verbs.length ?? 0) > 0 : true;
  if (!(MY.test(first.lower) || (because && THE.test(first.lower))) || !begins(answer, first) || !thought)
    return [];
  const phrase = phraseAt(answer, first.at);
  if (!phrase) return [];
  let at = phrase.noun.at + 1;
  while ((words[at]?.adjectives.length ?? 0) > 0 && !DEGREES.test(words[at]?.lower ?? "")) at += 1;
  // "les profs de mon collège"
  if (/^(?:d[eu]|del|d'|von|in)$/.test(words[at]?.lower ?? "")) {
    const inner = phraseAt(answer, at + 1);
    at = inner ? inner.noun.at + 1 : at + 2;
  }
  const degree = words[at];
  const described = words[at + 1];
  // "parce que le professeur patient": with a reason, a verb is missing even without a degree.
  const [late] = phrase.late;
  const reason =
    late && before && !compiled.definition.german && /^(?:que|porque|car)$/.test(before.lower) && because;
  if (reason && staysVerbless(answer, late.at + 1)) return [told(first, late)];
  const clear = degree && described && !degree.afterPause && DEGREES.test(degree.lower);
  if (!clear || described.afterPause || described.adjectives.length === 0) return [];
  return staysVerbless(answer, described.at + 1) ? [told(first, described)] : [];
};

/** "Mon sport préféré le rugby", "Mein Lieblingssport Rugby". */
const favourite = (answer: ParsedAnswer, first: Word): Finding[] => {
  const { words, compiled } = answer;
  if (!MY.test(first.lower) || !first.opens) return [];
  const [second, third] = [words[first.at + 1], words[first.at + 2]];
  const german = compiled.definition.german !== undefined;
  const named = german ? second?.lower.startsWith("liebling") : third && FAVOURITE.test(third.lower);
  const what = words[first.at + (german ? 2 : 3)];
  const thing = german ? what : words[(what?.at ?? 0) + 1];
  if (!named || !what || !thing || what.afterPause || thing.afterPause) return [];
  const isThing = german
    ? what.nouns.length > 0 && what.verbs.length === 0
    : THE.test(what.lower) && thing.nouns.length > 0 && !compiled.lists.times.has(thing.lower);
  return isThing && staysVerbless(answer, thing.at + 1) ? [told(first, thing)] : [];
};

/** "je mes devoirs", "yo un gato": somebody, and what he may do something with. */
const doesNothing = (answer: ParsedAnswer, first: Word): Finding[] => {
  const { words, compiled } = answer;
  if (!ME.test(first.lower)) return [];
  const [before, next] = [words[first.at - 1], words[first.at + 1]];
  const asks =
    before && !first.afterPause && before.verbs.length > 0 && !compiled.lists.times.has(before.lower);
  // "mi hermana tiene un perro y yo un gato"
  if (asks || (before && compiled.lists.joining.has(before.lower) && words.some(({ at }) => at < before.at)))
    return [];
  const owned = next && THINGS.test(next.lower) ? words[next.at + 1] : undefined;
  const food =
    next?.nouns.some(({ topic }) => topic === "food") && next.verbs.length === 0 ? next : undefined;
  const thing = next?.afterPause ? undefined : (owned ?? food);
  const person = thing?.nouns.some(({ topic }) => topic === "family" || topic === "friends");
  if (!thing || thing.nouns.length === 0 || person || compiled.lists.times.has(thing.lower)) return [];
  // "yo las uso poco": a pronoun.
  if (/^l[oa]s$/.test(next?.lower ?? "") && thing.verbs.some(({ person: who }) => who === 0)) return [];
  // "je des fois je joue", "yo un poco"
  if (/^(?:fois|peu|poco|rato|jours?|día|días|vez|verdad|coup)$/.test(thing.lower)) return [];
  const restarts = words.slice(thing.at).some(({ lower, at }) => lower === first.lower && at < thing.at + 4);
  return !restarts && staysVerbless(answer, thing.at + 1) ? [told(first, thing)] : [];
};

/** A sentence whose verb was left out, where the words beside the gap leave no doubt of it. */
export const leftOut: Check = (answer) =>
  answer.words.flatMap((word) => [
    ...unlinked(answer, word),
    ...favourite(answer, word),
    ...doesNothing(answer, word),
  ]);
