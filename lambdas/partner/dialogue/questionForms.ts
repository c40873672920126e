import type { Language } from "../../../domain/exercise.ts";
import { questions as french } from "./french/questions.ts";
import { questions as german } from "./german/questions.ts";
import { questions as spanish } from "./spanish/questions.ts";

/** How a language asks. All patterns are for text without accents, in lower case, with " , " at pauses and a space after apostrophes. */
export type QuestionForms = {
  /** Words that may stand before a question, as the beginning and a pause may. */
  lead: ReadonlySet<string>;
  /** After these a clause belongs to what was said before. */
  links: ReadonlySet<string>;
  /** "And you?" */
  echo: RegExp;
  /** How questions begin that need no question mark; each behind one of `lead`. */
  strong: readonly string[];
  /** The same, provided that somebody is spoken to in what follows. */
  withYou: readonly string[];
  /** Somebody is spoken to. */
  you: RegExp;
  /** A question word at the end: "tu aimes quoi". */
  last: RegExp | undefined;
  /** "isn't it", "you know": taken off before anything is looked for. */
  tags: RegExp;
  /** What looks like a question to Mark and is none. */
  never: RegExp;
  /** What asks wherever it stands. */
  anywhere: RegExp;
  /** A wish to come back to the subject of the talk. */
  back: RegExp;
  /** How a question begins that speaks to nobody, given that it is marked as one. */
  plain: RegExp;
  /** Two-word lead of a clause that only looks like a question. */
  indirect: RegExp;
  /** A question word anywhere: then it can't be answered by yes or no. */
  open: RegExp;
  /** "Do you know …?" */
  knows: RegExp;
  negated: RegExp;
  kinds: readonly (readonly [
    kind: "reason" | "who" | "where" | "when" | "howOften" | "opinion" | "like",
    pattern: RegExp,
  ])[];
  times: Readonly<Record<"past" | "future" | "conditional", RegExp>>;
  /** Subjects that no single word tells. */
  phrases: readonly (readonly [subject: string, pattern: RegExp])[];
  /** How somebody asks at a counter though nothing marks it as a question; in a talk between friends it tells something. */
  counter: RegExp;
  services: readonly (readonly [service: string, pattern: RegExp])[];
};

/** How students ask, by language. */
export const questionForms: Readonly<Record<Language, QuestionForms>> = {
  French: french,
  Spanish: spanish,
  German: german,
};
