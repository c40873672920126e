import { clauseAround } from "../clause.ts";
import type { Person, Slot } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import { isDeterminer, isSubject, type Word } from "../word.ts";
import { indefiniteAt } from "./indefinite.ts";
import { jointAt, pairAt } from "./joint.ts";
import { behindVerb, nounAt, quantityAt, unknownAt } from "./noun.ts";
import { pronounAt } from "./pronoun.ts";
import { goesWith } from "./verb.ts";

/** A subject that certainly is one, and the word that should be its verb; in German it may stand before `first`. */
export type Subject = {
  first: Word;
  persons: readonly Person[];
  /** What an adjective about it may be; empty where that is open. */
  slots: readonly Slot[];
  verb: Word;
};

const isInfinitive = ({ verbs }: Word): boolean => verbs.some(({ mood }) => mood === "infinitive");

/** German: does the clause end in a verb that goes with the subject ("weil ich schwimmen gehe")? */
const isServed = (answer: ParsedAnswer, { first, verb, persons }: Subject): boolean => {
  if (!answer.compiled.definition.german) return false;
  const [from, to] = clauseAround(answer.compiled, answer.words, verb.at);
  // "Wir werde dort wohnen": what begins with its subject has its verb next.
  if (first.opens && (first.at === from || persons[0] === 3)) return false;
  // "wenn ich einkaufen gehe | nehme ich …", as it is heard
  const next = answer.words[verb.at + 1];
  if (
    next &&
    !next.afterPause &&
    goesWith(next, persons) &&
    verb.verbs.some(({ mood }) => mood === "infinitive")
  )
    return true;
  // "im Sommer wird wir in Wales zelten": with its subject behind it, this one needs no other.
  if (first.at > verb.at && /^w[eiüu]r/.test(verb.lower)) return false;
  // "weil meine Eltern kommt und wir …": what follows "und" has a subject of its own.
  if (next?.lower === "und" && isSubject(answer.compiled, answer.words[verb.at + 2])) return false;
  const last = answer.words[to - 1];
  const owned = isDeterminer(answer.compiled, answer.words[to - 2]);
  if (last !== undefined && !owned && last.at > verb.at && goesWith(last, persons)) return true;
  // "ob ich studieren oder lieber arbeiten soll": one helper for both.
  if (!next || next.afterPause || !/^(?:und|oder)$/.test(next.lower) || !isInfinitive(verb)) return false;
  const [, end] = clauseAround(answer.compiled, answer.words, next.at);
  const [second, helper] = [answer.words[end - 2], answer.words[end - 1]];
  return second !== undefined && second.at > next.at && isInfinitive(second) && goesWith(helper, persons);
};

const allSubjects = (answer: ParsedAnswer): Subject[] => {
  const taken = new Set<number>();
  const heads = new Set(answer.uses.filter(({ at, head }) => at !== head).map(({ head }) => head));
  return answer.words.flatMap((_, place) => {
    const subject = taken.has(place)
      ? undefined
      : (behindVerb(answer, place) ??
        quantityAt(answer, place) ??
        indefiniteAt(answer, place) ??
        jointAt(answer, place) ??
        pairAt(answer, place) ??
        pronounAt(answer, place) ??
        nounAt(answer, place) ??
        unknownAt(answer, place));
    // The second part of "ich … schwimmen kann" has its helper at the end.
    if (subject && (heads.has(subject.verb.at) || isServed(answer, subject))) return [];
    // In "il nous parle" the second pronoun is no subject any more.
    if (subject) for (let at = place; at < subject.verb.at; at += 1) taken.add(at);
    return subject ? [subject] : [];
  });
};

/** Several checks ask for the same subjects. */
const found = new WeakMap<ParsedAnswer, readonly Subject[]>();

/** All subjects with their verbs that stand side by side: "je … joue", "mes amis … jouent". */
export const subjectsIn = (answer: ParsedAnswer): readonly Subject[] => {
  const before = found.get(answer);
  if (before) return before;
  const subjects = allSubjects(answer);
  found.set(answer, subjects);
  return subjects;
};
