import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import type { AdjectiveReading } from "../lexicon.ts";
import type { Slot } from "../morphology.ts";
import { genderName, numberOf, phraseAt, ruledSlots, shared } from "../phrase.ts";
import { subjectsIn } from "../subject.ts";
import type { Word } from "../word.ts";

/** Something an adjective is about: its slots, and in German the determiner that decides on the ending. */
type Governor = { slots: readonly Slot[]; determiner?: string };

/** What this form of an adjective may be about, behind that determiner. */
const slotsOf = (
  { speech }: Answer,
  reading: AdjectiveReading,
  determiner: string | undefined,
): readonly Slot[] => {
  const ends = reading.form !== reading.lemma && determiner !== undefined;
  return (ends && speech.tongue.adjectiveSlots?.(determiner, reading.form)) || reading.slots;
};

/** The one form of an adjective that fits, if there is only one. */
const fittingForm = (
  answer: Answer,
  { lemma }: AdjectiveReading,
  { slots, determiner }: Governor,
): string | undefined => {
  const forms = (answer.speech.lexicon.inflected.get(lemma) ?? []).flatMap((other) =>
    "opinion" in other && shared(slotsOf(answer, other, determiner), slots).length > 0 ? other.form : [],
  );
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};

/** What is wrong with an adjective, if anything. */
const clash = (answer: Answer, first: Word, adjective: Word, about: Governor, spoken: boolean): Finding[] => {
  const [reading] = adjective.adjectives;
  const { slots, determiner } = about;
  if (!reading || slots.length === 0) return [];
  if (adjective.adjectives.some((each) => shared(slotsOf(answer, each, determiner), slots).length > 0))
    return [];
  const right = fittingForm(answer, reading, about);
  const { sound } = answer.speech.tongue;
  if (spoken && right && sound(right) === sound(adjective.lower)) return [];
  const [slot = ""] = slots;
  const genders = new Set(slots.map((each) => each[0]));
  const wanted = genders.size > 1 ? numberOf(slot) : `${genderName(slot)} ${numberOf(slot)}`;
  return [
    findingAt(first, adjective, {
      kind: "adjective",
      rule: `The adjective has to agree: it is about something ${wanted}.`,
      ...(right && { right: answer.text.slice(first.start, adjective.start) + right }),
    }),
  ];
};

const attributive = (answer: Answer, place: number, spoken: boolean): Finding[] => {
  const phrase = phraseAt(answer, place);
  if (!phrase) return [];
  const slots = ruledSlots(phrase);
  const before = answer.words[place - 1];
  // In "la cour du collège bruyante" the adjective is about the first noun.
  const nested = before !== undefined && (before.nouns.length > 0 || before.lower === "de");
  const late = nested || answer.speech.tongue.german ? [] : phrase.late;
  return [...phrase.early, ...late].flatMap((adjective) => {
    const first = adjective.at < phrase.noun.at ? phrase.determiner : phrase.noun;
    return clash(answer, first, adjective, { slots, determiner: phrase.determiner.lower }, spoken);
  });
};

const predicative = (answer: Answer, spoken: boolean): Finding[] => {
  const { lists, determiners, tongue } = answer.speech;
  const isAdverb = (word: string) => lists.between.has(word) && !determiners.has(word);
  return subjectsIn(answer).flatMap(({ first, verb, slots }) => {
    const use = answer.uses.find(({ at }) => at === verb.at);
    if (!use || !tongue.copulas.includes(use.verb.lemma)) return [];
    let place = use.head + 1;
    while (isAdverb(answer.words[place]?.lower ?? "")) place += 1;
    const adjective = answer.words[place];
    if (!adjective || adjective.afterPause || adjective.adjectives.length === 0) return [];
    return clash(answer, first, adjective, { slots }, spoken);
  });
};

/** Adjectives that do not agree with their noun or with the subject: "ma sœur est gentil", "une maison blanc". */
export const adjective: Check = (answer, spoken) => [
  ...answer.words.flatMap((_, place) => attributive(answer, place, spoken)),
  ...predicative(answer, spoken),
];
