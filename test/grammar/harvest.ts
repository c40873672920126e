import { readFileSync, writeFileSync } from "node:fs";
import { type Language, languages } from "../../domain/exercise.ts";
import { type ParsedAnswer, read } from "../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../grammar/core/word.ts";
import type { Finding } from "../../grammar/engine/finding.ts";
import { patternOf } from "../../grammar/engine/pattern/pattern.ts";
import { compiledLanguage } from "../../grammar/languages/languages.ts";
import { rulesOf, sharedRules } from "../../grammar/ruleList.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { keyOf } from "../eval/findingsSnapshot.ts";
import { jsonLinesOf } from "../eval/jsonLines.ts";
import { telling } from "../eval/problem.ts";
import { momentOf, type Sample, sample } from "../eval/sample.ts";
import { type Example, examplesOf, marked, unmarked, written } from "./example.ts";

type Said = Pick<Sample, "language" | "question" | "answer" | "spoken">;

const found = (said: Said): readonly Finding[] => examine(momentOf(said)).findings;

/** The first of these answers in which this rule alone finds something, with its question left out where that changes nothing. */
const wrongFor = (rule: string, candidates: readonly Said[]): Omit<Example, "right"> | undefined => {
  for (const said of candidates)
    for (const question of ["", said.question]) {
      const [finding, ...more] = found({ ...said, question });
      if (finding?.id !== rule || more.length > 0 || /[{}\t\n]/.test(said.answer)) continue;
      const { start, end, right } = finding;
      const wrong = marked(said.answer, start, end);
      return { rule, spoken: said.spoken ?? false, question, wrong, correction: right ?? "" };
    }
  return undefined;
};

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** French: "j'prends", where a correction brings another word behind one that has lost its vowel. */
const CUT_SHORT = /(?<!\p{L})[jdlnmts]'(?![aeiouyhàâäéèêëîïôûœæ])/iu;

/** The wrong answer put right, if nothing is found in that; else the correct answer that shares most of the words found. */
const rightFor = (
  { wrong, correction, spoken, question }: Omit<Example, "right">,
  language: Language,
  correct: readonly Sample[],
): string | undefined => {
  const { text, start, end } = unmarked(wrong);
  if (correction !== "" && end > start) {
    const repaired = text.slice(0, start) + correction + text.slice(end);
    const capital = start === 0 ? repaired.charAt(0).toUpperCase() + repaired.slice(1) : repaired;
    for (const answer of [capital, repaired])
      if (!CUT_SHORT.test(answer) && found({ language, question, answer, spoken }).length === 0)
        return answer;
  }
  const wanted = wordsOf(text.slice(start, end));
  const shared = (answer: string) => [...wordsOf(answer)].filter((word) => wanted.has(word)).length;
  return correct
    .filter((each) => (question === "" || each.question === question) && (each.spoken ?? false) === spoken)
    .map((each) => ({ answer: each.answer, shares: shared(each.answer) }))
    .toSorted((one, other) => other.shares - one.shares || one.answer.length - other.answer.length)
    .slice(0, 20)
    .find(({ answer }) => found({ language, question, answer, spoken }).length === 0)?.answer;
};

/** So many words are tried for each place of a pattern, and so many sentences for each pattern. */
const CHOICES = 6;
const TRIES = 250;
/** Of the words that a place names, and the forms of its verbs, so many. */
const OWN_MAX = 40;

type Alone = NonNullable<ReturnType<typeof alone>>;

/** A text of one word, as it is read; undefined where it is more than one, or none. */
const alone = (
  text: string,
  language: Language,
): { text: string; word: Word; answer: ParsedAnswer } | undefined => {
  const answer = read(text, language);
  const [word, ...more] = answer.words;
  return word && more.length === 0 ? { text, word, answer } : undefined;
};

