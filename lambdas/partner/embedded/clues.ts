import type { Tense } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Demand } from "../../../grammar/core/parsedQuestion.ts";
import { HEDGED } from "../../../grammar/core/remark.ts";
import { mainUses } from "../../../grammar/rules/time/mainUse.ts";
import { looksAhead, tellsOver } from "../../../grammar/rules/time/outlook.ts";
import { affinity } from "./affinity.ts";
import type { Asked } from "./asked.ts";
import { met } from "./demand.ts";
import { hasUnknown, stemsOf, takesUp, toldIn } from "./link.ts";

const PLACED: readonly Demand[] = ["who", "where", "when", "transport"];
const AHEAD = ["future", "conditional"] as const;
/** "Je crois que …": the thought is now, whatever it is about. */
const THINKING = new Set("penser croire trouver pensar creer denken glauben finden".split(" "));

/** French: "Parle-moi d'une dispute récente": a request for what was, which names no tense. */
const ONCE = /^(?:parle|raconte|décris)\P{L}.*(?:premi(?:er|ère)|souvenir)(?!\p{L})/u;

/** The tense that a question asks for: "Qu'est-ce qui est interdit ?" asks for no past. */
const tenseOf = ({ question, reading, supposes }: Asked): Tense | undefined => {
  const use = reading.uses.at(-1);
  const asksYou = reading.words[use?.at ?? -1]?.verbs.some(({ person }) => person === 1 || person === 4);
  if (supposes) return "conditional";
  if (ONCE.test(reading.plain)) return undefined;
  if (tellsOver(reading)) return "past";
  const isState = use?.at !== use?.head && !asksYou;
  return question.tense ?? (use?.tenses[0] === "past" && isState ? undefined : use?.tenses[0]);
};

/** Does the answer speak in the tense of its question? */
const timesIn = (answer: ParsedAnswer, asked: Asked) => {
  const tense = tenseOf(asked);
  const uses = mainUses(answer).filter(({ verb }) => !THINKING.has(verb.lemma));
  const speaksIn = (...wanted: readonly Tense[]) =>
    uses.some(({ tenses }) => tenses.some((each) => wanted.includes(each)));
  const only = (...wanted: readonly Tense[]) =>
    uses.length > 0 && uses.every(({ tenses }) => tenses.every((each) => wanted.includes(each)));
  // "Un libro, a ver si aprende algo": what stands before the first verb answers by itself, in no tense.
  const [first] = uses;
  const led = first && answer.words.slice(1, first.at + 1).some(({ afterPause }) => afterPause);
  const shows = asked.open && first !== undefined && !led;
  return {
    timed: tense !== undefined && tense !== "present" && speaksIn(tense),
    notPast: shows && tense === "past" && !speaksIn("past"),
    notAhead:
      shows && (tense === "future" || tense === "conditional") && !speaksIn(...AHEAD) && !looksAhead(answer),
    allPast: tense === "present" && only("past"),
    allAhead: tense === "present" && only(...AHEAD),
    verbless: uses.length === 0,
  };
};

/** Words that the answer has in common with its question. */
const echoesIn = (answer: ParsedAnswer, { reading, lemmas }: Asked) => {
  const said = stemsOf(answer, answer.words);
  const known = new Set(
    answer.words
      .flatMap(({ verbs, nouns }) => [...verbs.map(({ verb }) => verb), ...nouns])
      .map(({ lemma }) => lemma),
  );
  return {
    stem: [...stemsOf(reading, reading.words)].some((stem) => said.has(stem)),
    lemma: lemmas.some((lemma) => known.has(lemma)),
    verb: reading.uses.some(({ verb }) => answer.uses.some((use) => use.verb.lemma === verb.lemma)),
  };
};

