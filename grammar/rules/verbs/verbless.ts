import { clausesOf, looksInfinite } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const subjectNoVerb = defineRule({
  id: "person.subject-without-verb",
  message: (subject: string) => `There is no verb to go with *${subject}*.`,
});

/** Pronouns that can be nothing but a subject. */
const SUBJECTS = ["ich", "wir", "du", "er", "man"];

const inClause = ({ words, compiled, uses }: ParsedAnswer, from: number, to: number): Finding[] => {
  const clause = words.slice(from, to);
  const subject = clause.find(({ lower }) => SUBJECTS.includes(lower));
  const last = clause.at(-1);
  // "mein Bruder und ich", "größer als ich": a subject that needs no verb of its own.
  const before = subject && words[subject.at - 1];
  const { joining, comparing } = compiled.lists;
  const shares = before && !subject.afterPause && (joining.has(before.lower) || comparing.has(before.lower));
  if (!subject || !last || shares || last.at - subject.at < 2) return [];
  // "ich auch, aber nicht so oft"
  if (
    /^(?:auch|nicht|schon|eher|ja|doch|weniger|ebenfalls|leider|noch|sondern)$/.test(
      words[subject.at + 1]?.lower ?? "",
    )
  )
    return [];
  const persons = compiled.subjects.get(subject.lower)?.persons ?? [];
  // "weil ich etwas Neues lernen möchte", "er mag Autos, ich eher Mode": the verb may come late, or be shared.
  const begins = words.findLastIndex(({ at, opens }) => opens && at <= subject.at);
  const ends = words.findIndex(({ at, opens }) => opens && at > subject.at);
  const verbal = words
    .slice(Math.max(0, begins), ends < 0 ? words.length : ends)
    .some(
      (word) =>
        !isDeterminer(compiled, word) &&
        word.verbs.some(
          ({ person }) =>
            person !== undefined && (persons.includes(person) || !looksInfinite(compiled, words, word.at)),
        ),
    );
  // "dann pass ich auf"
  const [behind, next] = [words[subject.at - 1], words[subject.at + 1]];
  if ([behind, next].some((word) => word && compiled.lexicon.verbs.has(`${word.lower}e`))) return [];
  const unknown = clause.some(({ lower, capital }) => !compiled.lexicon.known.has(lower) && !capital);
  if (verbal || unknown || uses.some(({ at }) => at >= from && at < to)) return [];
  return [
    findingAt(subject, last, {
      ...subjectNoVerb(subject.text),
    }),
  ];
};

const DEGREES = /^(?:sehr|so|ziemlich|wirklich|ganz|echt|immer|nicht)$/;

/** "Mein Zimmer klein, aber gemütlich", "weil die Lehrerin nett": who or what, how, and no verb in the whole sentence. */
const described = (answer: ParsedAnswer, at: number): Finding[] => {
  const { words, compiled } = answer;
  const [first, before] = [words[at], words[at - 1]];
  const depends = before && /^(?:weil|dass|obwohl)$/.test(before.lower);
  if (!first || !(first.opens || depends)) return [];
  const phrase = phraseAt(answer, at);
  const next = phrase && words[phrase.noun.at + 1];
  if (!phrase || !next || next.afterPause || !ruledSlots(phrase).some((slot) => slot.endsWith("n")))
    return [];
  const finite = ({ verbs }: Word) => verbs.some(({ person }) => person !== undefined);
  const degree = DEGREES.test(next.lower);
  const quality = degree ? words[next.at + 1] : next;
  const aged = words[next.at + 1]?.lower === "jahre" && words[next.at + 2]?.lower === "alt";
  if (
    !aged &&
    (!quality ||
      quality.afterPause ||
      quality.adjectives.length === 0 ||
      quality.nouns.length > 0 ||
      finite(quality))
  )
    return [];
  const behind = words.slice(phrase.noun.at + 1).findIndex(({ opens }) => opens);
  const rest = words.slice(phrase.noun.at + 1, behind < 0 ? words.length : phrase.noun.at + 1 + behind);
  const verbal = rest.some(
    (word) =>
      (word.verbs.some(({ person }) => person !== undefined) &&
        !isDeterminer(compiled, word) &&
        word.lower !== quality?.lower) ||
      (!compiled.lexicon.known.has(word.lower) && !word.capital),
  );
  if (verbal || compiled.lists.times.has(phrase.noun.lower)) return [];
  return [
    findingAt(first, (aged ? words[next.at + 2] : quality) ?? next, {
      ...subjectNoVerb(phrase.noun.text),
    }),
  ];
};

/** German: "ich immer mit dem Zug zur Schule" – a subject, and nothing that it does. */
export const verbless: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : [
        ...clausesOf(answer.compiled, answer.words).flatMap(([from, to]) => inClause(answer, from, to)),
        ...answer.words.flatMap(({ at }) => described(answer, at)),
      ];
