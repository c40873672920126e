import type { Tense } from "../../../../domain/exercise.ts";
import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { isSubject } from "../word.ts";

/** Tenses that answer a question in this one: plans can be told as wishes. */
const accepted: Record<Tense, readonly Tense[]> = {
  present: ["present"],
  past: ["past"],
  future: ["future", "conditional"],
  conditional: ["conditional", "future"],
};

const usesTense = (answer: Answer, tenses: readonly Tense[]): boolean =>
  answer.uses.some((use) => use.tenses.some((tense) => tenses.includes(tense)));

/** Is the tense that was asked for used? An answer without a verb shows no tense, so it is not judged by it. */
export const missesTense = (answer: Answer, tense: Tense | undefined): boolean => {
  if (!tense || answer.uses.length === 0 || usesTense(answer, accepted[tense])) return false;
  // "Demain, je vais au cinéma" is a plan in the present tense.
  return !(tense === "future" && answer.speech.lists.futureMarkers.heardIn(answer.plain).length > 0);
};

/** A question in one tense, answered in another. */
export const tenseAsked = (answer: Answer, tense: Tense | undefined): Finding[] => {
  const [use] = answer.uses;
  if (!tense || !use || !missesTense(answer, tense)) return [];
  const verb = answer.words[use.at];
  const before = answer.words[use.at - 1];
  const first = before && verb && !verb.afterPause && isSubject(answer.speech, before) ? before : verb;
  const last = answer.words[Math.max(use.at, use.head)];
  if (!first || !last) return [];
  const said = use.tenses[0] ?? "present";
  return [
    findingAt(first, Math.abs(use.head - use.at) > 4 ? (verb ?? first) : last, {
      kind: "tense",
      rule: `This is in the ${said}${said === "conditional" ? "" : " tense"}, but the question asks for the ${tense}.`,
    }),
  ];
};

const isSince = ({ plain, speech }: Answer, marker: string): boolean =>
  speech.lists.prepositions.has(plain.slice(0, plain.indexOf(marker)).trim().split(" ").at(-1) ?? "");

/** A time word that contradicts the verb: "hier je joue". */
export const timeWord: Check = (answer) => {
  const { pastMarkers, futureMarkers } = answer.speech.lists;
  const clash = (markers: readonly string[], needs: Tense, never: Tense): Finding[] => {
    // "depuis hier" is still going on.
    const [marker] = markers.filter((each) => !isSince(answer, each));
    const use = answer.uses.find(({ tenses }) => tenses.length === 1 && tenses[0] === never);
    const word = use && answer.words[use.at];
    if (!marker || !word || usesTense(answer, accepted[needs])) return [];
    return [
      findingAt(word, word, {
        kind: "tense",
        rule: `With “${marker}” the verb has to be in the ${needs}.`,
      }),
    ];
  };
  return [
    ...clash(pastMarkers.heardIn(answer.plain), "past", "present"),
    ...clash(futureMarkers.heardIn(answer.plain), "future", "past"),
  ];
};
