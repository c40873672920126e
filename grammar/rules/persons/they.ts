import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { Person } from "../../core/morphology.ts";
import { namedAt } from "../../core/named.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt } from "../order/doer.ts";

const sieNumber = defineRule({
  id: "person.sie-number",
  message: (about: string, verb: string, number: string) =>
    `*Sie* refers to ${about} here, so *${verb}* must be ${number}.`,
});

const OPENERS = /^(?:weil|wenn|dass|obwohl|denn|aber|und)$/;

/** The verb of the clause that "sie" begins: right behind it, or at the end behind "weil" and the like. */
const verbOf = ({ words, compiled }: ParsedAnswer, { at }: Word): Word | undefined => {
  const depends = compiled.lists.subordinating.has(words[at - 1]?.lower ?? "");
  const verb = depends ? words[clauseAround(compiled, words, at)[1] - 1] : words[at + 1];
  // "dass sie lieber dort würde wohnen": the helper is the one that counts.
  if (depends && verb && hasFinite(compiled, words, at + 1, verb.at)) return undefined;
  return verb && verb.at > at && verb.nouns.length + verb.adjectives.length === 0 ? verb : undefined;
};

/** May the word be about one woman or one thing that "sie" stands for? */
const isOne = ({ compiled }: ParsedAnswer, { nouns, lower }: Word): boolean =>
  nouns.some(({ slots }) => slots.some((slot) => slot.startsWith("fs"))) ||
  (nouns.length === 0 && !compiled.lexicon.known.has(lower));

const judge = (answer: ParsedAnswer, sie: Word): Finding[] => {
  const { words, compiled, text } = answer;
  const verb = verbOf(answer, sie);
  const before = words.slice(0, sie.at);
  const begins = sie.afterPause || OPENERS.test(words[sie.at - 1]?.lower ?? "") || !/[.,]/.test(text);
  const start = before.find(({ lower }) => !compiled.lists.affirming.has(lower));
  const doer = start && doerAt(answer, start.at);
  if (!verb || !begins || !doer) return [];
  const only = (word: Word | undefined, wanted: Person, other: Person) =>
    (word?.verbs.some(({ person }) => person === wanted) &&
      word.verbs.every(({ person }) => person !== other)) ??
    false;
  const many = before.flatMap(({ at }) => namedAt(answer, at) ?? []).findLast(({ number }) => number === "p");
  // "Meine Eltern sind nett, aber sie arbeitet zu viel": of the nouns, only a plural can be meant.
  const several =
    many &&
    doer.first.lower !== "sie" &&
    /^[05]$/.test(doer.persons.join("")) &&
    only(verb, 2, 5) &&
    !before.some((word) => isOne(answer, word));
  // "sie heißt Mia und sie kommen aus Irland"
  const paired = before
    .slice(0, -1)
    .some(
      ({ lower, nouns }) =>
        lower === "und" || nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p")),
    );
  const single =
    doer.first.lower === "sie" && only(verb, 5, 2) && only(words[doer.last.at + 1], 2, 5) && !paired;
  if (!several && !single) return [];
  const reading = verb.verbs.find(({ person }) => person !== undefined);
  const right = reading?.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person === (several ? 5 : 2),
  )?.form;
  const number = several ? "plural" : "singular";
  return [
    findingAt(sie, verb, {
      ...sieNumber(several ? `*${many?.last.text}*` : "one person", verb.text, number),

      ...(right && reading?.verb.parts === undefined && { right: text.slice(sie.start, verb.start) + right }),
    }),
  ];
};

/** German: "Meine Großeltern sind toll, weil sie immer Zeit hat" – the verb of "sie", where it can only be about many. */
export const they: Check = (answer) =>
  answer.compiled.definition.german && !answer.text.includes("?")
    ? answer.words.flatMap((word) =>
        word.lower === "sie" && (!word.capital || word.opens) ? judge(answer, word) : [],
      )
    : [];
