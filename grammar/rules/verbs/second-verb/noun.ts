import type { Follow } from "../../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../../core/word.ts";

const LEAD_TO_NOUNS = /^(?:mögen|wollen|werden)$/;

/** "kann gut Gitarre spiele": in German a noun has its capital, or something before it that leads to it. */
export const isWrittenAsVerb = (
  { words, compiled, text }: ParsedAnswer,
  { capital, at, verbs }: Word,
  first?: Word,
): boolean => {
  const before = words[at - 1];
  const finite = verbs.some(({ person, mood }) => mood === "present" && (person === 0 || person === 2));
  if (!compiled.definition.german || capital || !before || !finite) return false;
  const { prepositions, numbers } = compiled.lists;
  const led =
    isDeterminer(compiled, before) ||
    before.lower === "nur" ||
    before.adjectives.length > 0 ||
    prepositions.has(before.lower) ||
    numbers.has(before.lower);
  const owed = first?.verbs.some(({ verb }) => LEAD_TO_NOUNS.test(verb.lemma)) ?? true;
  const small = text === text.toLowerCase();
  return !led && (!small || !owed || before.nouns.length > 0);
};

/** "j'aime danse" may lack an article, but in "je voudrais visite Paris" the noun would have nothing to do. */
export const mayBeNoun = (answer: ParsedAnswer, second: Word, first: Word): boolean => {
  const { words, compiled } = answer;
  if (second.nouns.length === 0 || second.verbs.some(({ mood }) => mood === "infinitive")) return false;
  if (isWrittenAsVerb(answer, second, first)) return false;
  const next = words[second.at + 1];
  const governs = next && !next.afterPause && (compiled.determiners.has(next.lower) || next.capital);
  return !governs || second.capital;
};

/** "quiero estudio medicina", "voy a trabajo": without an article, what looks like a noun is meant for a verb. */
export const isMeant = (
  { words, compiled }: ParsedAnswer,
  first: Word,
  second: Word,
  { via }: Follow,
): boolean => {
  const mine = second.verbs.some(({ person, mood }) => person === 0 && mood === "present");
  const next = words[second.at + 1];
  const object = next && !next.afterPause && next.nouns.length > 0 && next.adjectives.length === 0;
  // "debo estudio más": no noun is owed.
  const bare = first.verbs.some(({ verb: { lemma } }) => lemma === "deber" || lemma === "poder");
  return (
    compiled.definition.dropsSubjects === true &&
    mine &&
    (via === "a" || via === "que" || bare || (object ?? false))
  );
};
