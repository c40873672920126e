import { melted } from "../../../core/contraction.ts";
import type { Slot } from "../../../core/morphology.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { joined } from "../../../core/phrase/form.ts";
import type { Phrase } from "../../../core/phrase/phrase.ts";
import { genderName } from "../../../core/phrase/slot.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";

const dativeN = defineRule({
  id: "case.dative-plural-n",
  message: "In the dative plural, the noun ends in *-n*.",
});
const needlessN = defineRule({
  id: "case.only-dative-n",
  message: "Only the dative plural adds this *-n*.",
});
const wrongGender = defineRule({
  id: "agreement.gender",
  message: (noun: string, gender: string) => `*${noun}* is ${gender}, so the word before it must agree.`,
});

/** The determiner that the noun needs, if there is no doubt about it. */
const determinerFor = (answer: ParsedAnswer, phrase: Phrase, slots: readonly Slot[]): string | undefined => {
  if (phrase.early.length > 0) return undefined;
  const forms = new Set(slots.map((slot) => joined(answer, phrase.family, slot, phrase.noun.text)));
  const [only] = forms;
  return forms.size === 1 ? only : undefined;
};

/** German: "mit meinen Freunde", "ich helfe den Kinder": the noun alone is not in the dative. */
const lacksDative = (
  { compiled, uses }: ParsedAnswer,
  { early, offered, needed, ruled }: Phrase,
): boolean => {
  const { german } = compiled.definition;
  const asked =
    ruled === "d" || (ruled === undefined && uses.some(({ verb }) => german?.giving.includes(verb.lemma)));
  const plural = needed.every((slot) => slot[1] === "p" && !slot.endsWith("d"));
  return early.length === 0 && asked && plural && offered.some((slot) => slot.endsWith("pd"));
};

/** German: "die Leuten": the noun alone is in the dative. */
const hasDative = ({ needed, offered }: Phrase): boolean =>
  needed.every((slot) => slot.endsWith("pd")) && offered.some((slot) => slot[1] === "p");

/** "un pizza", "die Tisch": a determiner of another gender, or a German one of another case. */
export const byGender = (answer: ParsedAnswer, phrase: Phrase): Finding => {
  const { determiner, noun, offered, needed, ruled } = phrase;
  if (lacksDative(answer, phrase))
    return findingAt(determiner, noun, {
      ...dativeN(),

      right: `${determiner.text} ${noun.text}n`,
    });
  // "mit meine Freunden": there the -n is right, and the word before it is not.
  if (hasDative(phrase) && ruled !== "d")
    return findingAt(determiner, noun, {
      ...needlessN(),

      right: answer.text.slice(determiner.start, noun.end - 1),
    });
  const cases = new Set(offered.map((slot) => slot.slice(2)));
  const numbers = new Set(offered.map((slot) => slot[1]));
  // Behind "mit" the case is settled, whatever the wrong form could be.
  const fitting = needed.filter(
    (slot) => (ruled?.includes(slot.slice(2)) ?? cases.has(slot.slice(2))) && numbers.has(slot[1]),
  );
  const right = determinerFor(answer, phrase, fitting);
  // "à la cinéma": with the right article the two words melt.
  const before = determiner.afterPause ? undefined : answer.words[determiner.at - 1];
  const short = before && right && melted(answer.compiled, before.lower, right);
  return findingAt(short ? before : determiner, noun, {
    ...wrongGender(noun.nouns[0]?.lemma ?? noun.text, genderName(needed[0] ?? "")),

    right: short || right,
  });
};
