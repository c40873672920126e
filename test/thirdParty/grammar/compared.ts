import { type Language, languages } from "../../../domain/exercise.ts";
import { median } from "../../bench/statistics.ts";
import { markdownTable } from "../../eval/markdown.ts";
import type { Sample } from "../../eval/sample.ts";
import { shareOf } from "../../eval/table.ts";
import type { CheckedAll, Match } from "./languageTool.ts";

/** Whether an answer was found to have an error in it, and in how many ms of processor time. */
export type Verdict = { tells: boolean; ms: number };

/** What a checker made of the answers in one language. */
export type Checker = {
  name: string;
  language: Language;
  verdicts: readonly Verdict[];
  loadMs: number;
  kb: number;
};

/** A checker's figures, typed and spoken answers apart. */
export type CheckerFigures = Record<
  "typed" | "spoken",
  { wrong: number; told: number; correct: number; alarms: number }
>;

/** Counts a checker's verdicts on these answers, in their order. */
export const figuresOf = (verdicts: readonly Verdict[], samples: readonly Sample[]): CheckerFigures => {
  const of = (isSpoken: boolean) => {
    const some = samples
      .map((sample, at) => ({ sample, tells: verdicts[at]?.tells ?? false }))
      .filter(({ sample }) => (sample.spoken ?? false) === isSpoken);
    const wrong = some.filter(({ sample }) => !sample.correct);
    const correct = some.filter(({ sample }) => sample.correct);
    return {
      wrong: wrong.length,
      told: wrong.filter(({ tells }) => tells).length,
      correct: correct.length,
      alarms: correct.filter(({ tells }) => tells).length,
    };
  };
  return { typed: of(false), spoken: of(true) };
};

const together = ({ typed, spoken }: CheckerFigures) => ({
  wrong: typed.wrong + spoken.wrong,
  told: typed.told + spoken.told,
  correct: typed.correct + spoken.correct,
  alarms: typed.alarms + spoken.alarms,
});

/** Where the published order no longer holds: ours tell at least as much as the other checker, with no more false alarms. */
export const outOfOrder = (language: Language, ours: CheckerFigures, other: CheckerFigures): string[] => {
  const [own, theirs] = [together(ours), together(other)];
  return [
    ...(theirs.told > own.told ? [`${language}: LanguageTool tells ${theirs.told}, Viva ${own.told}.`] : []),
    ...(theirs.alarms < own.alarms
      ? [`${language}: LanguageTool has ${theirs.alarms} false alarms, Viva ${own.alarms}.`]
      : []),
  ];
};

/** All checkers' figures as a Markdown table, a line each. */
export const comparisonTable = (
  checkers: readonly Checker[],
  samples: Readonly<Record<Language, readonly Sample[]>>,
): string =>
  markdownTable([
    [
      "",
      "Checker",
      "Told, typed",
      "Told, spoken",
      "False alarms, typed",
      "… spoken",
      "ms an answer",
      "Loads in",
      "Weighs",
    ],
    ...checkers.map(({ name, language, verdicts, loadMs, kb }) => {
      const { typed, spoken } = figuresOf(verdicts, samples[language]);
      return [
        language,
        name,
        shareOf(typed.told, typed.wrong),
        shareOf(spoken.told, spoken.wrong),
        shareOf(typed.alarms, typed.correct),
        shareOf(spoken.alarms, spoken.correct),
        median(verdicts.map(({ ms }) => ms)).toFixed(1),
        `${(loadMs / 1000).toFixed(loadMs < 1000 ? 2 : 1)} s`,
        kb < 1024 ? `${Math.ceil(kb)} KB` : `${Math.ceil(kb / 1024)} MB`,
      ];
    }),
  ]);

/** What a rule of the other checker's told where ours were silent. */
export type Missed = { rule: string; count: number; answer: string; said: string };

const RULES_LISTED = 10;

/** The rules that told most of the wrong answers on which ours were silent, each with its first answer. */
export const missedBy = (
  ours: readonly Verdict[],
  matches: readonly (readonly Match[])[],
  samples: readonly Sample[],
): Missed[] => {
  const missed = new Map<string, Missed>();
  for (const [at, { answer, correct }] of samples.entries()) {
    if (correct || ours[at]?.tells) continue;
    for (const rule of new Set(matches[at]?.map((match) => match.rule))) {
      const match = matches[at]?.find((one) => one.rule === rule);
      const before = missed.get(rule);
      const first = { rule, count: 0, answer, said: answer.slice(match?.from, match?.to) };
      missed.set(rule, { ...(before ?? first), count: (before?.count ?? 0) + 1 });
    }
  }
  return [...missed.values()].sort((one, other) => other.count - one.count).slice(0, RULES_LISTED);
};

/** The findings that count for an answer: of a spoken one, only those that can be heard. */
export const fairMatches = (checked: CheckedAll, samples: readonly Sample[]): Match[][] =>
  checked.answers.map(({ whole, heard }, at) => (samples[at]?.spoken ? heard : whole));

/** The lines of `missedBy` for a person to read. */
export const missedLines = (byLanguage: Readonly<Record<Language, readonly Missed[]>>): string[] =>
  languages.flatMap((language) => [
    `${language}:`,
    ...byLanguage[language].map(
      ({ rule, count, answer, said }) => `  ${String(count).padStart(3)}  ${rule}: “${said}” in “${answer}”`,
    ),
  ]);
