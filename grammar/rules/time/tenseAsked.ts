import type { Tense } from "../../../domain/exercise.ts";
import type { Mood, Verb } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { answeringUses, beginsVerbless, deniesAll, isAnsweredBefore } from "./mainUse.ts";
import { missesTense } from "./missedTense.ts";

const askedTense = defineRule({
  id: "tense.asked",
  message: (said: string, tense: string) => `The question asks for the ${tense}, but this is in the ${said}.`,
});

/** "Yo come" in the past is "Yo comí", "je joue" is "j'ai joué": only where the subject leaves one form and one helper. */
const inThePast = (answer: ParsedAnswer, subject: Word, { verb }: VerbUse): string | undefined => {
  const { definition, lexicon, subjects } = answer.compiled;
  const [person, ...others] = subjects.get(subject.lower)?.persons ?? [];
  if (person === undefined || others.length > 0) return undefined;
  const formOf = (of: Verb | undefined, mood: Mood) =>
    of?.forms.find((form) => form.mood === mood && (form.person === undefined || form.person === person))
      ?.form;
  if (!definition.auxiliaries) {
    const form = formOf(verb, "preterite");
    return form && `${subject.text} ${form}`;
  }
  const { having, neverBeing } = definition.auxiliaries;
  const helper = formOf(lexicon.verbOf.get(having), "present");
  const participle = formOf(verb, "participle");
  // German puts the participle at the end, and "être" makes it agree.
  if (definition.german || !helper || !participle || !neverBeing.includes(verb.lemma)) return undefined;
  const full = answer.compiled.restored.get(subject.lower) ?? subject.text;
  return (
    definition.elided(full.toLowerCase(), `${helper} ${participle}`) ?? `${full} ${helper} ${participle}`
  );
};

/** In so many words there is no room for an example. */
const BRIEF = 8;

/** A question in one tense, answered in another. */
export const tenseAsked = (answer: ParsedAnswer, tense: Tense | undefined): Finding[] => {
  const { words, compiled, plain } = answer;
  const { definition, lists } = compiled;
  const [use] = answeringUses(answer);
  const verb = use && words[use.at];
  const last = use && words[Math.max(use.at, use.head)];
  if (!verb || !last || !tense || !missesTense(answer, tense) || deniesAll(answer, use)) return [];
  if (isAnsweredBefore(answer, use, tense)) return [];
  if (tense === "present") {
    // "Gehst du gern einkaufen? – Ja, neulich habe ich …": who says more may give an example.
    if (definition.german && words.length > BRIEF) return [];
    // "No mucho. … ayer hizo una lasaña": answered in a word, and then comes an example.
    if (beginsVerbless(answer, use) && lists.pastMarkers.heardIn(plain).length > 0) return [];
  }
  // "en cuanto acabe": Spanish tells what is to come in the subjunctive.
  const toCome = verb.verbs.length > 0 && verb.verbs.every(({ mood }) => mood === "subjunctive");
  if (definition.spanish && tense === "future" && toCome) return [];
  const before = words[use.at - 1];
  const subject = !verb.afterPause && isSubject(compiled, before) ? before : undefined;
  const said = use.tenses[0] ?? "present";
  const right =
    tense === "past" && subject && use.at === use.head ? inThePast(answer, subject, use) : undefined;
  return [
    findingAt(subject ?? verb, Math.abs(use.head - use.at) > 4 ? verb : last, {
      ...askedTense(`${said}${said === "conditional" ? "" : " tense"}`, tense),

      ...(right && { right }),
    }),
  ];
};
