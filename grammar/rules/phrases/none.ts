import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const kein = defineRule({
  id: "negation.kein",
  message: "For “not a”, “not any” or “no” before a noun, use *kein*.",
});

/** Verbs with an object that can be none: "ich habe nicht Zeit", but "ich bin nicht Lehrer" and "ich spiele nicht Tennis". */
const HAVING =
  /^(?:haben|sehen|essen|trinken|kaufen|brauchen|geben|bekommen|finden|mögen|machen|kennen|tragen|treiben|benutzen)$/;
const APART = "school";

const judge = (answer: ParsedAnswer, { at, verb }: VerbUse): Finding[] => {
  const { words, compiled } = answer;
  if (!HAVING.test(verb.lemma)) return [];
  const [from, to] = clauseAround(compiled, words, at);
  const not = words.slice(from, to).find(({ lower }) => lower === "nicht");
  const [noun, next] = [words[(not?.at ?? 0) + 1], words[(not?.at ?? 0) + 2]];
  if (not?.lower !== "nicht" || !noun || noun.afterPause || noun.nouns.length === 0) return [];
  const spoken = noun.verbs.length + noun.adjectives.length > 0 && !noun.capital;
  const other =
    spoken ||
    compiled.lists.times.has(noun.lower) ||
    noun.lower === "geburtstag" ||
    noun.nouns.some(({ topic }) => topic === APART);
  // "nicht Ski fahren", "nicht Fisch, sondern …", "nicht Wasser und Saft, …": with another verb or in contrast it is right.
  const { joining, subordinating, prepositions } = compiled.lists;
  const ends = [joining, subordinating, prepositions].some((list) => list.has(next?.lower ?? ""));
  // "weil es nicht Kino gibt"
  const goesOn = next && next.at !== at && !next.afterPause && !ends && next.lower !== "mehr";
  if (other || goesOn || words.some(({ lower }) => lower === "sondern")) return [];
  return [findingAt(not, noun, { ...kein() })];
};

/** German: "man sieht nicht Autos" – no cars. */
export const none: Check = (answer) =>
  answer.compiled.definition.german ? answer.uses.flatMap((use) => judge(answer, use)) : [];
