import { expect, test } from "@jest/globals";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { exerciseWith, momentOf, replyAt } from "./lesson.ts";

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
test("something else altogether is worth nothing", async () => {
  expect((await embedded.assess(reading("Bonjour monsieur"))).score).toBe(0);
});
test("Mark thanks for the reading", async () => {
  expect(await replyAt(reading(passage))).toMatch(/Merci|merci/);
});
