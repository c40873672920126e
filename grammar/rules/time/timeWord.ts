import type { Tense } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { accepted, usesTense } from "./missedTense.ts";
import { ARRANGED } from "./pastForFuture.ts";

const timeNeeds = defineRule({
  id: "tense.time-word",
  message: (time: string, tense: string) =>
    `With *${time}*, use ${tense === "past" ? "a past" : "the future"} tense.`,
});

const FORTHCOMING: readonly Tense[] = ["present", "future", "conditional"];

/** "depuis hier" is still going on. */
const isSince = ({ plain, compiled }: ParsedAnswer, marker: string): boolean => {
  const lead = plain.slice(0, plain.indexOf(marker)).trim();
  const before = lead.split(" ").at(-1) ?? "";
  // "le même camping que l'été dernier"
  if (/(?<!\p{L})(?:mêmes?|plus|moins|mieux|aussi)(?: \p{L}+){0,2} qu[e']$/u.test(lead)) return true;
  return compiled.lists.prepositions.has(before) || compiled.lists.comparing.has(before);
};

/** French: "je viens d'arriver" tells the past. */
const hasJust = ({ words }: ParsedAnswer, { at, verb }: VerbUse): boolean =>
  verb.lemma === "venir" && /^d['e]$/.test(words[at + 1]?.lower ?? "");

/** French: "il est décédé l'année dernière", "je me suis désinscrite": what happens once, and is in no table of verbs. */
const hasHappened = ({ words, compiled }: ParsedAnswer, { at, verb }: VerbUse): boolean => {
  const next = words[at + 1]?.lower ?? "";
  const unknown = !compiled.lexicon.known.has(next) && /(?:é|i|is|it|u)e?s?$/.test(next);
  return verb.lemma === "être" && (unknown || /^(?:décédée?s?|disparue?s?)$/.test(next));
};

/** German: "ich habe mir gestern die Haare schneiden lassen" – a perfect with two infinitives; "gestern hätte ich …" */
const isReplaced = ({ plain, compiled }: ParsedAnswer): boolean =>
  compiled.definition.german !== undefined &&
  /(?<!\p{L})(?:(?:hab|habe|hat|haben) .*\p{L}n (?:lassen|können|müssen|dürfen|wollen)|(?:hätte|wäre)n?)(?!\p{L})/u.test(
    plain,
  );

/** The first time of this kind that the answer names. */
const markerIn = (answer: ParsedAnswer, when: "past" | "future"): string | undefined => {
  const { lists, timed } = answer.compiled;
  const listed = when === "past" ? lists.pastMarkers : lists.futureMarkers;
  const markers = listed.heardIn(answer.plain);
  return [...markers, ...((timed[when] && answer.plain.match(timed[when])) ?? [])].find(
    (each) => !isSince(answer, each),
  );
};

/** So many words may stand between a time to come and the verb that goes with it. */
const NEAR = 4;

/** Has this verb a time of its own, whatever time is named beside it? */
const isApart = (
  { words, compiled }: ParsedAnswer,
  { at, verb }: VerbUse,
  marker: string,
  needs: "past" | "future",
): boolean => {
  // "Hier, je crois": a thought is now.
  if (needs === "past") return /^(?:penser|croire|supposer)$/.test(verb.lemma);
  // "Ich wollte nächstes Jahr nach Rom": what was planned may be to come.
  if (ARRANGED.test(verb.lemma) || /^wollten?$/.test(words[at]?.lower ?? "")) return true;
  // "on a réservé … l'été prochain": what was done already is no mistake, unless the time to come leads straight to it
  // (French and Spanish).
  const last = marker.split(/[ ']/).at(-1);
  return (
    compiled.definition.compoundReach === "near" &&
    !words.slice(Math.max(0, at - NEAR), at).some(({ lower }) => lower === last)
  );
};

const clash = (answer: ParsedAnswer, needs: "past" | "future", never: Tense): Finding[] => {
  const marker = markerIn(answer, needs);
  if (!marker) return [];
  const { words, uses, compiled } = answer;
  const use = uses.find(
    (each) => each.tenses.join() === never && !isApart(answer, each, marker, needs) && !hasJust(answer, each),
  );
  const word = use && words[use.at];
  // In German the present tells what will be.
  const fitting = needs === "future" && compiled.definition.german ? FORTHCOMING : accepted[needs];
  if (!word || usesTense(answer, fitting)) return [];
  if (needs === "past" && (uses.some((each) => hasHappened(answer, each)) || isReplaced(answer))) return [];
  return [
    findingAt(word, word, {
      ...timeNeeds(marker, needs),
      time: marker,
    }),
  ];
};

/** A time word that contradicts the verb: "hier je joue". */
export const timeWord: Check = (answer) => [
  ...clash(answer, "past", "present"),
  ...clash(answer, "future", "past"),
];
