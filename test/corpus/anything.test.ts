import { expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { inThisRun } from "../depth.ts";
import { french } from "../lambdas/embedded/answers/french.ts";
import { german } from "../lambdas/embedded/answers/german.ts";
import { spanish } from "../lambdas/embedded/answers/spanish.ts";
import { momentOf, replyAt } from "../lambdas/embedded/lesson.ts";

/** A seeded row of numbers, the same in every run (the constants are those of Numerical Recipes). */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % sides;
  };
};
const odd = [
  "😀",
  "’",
  "-",
  "j'",
  "¿",
  "…",
  "\n",
  "İ",
  "ﬁ",
  "12:30",
  "$1",
  "{noun}",
  "__proto__",
  "constructor",
  "toString",
];
const words = [...french.right, ...german.right, ...spanish.right]
  .flatMap((line) => line.split(" "))
  .concat(odd);

test("whatever is said, there is a score from 0 to 100, a reply and no crash", async () => {
  const roll = dice(7);
  for (let round = 0; round < inThisRun({ quick: 15, full: 70 }); round += 1) {
    const length = round % 40 === 0 ? 350 : roll(14);
    const said = Array.from({ length }, () => words[roll(words.length)]).join(" ");
    const text = Array.from({ length: roll(9) }, () => words[roll(words.length)]).join(" ");
    for (const language of languages) {
      const moment = momentOf(
        language,
        said,
        { text },
        { next: { kind: "follow-up" }, spoken: roll(2) === 0 },
      );
      const { score, improvement } = await embedded.assess(moment);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(improvement).not.toContain("undefined");
      const reply = await replyAt(moment);
      expect(reply).toMatch(/\?$/);
      await embedded.annotate(moment, reply);
      await embedded.grade({ language, objective: text, lines: moment.lines });
    }
  }
});
