import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import { isDeterminer, type Word } from "../../../core/word.ts";

/** "bleu clair", "verde botella": a colour of two words stays as it is. */
const isShaded = ({ words, compiled }: ParsedAnswer, { at, lower }: Word): boolean => {
  const { shades = [] } = compiled.definition;
  const [before, next] = [words[at - 1], words[at + 1]];
  const coloured = before !== undefined && before.adjectives.length > 0;
  return (coloured && shades.includes(lower)) || (next?.afterPause === false && shades.includes(next.lower));
};

/** "petit à petit" */
const isRepeated = ({ words }: ParsedAnswer, { at, lower }: Word): boolean =>
  words[at + 1]?.lower === "à" && words[at + 2]?.lower === lower;

/** French: "un contrôle surprise" is a noun beside a noun, and "Raye" is a singer. */
const isName = ({ lower, capital, opens }: Word): boolean => (capital && !opens) || lower === "surprise";

/** French: "notre club prête des patins", "le trajet dure vingt minutes": a verb with its object. */
const isVerb = ({ words, compiled }: ParsedAnswer, adjective: Word): boolean => {
  const next = words[adjective.at + 1];
  return (
    goesWith(adjective, [2, 5]) &&
    next?.afterPause === false &&
    (isDeterminer(compiled, next) || compiled.lists.numbers.has(next.lower) || /^\d/.test(next.lower))
  );
};

/** Spanish: an adverb, a verb or part of a phrase, as what stands beside it tells. */
const isOther = ({ words, compiled, uses }: ParsedAnswer, { at, lower, verbs }: Word): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!next || next.afterPause) return false;
  // "se fue la luz justo cuando …"
  const adverb =
    /^(?:justo|solo|claro|seguro|rápido|igual|directo|temprano)$/.test(lower) &&
    /^(?:cuando|en|antes|después|al|a|porque|para|que)$/.test(next.lower);
  // "somos igual de tercos", "muerto de hambre"
  const frozen = next.lower === "de" && (lower === "igual" || lower.startsWith("muert"));
  // "con mi familia | vivo en Leeds": it may be a verb, but "están lleno de" has its verb.
  const told = uses.some((use) => use.at === at - 1 && compiled.definition.copulas.includes(use.verb.lemma));
  const acts = !told && verbs.some(({ person, mood }) => person === 0 && mood !== "subjunctive");
  // "… son divertidas y, bueno, ya está", "… por la mañana bueno a veces …"
  const falters =
    /^(?:bueno|claro)$/.test(lower) &&
    [compiled.lists.joining, compiled.lists.times].some((list) => list.has(before?.lower ?? ""));
  return adverb || frozen || acts || falters;
};

/** Does what looks like an adjective stay as it is here, or is it none? */
export const isUnchanging = (answer: ParsedAnswer, adjective: Word): boolean => {
  const { onlySubjects, dropsSubjects } = answer.compiled.definition;
  return (
    isShaded(answer, adjective) ||
    isRepeated(answer, adjective) ||
    (onlySubjects !== undefined && (isName(adjective) || isVerb(answer, adjective))) ||
    (dropsSubjects === true && isOther(answer, adjective))
  );
};
