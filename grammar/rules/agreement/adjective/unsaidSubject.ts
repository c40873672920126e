import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { subjectsIn } from "../../../core/subject/subject.ts";
import type { VerbUse } from "../../../core/verbUse.ts";
import { isDegree, type Word } from "../../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { genderOf } from "../unnamed.ts";
import { clash } from "./clash.ts";
import { seriesAt } from "./series.ts";

const bothAlike = defineRule({
  id: "adjective.two-adjectives",
  message:
    "Adjective agreement: both adjectives describe the same person, so both are masculine or both feminine.",
});

/** Does this verb speak of several? Undefined where it may be either, or is no form of a person. */
const isPlural = ({ verbs }: Word): boolean | undefined => {
  const numbers = new Set(verbs.flatMap(({ person }) => (person === undefined ? [] : person > 2)));
  const [plural] = numbers;
  return numbers.size === 1 ? plural : undefined;
};

/** The adjective behind a verb and its degree that is no noun and leads to none. */
const describing = ({ words, compiled }: ParsedAnswer, from: number): Word | undefined => {
  let place = from;
  while (isDegree(compiled, words[place]) || words[place]?.lower === "demasiado") place += 1;
  const [word, behind] = [words[place], words[place + 1]];
  if (!word || word.afterPause || word.adjectives.length === 0 || word.nouns.length > 0) return undefined;
  // "Todos" and the like are left alone.
  if (compiled.lists.known.has(word.lower)) return undefined;
  return behind && !behind.afterPause && behind.nouns.length > 0 ? undefined : word;
};

const judge = (answer: ParsedAnswer, { at, head, verb }: VerbUse, spoken: boolean): Finding[] => {
  // "pueden ser adictivo"
  const links =
    answer.compiled.definition.copulas.includes(verb.lemma) && (at === head || verb.lemma === "ser");
  const copula = answer.words[at];
  const plural = copula && isPlural(copula);
  const adjective = links ? describing(answer, head + 1) : undefined;
  if (!copula || plural === undefined || !adjective) return [];
  // "es alto, graciosa y amable": all about one.
  const gender = genderOf(adjective);
  const other = seriesAt(answer, adjective.at).find((word) => (genderOf(word) ?? gender) !== gender);
  if (gender && other && !plural)
    return [
      findingAt(adjective, other, {
        ...bothAlike(),
      }),
    ];
  // "Usted", "vosotros": polite or not, the number holds.
  return clash(answer, copula, adjective, { slots: plural ? ["mp", "fp"] : ["ms", "fs"] }, spoken);
};

/** Spanish: "Es muy divertidas" – nobody knows what it is about, but it is one or several. */
export const unsaidSubject: Check = (answer, spoken) => {
  if (answer.compiled.definition.dropsSubjects !== true) return [];
  const named = new Set(subjectsIn(answer).map(({ verb }) => verb.at));
  return answer.uses.filter(({ at }) => !named.has(at)).flatMap((use) => judge(answer, use, spoken));
};
