import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Demand, ParsedQuestion } from "../../core/parsedQuestion.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { beginsVerbless, mainUses } from "./mainUse.ts";

const pastForFutureRule = defineRule({
  id: "tense.past-for-future",
  message: (tense: string) => `The question asks for the ${tense}, but this is in the past tense.`,
});

/** "Le week-end dernier, je suis …": no answer in a word, but when it was. */
const toldBefore = ({ plain, compiled }: ParsedAnswer): boolean =>
  compiled.lists.pastMarkers.heardIn(plain).some((marker) => plain.trim().startsWith(marker));

/** What is planned is told in a verb; a place or a person may be told in a word. */
const PLANNED: readonly Demand[] = ["action", "opinion"];

/** What was arranged already is no mistake in the past: "j'ai réservé une chambre". */
export const ARRANGED =
  /^(?:réserver|organiser|planifier|prévoir|inviter|décider|promettre|inscrire|demander|louer|acheter|commander|choisir|trouver|reservar|organizar|planear|planificar|invitar|decidir|prometer|inscribir|pedir|alquilar|comprar|elegir|encontrar|quedar|proponer|buchen|reservieren|organisieren|planen|einladen|vornehmen|vorhaben|entscheiden|beschließen|versprechen|anmelden|bestellen|mieten|kaufen|wünschen|ausmachen|verabreden|finden|vereinbaren)$/;

/** Is the plan asked for with the verb that the answer begins with? */
const repeats = (reading: ParsedAnswer, { verb }: VerbUse): boolean =>
  reading.uses.at(-1)?.verb.lemma === verb.lemma;

/** A question about what somebody will or would do, answered only by what was. Plans in the present are none of these. */
export const pastForFuture = (
  answer: ParsedAnswer,
  { question, reading, demands }: ParsedQuestion,
): Finding[] => {
  const [tense, ...others] = reading.uses.at(-1)?.tenses ?? [];
  const uses = mainUses(answer);
  const [use] = uses;
  const verb = answer.words[use?.at ?? -1];
  const planned =
    answer.compiled.definition.german !== undefined &&
    answer.compiled.lists.futureMarkers.heardIn(reading.plain).length > 0;
  const ahead = planned || tense === "future" || (tense === "conditional" && others.length === 0);
  if (
    !ahead ||
    question.tense ||
    !use ||
    !verb ||
    !(PLANNED.includes(demands[0] ?? "who") || (tense === "future" && repeats(reading, use))) ||
    uses.some(({ verb: { lemma } }) => ARRANGED.test(lemma)) ||
    (beginsVerbless(answer, use) && !(answer.compiled.definition.onlySubjects && toldBefore(answer)))
  )
    return [];
  if (!uses.every(({ tenses }) => tenses.every((each) => each === "past"))) return [];
  return [
    findingAt(verb, answer.words[Math.max(use.at, use.head)] ?? verb, {
      ...pastForFutureRule(planned ? "future" : (tense ?? "future")),
    }),
  ];
};
