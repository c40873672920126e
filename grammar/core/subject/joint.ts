import type { NounReading } from "../lexicon.ts";
import type { Person } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import { phraseAt } from "../phrase/phrase.ts";
import { isSubject, type Word } from "../word.ts";
import { isUnserved, mayBegin } from "./beginning.ts";
import type { Subject } from "./subject.ts";
import { verbAfter } from "./verb.ts";

/** The place behind one part of a joint subject: "mi hermana", "yo", "Ana". */
const behindPart = (answer: ParsedAnswer, place: number): number => {
  const word = answer.words[place];
  if (!word) return place;
  const phrase = phraseAt(answer, place);
  if (phrase) return ((answer.compiled.definition.spanish && phrase.late.at(-1)) || phrase.noun).at + 1;
  const named =
    (word.capital && !word.opens) || (word.capital && word.verbs.length + word.adjectives.length === 0);
  return answer.compiled.subjects.has(word.lower) || (named && !answer.compiled.determiners.has(word.lower))
    ? place + 1
    : place;
};

/** Spanish and French: "mi hermana y mi padre", "mes amis et moi" – two together are several. */
export const jointAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { words, compiled } = answer;
  const first = words[place];
  if (compiled.definition.german || !first) return undefined;
  // "en el futuro mi novio y yo": what stands before may only say when or where.
  const freed = compiled.definition.spanish !== undefined && isUnserved(answer, place);
  if (!freed && !mayBegin(answer, place)) return undefined;
  // "ella es rubia como mi madre y él tiene …"
  if (!first.afterPause && words[place - 1]?.lower === "como") return undefined;
  // "l'avion me donne mal aux oreilles et la voiture …"
  if (/^aux?$/.test(first.lower)) return undefined;
  const end = behindPart(answer, place);
  const joint = words[end];
  if (end === place || !joint || joint.afterPause || !/^(?:[ye]|et)$/.test(joint.lower)) return undefined;
  // "mes amis et moi": of French pronouns only this one may be joined.
  const mine = words[end + 1]?.lower === "moi";
  const anew = compiled.definition.onlySubjects && compiled.subjects.has(words[end + 1]?.lower ?? "");
  const behind = mine ? end + 2 : anew ? end + 1 : behindPart(answer, end + 1);
  if (behind === end + 1 || words[end + 1]?.afterPause) return undefined;
  const parts = words.slice(place, behind);
  if (parts.some(({ lower }) => compiled.lists.times.has(lower))) return undefined;
  const verb = verbAfter(answer, behind);
  if (!verb || verb.verbs.length === 0) return undefined;
  const said = parts.flatMap(({ lower }) => compiled.subjects.get(lower)?.persons ?? []);
  // "Tú y yo" are we; "tú y Ana" may be you or they, as one says in Spain or in America.
  const persons: Person[] =
    parts.some(({ lower }) => lower === "moi") || said.some((one) => one === 0 || one === 3)
      ? [3]
      : said.some((one) => one === 1 || one === 4)
        ? [4, 5]
        : [5];
  // "mi padre y mi hermana" are masculine together, "mi madre y mi hermana" feminine.
  const genders = parts.flatMap(({ nouns }) => (nouns.length > 0 ? [nouns.every(isFeminine)] : []));
  const slots = genders.includes(false) ? ["mp"] : genders.length === 2 ? ["fp"] : ["mp", "fp"];
  return { first, persons, slots, verb };
};

const isFeminine = ({ slots }: NounReading): boolean => slots.some((slot) => slot.startsWith("f"));

const isPerson = ({ nouns, capital, lower }: Word, { compiled }: ParsedAnswer): boolean =>
  nouns.length > 0
    ? nouns.some(({ topic }) => topic === "family" || topic === "friends")
    : capital && !compiled.lexicon.known.has(lower);

/** German: "mein Opa und meine Oma", "meine Schwester und ich" – persons that begin a clause together. */
export const pairAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { words, compiled } = answer;
  const first = words[place];
  const before = words[place - 1];
  const starts = first?.afterPause || (before && compiled.lists.affirming.has(before.lower));
  const dependent = before && !before.afterPause && compiled.lists.subordinating.has(before.lower);
  if (!compiled.definition.german || !first || !(starts || dependent)) return undefined;
  // "jedes Mädchen und jeder Junge trägt": each of them for itself.
  if (/^(?:jed|kein)/.test(first.lower)) return undefined;
  // "anna und ich gehe", as it is heard
  const isName = first.opens && !compiled.lexicon.known.has(first.lower) && words[place + 2]?.lower === "ich";
  const end = isName ? place + 1 : behindPart(answer, place);
  const last = behindPart(answer, end + 1);
  const parts = [words[end - 1], words[last - 1]];
  const verb = words[last];
  if (end === place || last === end + 1 || words[end]?.lower !== "und" || words[end]?.afterPause)
    return undefined;
  if (!verb || verb.afterPause || verb.verbs.length === 0 || words[end + 1]?.afterPause) return undefined;
  // "das Bad und die Küche ist": two things, each with its article.
  const things = [place, end + 1].every((at) =>
    /^(?:die|der|das|mein\p{L}*)$/u.test(phraseAt(answer, at)?.determiner.lower ?? ""),
  );
  if (
    !things &&
    !parts.every((part) => part && (isName || compiled.subjects.has(part.lower) || isPerson(part, answer)))
  )
    return undefined;
  const said = words.slice(place, last).flatMap(({ lower }) => compiled.subjects.get(lower)?.persons ?? []);
  // "… und ich | habe" may begin a clause of its own behind the verb that went before.
  if (
    (verb.nouns.length > 0 && (verb.capital || !/^(?:spiele|reise|koche)$/.test(verb.lower))) ||
    isSubject(compiled, words[last + 1])
  )
    return undefined;
  const persons: Person[] = said.includes(0) ? [3] : said.includes(1) ? [4] : [5];
  return { first, persons, slots: [], verb };
};
