import { describe, expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import { rulesOf, sharedRules } from "../../grammar/ruleList.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../eval/sample.ts";
import { examplesOf, unmarked } from "./example.ts";

describe.each(languages)("%s", (language) => {
  const examples = examplesOf(language);

  test("each rule finds its wrong example, and nothing else is found there", () => {
    const amiss = examples.flatMap(({ rule, question, spoken, wrong, correction }) => {
      const { text, start, end } = unmarked(wrong);
      const found = examine(momentOf({ language, question, answer: text, spoken })).findings.map(
        ({ id, start, end, right = "" }) => ({ id, start, end, right }),
      );
      const wanted = [{ id: rule, start, end, right: correction }];
      return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ wrong, wanted, found }];
    });
    expect(amiss).toEqual([]);
  });

  test("nothing is found in its right example", () => {
    const alarms = examples.flatMap(({ rule, question, spoken, right }) => {
      const { findings } = examine(momentOf({ language, question, answer: right, spoken }));
      return findings.length > 0 ? [{ rule, right, found: findings.map(({ id }) => id) }] : [];
    });
    expect(alarms).toEqual([]);
  });

  test("there is one example a rule, in the order of their ids, and each is of a rule", () => {
    const ids = examples.map(({ rule }) => rule);
    expect(ids).toEqual([...new Set(ids)].sort());
    const all = new Set<string>([...rulesOf(language), ...sharedRules()].map(({ id }) => id));
    expect(ids.filter((id) => !all.has(id))).toEqual([]);
    expect(rulesOf(language).filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
});

test("each rule that is a program has an example in some language", () => {
  const shown = new Set(languages.flatMap((language) => examplesOf(language).map(({ rule }) => rule)));
  expect(sharedRules().filter(({ id }) => !shown.has(id))).toEqual([]);
});
