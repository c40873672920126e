import { clausesOf } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const pastWithTime = defineRule({
  id: "tense.past-time",
  message: (time: string) => `With *${time}*, use a past tense.`,
});

/** What somebody thinks of it now, what a thing is like, and what has just been done. */
const NOW = /^(?:penser|croire|trouver|savoir|être|avoir|venir|falloir|rester|regretter|aimer)$/;

/** The word that says when, in "hier" and "samedi dernier", but not in "le concert d'hier". */
const overIn = ({ words, compiled }: ParsedAnswer, from: number, to: number): Word | undefined =>
  words.slice(from, to).find(({ lower, at }) => {
    const [before, lead] = [words[at - 1], words[at - 2]];
    const led = /^(?:d'|de|depuis|que|qu'|sauf)$/;
    if (/^(?:avant-)?hier$/.test(lower)) return !led.test(before?.lower ?? "");
    if (!/^(?:derni(?:er|ère)|passée?)$/.test(lower) || !before) return false;
    const timed = compiled.lists.times.has(before.lower) || /^(?:week-end|été|noël)$/.test(before.lower);
    return timed && !led.test(lead?.lower ?? "") && !led.test(words[at - 3]?.lower ?? "");
  });

/** "samedi dernier" in whole. */
const namedBy = ({ words }: ParsedAnswer, when: Word): Word =>
  /hier$/.test(when.lower) ? when : (words[when.at - 1] ?? when);

const judge = (answer: ParsedAnswer, from: number, to: number): Finding[] => {
  const { words, uses, compiled } = answer;
  const when = overIn(answer, from, to);
  const [use, ...others] = uses.filter(({ at, head }) => head >= from && at < to);
  const verb = words[use?.at ?? -1];
  if (!when || !use || !verb || others.length > 0) return [];
  if (use.at !== use.head || use.tenses.join() !== "present" || NOW.test(use.verb.lemma)) return [];
  const first = namedBy(answer, when);
  const time = answer.text.slice(first.start, when.end);
  // "je suis le cours que …", "quand je regarde la photo de l'été dernier": a clause that hangs on another.
  if (words.slice(from, to).some(({ lower }) => compiled.lists.subordinating.has(lower))) return [];
  return [
    findingAt(when.at < verb.at ? first : verb, when.at < verb.at ? verb : when, {
      ...pastWithTime(time),
      time,
    }),
  ];
};

/** French: "samedi dernier il prépare une paella" – a time that is over and the present side by side. */
export const over: Check = (answer) =>
  answer.compiled.definition.onlySubjects === undefined || answer.text.includes("?")
    ? []
    : clausesOf(answer.compiled, answer.words).flatMap(([from, to]) => judge(answer, from, to));
