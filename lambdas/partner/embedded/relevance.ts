import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { mainUses } from "./checks/tense.ts";
import { met } from "./demand.ts";
import { isLinked, mostOfOne, strayWords } from "./link.ts";
import { meritsOf } from "./merits.ts";
import type { Demand } from "./tongue.ts";
import { areClose, type Topic } from "./topics.ts";
import type { VerbUse } from "./verb-use.ts";

/** How far an answer answers its question. */
export type Relevance = {
  missed: readonly Demand[];
  /** Is it about something else? */
  astray: boolean;
  /** Does anything show that it answers this question, rather than some other one? */
  evident: boolean;
  /** Does it speak of other things, without a proof that it answers another question? */
  isVague: boolean;
  /** 0–1: demands met and words taken up. */
  level: number;
};

/** What is done in one's free time can be anything, and so can what was done at a party. */
const isOpen = ({ topics, demands, reading }: Asked): boolean => {
  const tells = demands.includes("action") || reading.uses.at(-1)?.tenses[0] === "past";
  const told = topics.includes("festivals") || topics.every((topic) => COMPANY.includes(topic));
  return topics.includes("leisure") || (tells && told);
};
/** Whoever came along says nothing about the subject. */
const COMPANY: readonly Topic[] = ["family", "friends"];
/** A question for one of these is answered by it, whatever else the answer speaks of. */
const POINTED: readonly Demand[] = ["who", "where", "when", "number", "transport"];

/** What can be told in words that no table knows. */
const UNCOUNTED: readonly Demand[] = ["who", "where", "opinion", "action"];
/** So many words of other subjects are no chance. */
const STRAY = 2;
/** How many more it takes where a question leaves its answer open, and one for every so many words of a long answer. */
const FURTHER: Readonly<Record<Asked["scope"], number>> = { narrow: 0, wide: 1, any: 2 };
const WORDS_A_STRAY = 7;
/** So many words and clauses are no slip of the ear: it was learnt for another question. */
const SPEECH = { words: 20, clauses: 3 };

/** Is an answer long enough to have been learnt by heart? */
export const isSpeech = (answer: Answer): boolean => {
  const { words, clauses } = meritsOf(answer);
  return words >= SPEECH.words && clauses >= SPEECH.clauses;
};
/** So short an answer is a reply to what was asked, and not a speech. */
const SHORT = 8;

/** The topics an answer touches, in the order in which they come. */
export const topicsOf = (answer: Answer): Topic[] => {
  const places = [
    ...answer.nouns.map(({ word, noun }) => ({ at: word.at, topic: noun.topic })),
    // Infinitives tell as much as conjugated verbs: j'aime travailler.
    ...answer.words
      .filter(({ nouns }) => nouns.length === 0)
      .map(({ at, verbs }) => ({ at, topic: verbs.find(({ verb }) => verb.topic)?.verb.topic })),
  ];
  return places.sort((one, other) => one.at - other.at).flatMap(({ topic }) => topic ?? []);
};

/** Words that no table knows: with them an answer gets the benefit of the doubt. */
const hasUnknown = ({ words, speech }: Answer): boolean =>
  words.some(
    ({ lower, opens, capital }) =>
      !speech.lexicon.known.has(lower) && (opens || !capital) && !/^\d/.test(lower),
  );

/** Is the answer only about what was, and the question about what would be or will be? */
const clashesInTime = (answer: Answer, { question, reading }: Asked): boolean => {
  const asked = question.tense ? [question.tense] : (reading.uses.at(-1)?.tenses ?? []);
  const uses = mainUses(answer);
  const ahead = asked.length > 0 && asked.every((tense) => tense === "future" || tense === "conditional");
  return ahead && uses.length > 0 && uses.every(({ tenses }) => tenses.every((tense) => tense === "past"));
};

/** Is it told in the very tense that was asked for, where that is not the one in which everything may be said? */
const isTimed = (answer: Answer, { question, reading }: Asked): boolean => {
  const tense = question.tense ?? reading.uses.at(-1)?.tenses[0];
  return (
    tense !== undefined &&
    tense !== "present" &&
    mainUses(answer).some(({ tenses }) => tenses.includes(tense))
  );
};

