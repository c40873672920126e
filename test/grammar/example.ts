import { readFileSync } from "node:fs";
import { type Language, languageTags } from "../../domain/exercise.ts";

/** Sentences that show a rule: one in which it finds exactly one thing, and one in which nothing is found at all. */
export type Example = {
  /** The rule's id without its language. */
  rule: string;
  spoken: boolean;
  /** What Mark asked, where the rule depends on it; else "". */
  question: string;
  /** What was said, with the words that the rule finds between braces. */
  wrong: string;
  /** What the rule says instead; "" where it isn't certain. */
  correction: string;
  right: string;
};

const pathOf = (language: Language): string => `test/grammar/examples/${languageTags[language]}.tsv`;
const HEAD = ["rule", "input", "question", "wrong", "correction", "right"].join("\t");

/** The examples of a language, in the order of their file. */
export const examplesOf = (language: Language): Example[] =>
  readFileSync(pathOf(language), "utf8")
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const [rule = "", input, question = "", wrong = "", correction = "", right = ""] = line.split("\t");
      return { rule, spoken: input === "spoken", question, wrong, correction, right };
    });

/** A language's examples as its file holds them, with the path of the file. */
export const written = (language: Language, examples: readonly Example[]): [path: string, text: string] => [
  pathOf(language),
  [
    HEAD,
    ...examples.map(({ rule, spoken, question, wrong, correction, right }) =>
      [rule, spoken ? "spoken" : "typed", question, wrong, correction, right].join("\t"),
    ),
    "",
  ].join("\n"),
];

/** A wrong sentence without its braces, and where they stood. */
export const unmarked = (wrong: string): { text: string; start: number; end: number } => {
  const start = wrong.indexOf("{");
  const end = wrong.indexOf("}") - 1;
  return { text: wrong.replace("{", "").replace("}", ""), start, end };
};

/** The opposite. */
export const marked = (text: string, start: number, end: number): string =>
  `${text.slice(0, start)}{${text.slice(start, end)}}${text.slice(end)}`;
