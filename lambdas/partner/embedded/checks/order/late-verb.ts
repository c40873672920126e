import type { Answer } from "../../answer.ts";
import { hasFinite } from "../../bracket.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { Person } from "../../morphology.ts";
import { phraseAt } from "../../phrase.ts";
import type { Word } from "../../word.ts";

/** The subject that begins at `place`: its last word, and the persons its verb may be in. */
const subjectAt = (answer: Answer, place: number): { last: Word; persons: readonly Person[] } | undefined => {
  const word = answer.words[place];
  const pronoun = word && answer.speech.subjects.get(word.lower);
  if (pronoun) return { last: word, persons: pronoun.persons };
  const phrase = phraseAt(answer, place);
  return phrase && { last: phrase.noun, persons: [2, 5] };
};

const isVerbFor = ({ verbs, nouns }: Word, persons: readonly Person[]): boolean =>
  nouns.length === 0 && verbs.some(({ person }) => person !== undefined && persons.includes(person));

/** Where the clause behind `place` ends: before a pause, "und" or the next conjunction. */
const endOf = ({ words, speech }: Answer, place: number): number => {
  const [, to] = clauseAround(speech, words, place);
  const joint = words.slice(place, to).find(({ lower }) => speech.lists.joining.has(lower));
  return joint?.at ?? to;
};

const late = (answer: Answer, place: number, rule: string): Finding[] => {
  const { words, speech } = answer;
  const subject = subjectAt(answer, place);
  const next = subject && words[subject.last.at + 1];
  if (!subject || !next || next.afterPause || next.verbs.length > 0 || words[place]?.afterPause === undefined)
    return [];
  const to = endOf(answer, next.at);
  const [last, first] = [words[to - 1], words[place]];
  if (!last || !first || last.at <= next.at || !isVerbFor(last, subject.persons)) return [];
  if (hasFinite(speech, words, subject.last.at + 1, last.at)) return [];
  if (words.slice(place, to).some(({ lower }) => speech.lists.questionWords.has(lower))) return [];
  // "denn sie spielen gern | und …": an infinitive may be somebody else's.
  if (last.verbs.some(({ mood }) => mood === "infinitive")) return [];
  // "denn ich müde bin": behind a participle stands its helper, and nothing is put right at once.
  const before = words[last.at - 1];
  const simple = before && before.verbs.length === 0;
  const lead = answer.text.slice(first.start, subject.last.end);
  return [
    findingAt(first, last, {
      kind: "word-order",
      rule,
      ...(simple && { right: `${lead} ${last.text} ${answer.text.slice(next.start, before.end)}` }),
    }),
  ];
};

/** German: "denn es Spaß macht", "Ich am Samstag Tennis spiele" – the verb at the end of a clause that is no dependent one. */
export const lateVerb: Check = (answer) => {
  if (!answer.speech.tongue.german) return [];
  const [first] = answer.words;
  const opens = first && /^(?:ich|wir|er|man)$/.test(first.lower) && !/[?]/.test(answer.text);
  return [
    ...answer.words.flatMap(({ lower, at }) =>
      lower === "denn" && !answer.text.includes("?")
        ? late(
            answer,
            at + 1,
            "After “denn” the verb stays in second place; only “weil” sends it to the end.",
          )
        : [],
    ),
    ...(opens ? late(answer, 0, "In a main clause the verb stands in second place, not at the end.") : []),
  ];
};
