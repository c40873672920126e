import { clauseAround } from "../../../core/clause.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Phrase } from "../../../core/phrase/phrase.ts";
import { shared } from "../../../core/phrase/slot.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import { isDeterminer, type Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { inCase, names } from "./form.ts";

const alsoRuled = defineRule({
  id: "case.second-after-preposition",
  message: (preposition: string, wanted: string) =>
    `This comes after *${preposition}* too: use the ${wanted}.`,
});

/** The preposition that rules the first of two, "mit Tom und …", and so the second. */
const leaderOf = ({ words, compiled }: ParsedAnswer, { determiner }: Phrase): Word | undefined => {
  const joint = words[determiner.at - 1];
  if (joint?.lower !== "und" || determiner.afterPause || joint.afterPause) return undefined;
  for (let at = joint.at - 1; at >= Math.max(0, joint.at - 4); at -= 1) {
    const word = words[at];
    if (!word) return undefined;
    const ruled = compiled.cases.get(word.lower);
    // "zu viele Klamotten und mein Ladegerät": too many.
    const next = words[at + 1];
    const tooMuch = word.lower === "zu" && (next?.adjectives.length || /^viele?/.test(next?.lower ?? ""));
    if (tooMuch) return undefined;
    if (ruled === "d" || ruled === "a") return at < joint.at - 1 ? word : undefined;
    const acts = word.verbs.some(({ person }) => person !== undefined) && !isDeterminer(compiled, word);
    if (word.afterPause || (acts && word.nouns.length === 0) || compiled.lists.prepositions.has(word.lower))
      return undefined;
  }
  return undefined;
};

const PERSON = /^(?:family|friends|pets)$/;

/** "eine Schokolade mit Sahne und ein Glas Wasser": with a noun before "mit", the two may be what goes together. */
const mayPair = (
  { words, compiled }: ParsedAnswer,
  { noun, offered, needed }: Phrase,
  leader: Word,
): boolean => {
  if (compiled.lists.times.has(noun.lower)) return true;
  const person = noun.nouns.some(({ topic }) => PERSON.test(topic ?? ""));
  const before = leader.afterPause ? undefined : words[leader.at - 1];
  const described =
    before !== undefined && (before.nouns.length > 0 || !compiled.lexicon.known.has(before.lower));
  return described && !person && shared(offered, needed).some((slot) => slot.endsWith("a"));
};

/** Has the preposition's part of the clause ended before the phrase, or goes another clause on behind it? */
const isParted = ({ words, compiled }: ParsedAnswer, { determiner, noun }: Phrase, leader: Word): boolean => {
  const [, to] = clauseAround(compiled, words, noun.at);
  return (
    // "mit Tom gespielt und meine Schwester geärgert"
    words
      .slice(leader.at + 1, determiner.at)
      .some(({ verbs }) => verbs.some(({ mood }) => mood === "participle")) ||
    // "… mit Tom und mein Bruder bleibt"
    words.slice(noun.at + 1, to).some((word) => goesWith(word, [2, 5])) ||
    words[noun.at + 1]?.lower === "und"
  );
};

/** "ein Haus mit vier Zimmern und ein kleiner Garten" */
export const inPair = (answer: ParsedAnswer, phrase: Phrase): Finding[] => {
  const leader = leaderOf(answer, phrase);
  const ruled = leader && answer.compiled.cases.get(leader.lower);
  if (!leader || !ruled || mayPair(answer, phrase, leader) || isParted(answer, phrase, leader)) return [];
  const slots = shared(phrase.offered, phrase.needed).filter((slot) => !slot.endsWith("g"));
  if (slots.length === 0 || slots.some((slot) => ruled.includes(slot.slice(2)))) return [];
  return [
    findingAt(phrase.determiner, phrase.noun, {
      ...alsoRuled(leader.text, names[ruled] ?? ""),

      right: inCase(answer, phrase, ruled),
    }),
  ];
};
