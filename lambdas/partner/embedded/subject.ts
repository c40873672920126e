import type { Answer, Word } from "./answer.ts";
import { numberOf, phraseAt } from "./phrase.ts";
import type { Person } from "./tongue.ts";

/** A subject that certainly is one, and the word that should be its verb. */
export type Subject = { first: Word; persons: readonly Person[]; verb: Word };

/** Does the word before allow a subject to begin here? */
const mayBegin = ({ words, speech }: Answer, place: number): boolean => {
  const word = words[place];
  const before = words[place - 1];
  if (!word || !before || word.afterPause) return true;
  const { joining, subordinating, times, between } = speech.lists;
  // "mon père et ma mère": the second belongs to a longer subject.
  if (joining.has(before.lower)) return (words[place - 2]?.nouns.length ?? 0) === 0;
  return subordinating.has(before.lower) || times.has(before.lower) || between.has(before.lower);
};

const verbAfter = ({ words, speech }: Answer, from: number): Word | undefined => {
  let at = from;
  while (speech.lists.clitics.has(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** Pronouns that may be something else than a subject: they need room before them. */
const isOpen = (answer: Answer, place: number): boolean => {
  const word = answer.words[place];
  const clear = word && !answer.speech.lists.clitics.has(word.lower);
  const before = answer.words[place - 1];
  const ruled =
    before !== undefined && answer.speech.lists.prepositions.has(before.lower) && !word?.afterPause;
  return !ruled && (clear || mayBegin(answer, place));
};

const pronounAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const first = words[place];
  const pronoun = first && speech.tongue.subjects[first.lower];
  if (!first || !pronoun || !isOpen(answer, place)) return undefined;
  const before = words[place - 1];
  // "as-tu", "est-ce": the verb stands before its subject.
  if (before && before.end <= first.start && answer.text.slice(before.end, first.start).includes("-"))
    return undefined;
  const verb = verbAfter(answer, place + 1);
  // "Mi hermana y yo hicimos": two together are we or they.
  const joint = before !== undefined && speech.lists.joining.has(before.lower) && !first.afterPause;
  if (joint && verb?.verbs.some(({ person }) => person !== undefined && person > 2)) return undefined;
  return verb && { first, persons: pronoun.persons, verb };
};

const nounAt = (answer: Answer, place: number): Subject | undefined => {
  const { speech } = answer;
  const phrase = mayBegin(answer, place) ? phraseAt(answer, place) : undefined;
  if (!phrase) return undefined;
  const numbers = new Set(phrase.needed.filter((slot) => phrase.offered.includes(slot)).map(numberOf));
  const [number] = numbers;
  const last = phrase.late.at(-1) ?? phrase.noun;
  // "El sábado pasado fui": the time when something happens does nothing itself.
  if (speech.lists.times.has(phrase.noun.lower)) return undefined;
  const verb = verbAfter(answer, last.at + 1);
  if (!verb || !number || numbers.size > 1 || verb.verbs.length === 0) return undefined;
  // "Le samedi nous allons": the verb already has a subject of its own.
  const nearer = speech.tongue.subjects[answer.words[verb.at - 1]?.lower ?? ""];
  if (
    nearer &&
    verb.at - 1 > last.at &&
    verb.verbs.some(({ person }) => person !== undefined && nearer.persons.includes(person))
  )
    return undefined;
  return { first: phrase.determiner, persons: [number === "plural" ? 5 : 2], verb };
};

/** All subjects with their verbs that stand side by side: "je … joue", "mes amis … jouent". */
export const subjectsIn = (answer: Answer): Subject[] => {
  const taken = new Set<number>();
  return answer.words.flatMap((_, place) => {
    const found = taken.has(place) ? undefined : (pronounAt(answer, place) ?? nounAt(answer, place));
    // In "il nous parle" the second pronoun is no subject any more.
    if (found) for (let at = place; at < found.verb.at; at += 1) taken.add(at);
    return found ? [found] : [];
  });
};
