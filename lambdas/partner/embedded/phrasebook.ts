import type { Language, Tense } from "../../../domain/exercise.ts";
import type { Demand } from "../../../grammar/core/parsedQuestion.ts";
import type { Topic } from "../../../grammar/core/topics.ts";
import { normalised, wholeWords } from "../../../grammar/core/wordlist.ts";
import { french } from "./french/phrasebook.ts";
import { german } from "./german/phrasebook.ts";
import { spanish } from "./spanish/phrasebook.ts";

/** A line of Mark's with its English. */
export type Said = { text: string; english: string };

/** A question of Mark's own, with an answer worth full marks. */
export type Ask = Said & { topic: Topic; tense: Tense; model: string };

/** What a hint can advise. */
export type Advice =
  | "past"
  | "future"
  | "conditional"
  | "opinion"
  | "reason"
  | "question"
  | "describe"
  | "present";

/** What Mark has of a language beside its grammar: how questions are understood and asked, and phrases to help with. */
export type Phrasebook = {
  /** How a task tells the student to ask something: "Haz una pregunta", "Pregunte el precio". */
  requests: string;
  /** Patterns of questions, and what these want to hear. */
  demands: readonly (readonly [pattern: string, wants: Demand])[];
  questions: readonly Ask[];
  /** How a question is turned into an answer: a pattern over all of it, and the answer with its parts ($1…). */
  answers: readonly (readonly [pattern: string, answer: string])[];
  /** How "do you …?" becomes "yes, I …": what is said before the verb, the words that change, and a reason for all. */
  mirror: { yes: string; swaps: readonly (readonly [you: string, me: string])[]; because: string };
  examples: Readonly<Record<"reason" | "start", string> & { opinion: Readonly<Record<Tense, string>> }>;
  hints: Readonly<Record<Advice, string>>;
};

const phrasebooks: Readonly<Record<Language, Phrasebook>> = {
  French: french,
  Spanish: spanish,
  German: german,
};

/** Where Mark's questions, examples and hints of a language are. */
export const phrasebookOf = (language: Language): Phrasebook => phrasebooks[language];

/** The patterns of a phrasebook ready to be searched for, and Mark's questions as they are compared. */
type Prepared = {
  requests: RegExp;
  demands: readonly { matcher: RegExp; wants: Demand }[];
  questions: readonly { plain: string; ask: Ask }[];
};
const prepared = new Map<Language, Prepared>();

/** How questions of a language are understood; made when it is first asked for, and kept. */
export const questionPatternsOf = (language: Language): Prepared => {
  const { requests, demands, questions } = phrasebookOf(language);
  const ready = prepared.get(language) ?? {
    requests: wholeWords(requests),
    demands: demands.map(([pattern, wants]) => ({ matcher: wholeWords(pattern), wants })),
    questions: questions.map((ask) => ({ plain: normalised(ask.text), ask })),
  };
  prepared.set(language, ready);
  return ready;
};
