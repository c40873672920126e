import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isSubject } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { agrees, behindAdverbial } from "./adverbial.ts";

const subjectNext = defineRule({
  id: "word-order.subject-after-conjunction",
  message: (opener: string) => `After *${opener}* comes the subject, and the verb goes to the end.`,
});
const subjectMissing = defineRule({
  id: "word-order.conjunction-needs-subject",
  message: (opener: string) =>
    `After *${opener}*, you need a subject (such as *es*), and the verb goes to the end.`,
});

export const TURNING = /^(?:weil|wenn|obwohl)$/;

export const UNCLEAR = /^(?:da|damit|während|seit|seitdem|bis|trotzdem)$/;

/** "weil das finde ich gut", "weil da kann man …": a main clause with its subject behind the verb. */
const turnedBehind = (answer: ParsedAnswer, place: number): Finding[] => {
  const { words, compiled } = answer;
  const led = /^(?:das|da|dann|dort|hier|manchmal|oft)$/.test(words[place + 1]?.lower ?? "");
  const behind = led ? place + 2 : behindAdverbial(answer, place + 1);
  const [opener, verb, subject] = [words[place], words[behind], words[behind + 1]];
  if (!opener || !verb || !subject || behind === place + 1 || verb.afterPause || subject.afterPause)
    return [];
  // "weil da ist mehr los"
  const plain =
    led &&
    words[place + 1]?.lower !== "das" &&
    /^(?:ist|sind|gibt|war|waren|hat|kann|muss)$/.test(verb.lower);
  const sure = plain || (/^(?:ich|er|wir|man|es)$/.test(subject.lower) && agrees(answer, verb, subject));
  if (!sure || verb.nouns.length > 0 || compiled.determiners.has(verb.lower)) return [];
  return [
    findingAt(opener, subject, {
      ...subjectNext(opener.lower),
    }),
  ];
};

/** "weil ist einfach": nobody and nothing is. */
export const subjectless = (answer: ParsedAnswer, place: number): Finding[] => {
  const { words, compiled, uses } = answer;
  const [opener, verb, next] = [words[place], words[place + 1], words[place + 2]];
  if (!opener || !verb || !next || verb.afterPause || next.afterPause) return [];
  if (!compiled.lists.subordinating.has(opener.lower) || UNCLEAR.test(opener.lower)) return [];
  // "wenn dann geht es um …"
  if (opener.lower === "wenn" && verb.lower === "dann") return [];
  const later = opener.lower === "dass" || TURNING.test(opener.lower) ? turnedBehind(answer, place) : [];
  if (later.length > 0) return later;
  const heard = /^(?:weil|obwohl)$/.test(opener.lower) && /^(?:ist|war|habe|hat|bin|sind)$/.test(verb.lower);
  const turned = TURNING.test(opener.lower) && (opener.afterPause || heard) && agrees(answer, verb, next);
  if (turned && verb.nouns.length + verb.adjectives.length === 0 && next.lower !== "sie")
    return [
      findingAt(opener, next, {
        ...subjectNext(opener.lower),
      }),
    ];
  if (!uses.some(({ at }) => at === verb.at) || isSubject(compiled, next) || verb.nouns.length > 0) return [];
  const third = verb.verbs.some(({ person }) => person === 2);
  if (!third || compiled.determiners.has(verb.lower)) return [];
  return [
    findingAt(opener, verb, {
      ...subjectMissing(opener.lower),
    }),
  ];
};
