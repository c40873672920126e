import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { agrees, behindAdverbial } from "./adverbial.ts";
import { type Doer, doerAt, isDone } from "./doer.ts";

const verbAfterSubject = defineRule({
  id: "word-order.verb-after-subject",
  message: "When the subject comes first, the verb comes straight after it.",
});

export const isAdverb = ({ compiled }: ParsedAnswer, word: Word | undefined): boolean =>
  word !== undefined && !word.afterPause && (compiled.fronted.has(word.lower) || ADVERBS.test(word.lower));

const SUBJECTS = /^(?:ich|wir|du|er|sie|man)$/;

const ADVERBS =
  /^(?:gern|gerne|lieber|nicht|auch|nie|nur|sehr|wirklich|besonders|kaum|fast|schon|regelmäßig)$/;

const SELVES = /^(?:mich|mir|uns|sich|ihn|dich)$/;

const SELDOM =
  /^(?:nie|immer|oft|selten|manchmal|meistens|normalerweise|gewöhnlich|nicht|auch|gern|gerne|wirklich|zusammen)$/;

/** "Unser Lehrer nie lacht": the same with a noun, behind which no place and no day stands as well ("die Leute hier"). */
const besidePhrase = (answer: ParsedAnswer, doer: Doer): Finding[] => {
  const { words, compiled } = answer;
  const [adverb, verb] = [words[doer.last.at + 1], words[doer.last.at + 2]];
  if (!adverb || adverb.afterPause || !verb || verb.afterPause || !SELDOM.test(adverb.lower)) return [];
  const owned =
    compiled.determiners.has(verb.lower) ||
    (verb.nouns.length > 0 && (verb.capital || /^(?:nicht|auch)$/.test(adverb.lower)));
  const depends = words.slice(0, doer.first.at).some(({ lower }) => compiled.lists.subordinating.has(lower));
  if (owned || depends || !isDone(verb, doer)) return [];
  return [
    findingAt(doer.first, verb, {
      ...verbAfterSubject(),

      ...(verb.verbs.some(({ verb: { parts } }) => parts === undefined) && {
        right: `${answer.text.slice(doer.first.start, doer.last.end)} ${verb.text} ${adverb.text}`,
      }),
    }),
  ];
};

/** "Ich oft spiele Tennis", "Ich mich dusche": between a subject and its verb there is room for nothing. */
export const besideSubject = (answer: ParsedAnswer, start: number): Finding[] => {
  const { words, compiled } = answer;
  const subject = words[start];
  const doer = subject && !SUBJECTS.test(subject.lower) ? doerAt(answer, start) : undefined;
  if (doer) return besidePhrase(answer, doer);
  if (!subject || !SUBJECTS.test(subject.lower)) return [];
  let place = start + 1;
  while (place < start + 4 && (isAdverb(answer, words[place]) || SELVES.test(words[place]?.lower ?? "")))
    place += 1;
  // "Ich um acht Uhr frühstücke"
  if (!words[place]?.afterPause) place = behindAdverbial(answer, place);
  const [verb, next] = [words[place], words[place + 1]];
  if (place === start + 1 || !verb || verb.afterPause || !agrees(answer, verb, subject)) return [];
  // "… weil ich krank bin und ich oft schlafe": the second clause depends as well.
  const ends = !next || next.afterPause || compiled.lists.joining.has(next.lower);
  const depends = words.slice(0, start).some(({ lower }) => compiled.lists.subordinating.has(lower));
  if (ends && depends) return [];
  const adverb = answer.text.slice(words[start + 1]?.start, words[place - 1]?.end);
  return [
    findingAt(subject, verb, {
      ...verbAfterSubject(),

      ...(verb.verbs.some(({ verb: { parts } }) => parts === undefined) && {
        right: `${subject.text} ${verb.text} ${adverb}`,
      }),
    }),
  ];
};
