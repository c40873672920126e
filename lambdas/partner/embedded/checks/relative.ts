import type { Answer } from "../answer.ts";
import { clauseAround } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { phraseAt } from "../phrase.ts";
import { isSubject, type Word } from "../word.ts";

const isPerson = ({ nouns, capital, lower }: Word, { speech }: Answer): boolean =>
  nouns.some(({ topic }) => topic === "family" || topic === "friends") ||
  (capital && !speech.lexicon.known.has(lower));

const agreeing = (answer: Answer, pronoun: Word): Finding[] => {
  const { words, speech } = answer;
  const noun = words[pronoun.at - 1];
  const plural =
    noun && noun.nouns.length > 0 && noun.nouns.every(({ slots }) => slots.every((slot) => slot[1] === "p"));
  const counted =
    noun &&
    words
      .slice(Math.max(0, noun.at - 2), noun.at)
      .some(({ lower }) => speech.lists.numbers.has(lower) && !/^ein/.test(lower));
  if (pronoun.lower !== "die" || !pronoun.afterPause || pronoun.opens || !(plural || counted)) return [];
  const [, to] = clauseAround(speech, words, pronoun.at);
  const last = words[to - 1];
  const between = words.slice(pronoun.at + 1, to - 1);
  if (!last || last.at <= pronoun.at || last.nouns.length > 0) return [];
  // "die mein Bruder mag", "die Oma kocht": there the pronoun is an object.
  const other = between.some(
    (word) =>
      isSubject(speech, word) || phraseAt(answer, word.at) || isPerson(word, answer) || word.verbs.length > 0,
  );
  const finite = last.verbs.flatMap(({ person }) => person ?? []);
  if (other || finite.length === 0 || !finite.includes(2) || finite.includes(5)) return [];
  return [
    findingAt(pronoun, last, {
      kind: "person",
      rule: `“die” is about “${noun?.text}”, which is plural: “${last.text}” has to be plural as well.`,
    }),
  ];
};

/** German: "zwei Mädchen, die Volleyball spielt" – the verb of a relative clause goes with what the clause is about. */
export const relative: Check = (answer) =>
  answer.speech.tongue.german ? answer.words.flatMap((word) => agreeing(answer, word)) : [];
