import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../../core/phrase/phrase.ts";
import { type Subject, subjectsIn } from "../../../core/subject/subject.ts";
import { goesWith, verbAfter } from "../../../core/subject/verb.ts";
import type { Word } from "../../../core/word.ts";
import type { Check } from "../../../engine/finding.ts";
import { calling } from "./calling.ts";
import { clash } from "./clash.ts";
import { seriesAt } from "./series.ts";

/** French: "j'ai une sœur qui est …": what a relative clause is about, where that is one noun. */
const relatedTo = (answer: ParsedAnswer, first: Word): Subject[] => {
  const { words, compiled } = answer;
  const before = words[first.at - 1]?.lower ?? "";
  if (
    !compiled.definition.onlySubjects ||
    compiled.lists.joining.has(before) ||
    compiled.lists.belonging.has(before)
  )
    return [];
  const phrase = phraseAt(answer, first.at);
  if (!phrase) return [];
  const end = (phrase.late.at(-1) ?? phrase.noun).at + 1;
  const verb = words[end]?.lower === "qui" ? verbAfter(answer, end + 1) : undefined;
  const slots = ruledSlots(phrase);
  const persons = [slots.every((slot) => slot[1] === "p") ? 5 : 2] as const;
  return verb && goesWith(verb, persons) ? [{ first, persons, slots, verb }] : [];
};

/** Where a verb begins to tell what its subject is like: the place behind it, or in "est cassé" that of what may be a past tense. */
const describedAt = (answer: ParsedAnswer, { first, verb }: Subject): number | undefined => {
  const { words, uses, compiled } = answer;
  const { copulas } = compiled.definition;
  const use = uses.find(({ at }) => at === verb.at);
  if (!use) return undefined;
  const links = verb.verbs.some(({ verb: { lemma } }) => copulas.includes(lemma));
  // "elle s'est cassé la jambe" is a past tense.
  const clitic = words[verb.at - 1];
  const selfward = clitic !== first && compiled.lists.clitics.has(clitic?.lower ?? "");
  if (links && !selfward && use.head > use.at && words[use.head]?.adjectives.length) return use.head;
  return copulas.includes(use.verb.lemma) ? use.head + 1 : undefined;
};

/** The place behind the adverbs from `from` on. */
const behindAdverbs = ({ words, compiled }: ParsedAnswer, from: number): number => {
  const { lists, determiners } = compiled;
  const said = (at: number) => words[at]?.lower ?? "";
  const isAdverb = (word: string) =>
    lists.between.has(word) && !determiners.has(word) && !lists.prepositions.has(word);
  // "pas du tout paresseux"
  const isAtAll = (at: number) => said(at) === "du" && said(at + 1) === "tout";
  let place = from;
  while (isAdverb(said(place)) || isAtAll(place)) place += isAtAll(place) ? 2 : 1;
  // "es un poco estricta"
  if (said(place) === "un" && said(place + 1) === "poco") place += 2;
  // "demasiado larga": an adverb before an adjective.
  const leads = said(place) === "demasiado" && words[place + 1]?.afterPause === false;
  return leads ? place + 1 : place;
};

/** Spanish: "mi asignatura favorita es inglés" – languages and the like are nouns behind a subject that is nobody. */
const isThing = ({ words, compiled }: ParsedAnswer, first: Word, { nouns, at }: Word): boolean =>
  compiled.definition.dropsSubjects === true &&
  nouns.some(({ topic }) => topic === "school") &&
  !words
    .slice(first.at, at)
    .some((word) => word.nouns.some(({ topic }) => /^(?:family|friends)$/.test(topic ?? "")));

/** Spanish: "la comida no está mal" is an adverb. */
const isHow = ({ compiled }: ParsedAnswer, { verb }: Subject, { lower }: Word): boolean =>
  compiled.definition.spanish !== undefined &&
  /^(?:mal|bien)$/.test(lower) &&
  verb.verbs.some(({ verb: { lemma } }) => lemma === "estar");

/** "ma sœur est gentil": adjectives behind a verb that links them with a subject. */
export const predicative: Check = (answer, spoken) => {
  const related = answer.words.flatMap((word) => relatedTo(answer, word));
  return [...subjectsIn(answer), ...related].flatMap((subject) => {
    const { first, slots } = subject;
    const from = describedAt(answer, subject);
    if (from === undefined) return [];
    const place = behindAdverbs(answer, from);
    const word = answer.words[place];
    if (word && !word.afterPause && word.adjectives.length === 0) return calling(answer, first, word, slots);
    return seriesAt(answer, place).flatMap((adjective) =>
      isThing(answer, first, adjective) || isHow(answer, subject, adjective)
        ? []
        : clash(answer, adjective === word ? first : adjective, adjective, { slots }, spoken),
    );
  });
};
