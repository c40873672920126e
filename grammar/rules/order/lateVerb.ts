import { hasFinite, hasForm } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule, type Told } from "../../engine/rule.ts";
import { type Doer, doerAt, isDone } from "./doer.ts";

const afterDenn = defineRule({
  id: "word-order.after-denn",
  message: "After *denn*, the verb stays in second place. It's *weil* that sends it to the end.",
});
const mainClause = defineRule({
  id: "word-order.main-clause",
  message: "In a main clause, the verb is in second place, not at the end.",
});

/** Where the clause behind `place` ends: before a pause or the next conjunction; before "und" where its verb has been told. */
const endOf = ({ words, compiled }: ParsedAnswer, place: number): number => {
  const [, end] = clauseAround(compiled, words, place);
  // "denn ich Mathe und Physik mag"
  const goesOn = words[end]?.lower === "und" && !hasFinite(compiled, words, place, end);
  const to = goesOn ? clauseAround(compiled, words, end)[1] : end;
  const joint = words.slice(place, to).find(({ lower }) => compiled.lists.joining.has(lower))?.at ?? to;
  return hasFinite(compiled, words, place, joint) ? joint : to;
};

const late = (answer: ParsedAnswer, place: number, told: Told): Finding[] => {
  const { words, compiled } = answer;
  const bare = words[place]?.nouns.length && !words[place]?.verbs.length ? words[place] : undefined;
  const subject: Doer | undefined =
    doerAt(answer, place) ?? (bare && { first: bare, last: bare, persons: [2, 5] });
  const next = subject && words[subject.last.at + 1];
  if (!subject || !next || next.afterPause || next.verbs.length > 0 || words[place]?.afterPause === undefined)
    return [];
  const to = endOf(answer, next.at);
  const [last, first] = [words[to - 1], words[place]];
  if (!last || !first || last.at <= next.at || last.nouns.length > 0 || !isDone(last, subject)) return [];
  if (hasFinite(compiled, words, subject.last.at + 1, last.at)) return [];
  if (words.slice(place, to).some(({ lower }) => compiled.lists.questionWords.has(lower))) return [];
  // "denn sie spielen gern | und …": an infinitive may be somebody else's.
  if (
    last.verbs.some(({ mood }) => mood === "infinitive") &&
    !hasForm(words, last.at - 1, last.at, "participle")
  )
    return [];
  // "denn ich müde bin": behind a participle stands its helper, and nothing is put right at once.
  const before = words[last.at - 1];
  const simple = before && before.verbs.length === 0;
  const lead = answer.text.slice(first.start, subject.last.end);
  return [
    findingAt(first, last, {
      ...told,
      ...(simple && { right: `${lead} ${last.text} ${answer.text.slice(next.start, before.end)}` }),
    }),
  ];
};

/** German: "denn es Spaß macht", "Ich am Samstag Tennis spiele" – the verb at the end of a clause that is no dependent one. */
export const lateVerb: Check = (answer) => {
  if (!answer.compiled.definition.german) return [];
  const [first] = answer.words;
  const opens = first && /^(?:ich|wir|er|man)$/.test(first.lower) && !/[?]/.test(answer.text);
  return [
    ...answer.words.flatMap(({ lower, at }) =>
      lower === "denn" && !answer.text.includes("?") ? late(answer, at + 1, afterDenn()) : [],
    ),
    ...(opens ? late(answer, 0, mainClause()) : []),
  ];
};
