import { readFileSync, writeFileSync } from "node:fs";
import { type Language, languages } from "../../../domain/exercise.ts";
import type { Engine } from "../../eval/engine.ts";
import { openEngine } from "../../eval/engines.ts";
import { examinerKb, examinerLoadMs } from "../../eval/examinerBundle.ts";
import { jsonLinesOf } from "../../eval/jsonLines.ts";
import { judge } from "../../eval/judge.ts";
import { between } from "../../eval/markdown.ts";
import { momentOf, type Sample, sample } from "../../eval/sample.ts";
import { classPathOf, report } from "../programs.ts";
import {
  type Checker,
  comparisonTable,
  fairMatches,
  figuresOf,
  type Missed,
  missedBy,
  missedLines,
  outOfOrder,
  type Verdict,
} from "./compared.ts";
import { checkedBy, jarsKb } from "./languageTool.ts";

const PAGE = "docs/marking.md";
const isShort = process.argv.includes("--short");
/** How often LanguageTool checks each answer before the clock counts. */
const WARM_UPS = 2;
const POM = "test/thirdParty/grammar/pom.xml";

const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> => {
  const [french, spanish, german] = languages;
  return { [french]: of(french), [spanish]: of(spanish), [german]: of(german) };
};

const heldAnswers = (language: Language): Sample[] => jsonLinesOf(`test/eval/held/${language}.jsonl`, sample);

/** Our own rules' verdicts, with the processor time of each, once all have been marked to warm up. */
const ownVerdicts = async (engine: Engine, samples: readonly Sample[]): Promise<Verdict[]> => {
  const judged = await judge(engine, samples);
  const verdicts: Verdict[] = [];
  for (const { sample, tellsError } of judged) {
    const before = process.cpuUsage();
    await engine.assess(momentOf(sample));
    const { user, system } = process.cpuUsage(before);
    verdicts.push({ tells: tellsError, ms: (user + system) / 1000 });
  }
  return verdicts;
};

const compare = async (classPath: string): Promise<void> => {
  const samples = byLanguage(heldAnswers);
  const engine = await openEngine("embedded");
  const ours = { loadMs: await examinerLoadMs("processor"), kb: (await examinerKb()).marking };
  const theirs = { kb: jarsKb(classPath) };
  const checkers: Checker[] = [];
  const missed: Partial<Record<Language, Missed[]>> = {};
  const failures: string[] = [];
  for (const language of languages) {
    const answers = samples[language];
    const own = await ownVerdicts(engine, answers);
    const checked = checkedBy(
      classPath,
      language,
      answers.map(({ answer }) => answer),
      isShort ? 0 : WARM_UPS,
    );
    const fair = fairMatches(checked, answers);
    const verdictsOf = (matches: readonly (readonly unknown[])[]) =>
      checked.answers.map(({ ms }, at) => ({ tells: (matches[at]?.length ?? 0) > 0, ms }));
    const whole = verdictsOf(checked.answers.map((answer) => answer.whole));
    const heard = verdictsOf(fair);
    const { loadMs } = checked;
    checkers.push(
      { name: "Viva's rules", language, verdicts: own, ...ours },
      { name: "LanguageTool", language, verdicts: whole, loadMs, ...theirs },
      { name: "LanguageTool, by ear", language, verdicts: heard, loadMs, ...theirs },
    );
    missed[language] = missedBy(own, fair, answers);
    // Its findings about capitals and commas of what was spoken are no findings about the student.
    failures.push(...outOfOrder(language, figuresOf(own, answers), figuresOf(heard, answers)));
  }
  await engine.close();

  const table = comparisonTable(checkers, samples);
  console.log(table);
  console.log("\nWrong answers that LanguageTool tells and Viva does not, by rule:");
  for (const line of missedLines(byLanguage((language) => missed[language] ?? []))) console.log(line);
  if (process.argv.includes("--write") && !isShort)
    writeFileSync(PAGE, between(readFileSync(PAGE, "utf8"), "language-tool", table));
  report(
    "third-party:grammar",
    languages.reduce((sum, language) => sum + samples[language].length, 0),
    failures,
  );
};

/**
 * `npm run third-party:grammar`: Viva's own rules beside LanguageTool on the held answers, in one run on one machine. Fails where the order
 * that docs/marking.md publishes no longer holds; `-- --write` writes the table there, and `-- --short` finds the same without the rounds
 * after which LanguageTool is at its fastest, so its times are longer.
 */
const classPath = classPathOf(POM);
if (classPath) await compare(classPath);
