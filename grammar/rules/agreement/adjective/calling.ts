import type { Slot } from "../../../core/morphology.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { shared } from "../../../core/phrase/slot.ts";
import type { Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";

const otherForm = defineRule({
  id: "adjective.noun-form",
  message: (person: string) => `Use the form for ${person}.`,
});

/** What is done for a living is nobody: "la profesión más dura es enfermero". */
const WORK = /^(?:profesión|profesiones|carrera|ocupación|idea|meta|opción)$/;

/** Spanish: "mi padre es enfermera" – a word for what somebody is that has another form for him or her. */
export const calling = (answer: ParsedAnswer, first: Word, word: Word, slots: readonly Slot[]): Finding[] => {
  const { lexicon, definition } = answer.compiled;
  if (!definition.dropsSubjects || slots.length !== 1) return [];
  if (answer.words.some(({ lower, start }) => WORK.test(lower) && start >= first.start && start < word.start))
    return [];
  const [reading] = word.nouns;
  const called = reading?.topic === "work" || reading?.topic === "friends";
  if (!reading || !called || shared(reading.slots, slots).length > 0) return [];
  const other = word.lower.replace(/[ao]$/, (end) => (end === "a" ? "o" : "a"));
  const counterpart = lexicon.nouns.get(other)?.[0];
  // "enfermero" and "enfermera" have one name in English.
  if (counterpart?.gloss.slice(0, 5) !== reading.gloss.slice(0, 5)) return [];
  if (shared(counterpart.slots, slots).length === 0) return [];
  return [
    findingAt(first, word, {
      ...otherForm(slots[0]?.startsWith("m") ? "a man" : "a woman"),

      right: answer.text.slice(first.start, word.start) + other,
    }),
  ];
};
