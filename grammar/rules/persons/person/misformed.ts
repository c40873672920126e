import type { Verb } from "../../../core/morphology.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Subject } from "../../../core/subject/subject.ts";
import { type Check, type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule, type Told } from "../../../engine/rule.ts";
import { findingOn, formFor } from "./wording.ts";

const keepsSound = defineRule({
  id: "person.spelling-change",
  message: (lemma: string) => `*${lemma}* changes its spelling before *e*, to keep its sound.`,
});
const noSuchForm = defineRule({
  id: "person.no-such-form",
  message: (form: string, lemma: string) => `*${form}* isn't a form of *${lemma}*.`,
});

/** Whether a verb is irregular is left unsaid: "salibas" is wrong in its regular part. */
const noForm = ({ lemma }: Verb, said: string): Told =>
  // "pagé" has only to be written as it is heard.
  /[cgz]é$/.test(said) ? keepsSound(lemma) : noSuchForm(said, lemma);

/** "yo sabo", "du fahrst": a form that the verb does not have, beside its subject. */
export const misformed = (answer: ParsedAnswer, subject: Subject): Finding[] => {
  const { verb, persons } = subject;
  const wrong = answer.compiled.lexicon.misformed.get(verb.lower);
  if (!wrong) return [];
  const fits = wrong.person !== undefined && persons.includes(wrong.person);
  // "yo juga": put right at once, ending and stem.
  const form = fits ? wrong.right : formFor(wrong, subject);
  return [findingOn(answer, subject, { ...noForm(wrong.verb, verb.text), form })];
};

/** Spanish and German: "Ayer hací mis deberes", "schwimmte ich": such a form by itself, where a subject is dropped or stands behind. */
export const misformedAlone: Check = ({ words, compiled }) => {
  const { dropsSubjects, german } = compiled.definition;
  if (!dropsSubjects && !german) return [];
  return words.flatMap((word) => {
    const wrong =
      word.verbs.length + word.nouns.length > 0 ? undefined : compiled.lexicon.misformed.get(word.lower);
    if (!wrong || (word.capital && !word.opens)) return [];
    if (wrong.mood === "participle" || (german && wrong.mood === "infinitive")) return [];
    const { verb, right, person } = wrong;
    // "mein Bruder arbeitst": a form for "du", and it is somebody else.
    if (german && person === 1 && !words.some(({ lower }) => lower === "du"))
      return [findingAt(word, word, noForm(verb, word.text))];
    return [findingAt(word, word, { ...noForm(verb, word.text), right })];
  });
};
