import type { Tense } from "../../../domain/exercise.ts";
import type { Topic } from "../../../grammar/core/topics.ts";
import type { Said } from "../embedded/phrasebook.ts";

/** A clause of the student's as Mark may say it ("tu joues au basket") or, if it is about themselves, ask about it ("spielst du Tennis"). */
export type Told = {
  statement: Said;
  question?: Said;
  tense: Tense;
  /** English infinitive. */
  verb: string;
  isDenied: boolean;
};

/** A noun that was said, and the student's own words for it as Mark may say them back: "ton chien", "en Espagne". */
export type Mention = {
  /** English, singular. */
  gloss: string;
  topic: Topic | undefined;
  /** Was it denied ("pas de chien")? */
  isDenied: boolean;
  /** Was it in the question already? */
  isGiven: boolean;
  /** Undefined where it can't be said back as it stands: it holds a mistake, or does not stand by itself. */
  echo?: Said;
  /** The clause that it stands in, where it can be said back as a whole. */
  told?: Told;
};

/** One clause with a verb, as far as it is understood. */
export type Statement = {
  /** English infinitive. */
  verb: string;
  tense: Tense | undefined;
  /** Who does it: I or we; somebody else; or a thing, "it", "there is". */
  subject: "self" | "other" | "thing";
  isDenied: boolean;
  /** Is it wished for, or still to come? */
  isPlan: boolean;
  /** Does it depend on another clause ("parce que", "weil")? */
  isDependent: boolean;
  /** The nouns of its predicate, in order. */
  mentions: readonly Mention[];
};

/** How a thing is named in a question: your dog, that film, football in general, in Spain, to swim. */
export type ThingNamed = "own" | "that" | "kind" | "in" | "doing";

/** Somebody or something that was said of which Mark may ask, with what was told beside it. */
export type Thing = {
  /** English, singular. */
  gloss: string;
  topic: Topic | undefined;
  subject: Statement["subject"];
  tense: Tense | undefined;
  isPlan: boolean;
  /** Is it the student's own? */
  isMine: boolean;
  isMany: boolean;
  isCountry: boolean;
  /** Is it told what it is like? */
  isDescribed: boolean;
  /** Undefined where it can't be named so. */
  formsAs: (as: ThingNamed) => ThingForms | undefined;
};

/** How something is said in each place of a question: by itself, behind "of", with its verb, … */
export type ThingForms = Readonly<Record<string, string>> & {
  readonly english: string;
  readonly nom?: string;
};

/** What an answer tells besides: with whom, where, when or how often, since when, what for, what is not liked, what somebody wants to be, that it is about paying, that it has two sides, a month, the time of day. */
export type Telling =
  | "reason"
  | "purpose"
  | "company"
  | "place"
  | "time"
  | "since"
  | "dislike"
  | "career"
  | "pay"
  | "contrast"
  | "month"
  | "hour";

/** An answer as the dialogue knows it: what the analysis tells, in no language. */
export type Utterance = {
  statements: readonly Statement[];
  /** Every noun, those outside any clause with a verb as well. */
  mentions: readonly Mention[];
  /** Those of which a question may be asked, in order. */
  things: readonly Thing[];
  /** English words for every noun and verb that was affirmed, and for those that were denied. */
  affirmed: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  /** Every meaning of its words. */
  mentioned: ReadonlySet<string>;
  /** Those that stood beside a word that judges them, and those that are not liked. */
  judged: ReadonlySet<string>;
  disliked: ReadonlySet<string>;
  feeling: "positive" | "negative" | "mixed" | "neutral";
  affirms: boolean;
  denies: boolean;
  /** What something is like, in the student's words as Mark may say them: "ton collège est grand", "es divertido"; is it said what? */
  description?: Said & { isNamed: boolean };
  /** Its most telling clause as Mark may say it whole, whose English nobody knows, and whether that tells of what was or is to come. */
  mirrored?: { text: string; isEvent: boolean };
  /** The words without a verb that it begins with, and that are the answer: "avec ta sœur", "im Garten". */
  opening?: Said;
  /** When or how often something is or was, what somebody is called, or how old the student is, as Mark may say it: "le samedi matin", "tienes quince años". */
  particular?: Said;
  /** What is told already, and need not be asked. */
  tells: ReadonlySet<Telling>;
  /** The beginnings of its longer words, see `stemsOf`. */
  stems: ReadonlySet<string>;
  hasReason: boolean;
  hasOpinion: boolean;
  clauses: number;
  words: number;
};
