import type { AdjectiveReading } from "../../core/lexicon.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt } from "../order/doer.ts";

const afterSein = defineRule({
  id: "adjective.after-sein",
  message: "After *sein*, the adjective takes no ending.",
});
const withSein = defineRule({
  id: "adjective.with-sein",
  message: "With *sein*, the adjective takes no ending.",
});
const afterFinden = defineRule({
  id: "adjective.after-finden",
  message: "After *finden*, the adjective takes no ending.",
});

/** Is this a form of "sein" that goes with somebody? */
const links = (word: Word | undefined): boolean =>
  word?.verbs.some(({ verb: { lemma }, person }) => lemma === "sein" && person !== undefined) ?? false;

/** Is this the end of what is told? */
const ends = ({ lists }: ParsedAnswer["compiled"], word: Word | undefined): boolean =>
  !word || word.afterPause || lists.joining.has(word.lower);

const ADVERB =
  /^(?:sehr|so|zu|ziemlich|wirklich|ganz|echt|total|super|besonders|auch|nicht|immer|oft|manchmal|meistens|hoffentlich)$/;
const ODD =
  /^(?:viel|wenig|ander|nächst|letzt|erst|zweit|dritt|best|einzig|verschieden|all|meist|eigen|selb|gleich|ganz|beid|einig)/;

/** The place of the last word before this one that is no adverb. */
const lastBefore = (words: ParsedAnswer["words"], place: number): number => {
  let at = place - 1;
  while (ADVERB.test(words[at]?.lower ?? "")) at -= 1;
  return at;
};

/** "ist sehr lustiger", "sind nette": behind the verb an adjective stands as it is. */
const behindVerb = (answer: ParsedAnswer, word: Word, { lemma }: AdjectiveReading): Finding[] => {
  const { compiled, words } = answer;
  const next = words[word.at + 1];
  if (word.afterPause || word.capital) return [];
  if (ODD.test(lemma)) return [];
  if (next && !ends(compiled, next) && !compiled.lists.subordinating.has(next.lower)) return [];
  const led = words[lastBefore(words, word.at)];
  const steps = /^(?:sehr|so|zu|ziemlich|wirklich|ganz)$/.test(words[word.at - 1]?.lower ?? "");
  // "ist toll und interessante"
  const paired = led?.lower === "und" && words[led.at - 1]?.adjectives.length;
  const verb = paired ? words[led.at - 2] : led;
  const subject = verb && words[verb.at - 1];
  if (!verb || !subject || !links(verb)) return [];
  // "größer" compares, and so does "am schönsten".
  if ((word.lower.endsWith("er") && !steps) || /(?:er(?:e[nrs]?|em)|ste[nrs]?)$/.test(word.lower)) return [];
  const known = steps && /^(?:es|das)$/.test(subject.lower) && /^(?:ist|war)$/.test(verb.lower);
  if (/^(?:das|es|die|der|dies|alle|beide)$/.test(subject.lower) && !known) return [];
  return [
    findingAt(verb, word, {
      ...afterSein(),

      right: answer.text.slice(verb.start, word.start) + lemma,
    }),
  ];
};

/** "weil sie immer lustige sind", "sind die Leute freundliche", "werden sie saubere sein": who or what it is stands before. */
const behindDoer = (answer: ParsedAnswer, word: Word, { lemma }: AdjectiveReading): Finding[] => {
  const { words, compiled } = answer;
  const to = lastBefore(words, word.at);
  const doer = [2, 1, 0].map((back) => doerAt(answer, to - back)).find((each) => each?.last.at === to);
  const opener = words[(doer?.first.at ?? 0) - 1];
  const next = words[word.at + 1];
  const verb = next && !ends(compiled, next) ? next : undefined;
  const depends = verb && links(verb) && compiled.lists.subordinating.has(opener?.lower ?? "");
  const will = verb?.lower === "sein" && opener?.verbs.some((each) => each.verb.lemma === "werden");
  if (
    !doer ||
    !(depends || will || (!verb && links(opener))) ||
    (verb && !ends(compiled, words[verb.at + 1]))
  )
    return [];
  // "das Lustigste", "ist das älteste": the one that is most so
  if (!/[^e]e$/.test(word.lower) || /ste$/.test(word.lower) || ODD.test(lemma)) return [];
  return [
    findingAt(word, word, {
      ...withSein(),

      right: lemma,
    }),
  ];
};

/** "Ich finde Kunst interessante": what somebody finds of something takes no ending. */
const found = ({ words, uses, text }: ParsedAnswer, word: Word, { lemma }: AdjectiveReading): Finding[] => {
  const [before, next] = [words[word.at - 1], words[word.at + 1]];
  if (!before?.capital || before.nouns.length === 0 || word.afterPause || (next && !next.afterPause))
    return [];
  const finds = uses.find(({ at, verb }) => at < word.at && verb.lemma === "finden");
  if (!finds || word.at - finds.at > 4 || !/[^e]e$/.test(word.lower)) return [];
  return [
    findingAt(before, word, {
      ...afterFinden(),

      right: text.slice(before.start, word.start) + lemma,
    }),
  ];
};

/** German: adjectives with an ending where they describe no noun. */
export const needlessEnding: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : answer.words.flatMap((word) => {
        const [reading] = word.adjectives;
        if (!reading || word.verbs.length > 0 || reading.form === reading.lemma) return [];
        const judged = found(answer, word, reading);
        if (word.nouns.length > 0 || word.adjectives.some(({ form, lemma }) => form === lemma)) return judged;
        return [...behindVerb(answer, word, reading), ...judged, ...behindDoer(answer, word, reading)];
      });
