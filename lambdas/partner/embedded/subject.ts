import type { Answer } from "./answer.ts";
import { clauseAround, looksInfinite } from "./clause.ts";
import type { Person, Slot } from "./morphology.ts";
import { numberOf, phraseAt, ruledSlots } from "./phrase.ts";
import type { Word } from "./word.ts";

/** A subject that certainly is one, and the word that should be its verb; in German it may stand before `first`. */
export type Subject = {
  first: Word;
  persons: readonly Person[];
  /** What an adjective about it may be; empty where that is open. */
  slots: readonly Slot[];
  verb: Word;
};

/** Is this word a form of a verb that goes with one of these persons? */
const goesWith = (word: Word | undefined, persons: readonly Person[]): boolean =>
  word?.verbs.some(({ person }) => person !== undefined && persons.includes(person)) ?? false;

/** Does the word before allow a subject to begin here? */
const mayBegin = ({ words, speech }: Answer, place: number): boolean => {
  const word = words[place];
  const before = words[place - 1];
  if (!word || !before || word.afterPause) return true;
  const { joining, subordinating, times, between, affirming } = speech.lists;
  // "mon père et ma mère": the second belongs to a longer subject.
  // In German a verb at the end may follow as well: "und ein Fahrrad bekommen".
  if (joining.has(before.lower)) {
    const first = words[place - 2];
    const joined = first !== undefined && (first.verbs.length > 0 || first.adjectives.length > 0);
    return !speech.tongue.german && joined && first.nouns.length === 0;
  }
  return [subordinating, times, between, affirming].some((list) => list.has(before.lower));
};

