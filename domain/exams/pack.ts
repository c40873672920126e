import type { Language } from "../exercise.ts";
import type { exams } from "./exams.ts";
import type { ExamName, Tier } from "./names.ts";

/** Something about an exam. Only what was read in a source is verified; the rest is background knowledge. */
export type Fact<Value> = { value: Value; isVerified: boolean };
export const verified = <Value>(value: Value): Fact<Value> => ({ value, isVerified: true });
export const unverified = <Value>(value: Value): Fact<Value> => ({ value, isVerified: false });

/** What kind of evidence a criterion is marked by; see lambdas/partner/criteria. */
export const evidenceKinds = [
  /** One task of a role play. */
  "task",
  /** Answers, by how far they are developed. */
  "communication",
  /** Single pieces of information. */
  "information",
  /** Clauses without a mistake, and tenses. */
  "language",
  /** Questions that are taken up, and asked. */
  "interaction",
  /** How well heard words were understood. */
  "pronunciation",
  /** What nothing is kept of: never marked here. */
  "fluency",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export type Criterion = {
  name: string;
  by: EvidenceKind;
  /** The assessment objective, where the exam names one. */
  objective?: "AO1" | "AO2" | "AO3";
  /** Its full marks; of a task, those of one. */
  marks: Fact<number>;
  /** What full marks ask for, in our words. */
  wants: string;
  /** How many tasks there are, or pieces of information full marks need, by tier. */
  count?: Fact<Record<Tier, number>>;
};

/** One part of an exam, for one activity of Viva's. */
export type Part = {
  name: string;
  marks: Fact<number>;
  /** How long it lasts, in minutes, by tier; left out where no source says. */
  minutes?: Fact<Record<Tier, string>>;
  /** What else is known of it, a sentence each. */
  about: readonly Fact<string>[];
  criteria: readonly Criterion[];
};

/** What is known of one exam. Marking rules change within a season, so a pack says which it follows, and since when it is so. */
export type Pack<Name extends ExamName = ExamName> = {
  specification: Readonly<Record<Language, string>>;
  /** The exams it is for. */
  series: string;
  tiers: Fact<readonly Tier[]>;
  /** Counts up with each change of a figure: results name it. */
  version: number;
  /** Where what is verified was read, as far as that was noted. */
  sources: string;
  /** When. */
  readOn: string;
  whole: Fact<string>;
  /** Does a zero for all of AO1 and AO2 force a zero for AO3? */
  zeroForcesZero: Fact<boolean>;
  parts: { readonly [Activity in (typeof exams)[Name]["activities"][number]]: Part };
  /** What of the exam has no activity here, and the other way round. */
  missing: readonly string[];
};
