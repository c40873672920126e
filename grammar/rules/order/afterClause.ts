import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt, isDone } from "./doer.ts";

const verbAfterClause = defineRule({
  id: "word-order.after-clause",
  message: "After a subordinate clause, the verb comes before its subject.",
});

const AIMS = /^(?:um|(?:an)?statt|ohne)$/;

/** Where a main clause begins behind one that opens its sentence, "um … zu" included. */
const behindClause = (answer: ParsedAnswer, opener: Word): number => {
  const { words, compiled } = answer;
  if (AIMS.test(opener.lower)) {
    const zu = words
      .slice(opener.at, opener.at + 8)
      .find(({ lower }) => /^(?:\p{L}+)?zu(?:\p{L}+en)?$/u.test(lower));
    return zu ? zu.at + (zu.lower === "zu" ? 2 : 1) : words.length;
  }
  const [, to] = clauseAround(compiled, words, opener.at);
  // "wenn ich traurig bin | meine mutter hilft mir", as it is heard
  const own = doerAt(answer, opener.at + 1);
  const unheard = words.slice(opener.at + 3, to).find(({ at }) => {
    const next =
      own && at - 1 > own.last.at && !isDeterminer(compiled, words[at - 1]) && isDone(words[at - 1], own)
        ? doerAt(answer, at)
        : undefined;
    return next && isDone(words[next.last.at + 1], next);
  });
  return unheard?.at ?? to;
};

/** "Wenn ich Zeit habe, ich spiele …": behind a clause that begins the sentence, the verb comes first. */
export const afterClause = (answer: ParsedAnswer, start: number): Finding[] => {
  const { words, compiled } = answer;
  const opener = words[start];
  // "als Kind", "als Nächstes": only with somebody who does something "als" leads a clause.
  const leads = (word: Word) =>
    compiled.lists.subordinating.has(word.lower) ||
    (word.lower === "als" && doerAt(answer, word.at + 1) !== undefined);
  // "… und wenn ich Musik höre, ich …"
  const joined = opener?.opens === false && compiled.lists.joining.has(words[start - 1]?.lower ?? "");
  if (!opener || !(leads(opener) || AIMS.test(opener.lower))) return [];
  if (!opener.opens && !(joined && /^(?:wenn|als)$/.test(opener.lower) && !words.slice(0, start).some(leads)))
    return [];
  const subject = words[behindClause(answer, opener)];
  if (!subject || subject.opens) return [];
  const doer = doerAt(answer, subject.at);
  const name =
    subject.afterPause && subject.capital && subject.nouns.length + subject.verbs.length === 0
      ? subject
      : undefined;
  const last = doer?.last ?? subject;
  const verb = words[last.at + 1];
  if (!verb || verb.afterPause) return [];
  const third = verb.verbs.some(({ person }) => person === 2) && !compiled.determiners.has(verb.lower);
  const fits = doer ? isDone(verb, doer) : name && third;
  // "da sind vier Leute | sie lachen": there they are.
  const there = opener.lower === "da" && hasFinite(compiled, words, start + 1, start + 2);
  // "Wenn ich koche, mein Bruder singt und …": the first clause may go on, and ends with its verb.
  const next = words[verb.at + 1];
  const goesOn =
    !isSubject(compiled, subject) && (!next || next.afterPause || compiled.lists.joining.has(next.lower));
  // "weil sie cool sein wollen | ich finde …": all of an answer to "why", as it is heard
  const whole = opener.lower === "weil" && !/[,.]/.test(answer.text);
  if (there || !fits || goesOn || whole) return [];
  return [
    findingAt(subject, verb, {
      ...verbAfterClause(),

      right: `${verb.text} ${answer.text.slice(subject.start, last.end)}`,
    }),
  ];
};
