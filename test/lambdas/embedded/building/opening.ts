import { describe, expect, test } from "@jest/globals";
import { demos } from "../../../../domain/demos.ts";
import { languages } from "../../../../domain/exercise.ts";
import { firstQuestion } from "../../../../lambdas/lesson/agenda.ts";
import { contentOf } from "../../../../lambdas/partner/dialogue/content.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { exerciseWith } from "../lesson.ts";

test.each(Object.values(demos).map((demo) => [demo.language, demo] as const))(
  "%s demo: a greeting by Mark, the first question as written, its English and its model answer",
  async (_, demo) => {
    const first = firstQuestion(demo);
    const { message, translation, options, engine } = await embedded.open(demo, first);
    expect(message).toContain("Mark");
    expect(message.endsWith(first?.text ?? "missing")).toBe(true);
    expect(translation.endsWith(first?.translation ?? "missing")).toBe(true);
    expect(options).toBe(first?.modelAnswer);
    expect(engine).toBe("embedded");
  },
);

describe.each(languages)("%s", (language) => {
  test("a conversation without questions opens with one about its subject", async () => {
    const exercise = exerciseWith({
      language,
      title: "Sport",
      objective: "Talk about your favourite sports",
    });
    const { message, translation, options } = await embedded.open(exercise, undefined);
    const own = contentOf(language).followUps.find(({ text }) => message.endsWith(text));
    expect(own?.theme).toBe("free time");
    expect(translation).toContain(own?.english);
    expect(options).toBe(own?.model);
  });
  test("a read-along asks for its passage", async () => {
    const passage = "Un, deux, trois.";
    const exercise = exerciseWith({ language, activity: "Read Along Passage", context_0: passage });
    const { message, translation } = await embedded.open(exercise, firstQuestion(exercise));
    expect(message.endsWith(passage)).toBe(true);
    expect(translation).toMatch(/read/i);
  });
  test("a photo is greeted as a photo", async () => {
    const exercise = exerciseWith({ language, activity: "Photo Role Play", context_0: "?" });
    expect((await embedded.open(exercise, firstQuestion(exercise))).translation).toMatch(/photo/);
  });
});