/** Does it give, or begin with, what the question wants to hear? */
const meetingIn = (answer: ParsedAnswer, { open, demands: [primary] }: Asked) => {
  const { lists } = answer.compiled;
  const first = answer.words[0]?.lower ?? "";
  const led = lists.prepositions.has(first);
  const beginning = answer.words.slice(0, 4);
  // "Más o menos: …", "Regular, …"
  const verdict =
    answer.compiled.definition.dropsSubjects === true &&
    lists.verdicts.heardIn(beginning.map(({ lower }) => lower).join(" ")).length > 0;
  const yes =
    verdict ||
    HEDGED.test(answer.plain) ||
    beginning.some(({ lower }) => lists.affirming.has(lower) || lists.nots.has(lower));
  const is = (...demands: readonly Demand[]) => primary !== undefined && demands.includes(primary);
  const meets = primary !== undefined && met[primary](answer);
  const misses = primary !== undefined && !meets && !hasUnknown(answer);
  return {
    yes: !open && yes,
    noYes: !open && !yes,
    // "Si tout va bien" is no yes, and "No soporto la física" no "no".
    openYes:
      open &&
      first !== "si" &&
      lists.affirming.has(first) &&
      !(first === "no" && !answer.words[1]?.afterPause),
    because: is("why") && (lists.reasons.has(first) || led),
    becauseOfNothing: !is("why") && lists.reasons.has(first),
    ledAsAsked: led && is(...PLACED),
    undemanding: primary === undefined,
    why: is("why"),
    meetsPointed: meets && is("transport", "number", "opinion", "who"),
    meetsOther: meets && is("where", "when", "action"),
    misses,
  };
};

/** What speaks for an answer's belonging to its question, or against it. */
export const cluesOf = (answer: ParsedAnswer, asked: Asked) => {
  const { same, near, far, ofOne } = toldIn(answer, asked);
  const known = asked.topics.length > 0;
  const narrow = asked.scope === "narrow";
  // What is done in one's free time may be about anything.
  const bound = known && !asked.topics.includes("leisure");
  return {
    known,
    same: known && same > 0,
    sameTwice: known && same > 1,
    nearTwice: known && near > 1,
    farOfNarrow: bound && narrow && far > 0,
    farTwice: bound && asked.scope !== "any" && far > 1,
    farThrice: bound && narrow && far > 2,
    farMany: bound && far > 3 && far > 2 * same,
    farOfOne: bound && ofOne > 1,
    nameless: known && same + near + far === 0,
    takesUp: takesUp(answer, asked),
    leftOpen: !narrow,
    ...timesIn(answer, asked),
    ...echoesIn(answer, asked),
    ...meetingIn(answer, asked),
  };
};

/**
 * How much each clue tells, for (+) or against (−), beside all the others: fitted by logistic regression to correct answers of all
 * three languages, each put to its own question and to some of the others.
 */
const WEIGHTS: Readonly<Record<keyof ReturnType<typeof cluesOf>, number>> = {
  lemma: 1.3,
  stem: 1.1,
  ledAsAsked: 1,
  meetsOther: 1,
  meetsPointed: 1,
  yes: 1,
  timed: 0.9,
  verb: 0.9,
  because: 0.8,
  takesUp: 0.7,
  verbless: 0.7,
  same: 0.6,
  undemanding: 0.5,
  nameless: 0.4,
  why: 0.4,
  leftOpen: 0.1,
  sameTwice: 0.1,
  farOfNarrow: -0.2,
  farMany: -0.3,
  farTwice: -0.3,
  farOfOne: -0.4,
  nearTwice: -0.4,
  farThrice: -0.6,
  noYes: -0.7,
  allAhead: -0.8,
  known: -0.8,
  misses: -0.8,
  notAhead: -0.9,
  notPast: -0.9,
  allPast: -1.4,
  becauseOfNothing: -1.7,
  openYes: -3.9,
};
/** Where nothing tells: most answers are to other questions. */
const ANSWERED = -1.5;

/** What an answer has in common with its question: its subject, one of its words, or what it wants to hear. */
const LINKS = ["same", "stem", "lemma", "verb", "meetsOther", "meetsPointed"] as const;

/**
 * How surely an answer belongs to its question: below 0 it would rather belong to another; and whether the two have
 * anything in common.
 */
export const belonging = (answer: ParsedAnswer, asked: Asked): { surety: number; isLinked: boolean } => {
  const weights: Readonly<Record<string, number>> = WEIGHTS;
  const clues = cluesOf(answer, asked);
  const surety = Object.entries(clues).reduce(
    (sum, [clue, holds]) => sum + (holds ? (weights[clue] ?? 0) : 0),
    ANSWERED + affinity(answer, asked),
  );
  return { surety, isLinked: LINKS.some((link) => clues[link]) || (asked.supposes && clues.timed) };
};
