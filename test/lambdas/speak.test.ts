import { expect, test } from "@jest/globals";
import { speak } from "../../lambdas/handlers/speak.ts";
import type { Lesson } from "../../lambdas/store/lesson.ts";
import type { Lessons } from "../../lambdas/store/lessons.ts";

const lesson: Lesson = {
  uid: "u",
  assignmentId: "6788",
  language: "Spanish",
  lessonId: "l",
  class_id: "",
  name: "Zoë",
  opening: { message: "¡Hola! ¿Qué tal?", translation: "", options: "Muy bien. ¿Y tú?" },
  turns: [
    {
      said: "Muy bien. Gracias.",
      words: [],
      message: "Me alegro. ¿Y tu familia?",
      improvement: "",
      translation: "",
      options: "",
      turn: 1,
      engine: "embedded",
      isFinished: false,
    },
  ],
  costCentre: "practice",
  turnKeys: [],
  keys: [],
  claim: { key: "k", holder: "h", after: 1, until: 0, issued: ["¡Qué bien!"] },
  version: 1,
  startedAt: 0,
  expiresAt: 0,
};

const said = (message: string, held = lesson) => {
  const lessons: Partial<Lessons> = { listOf: async () => [held] };
  return speak({
    lessons: lessons as Lessons, // the one call that speaking makes
    quotas: { spend: async () => undefined },
    voiceFor: (centre) => ({
      async *say(text, language) {
        yield Buffer.from(`${centre}, ${language}: ${text}`);
      },
    }),
  })({ caller: { uid: "u", kind: "guest" }, body: { message }, params: {} });
};

test.each(["¡Hola! ¿Qué tal?", "¡Hola!", "¿Y tu familia?", "¡Qué bien!"])(
  "%p, which Mark has said or is just saying, is spoken in the lesson's language",
  async (message) => {
    const parts: Uint8Array[] = [];
    for await (const part of await said(message)) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(`practice, Spanish: ${message}`);
  },
);

test.each(["Gracias.", "Hola", "¡Hola! ¿Qué", "Something else."])(
  "%p, which is no sentence of Mark's, is not spoken",
  async (message) => {
    await expect(said(message)).rejects.toMatchObject({ status: 404, code: "not_said" });
  },
);

test.each(["Muy bien. ¿Y tú?", "¿Y tú?"])(
  "%p, of a model answer, is spoken where the lesson shows those, and nowhere else",
  async (message) => {
    const shown = { ...lesson, showsModelAnswers: true };
    const parts: Uint8Array[] = [];
    for await (const part of await said(message, shown)) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(`practice, Spanish: ${message}`);
    await expect(said("Muy", shown)).rejects.toMatchObject({ status: 404, code: "not_said" });
    await expect(said(message)).rejects.toMatchObject({ status: 404, code: "not_said" });
  },
);
