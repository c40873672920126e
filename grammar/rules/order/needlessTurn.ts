import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { agrees, behindAdverbial } from "./adverbial.ts";

const coordinating = defineRule({
  id: "word-order.after-und-aber",
  message: (joint: string) =>
    `*${joint}* doesn't change the word order: put the subject first, then the verb.`,
});

/** "…, aber finde ich es langweilig", "ich war müde und habe ich …": behind "aber" and "und" the subject keeps its place before the verb. */
export const needlessTurn = (answer: ParsedAnswer, { at, lower }: Word): Finding[] => {
  const { words, compiled, text, uses } = answer;
  const [joint, verb, subject] = [words[at], words[at + 1], words[at + 2]];
  if (!joint || !verb || !subject || verb.afterPause || subject.afterPause || text.includes("?")) return [];
  if (!/^(?:ich|wir|er|es|man)$/.test(subject.lower) || !agrees(answer, verb, subject)) return [];
  // "hätte ich Zeit, …": a condition; "und esse es": an object.
  const reading = verb.verbs.find(({ person }) => person !== undefined);
  const other = reading?.mood === "conditional" || verb.nouns.length + verb.adjectives.length > 0;
  const object = subject.lower === "es" && verb.verbs.every(({ person }) => person !== 2);
  if (other || object || isDeterminer(compiled, verb) || isSubject(compiled, verb)) return [];
  // "und finde ich Zeit, lese ich": another condition
  const then = words.slice(at + 3).find(({ afterPause }) => afterPause);
  if (then && !then.opens && then.verbs.some(({ person }) => person !== undefined)) return [];
  const from = words.slice(0, at).findLast(({ opens }) => opens)?.at ?? 0;
  const told = uses.filter((use) => use.at >= from && use.at < at);
  // "um wie viel Uhr gibt es Frühstück und ist es …", as it is heard: another question
  const asks = words
    .slice(from, told[0]?.at ?? from)
    .some((word) => compiled.lists.questionWords.has(word.lower));
  if (asks) return [];
  // "am Samstag aber spiele ich": it may stand behind what comes first.
  const led = [1, 2, 3, 4].some((back) => at - back >= 0 && behindAdverbial(answer, at - back) === at);
  const same =
    words.slice(from, at).some((word) => word.lower === subject.lower) || isSubject(compiled, words[from]);
  const sure = lower === "aber" ? !led || joint.afterPause : lower === "und" && same;
  if (told.length === 0 || !sure) return [];
  return [
    findingAt(joint, subject, {
      ...coordinating(joint.lower),

      right: `${joint.text} ${subject.text} ${verb.text}`,
    }),
  ];
};
