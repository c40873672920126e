import { expect, test } from "@jest/globals";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { exerciseWith, momentOf, replyAt } from "../lesson.ts";

const passage = "Le matin, je prends le bus pour aller au collège.";
const reading = (said: string, spoken = false) =>
  momentOf(
    "French",
    said,
    { text: passage },
    {
      exercise: exerciseWith({ language: "French", activity: "Read Along Passage", context_0: passage }),
      spoken,
    },
  );

test("every word read is full marks, whatever the case and the commas", async () => {
  expect(await embedded.assess(reading("le matin je prends le bus pour aller au collège"))).toMatchObject({
    score: 100,
    improvement: "",
  });
});
test("missing and wrong words are named", async () => {
  const { score, improvement } = await embedded.assess(
    reading("Le matin, je prend le bus pour aller collège."),
  );
  expect(improvement).toContain("“prend” should be “prends”");
  expect(improvement).toContain("left out “au”");
  expect(score).toBe(80);
});
test("accents count when typed, not when spoken", async () => {
  const said = "Le matin je prends le bus pour aller au college";
  expect((await embedded.assess(reading(said))).improvement).toContain("“college” should be “collège”");
  expect((await embedded.assess(reading(said, true))).score).toBe(100);
});
test("a spoken reading is judged by the words that were heard, and by how well", async () => {
  const words = passage.split(" ").map((text) => ({ text, confidence: text === "bus" ? 0.1 : 0.9 }));
  const clear = words.filter(({ text }) => text !== "bus");
  expect((await embedded.assess({ ...reading(passage, true), words })).score).toBe(95);
  expect(await embedded.assess({ ...reading(passage, true), words: clear })).toMatchObject({
    score: 90,
    improvement: "You left out “bus”.",
  });
  const graded = { language: "French" as const, objective: "", passage, lines: reading(passage).lines };
  expect((await embedded.grade({ ...graded, words: clear })).grade).toBe("90 / 100");
});
test("something else altogether is worth nothing", async () => {
  expect((await embedded.assess(reading("Bonjour monsieur"))).score).toBe(0);
});
test("Mark thanks for the reading", async () => {
  expect(await replyAt(reading(passage))).toMatch(/Merci|merci/);
});
