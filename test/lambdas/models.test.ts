import { expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import { contentOf } from "../../lambdas/partner/dialogue/content.ts";
import { bankOf, questionOf } from "../../lambdas/partner/embedded/build/bank.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../lambdas/partner/embedded/score.ts";
import { sampleOf } from "../depth.ts";
import { momentOf } from "./embedded/lesson.ts";

const EVERY = { quick: 4, full: 1 };

test.each(languages)(
  "%s: every model answer of the builder's earns a good mark, and no fault is found",
  async (language) => {
    for (const entry of sampleOf(bankOf(language).entries, EVERY)) {
      const { model } = entry;
      const { score, improvement } = await embedded.assess(momentOf(language, model, questionOf(entry)));
      expect([model, score >= 60]).toEqual([model, true]);
      // A tip may ask for more; one that quotes the answer finds fault with it.
      expect([model, improvement]).toEqual([model, expect.not.stringMatching(/^“|Listen|not in/)]);
    }
  },
);

test.each(languages)(
  "%s: every model answer to Mark's own questions is to the point and free of mistakes",
  (language) => {
    const problems = sampleOf(contentOf(language).followUps, EVERY).flatMap(({ id, text, model, tense }) => {
      const examined = examine(momentOf(language, model, { text, tense }));
      const { standing, findings } = examined;
      const score = scoreOf(examined);
      const isGood = standing === "answered" && findings.length === 0 && score >= 70;
      const told = findings.map(({ id, right, start, end }) => ({
        id,
        words: model.slice(start, end),
        right,
      }));
      return isGood ? [] : [{ id, text, model, standing, score, told }];
    });
    expect(problems).toEqual([]);
  },
);