/** Sentences that a pattern may fit, made of its own words and of those that are often said. */
const made = (pattern: string, language: Language, pool: readonly Alone[]): Said[] => {
  const { lexicon } = compiledLanguage(language);
  const raw = pattern.trim().split(/\s+/);
  const choices = patternOf(pattern, false).map(({ kind, fits }, place): string[] => {
    if (kind === ",") return [","];
    if (kind !== "word") return [""];
    const named: string[] = raw[place]?.match(/[\p{L}']+/gu) ?? [];
    const forms = named.flatMap((lemma) => lexicon.verbOf.get(lemma)?.forms.map(({ form }) => form) ?? []);
    const own = [...named, ...forms].slice(0, OWN_MAX).flatMap((text) => alone(text, language) ?? []);
    const fitting = [...own, ...pool].filter(({ word, answer }) => fits(word, answer));
    const few = [...new Set(fitting.map(({ text }) => text))].slice(0, CHOICES);
    return raw[place]?.endsWith("?") ? ["", ...few] : few;
  });
  if (choices.some((each) => each.length === 0)) return [];
  return Array.from({ length: TRIES }, (_, turn) => {
    let rest = turn;
    const words = choices.map((each) => {
      const word = each[rest % each.length] ?? "";
      rest = Math.floor(rest / each.length) + turn;
      return word;
    });
    const text = words
      .filter((word) => word !== "")
      .join(" ")
      .replaceAll(/ ,/g, ",")
      .replaceAll(/' /g, "'");
    return {
      language,
      question: "",
      answer: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
      spoken: false,
    };
  });
};

/**
 * `npm run grammar:examples`: finds an example for each rule that has none yet: in the tuned answers, or else made of the words of its
 * pattern. Writes them to `test/grammar/examples`, and prints the rules for which there is none.
 */
await telling(async () => {
  const shared = new Map(sharedRules().map(({ id }) => [id as string, 0]));
  for (const language of languages) {
    const answers = jsonLinesOf(`test/eval/tune/${language}.jsonl`, sample);
    const correct = answers.filter((each) => each.correct);
    const byKey = new Map(answers.map((each) => [keyOf(each), each]));
    const firing = new Map<string, Said[]>();
    for (const line of readFileSync(`test/eval/findings/${language}.tsv`, "utf8").split("\n")) {
      const [key = "", , findings = ""] = line.split("\t");
      const said = byKey.get(key);
      for (const finding of findings.split("|")) {
        const id = finding.slice(0, finding.indexOf("@"));
        if (said && id) firing.set(id, [...(firing.get(id) ?? []), said]);
      }
    }
    const often = new Map<string, number>();
    for (const { answer } of correct)
      for (const word of answer.match(/[\p{L}-]+'?/gu) ?? []) often.set(word, (often.get(word) ?? 0) + 1);
    const pool = [...often]
      .sort(([, one], [, other]) => other - one)
      .flatMap(([word]) => word)
      .slice(0, 1500)
      .flatMap((word) => alone(word, language) ?? []);
    const { regexRules, tokenRules = [] } = compiledLanguage(language).definition;
    const own = new Set<string>(rulesOf(language).map(({ id }) => id));
    const kept = new Map(
      examplesOf(language)
        .filter(({ rule }) => own.has(rule) || shared.has(rule))
        .map((example) => [example.rule, example]),
    );
    const missing: string[] = [];
    for (const rule of [...own, ...shared.keys()]) {
      if (kept.has(rule)) continue;
      const heard = (firing.get(rule) ?? []).toSorted(
        (one, other) => one.answer.length - other.answer.length,
      );
      const wrong =
        wrongFor(rule, heard.slice(0, 30)) ??
        tokenRules
          .filter(({ id }) => id === rule)
          .map(({ pattern }) => wrongFor(rule, made(pattern, language, pool)))
          .find((each) => each !== undefined);
      const right = wrong && rightFor(wrong, language, correct);
      if (wrong && right !== undefined) kept.set(rule, { ...wrong, right });
      else if (own.has(rule)) missing.push(`${rule}${firing.has(rule) ? " (found, but never alone)" : ""}`);
    }
    for (const rule of kept.keys()) if (shared.has(rule)) shared.set(rule, 1);
    const sorted = [...kept.values()].toSorted((one, other) => (one.rule < other.rule ? -1 : 1));
    const [path, text] = written(language, sorted);
    writeFileSync(path, text);
    process.stdout.write(
      `${path}: ${sorted.length} examples, ${regexRules.length + tokenRules.length} patterns; none for:\n`,
    );
    for (const rule of missing) process.stdout.write(`  ${rule}\n`);
  }
  const none = [...shared].filter(([, count]) => count === 0).map(([id]) => id);
  process.stdout.write(
    `Programs without an example in any language:\n${none.map((id) => `  ${id}\n`).join("")}`,
  );
});
