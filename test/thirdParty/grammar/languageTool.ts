import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Language } from "../../../domain/exercise.ts";

/** What it calls our languages; German is checked for spelling only as one country writes it. */
const CODES: Readonly<Record<Language, string>> = { French: "fr", Spanish: "es", German: "de-DE" };

/** Its categories of rules about spelling, capitals and punctuation, which nobody hears; each language has some of its own. */
const WRITTEN_ONLY = [
  ...["TYPOS", "CASING", "TYPOGRAPHY", "PUNCTUATION", "MULTITOKEN_SPELLING"],
  ...["CAT_TYPOGRAPHIE", "CAT_MAJUSCULES", "PONCTUATION_VIRGULE", "PONCTUATION_POINT"],
  ...["MISSPELLING", "DIACRITICS"],
  "HILFESTELLUNG_KOMMASETZUNG",
];

/** One thing that it found: its rule, that rule's category, and where in the answer. */
export type Match = { rule: string; category: string; from: number; to: number };

/** What it makes of one answer, with all its rules and without those about what is only written, and in how many ms of processor time. */
export type Checked = { ms: number; whole: Match[]; heard: Match[] };

/** A language as it was checked: ms of processor time until the first answer was, from the first line of Java on, and each answer. */
export type CheckedAll = { loadMs: number; answers: Checked[] };

const matchesIn = (written: string): Match[] =>
  written
    .split(" ")
    .filter((match) => match !== "")
    .map((match) => {
      const [rule = "", category = "", from, to] = match.split(":");
      return { rule, category, from: Number(from), to: Number(to) };
    });

/**
 * Has LanguageTool check answers, one after the other, in a Java process of its own with this class path; each is checked
 * `warmUps` times before the clock counts. Throws where that process fails.
 */
export const checkedBy = (
  classPath: string,
  language: Language,
  answers: readonly string[],
  warmUps: number,
): CheckedAll => {
  const program = "test/thirdParty/grammar/Findings.java";
  const { status, stdout, stderr, error } = spawnSync(
    "java",
    ["-Xmx1g", "-cp", classPath, program, CODES[language], String(warmUps), ...WRITTEN_ONLY],
    {
      input: answers.map((answer) => answer.replaceAll(/\s+/g, " ")).join("\n"),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      timeout: 30 * 60_000,
    },
  );
  if (status !== 0) throw new Error(`LanguageTool failed: ${error?.message ?? stderr}`);
  const [loaded = "", ...rows] = stdout.trimEnd().split("\n");
  const checked = rows.map((row) => {
    const [, ms, whole = "", heard = ""] = row.split("\t");
    return { ms: Number(ms), whole: matchesIn(whole), heard: matchesIn(heard) };
  });
  if (checked.length !== answers.length)
    throw new Error(`LanguageTool checked ${checked.length} of ${answers.length} answers.`);
  return { loadMs: Number(loaded.split("\t")[1]), answers: checked };
};

/** What its libraries weigh, in KB of 1,024 bytes; they are compressed as they come. */
export const jarsKb = (classPath: string): number => {
  const folder = dirname(classPath);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jar"))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size / 1024, 0);
};
