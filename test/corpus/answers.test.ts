import { expect, test } from "@jest/globals";
import { type Language, languages, levels } from "../../domain/exercise.ts";
import { driftOf } from "../../lambdas/partner/drift.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import type { Moment } from "../../lambdas/partner/partner.ts";
import { sampleOf } from "../depth.ts";
import { jsonLinesOf } from "../eval/jsonLines.ts";
import { momentOf, sample } from "../eval/sample.ts";

/** The answers that our rules are tuned on, correct and wrong ones. */
const answersIn = (language: Language) => jsonLinesOf(`test/eval/tune/${language}.jsonl`, sample);

test.each(languages)("%s: hardly any sentence of a correct answer is left out", (language) => {
  const correct = sampleOf(
    answersIn(language).filter((each) => each.correct),
    { quick: 20, full: 1 },
  );
  const shortened = correct.filter((each) => {
    const { answer: own, pertinent } = examine(momentOf(each));
    return own.text !== each.answer || pertinent !== own;
  });
  expect(shortened.length / correct.length).toBeLessThan(0.02);
});

test.each(languages)(
  "what our own rules say in %s passes, but for a question that was asked before or opens another subject",
  async (language) => {
    // All of them took too long, and found nothing else.
    const answers = sampleOf(answersIn(language), { quick: 300, full: 30 });
    const caught: string[] = [];
    for (const answer of answers)
      for (const level of [levels[0], levels[1]])
        for (const next of [
          { kind: "follow-up" },
          { kind: "closing" },
          { kind: "question", question: { text: answer.question } },
        ] as const) {
          const moment = momentOf(answer);
          const course: Moment = { ...moment, exercise: { ...moment.exercise, level }, next };
          let said = "";
          for await (const part of embedded.reply(course)) said += part.type === "reply" ? part.delta : "";
          const drift = driftOf(said, course);
          // The question that comes next here is the one that was just answered, so saying the answer back may repeat it.
          const mayStray =
            (next.kind !== "closing" && drift === "repetition") ||
            (next.kind === "follow-up" && drift === "topic");
          if (drift && !mayStray) caught.push(`${drift}: ${said}`);
        }
    expect(caught).toEqual([]);
  },
);
