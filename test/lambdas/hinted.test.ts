import { expect, test } from "@jest/globals";
import type { Annotation } from "../../domain/conversation.ts";
import { defaultSettings, type Exercise } from "../../domain/exercise.ts";
import { withoutAids, withoutBetter } from "../../lambdas/lesson/withheld.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { hinted } from "../../lambdas/partner/hinted.ts";
import { exerciseWith, momentOf } from "./embedded/lesson.ts";

const options = "Je joue au tennis avec mon frère parce que c'est amusant.";
const settings = { ...defaultSettings, isModelAnswerActive: true, isTranslatable: true };

const hintOf = async (given: Partial<Annotation>, fields: Partial<Exercise> = {}) => {
  const partner = hinted({
    ...embedded,
    annotate: async () => ({ translation: "", options, engine: "bedrock", ...given }),
  });
  const exercise = exerciseWith({ language: "French", settings, ...fields });
  const moment = momentOf("French", "Salut.", { text: "Ça va ?" }, { exercise });
  return (await partner.annotate(moment, "Tu fais du sport ?")).hint;
};

test("our rules make one from the model answer", async () => {
  expect(await hintOf({})).toMatchObject({ start: "Je joue au" });
});

test("a model's own is kept where it begins its model answer", async () => {
  const hint = { start: "Je joue", words: [{ text: "le frère", english: "brother" }] };
  expect(await hintOf({ hint })).toEqual(hint);
});

test("a question that is asked once more has it, too", async () => {
  const partner = hinted({
    ...embedded,
    repair: async () => ({ message: "Tu fais du sport ?", translation: "", options, engine: "embedded" }),
  });
  const exercise = exerciseWith({ language: "French", settings });
  const next = { kind: "question", question: { text: "Tu fais du sport ?" } } as const;
  const moment = momentOf("French", "Pardon ?", next.question, { exercise, next });
  expect((await partner.repair(moment)).hint).toMatchObject({ start: "Je joue au" });
});

test.each([
  ["begins another answer", { start: "J'aime", words: [] }],
  ["is all of it", { start: options, words: [] }],
  ["has a word without English", { start: "Je joue", words: [{ text: "frère", english: "" }] }],
])("one that %s is replaced", async (_, hint) => {
  expect(await hintOf({ hint })).toMatchObject({ start: "Je joue au" });
});

test("there is none without a model answer, where the exercise hides those, and of a passage", async () => {
  expect(await hintOf({ options: "" })).toBeUndefined();
  expect(await hintOf({}, { settings: { ...settings, isModelAnswerActive: false } })).toBeUndefined();
  expect(await hintOf({}, { activity: "Read Along Passage" })).toBeUndefined();
});

test("what an exercise hides is not sent: neither the help, nor its English, nor an answer put right", () => {
  const hint = { start: "Je joue", words: [{ text: "le frère", english: "brother" }] };
  const exercise = (more: Partial<typeof settings>) =>
    exerciseWith({ language: "French", settings: { ...settings, ...more } });
  const sent = (more: Partial<typeof settings>) =>
    withoutAids(exercise(more), { translation: "", options, hint }).hint;
  expect(sent({})).toEqual(hint);
  expect(sent({ isTranslatable: false })).toEqual({ start: "Je joue", words: [] });
  expect(sent({ isModelAnswerActive: false })).toBeUndefined();
  const better = { corrected: "Je joue." };
  expect(withoutBetter(exercise({}), { better })).toEqual({ better });
  expect(withoutBetter(exercise({ isModelAnswerActive: false }), { better })).toEqual({});
});
