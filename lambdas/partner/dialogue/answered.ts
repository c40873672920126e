import type { PlacedFollowUp } from "./content.ts";
import { type Glance, wordsOfFact } from "./facts.ts";
import { facts } from "./followUp.ts";
import type { Telling } from "./utterance.ts";

/** What one part of an answer is: any of these words, or any of what it tells besides. */
type Group = { words: ReadonlySet<string>; tells: readonly (Telling | "past" | "future")[] };

/** By the key of a question, the groups by any set of which it is answered. */
export type Answers = ReadonlyMap<string, readonly (readonly Group[])[]>;

const TELLS = [
  "reason",
  "company",
  "place",
  "time",
  "since",
  "dislike",
  "career",
  "pay",
  "contrast",
  "month",
  "hour",
  "past",
  "future",
] as const;

const listed = (cell: string): string[] => cell.split(",").map((word) => word.trim());

const groupOf = (cell: string): Group => {
  const names = listed(cell);
  const words = names.flatMap((name) => {
    if (name.startsWith("#")) return [];
    if (!name.startsWith("@")) return [name];
    const fact = facts.find((each) => each === name.slice(1));
    if (!fact) throw new Error(`Not a fact: ${name}`);
    return wordsOfFact(fact);
  });
  const tells = names.flatMap((name) => {
    if (!name.startsWith("#")) return [];
    const told = TELLS.find((each) => each === name.slice(1));
    if (!told) throw new Error(`Nothing that is told: ${name}`);
    return [told];
  });
  return { words: new Set(words), tells };
};

/** Reads the table of `graph/answered.ts`. Throws on anything that is no such table. */
export const answersOf = (table: string): Answers => {
  const answers = new Map<string, (readonly Group[])[]>();
  for (const line of table.trim().split("\n")) {
    const [keys, told] = line.split("|");
    if (!keys || !told) throw new Error(`Not a line of questions and words: ${line}`);
    const groups = told.split(" + ").map(groupOf);
    for (const key of listed(keys)) answers.set(key, [...(answers.get(key) ?? []), groups]);
  }
  return answers;
};

/** What a question is called wherever the themes are told apart. */
export const keyOf = ({ theme, id }: Pick<PlacedFollowUp, "theme" | "id">): string => `${theme}/${id}`;

const isTold = ({ words, tells }: Group, glance: Glance): boolean =>
  [...glance.mentioned].some((word) => words.has(word)) ||
  tells.some((told) =>
    told === "past" ? glance.tellsPast : told === "future" ? glance.tellsFuture : glance.tells.has(told),
  );

/** Is what a question asks for told in one of these answers? */
export const isToldIn = (answers: Answers, key: string, glances: readonly Glance[]): boolean =>
  (answers.get(key) ?? []).some((groups) =>
    glances.some((glance) => groups.every((group) => isTold(group, glance))),
  );

/** Questions that ask for an opinion on a thing that they name. */
const ASKS_OPINION =
  /^(?:what do you think (?:of|about)|do you (?:like|think|enjoy)|how important|which .* like best|what is your favourite|are you interested|is it (?:a good idea|important|better)|what (?:are the )?(?:advantages|disadvantages))/i;
/** Named by too many questions for an opinion on them to answer one. */
const WIDE = new Set(
  "school,people,young people,young,person,area,thing,day,time,family,friend,year,country,life,town,like,do,be,have,go,good,best,think,important,much,great,home,use,get,make,place,house,idea,important,better,world,week,money,film,food,animal,sport".split(
    ",",
  ),
);
const singular = (word: string): string => word.replace(/ies$/, "y").replace(/(?<=[a-z]{3})s$/, "");
const named = new Map<string, ReadonlySet<string>>();

/** What a question names, as our dictionaries would gloss it: its words in the singular, and each two of them. */
const namedIn = (english: string): ReadonlySet<string> => {
  const before = named.get(english);
  if (before) return before;
  const words = english.toLowerCase().match(/[a-z-]+/g) ?? [];
  const names = new Set(
    words.flatMap((word, at) => {
      const next = words[at + 1];
      return [word, singular(word), ...(next ? [`${word} ${next}`, `${word} ${singular(next)}`] : [])];
    }),
  );
  named.set(english, names);
  return names;
};

/** Has the student told what they think of the thing that a question asks their opinion on? */
export const isJudged = ({ english, kind }: PlacedFollowUp, judged: ReadonlySet<string>): boolean => {
  if ((kind !== "opinion" && kind !== "comparison") || !ASKS_OPINION.test(english)) return false;
  const names = namedIn(english);
  return [...judged].some((word) => !WIDE.has(word) && names.has(word));
};

/** What asks for more of something, or takes for granted that it is liked. */
const PRESUMES = /favourite|you like\b|you prefer\b|\bbest\b|interested/i;

/** Does a question presume that the student likes or does what it is about? */
export const presumesLiking = ({ kind, english, condition }: PlacedFollowUp): boolean =>
  condition.denies === undefined &&
  (kind === "habit" ||
    kind === "plan" ||
    kind === "event" ||
    kind === "hypothesis" ||
    (kind !== "comparison" && PRESUMES.test(english)));
