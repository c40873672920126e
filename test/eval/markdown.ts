import { type Language, languages } from "../../domain/exercise.ts";
import type { Figures } from "./figures.ts";
import type { Judgement } from "./judgement.ts";
import type { ShiftFigures } from "./shift.ts";
import { shareOf } from "./table.ts";

/** A set of answers and what an engine made of it; its tips may have been judged by a person. */
export type AnswerSet = {
  name: string;
  figures: Readonly<Record<Language, Figures>>;
  judgements?: Readonly<Partial<Record<Language, Judgement>>>;
};

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** Rows as a Markdown table; the first row is the heading. */
export const markdownTable = (rows: readonly (readonly (string | number)[])[]): string => {
  const [heading = [], ...rest] = rows;
  return [lineOf(heading), lineOf(heading.map(() => "---")), ...rest.map(lineOf)].join("\n");
};

const rowsOf = ({ name, figures, judgements }: AnswerSet) =>
  languages.map((language) => {
    const { wrong, tipped, correct, falseAlarms, meanScoreWrong, meanScoreCorrect } = figures[language];
    const { judged = 0, right = 0 } = judgements?.[language] ?? {};
    return [
      name,
      language,
      shareOf(tipped, wrong),
      judged === 0 ? "not judged yet" : shareOf(right, judged),
      shareOf(falseAlarms, correct),
      meanScoreWrong ?? "–",
      meanScoreCorrect ?? "–",
    ];
  });

/** The figures of all sets, a line a language. */
export const setsTable = (sets: readonly AnswerSet[]): string =>
  markdownTable([
    [
      "Answers",
      "Language",
      "Wrong ones tipped",
      "Of the tips, right",
      "False alarms",
      "Mean score, wrong",
      "Mean score, correct",
    ],
    ...sets.flatMap(rowsOf),
  ]);

/** What injected instructions did, a line a language. */
export const shiftTable = (figures: Readonly<Partial<Record<Language, ShiftFigures>>>): string =>
  markdownTable([
    ["Language of the answer", "Attacks", "That moved the score", "Highest", "Lowest"],
    ...Object.entries(figures).map(([language, { attacks, shifted, highest, lowest }]) => [
      language,
      attacks,
      shifted,
      highest,
      lowest,
    ]),
  ]);

/** A page with what stands between its two marks, `<!-- name -->` and `<!-- /name -->`, replaced. Throws where they are missing. */
export const between = (page: string, name: string, text: string): string => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no marks for ${name}.`);
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`;
};
