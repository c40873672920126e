import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { type Subject, subjectsIn } from "../../core/subject/subject.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const doubled = defineRule({
  id: "second-verb.doubled",
  message: "One verb is enough here.",
});

/** What English makes its forms with: is going, have been, do like. */
const HELPERS = /^(?:sein|haben|gehen|werden|tun)$/;

/** Does the sentence begin here, so that nothing sends a verb to its end? */
const isMain = ({ words, compiled }: ParsedAnswer, { first }: Subject): boolean => {
  const before = words[first.at - 1];
  const begins = first.opens || first.afterPause || compiled.lists.joining.has(before?.lower ?? "");
  const from = words.findLastIndex(({ opens, at }) => opens && at <= first.at);
  return (
    begins &&
    words
      .slice(Math.max(0, from), first.at)
      .every(
        ({ lower }) => !compiled.lists.subordinating.has(lower) && !compiled.lists.questionWords.has(lower),
      )
  );
};

/** Can the word be nothing but a verb conjugated for this subject? */
const isOnlyFinite = (answer: ParsedAnswer, word: Word, { persons, first }: Subject): boolean =>
  // "Ich gehe spiele": where nouns have capitals it is none.
  (word.nouns.length === 0 ||
    (!word.capital && (first.lower === "ich" || answer.text !== answer.text.toLowerCase()))) &&
  word.adjectives.length === 0 &&
  !isDeterminer(answer.compiled, word) &&
  word.verbs.every(({ person }) => person !== undefined) &&
  word.verbs.some(({ person }) => person !== undefined && persons.includes(person));

/** "Ich bin mag Englisch", "Meine Schule hat ist groß": one of the two is enough. */
const twice = (answer: ParsedAnswer, subject: Subject): Finding[] => {
  const { words } = answer;
  const { verb, first } = subject;
  const [next, behind] = [words[verb.at + 1], words[verb.at + 2]];
  const helps = verb.verbs.some(({ verb: { lemma } }) => HELPERS.test(lemma));
  if (!helps || verb.at < first.at || !next || next.afterPause || !isMain(answer, subject)) return [];
  if (!isOnlyFinite(answer, next, subject) || isSubject(answer.compiled, behind)) return [];
  return [findingAt(verb, next, { ...doubled(), right: next.text })];
};

/** German: two conjugated verbs for one subject. */
export const doubleVerb: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : subjectsIn(answer).flatMap((subject) => twice(answer, subject));
