import { expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import { judgedIn } from "../../lambdas/safeguarding/judged.ts";
import { jsonLinesOf } from "../eval/jsonLines.ts";
import { momentOf, sample } from "../eval/sample.ts";

test.each(languages)("no honest answer is cut of those that the rules were tuned with (%s)", (language) => {
  const samples = jsonLinesOf(`test/eval/tune/${language}.jsonl`, sample);
  expect(samples.length).toBeGreaterThan(300);
  const cut = samples.filter((one) => judgedIn(momentOf(one)).lines.at(-1)?.content !== one.answer);
  expect(cut.map(({ answer }) => answer)).toEqual([]);
});
