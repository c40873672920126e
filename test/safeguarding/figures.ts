import { type FlagKind, flagKinds } from "../../domain/safeguarding.ts";
import { screen } from "../../lambdas/safeguarding/screen.ts";
import { type Labelled, type SentenceSet, sentencesOf } from "./sentences.ts";

export type Figures = {
  /** Sentences that should be flagged, and look-alikes. */
  worrying: number;
  harmless: number;
  /** Flagged for nothing, though they should be. */
  missed: Labelled[];
  /** Flagged, but for something else. */
  confused: (Labelled & { flags: FlagKind[] })[];
  falseAlarms: (Labelled & { flags: FlagKind[] })[];
};

/** How our own screen does on a set. */
export const figuresOf = (set: SentenceSet): Figures => {
  const screened = sentencesOf(set).map((one) => ({ ...one, flags: screen(one.text) }));
  const worrying = screened.filter(({ kind }) => kind);
  const harmless = screened.filter(({ kind }) => !kind);
  return {
    worrying: worrying.length,
    harmless: harmless.length,
    missed: worrying.filter(({ flags }) => flags.length === 0),
    confused: worrying.filter(({ kind, flags }) => kind && flags.length > 0 && !flags.includes(kind)),
    falseAlarms: harmless.filter(({ flags }) => flags.length > 0),
  };
};

/** The figures for people, each miss and each false alarm with its sentence; of `held` only the figures, so that nobody writes rules for it. */
export const report = (set: SentenceSet): string => {
  const { worrying, harmless, missed, confused, falseAlarms } = figuresOf(set);
  const line = ({ language, kind, text }: Labelled) => `  ${language}, ${kind ?? "none"}: ${text}`;
  const figures = `${set}: missed ${missed.length} of ${worrying}, taken for something else ${confused.length}, false alarms ${falseAlarms.length} of ${harmless}`;
  if (set === "held") return figures;
  return [
    figures,
    ...flagKinds.flatMap((kind) => missed.filter((one) => one.kind === kind).map(line)),
    ...confused.map((one) => `${line(one)} → ${one.flags}`),
    ...falseAlarms.map((one) => `${line(one)} → ${one.flags}`),
  ].join("\n");
};
