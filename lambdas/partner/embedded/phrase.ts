import type { Answer } from "./answer.ts";
import { clauseAround } from "./clause.ts";
import type { AdjectiveReading, NounReading } from "./lexicon.ts";
import type { Family, Slot } from "./morphology.ts";
import type { Word } from "./word.ts";

/** A determiner with a verified noun and the adjectives around it: "une petite maison blanche". */
export type Phrase = {
  determiner: Word;
  /** Adjectives before and behind the noun. */
  early: readonly Word[];
  noun: Word;
  late: readonly Word[];
  family: Family;
  /** What the determiner may be here, and what the noun may be. */
  offered: readonly Slot[];
  needed: readonly Slot[];
  /** German: the cases that the preposition before it allows. */
  ruled: string | undefined;
};

/** The slots that both lists have. */
export const shared = (one: readonly Slot[], other: readonly Slot[]): Slot[] =>
  one.filter((slot) => other.includes(slot));

/** What a phrase as a whole may be: what its words share, in the cases that its preposition allows. */
export const ruledSlots = ({ offered, needed, ruled }: Phrase): Slot[] =>
  shared(offered, needed).filter((slot) => ruled?.includes(slot.slice(2)) ?? true);

/** The gender and the number of a slot, as students know them. */
export const genderName = (slot: Slot): string =>
  slot.startsWith("m") ? "masculine" : slot.startsWith("f") ? "feminine" : "neuter";
export const numberOf = (slot: Slot): "singular" | "plural" => (slot[1] === "p" ? "plural" : "singular");

/** "je la porte" has no noun in it: la is an object there. */
const isObject = ({ words, speech }: Answer, determiner: Word, next: Word): boolean => {
  const before = words[determiner.at - 1]?.lower ?? "";
  const pronoun = speech.lists.clitics.has(determiner.lower);
  return (
    pronoun &&
    next.verbs.length > 0 &&
    (speech.subjects.get(before) !== undefined || speech.lists.clitics.has(before))
  );
};

/** "mein Bruder, der Hunde mag": a relative pronoun is no article. */
const isRelative = ({ words, speech }: Answer, determiner: Word): boolean =>
  determiner.afterPause &&
  (speech.tongue.german?.relative.includes(determiner.lower) ?? false) &&
  (words[determiner.at - 1]?.nouns.length ?? 0) > 0;

/** "weil das Spaß macht": a pronoun before a noun that needs no article, and would not take this one. */
const isPronoun = ({ speech }: Answer, determiner: Word, noun: Word): boolean =>
  speech.tongue.german !== undefined &&
  determiner.lower === "das" &&
  noun.nouns.length > 0 &&
  noun.nouns.every(({ slots }) => slots.every((slot) => !slot.startsWith("ns"))) &&
  noun.nouns.some(
    ({ lemma, slots }) =>
      slots.some((slot) => slot[1] === "p") ||
      !(speech.lexicon.inflected.get(lemma.toLowerCase()) ?? []).some((other) =>
        other.slots.some((slot) => slot[1] === "p"),
      ),
  );

const RESTING = /^(?:sein|liegen|stehen|wohnen|sitzen)$/;
const BESIDE = /^(?:neben|hinter|zwischen|unter)$/;

const ruledBy = ({ words, speech, uses }: Answer, determiner: Word): string | undefined => {
  const before = determiner.afterPause ? undefined : words[determiner.at - 1]?.lower;
  const german = speech.tongue.german;
  // "meiner Meinung nach der …": this one stands behind what it rules.
  const trails = german?.trailing.includes(`${words[determiner.at - 2]?.lower} ${before}`);
  if (trails) return undefined;
  // "zu viele" is "too many".
  if (before === "zu" && determiner.lower.startsWith("viel")) return undefined;
  const ruled = before === undefined ? undefined : speech.cases.get(before);
  if (ruled !== "ad" || !german) return ruled;
  const [from, to] = clauseAround(speech, words, determiner.at);
  const verb = uses.find(({ at, head }) => at >= from && head < to)?.verb.lemma ?? "";
  // "keine Lust, in die Stadt zu gehen", "ein Bus in die Stadt": something goes somewhere all the same.
  const goes =
    (words[determiner.at - 2]?.nouns.length ?? 0) > 0 ||
    words.some(({ verbs }) =>
      verbs.some((each) => german.going.includes(each.verb.parts ? "gehen" : each.verb.lemma)),
    );
  const rests =
    before === "in"
      ? german.staying.includes(verb) && !goes
      : RESTING.test(verb) && BESIDE.test(before ?? "");
  return rests ? "d" : ruled;
};

