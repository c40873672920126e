import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { ParsedQuestion } from "../../core/parsedQuestion.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { mainUses } from "./mainUse.ts";
import { tellsOver } from "./outlook.ts";

const otherTense = defineRule({
  id: "tense.out-of-time",
  message: (asked: string, said: string) => `The question asks for the ${asked}, but this is in the ${said}.`,
});

/** Verbs that tell what is so, whatever is asked: "Rien, je suis malade." */
const STATES =
  /^(?:être|avoir|aimer|adorer|détester|préférer|penser|croire|trouver|savoir|vouloir|pouvoir|devoir|espérer|falloir)$/;

/** What is done once, so that it belongs to the time that is asked for. */
export const DEEDS =
  /^(?:jouer|manger|boire|aller|regarder|acheter|voir|visiter|nager|danser|faire|rentrer|prendre|rencontrer|sortir|arriver|retourner|dîner|bronzer|voyager|lire|écouter|dormir|partir|chanter|garder|habiter|travailler|donner|inviter|commander)$/;
const HABIT =
  /^(?:maintenant|toujours|aujourd'hui|normalement|habitude|souvent|depuis|encore|généralement|parfois|demain|si|quand)$/;

/**
 * French: what was done yesterday, or will be tomorrow, told as if it were now or over: "Qu'est-ce que tu as fait hier ?"
 * answered only by what one does, or from one verb on ("j'ai joué au foot et je mange"). "Je ne sors jamais" answers that as well.
 */
export const outOfTime = (answer: ParsedAnswer, { question, reading, open }: ParsedQuestion): Finding[] => {
  const { words, compiled } = answer;
  const { lists, definition } = compiled;
  const tense = tellsOver(reading) ? "past" : (question.tense ?? reading.uses.at(-1)?.tenses[0]);
  if (!definition.onlySubjects || !open || (tense !== "past" && tense !== "future")) return [];
  const uses = mainUses(answer);
  const first = uses.findIndex(({ tenses }) => tenses.join() === tense);
  const wrong = tense === "past" ? "present" : "past";
  const isMine = ({ at, tenses }: VerbUse) =>
    tenses.join() === wrong &&
    /^(?:j'|je|nous|on)$/.test(words[at - 1]?.lower ?? "") &&
    // "le village où je suis allé": what is told beside it has a time of its own.
    !/^(?:où|(?:puis|lors)?qu[e']|dont|parce|comme|car)$/.test(words[at - 2]?.lower ?? "");
  if (words.some(({ lower }) => HABIT.test(lower))) return [];
  const later = uses.slice(first + 1).find((use) => isMine(use) && DEEDS.test(use.verb.lemma));
  const denies = words.some(({ lower }) => /^(?:n'|ne|pas|jamais)$/.test(lower));
  const timed = tense === "past" && !question.tense && lists.pastMarkers.heardIn(reading.plain).length > 0;
  // "une série que tout le monde regarde": a thing, and what is so of it.
  const lead = words.slice(0, uses[0]?.at ?? 0);
  const named = lead.some(({ lower }) => /^(?:que|qu'|qui|dont|où)$/.test(lower));
  const only = timed && !denies && !named && uses.every(({ tenses }) => tenses.join() === "present");
  const use = first >= 0 ? later : only ? uses.find(({ verb }) => !STATES.test(verb.lemma)) : undefined;
  const verb = use && words[use.at];
  if (!use || !verb) return [];
  return [findingAt(verb, words[use.head] ?? verb, otherTense(tense, wrong))];
};