/** Is an answer surely about another subject? A long one that speaks of nothing else is, whatever was asked. */
const isElsewhere = (answer: Answer, asked: Asked): boolean => {
  if (asked.topics.length === 0 || isOpen(asked) || isLinked(answer, asked)) return false;
  if (answer.words.length < SHORT) return false;
  // "¿Qué hiciste en Barcelona?": whatever is told as done there answers it.
  const does = asked.demands[0] === "action" && answer.speech.tongue.dropsSubjects;
  if (does && isTimed(answer, asked) && !isSpeech(answer)) return false;
  const stray = strayWords(answer, asked);
  // What a friend does may be anything.
  const ofPeople = asked.scope === "wide" && asked.topics.every((topic) => COMPANY.includes(topic));
  const further = FURTHER[ofPeople ? "any" : asked.scope];
  const needed = Math.max(STRAY + further, Math.ceil(answer.words.length / WORDS_A_STRAY));
  return stray.size >= needed && (asked.scope === "narrow" || mostOfOne(stray) > further);
};

/** Was something told that happens, or happened, when the question asks for it? Then it may be anything. */
const tellsWhatever = (answer: Answer, asked: Asked): boolean => {
  const tense = asked.question.tense ?? asked.reading.uses.at(-1)?.tenses[0];
  const uses = mainUses(answer);
  if (tense === undefined || uses.length === 0 || uses.some(({ tenses }) => tenses.includes(tense)))
    return true;
  // "Ich habe spielen": the tense has gone wrong, and was meant.
  const { compounds } = answer.speech.tongue;
  const helps = ({ verb, at, head }: VerbUse) =>
    at === head &&
    compounds.some(({ helpers, tenses }) => helpers.includes(verb.lemma) && tenses.includes(tense));
  return (
    uses.some(helps) && answer.words.some(({ verbs }) => verbs.some(({ mood }) => mood === "infinitive"))
  );
};

/** How well an answer fits its question. */
export const relevanceOf = (answer: Answer, asked: Asked): Relevance => {
  const mayMeet = hasUnknown(answer);
  const missed = asked.demands.filter(
    (demand) => !met[demand](answer) && !(mayMeet && UNCOUNTED.includes(demand)),
  );
  const lemmas = new Set(
    answer.words
      .flatMap(({ verbs, nouns }) => [...verbs.map(({ verb }) => verb), ...nouns])
      .map(({ lemma }) => lemma),
  );
  const echoed = asked.lemmas.filter((lemma) => lemmas.has(lemma)).length;
  const topics = topicsOf(answer);
  const [primary] = asked.demands;
  const meets = primary !== undefined && !missed.includes(primary);
  const pointed = meets && POINTED.includes(primary);
  const { affirming } = answer.speech.lists;
  const wantsYesOrNo = !asked.open && primary === undefined;
  const affirms = wantsYesOrNo && affirming.has(answer.words[0]?.lower ?? "");
  const near = topics.some((topic) => asked.topics.some((other) => areClose(topic, other)));
  const anything = asked.topics.length === 0 || isOpen(asked);
  const onTopic = (anything && topics.length > 0) || topics.some((topic) => asked.topics.includes(topic));
  const linked = isLinked(answer, asked);
  const strays = strayWords(answer, asked).size;
  // "Oui" answers no question that begins with a question word.
  const idle = asked.open && answer.words.every(({ lower }) => affirming.has(lower));
  const share = asked.demands.length === 0 ? 1 : 1 - missed.length / asked.demands.length;
  const closeness = (onTopic ? 0.5 : 0) + Math.min(0.5, echoed / 2);
  const isShort = answer.words.length <= SHORT;
  const nameless = topics.length === 0;
  const beginsWithReason = primary === "why" && answer.speech.lists.reasons.has(answer.words[0]?.lower ?? "");
  return {
    missed,
    // Where the exercise names the tense, there is a better tip than that this is about something else.
    astray:
      idle ||
      (isElsewhere(answer, asked) && echoed === 0 && !affirms) ||
      (clashesInTime(answer, asked) && asked.question.tense === undefined),
    isVague: !linked && strays >= STRAY,
    evident:
      (linked && (strays === 0 || (strays < STRAY && isTimed(answer, asked)))) ||
      topics.some((topic) => asked.topics.includes(topic)) ||
      echoed > 0 ||
      affirms ||
      (anything && tellsWhatever(answer, asked)) ||
      beginsWithReason ||
      (near && (meets || wantsYesOrNo || isTimed(answer, asked))) ||
      (meets && (pointed ? isShort || near || primary === "transport" : nameless)) ||
      (nameless && (mayMeet || wantsYesOrNo)),
    level: share * 0.6 + closeness * 0.4,
  };
};