const adjectivesFrom = ({ words }: Answer, from: number): Word[] => {
  const found: Word[] = [];
  for (let at = from; ; at += 1) {
    const word = words[at];
    if (!word || word.afterPause || word.adjectives.length === 0) return found;
    found.push(word);
  }
};

/** "un livre très intéressant": adverbs of degree may stand before what describes the noun, unless it may be one itself. */
const behindNoun = (answer: Answer, from: number): Word[] => {
  const degree = answer.words[from];
  const next = answer.words[from + 1];
  const led = degree && !degree.afterPause && (answer.speech.tongue.degrees?.includes(degree.lower) ?? false);
  if (!led || !next || next.adjectives.some(({ early }) => early)) return adjectivesFrom(answer, from);
  return adjectivesFrom(answer, from + 1).slice(0, 1);
};

/** The phrase whose determiner stands at `place`, or undefined where there is none with a verified noun. */
export const phraseAt = (answer: Answer, place: number): Phrase | undefined => {
  const { words, speech } = answer;
  const determiner = words[place];
  const candidates = determiner && speech.determiners.get(determiner.lower);
  const next = words[place + 1];
  if (!determiner || !candidates || !next || next.afterPause) return undefined;
  if (isObject(answer, determiner, next) || isRelative(answer, determiner)) return undefined;
  const adjectives = adjectivesFrom(answer, place + 1);
  // "le petit" alone, or "le français": the last adjective may be the noun itself.
  const behind = words[place + 1 + adjectives.length];
  // "mon plat préféré": "plat" may be either, and here it is what the other word is about.
  const noun =
    behind && !behind.afterPause && behind.nouns.length > 0
      ? behind
      : adjectives.findLast(({ nouns }) => nouns.length > 0);
  if (!noun || isPronoun(answer, determiner, noun)) return undefined;
  // "demasiado caras": too expensive, and no faces.
  if (noun.adjectives.length > 0 && speech.lists.between.has(determiner.lower)) return undefined;
  const soft = speech.tongue.softens(next.lower);
  const fitting = candidates.filter(
    ({ beforeVowel }) => beforeVowel === "any" || (beforeVowel === "only") === soft,
  );
  const family = (fitting[0] ?? candidates[0])?.family;
  if (!family) return undefined;
  return {
    determiner,
    early: adjectives.filter(({ at }) => at < noun.at),
    noun,
    late: behindNoun(answer, noun.at + 1),
    family,
    offered: fitting.map(({ slot }) => slot),
    needed: [...new Set(noun.nouns.flatMap(({ slots }) => slots))],
    ruled: ruledBy(answer, determiner),
  };
};

/** A determiner of this family as it is said before `next`: "l'école", "mon amie". */
export const joined = ({ speech }: Answer, family: Family, slot: Slot, next: string): string | undefined => {
  const [usual, softened = usual] = (family[slot] ?? "").split(" ");
  const form = (speech.tongue.softens(next) ? softened : usual)?.replaceAll("_", " ");
  if (!form) return undefined;
  return form.endsWith("'") ? `${form}${next}` : `${form} ${next}`;
};

/** The form of a noun or an adjective that goes with one of the slots, if the lexicon leaves no doubt. */
export const formFor = (
  { speech }: Answer,
  reading: NounReading | AdjectiveReading,
  slots: readonly Slot[],
): string | undefined => {
  const forms = (speech.lexicon.inflected.get(reading.lemma.toLowerCase()) ?? [])
    .filter((other) => "opinion" in other === "opinion" in reading && shared(other.slots, slots).length > 0)
    .map(({ form }) => form);
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};
