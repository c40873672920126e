import type { Language, Tense } from "../../../../domain/exercise.ts";
import type { Theme } from "../../../../domain/themes.ts";
import type { Question } from "../../partner.ts";
import { bankOf } from "./bank.ts";
import type { Demand } from "./choose.ts";
import type { Subject } from "./subject.ts";
import { GENERAL } from "./themes.ts";

const TITLE_THEMES = 2;
const NEW_WORDS = 4;

/** "a, b and c". */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const themesIn = ({ themes }: Subject): readonly Theme[] => (themes.length > 0 ? themes : [GENERAL]);

/** What an exercise is called, in its language, and then in the teacher's own words as they were typed. */
export const titleOf = (subject: Subject, language: Language): string => {
  const { headings } = bankOf(language);
  const titles = themesIn(subject)
    .slice(0, TITLE_THEMES)
    .map((theme) => headings[theme].title);
  return [...titles, ...(subject.ownWords ? [capital(subject.ownWords)] : [])].join(" – ");
};

/** "holidays (hotel complaint)" where we know the theme, and "free time, and about unicorns where you can" where not. */
const about = (subject: Subject): string => {
  const { themes, ownWords } = subject;
  const known = listed(themesIn(subject));
  if (!ownWords) return known;
  return themes.length > 0 ? `${known} (${ownWords})` : `${known}, and about ${ownWords} where you can`;
};

const tenses: readonly Tense[] = ["present", "past", "future", "conditional"];

/** The words that students are to try out: "Try some new words: un séjour (a stay), …". */
const newWords = (subject: Subject, language: Language): string => {
  const words = themesIn(subject)
    .flatMap((theme) => bankOf(language).headings[theme].words)
    .slice(0, NEW_WORDS)
    .map((word) => word.replace(/: (.*)$/, " ($1)"));
  return `Try some new words: ${listed(words)}.`;
};

/** What to practise, in English, by the questions that there are. */
export const focusOf = (
  subject: Subject,
  language: Language,
  questions: readonly Question[],
  demand: Demand,
  withNewWords: boolean,
): string => {
  const used = tenses.filter((tense) => questions.some((question) => question.tense === tense));
  const asks = questions.filter(({ studentAsks }) => studentAsks).length;
  return [
    `Talk about ${about(subject)}.`,
    used.length > 0 ? `Use the ${listed(used)} ${used.length === 1 ? "tense" : "tenses"}.` : "",
    demand === "hardest"
      ? "Justify and compare: give reasons for everything you say."
      : "Give your opinion with a reason.",
    asks > 0 ? `Ask ${asks === 1 ? "a question" : `${asks} questions`}.` : "",
    withNewWords ? newWords(subject, language) : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
};

/** The goal of a conversation about a topic. */
export const goalOf = (subject: Subject, language: Language, demand: Demand, withNewWords: boolean): string =>
  [
    `Have a conversation about ${about(subject)}.`,
    demand === "foundational"
      ? "Say what you do and what you like, give a reason, and say what you did last week."
      : "Say what you think and why, compare then and now, and talk about your plans.",
    "Ask a question back.",
    withNewWords ? newWords(subject, language) : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");

/** What to practise in reading a passage aloud. */
export const readingFocus = (subject: Subject): string =>
  `Read the passage about ${listed(themesIn(subject))} aloud, clearly and at a steady pace. Watch the sounds at the ends of words.`;
