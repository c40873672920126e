import { expect, test } from "@jest/globals";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { agreements, type Marked, marksBy } from "./agreement.ts";
import { gradedLesson } from "./gradedLesson.ts";
import { jsonLinesOf } from "./jsonLines.ts";

// Each lesson says why it has the marks that it has: the figures in grade.ts and score.ts are set by them.
const lessons = jsonLinesOf("test/eval/lessons.jsonl", gradedLesson);

test("our own rules grade our own lessons as a person did, or a star beside it", async () => {
  const { overall, vocabulary, grammar } = agreements(await marksBy(embedded, lessons));
  for (const { lessons: all, exact, withinOne, kappa } of [overall, vocabulary, grammar]) {
    expect(all).toBe(lessons.length);
    expect(withinOne).toBe(all);
    expect(exact / all).toBeGreaterThanOrEqual(0.6);
    expect(kappa).toBeGreaterThan(0.8);
  }
});

test("exact, within one and kappa are told for each mark by itself", () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error("There are no lessons.");
  const marked = (person: number, engine: number): Marked => ({
    lesson,
    person: { overall: person, vocabulary: 3, grammar: person },
    engine: { overall: engine, vocabulary: 3, grammar: person },
  });
  expect(agreements([marked(1, 1), marked(2, 3), marked(5, 2)])).toMatchObject({
    overall: { lessons: 3, exact: 1, withinOne: 2 },
    vocabulary: { exact: 3, withinOne: 3, kappa: null },
    grammar: { exact: 3, kappa: 1 },
  });
});