const verbAfter = ({ words, speech }: Answer, from: number): Word | undefined => {
  let at = from;
  while (speech.lists.clitics.has(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** The place behind "de maths", "de mon ami", "von Tom": what belongs to a noun. */
const behindComplements = (answer: Answer, from: number): number => {
  const { words, speech } = answer;
  const link = words[from];
  if (!link || link.afterPause || !speech.lists.belonging.has(link.lower)) return from;
  const phrase = phraseAt(answer, from) ?? phraseAt(answer, from + 1);
  const noun = phrase?.noun ?? words[from + 1];
  const named = noun && (noun.nouns.length > 0 || noun.capital);
  return named ? behindComplements(answer, noun.at + 1) : from;
};

/** Pronouns that may be something else than a subject: they need room before them. */
const isOpen = (answer: Answer, place: number): boolean => {
  const word = answer.words[place];
  const clear = word && !answer.speech.lists.clitics.has(word.lower);
  const before = answer.words[place - 1];
  const ruled =
    before !== undefined && answer.speech.lists.prepositions.has(before.lower) && !word?.afterPause;
  if (word && answer.speech.tongue.onlySubjects?.includes(word.lower)) return true;
  return !ruled && (clear || mayBegin(answer, place));
};

const isNamed = (word: Word | undefined): boolean =>
  word !== undefined && (word.nouns.length > 0 || word.capital);

const pronounAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const first = words[place];
  const pronoun = first && speech.subjects.get(first.lower);
  if (!first || !pronoun || !isOpen(answer, place)) return undefined;
  const before = words[place - 1];
  // "as-tu", "est-ce": the verb stands before its subject.
  if (before && before.end <= first.start && answer.text.slice(before.end, first.start).includes("-"))
    return undefined;
  // "Gestern habe ich": the verb of this subject was already there.
  const turned = speech.tongue.german && !first.afterPause && goesWith(before, pronoun.persons);
  if (turned) return undefined;
  const verb = verbAfter(answer, place + 1);
  // "Mi hermana y yo hicimos": two together are we or they.
  const joint = before !== undefined && speech.lists.joining.has(before.lower) && !first.afterPause;
  if (
    joint &&
    pronoun.persons.every((person) => person < 3) &&
    verb?.verbs.some(({ person }) => person === 3 || person === 5) &&
    (!speech.tongue.german || isNamed(words[place - 2]))
  )
    return undefined;
  return verb && { ...pronoun, first, verb };
};

const nounAt = (answer: Answer, place: number): Subject | undefined => {
  const { speech } = answer;
  const phrase = mayBegin(answer, place) ? phraseAt(answer, place) : undefined;
  if (!phrase) return undefined;
  // "Al fondo se pueden ver árboles": whatever has a preposition in it does nothing.
  if (speech.tongue.dropsSubjects && speech.lists.prepositions.has(phrase.determiner.lower)) return undefined;
  const slots = ruledSlots(phrase);
  const subjective = slots.filter((slot) => slot.length === 2 || slot.endsWith("n"));
  const numbers = new Set(subjective.map(numberOf));
  const [number] = numbers;
  const last = (!speech.tongue.german && phrase.late.at(-1)) || phrase.noun;
  const end = behindComplements(answer, last.at + 1);
  // "El sábado pasado fui", "este fin de semana voy": the time when something happens does nothing itself.
  const verb = verbAfter(answer, end);
  const timed = answer.words.slice(place, end).some(({ lower }) => speech.lists.times.has(lower));
  // … but "die Ferien war toll" is about the holidays.
  const described =
    number === "plural" && verb?.verbs.some((each) => ["sein", "être"].includes(each.verb.lemma));
  if (timed && !described) return undefined;
  if (!verb || !number || numbers.size > 1 || verb.verbs.length === 0) return undefined;
  // "man kann …, das Schloss besichtigen": the verb is still the first one's.
  const { afterPause, opens } = phrase.determiner;
  if (afterPause && !opens && looksInfinite(speech, answer.words, verb.at)) return undefined;
  // "Das Buch finde ich": what stands first is not always the subject.
  const next = speech.subjects.get(answer.words[verb.at + 1]?.lower ?? "");
  if (speech.tongue.german && next && goesWith(verb, next.persons)) return undefined;
  // "Le samedi nous allons": the verb already has a subject of its own.
  const nearer = speech.subjects.get(answer.words[verb.at - 1]?.lower ?? "");
  if (nearer && verb.at - 1 > last.at && goesWith(verb, nearer.persons)) return undefined;
  return { first: phrase.determiner, persons: [number === "plural" ? 5 : 2], slots: subjective, verb };
};

/** The place behind one part of a joint subject: "mi hermana", "yo", "Ana". */
const behindPart = (answer: Answer, place: number): number => {
  const word = answer.words[place];
  if (!word) return place;
  const phrase = phraseAt(answer, place);
  if (phrase) return phrase.noun.at + 1;
  const named =
    (word.capital && !word.opens) || (word.capital && word.verbs.length + word.adjectives.length === 0);
  return answer.speech.subjects.has(word.lower) || (named && !answer.speech.determiners.has(word.lower))
    ? place + 1
    : place;
};

/** Spanish: "mi hermana y mi padre", "mis amigos y yo" – two together are several. */
const jointAt = (answer: Answer, place: number): Subject | undefined => {
  const { words, speech } = answer;
  const first = words[place];
  if (!speech.tongue.dropsSubjects || !first || !mayBegin(answer, place)) return undefined;
  const end = behindPart(answer, place);
  const joint = words[end];
  if (end === place || !joint || joint.afterPause || !/^[ye]$/.test(joint.lower)) return undefined;
  const behind = behindPart(answer, end + 1);
  if (behind === end + 1 || words[end + 1]?.afterPause) return undefined;
  const parts = words.slice(place, behind);
  if (parts.some(({ lower }) => speech.lists.times.has(lower))) return undefined;
  const verb = verbAfter(answer, behind);
  if (!verb || verb.verbs.length === 0) return undefined;
  const said = parts.flatMap(({ lower }) => speech.subjects.get(lower)?.persons ?? []);
  // "Tú y yo" are we; "tú y Ana" may be you or they, as one says in Spain or in America.
  const persons: Person[] = said.some((one) => one === 0 || one === 3)
    ? [3]
    : said.some((one) => one === 1 || one === 4)
      ? [4, 5]
      : [5];
  return { first, persons, slots: ["mp", "fp"], verb };
};

/** German: a subject behind its verb ("gestern spielt ich"), unless the next word is the verb that goes with it. */
const behindVerb = (answer: Answer, place: number): Subject | undefined => {
  const [verb, first, next] = [answer.words[place - 1], answer.words[place], answer.words[place + 1]];
  const pronoun = first && answer.speech.subjects.get(first.lower);
  if (
    !answer.speech.tongue.german ||
    !pronoun ||
    !verb ||
    first.afterPause ||
    first.lower === "ihr" ||
    first.lower === "sie"
  )
    return undefined;
  const conjugated = verb.verbs.some(({ person }) => person !== undefined);
  // "Ich habe es": the verb has its subject before it, and this is the object.
  const before = verb.afterPause
    ? undefined
    : answer.speech.subjects.get(answer.words[place - 2]?.lower ?? "");
  if (before && goesWith(verb, before.persons)) return undefined;
  return conjugated && !goesWith(next, pronoun.persons) ? { ...pronoun, first, verb } : undefined;
};

/** German: does the clause end in a verb that goes with the subject ("weil ich schwimmen gehe")? */
const isServed = (answer: Answer, { verb, persons }: Subject): boolean => {
  if (!answer.speech.tongue.german) return false;
  const [, to] = clauseAround(answer.speech, answer.words, verb.at);
  const last = answer.words[to - 1];
  return last !== undefined && last.at > verb.at && goesWith(last, persons);
};

/** All subjects with their verbs that stand side by side: "je … joue", "mes amis … jouent". */
export const subjectsIn = (answer: Answer): Subject[] => {
  const taken = new Set<number>();
  const heads = new Set(answer.uses.filter(({ at, head }) => at !== head).map(({ head }) => head));
  return answer.words.flatMap((_, place) => {
    const found = taken.has(place)
      ? undefined
      : (behindVerb(answer, place) ??
        jointAt(answer, place) ??
        pronounAt(answer, place) ??
        nounAt(answer, place));
    // The second part of "ich … schwimmen kann" has its helper at the end.
    if (found && (heads.has(found.verb.at) || isServed(answer, found))) return [];
    // In "il nous parle" the second pronoun is no subject any more.
    if (found) for (let at = place; at < found.verb.at; at += 1) taken.add(at);
    return found ? [found] : [];
  });
};
