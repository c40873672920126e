import { type Language, languages } from "../../domain/exercise.ts";
import type { Figures } from "./figures.ts";
import { shareOf, tableOf } from "./table.ts";

/** The figures for a person to read, a line a language. */
export const reportOf = (figures: Readonly<Record<Language, Figures>>): string =>
  tableOf([
    ["", "wrong answers tipped", "false alarms", "mean score wrong", "correct", "ms an answer (median)"],
    ...languages.map((language) => {
      const { wrong, tipped, correct, falseAlarms, ...means } = figures[language];
      return [
        language,
        shareOf(tipped, wrong),
        shareOf(falseAlarms, correct),
        means.meanScoreWrong ?? "–",
        means.meanScoreCorrect ?? "–",
        means.msPerAnswer ?? "–",
      ];
    }),
  ]);

/** The figures of each rule that found something, tab-separated: in how many wrong and in how many correct answers. */
export const rulesTable = (figures: Readonly<Record<Language, Figures>>): string =>
  [
    ["rule", "wrong answers", "correct answers"],
    ...languages.flatMap((language) =>
      Object.entries(figures[language].rules).map(([rule, { wrong, correct }]) => [rule, wrong, correct]),
    ),
  ]
    .map((cells) => `${cells.join("\t")}\n`)
    .join("");
