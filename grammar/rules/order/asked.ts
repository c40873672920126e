import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { askedBehind } from "./dependent.ts";
import { doerAt, isDone } from "./doer.ts";

const inQuestion = defineRule({
  id: "word-order.question",
  message: "In a question, the verb comes before its subject.",
});
const indirectQuestion = defineRule({
  id: "word-order.indirect-question",
  message: "In an indirect question, the verb goes to the end.",
});

/** Adverbs that begin a clause behind a comma. */
export const LEADING = /^(?:deshalb|deswegen|trotzdem|außerdem|danach|dann|sonst)$/;

/** "Wie viel es kostet?", "… und was du machst?": in a question the verb comes before its subject. */
export const straightQuestion = (answer: ParsedAnswer, { at, lower, opens }: Word): Finding[] => {
  const { words, compiled, text } = answer;
  const asks = text.includes("?");
  const joined = asks && words[at - 1]?.lower === "und";
  // "um wie viel Uhr das Frühstück beginnt"
  const led = words[at - 1]?.opens && compiled.lists.prepositions.has(words[at - 1]?.lower ?? "");
  if (!(opens || joined || led) || !compiled.lists.questionWords.has(lower)) return [];
  const place = askedBehind(answer, at);
  const doer = /^viele?$/.test(words[place]?.lower ?? "") && !led ? undefined : doerAt(answer, place);
  const [first, subject, last] = [words[at], words[place], doer?.last];
  const verb = last && words[last.at + 1];
  if (!first || !subject || !last || !doer || !verb || verb.afterPause || subject.afterPause) return [];
  const known = isDone(verb, doer);
  const end = led
    ? clauseAround(compiled, words, verb.at)[1]
    : (words.slice(at + 1).find((word) => word.opens)?.at ?? words.length);
  // "Was ich mag, ist Sport", "Weißt du, wo er wohnt und was er macht?"
  const another = hasFinite(compiled, words, verb.at + 1, end);
  const governed =
    joined &&
    words
      .slice(0, at)
      .some(
        ({ lower: word }) =>
          compiled.lists.questionWords.has(word) ||
          /^(?:wissen|weißt|sagen|fragen|erklären|erzählen|zeigen|ob|dass)$/.test(word),
      );
  // "Was sie können, grenzt an Zauberei"
  const next = words[verb.at + 1];
  if (!asks && next?.afterPause && !next.opens) return [];
  const yours = /^(?:du|ihr|sie)$/.test(subject.lower);
  if (!known || another || governed || (!asks && !yours && !led && verb.at === end - 1)) return [];
  const parts = verb.verbs.some(({ verb: { parts } }) => parts !== undefined);
  return [
    findingAt(first, verb, {
      ...inQuestion(),

      ...(!parts && {
        right: `${text.slice(first.start, words[place - 1]?.end)} ${verb.text} ${text.slice(subject.start, last.end)}`,
      }),
    }),
  ];
};

const ASKING = /^(?:wissen|fragen|sagen|zeigen|erklären|verstehen|vergessen|wundern|erzählen)$/;

/** "Ich weiß nicht, wer ist das": in a question within a sentence the verb goes to the end. */
export const turnedQuestion = (answer: ParsedAnswer, { at, lower }: Word): Finding[] => {
  const { words, compiled, text } = answer;
  const knows = words
    .slice(Math.max(0, at - 3), at)
    .find(({ verbs }) => verbs.some(({ verb }) => ASKING.test(verb.lemma)));
  const place = /^(?:viel|viele|lange|oft|weit|teuer)$/.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const [first, verb, subject] = [words[at], words[place], words[place + 1]];
  if (!knows || !first || !verb || !subject || verb.afterPause || subject.afterPause) return [];
  if (!compiled.lists.questionWords.has(lower) || verb.nouns.length > 0 || /[:„"“]/.test(text)) return [];
  const doer = doerAt(answer, subject.at);
  // "…, was meine Eltern sagen": the subject comes first.
  const acts = doer && isDone(verb, doer);
  if (!acts || knows.at < at - 3 || isSubject(compiled, verb) || compiled.determiners.has(verb.lower))
    return [];
  return [
    findingAt(first, subject, {
      ...indirectQuestion(),
    }),
  ];
};
