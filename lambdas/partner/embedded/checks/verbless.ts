import type { Answer } from "../answer.ts";
import { clausesOf, looksInfinite } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { isDeterminer } from "../word.ts";

/** Pronouns that can be nothing but a subject. */
const SUBJECTS = ["ich", "wir", "du", "er", "man"];

const inClause = ({ words, speech, uses }: Answer, from: number, to: number): Finding[] => {
  const clause = words.slice(from, to);
  const subject = clause.find(({ lower }) => SUBJECTS.includes(lower));
  const last = clause.at(-1);
  // "mein Bruder und ich", "größer als ich": a subject that needs no verb of its own.
  const before = subject && words[subject.at - 1];
  const { joining, comparing } = speech.lists;
  const shares = before && !subject.afterPause && (joining.has(before.lower) || comparing.has(before.lower));
  if (!subject || !last || shares || last.at - subject.at < 2) return [];
  const persons = speech.subjects.get(subject.lower)?.persons ?? [];
  const ends = words.findIndex(({ at, opens }) => opens && at > subject.at);
  // "weil ich etwas Neues und Spannendes lernen möchte": the verb may come late.
  const verbal = words
    .slice(from, ends < 0 ? words.length : ends)
    .some(
      (word) =>
        !isDeterminer(speech, word) &&
        word.verbs.some(
          ({ person }) =>
            person !== undefined && (persons.includes(person) || !looksInfinite(speech, words, word.at)),
        ),
    );
  const unknown = clause.some(({ lower, capital }) => !speech.lexicon.known.has(lower) && !capital);
  if (verbal || unknown || uses.some(({ at }) => at >= from && at < to)) return [];
  return [
    findingAt(subject, last, {
      kind: "person",
      rule: `There is no verb that goes with “${subject.text}”: every sentence needs one.`,
    }),
  ];
};

/** German: "ich immer mit dem Zug zur Schule" – a subject, and nothing that it does. */
export const verbless: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : clausesOf(answer.speech, answer.words).flatMap(([from, to]) => inClause(answer, from, to));
