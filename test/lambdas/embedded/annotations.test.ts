import { expect, test } from "@jest/globals";
import { demos } from "../../../domain/demos.ts";
import { languages } from "../../../domain/exercise.ts";
import { questionsFor } from "../../../lambdas/lesson/agenda.ts";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { speechOf } from "../../../lambdas/partner/embedded/speech.ts";
import { exerciseWith, momentOf, play } from "./lesson.ts";

test.each(Object.values(demos).map((demo) => [demo.language, demo] as const))(
  "%s demo: all that Mark says has its English, and each question its model answer",
  async (_, demo) => {
    const models = questionsFor(demo).map(({ modelAnswer }) => modelAnswer ?? "");
    for (const { moment, message, reply } of await play(demo, models)) {
      const { translation, options } = await embedded.annotate(moment, message);
      const question = moment.next.kind === "question" ? moment.next.question : undefined;
      expect(options).toBe(question?.modelAnswer ?? "");
      if (question) expect(translation.endsWith(question.translation ?? "missing")).toBe(true);
      expect(reply).not.toBe("");
      expect(translation.length).toBeGreaterThan(question?.translation?.length ?? 0);
      expect(translation).not.toMatch(/[{}]/);
      const farewells = speechOf(demo.language).tongue.reactions.closing ?? [];
      if (!question) expect(farewells.some(({ english }) => translation.endsWith(english))).toBe(true);
    }
  },
);

test.each(languages)("%s: Mark's own follow-ups have English and model answer as well", async (language) => {
  const exercise = exerciseWith({ language, title: "Holidays" });
  for (const { moment, message } of await play(exercise, ["Ok.", "Pizza.", "Tennis."])) {
    const { translation, options } = await embedded.annotate(moment, message);
    expect(translation).toMatch(/\?$/);
    expect(options).not.toBe("");
  }
});

test("what somebody else said is left untranslated", async () => {
  const moment = momentOf("French", "Oui.", { text: "Ça va ?" }, { next: { kind: "follow-up" } });
  expect(await embedded.annotate(moment, "Un autre texte.")).toMatchObject({ translation: "", options: "" });
});

test.each([
  ["French", "Est-ce que tu manges souvent du poisson ?", "Oui, je mange souvent du poisson"],
  ["French", "Tu aimes le sport ?", "Oui, j'aime bien le sport"],
  ["Spanish", "¿Vas a menudo al cine?", "Sí, voy a menudo al cine"],
  ["German", "Isst du gern Fisch?", "Ja, ich esse gern Fisch"],
  ["German", "Verstehst du dich gut mit deinen Eltern?", "Ja, ich verstehe mich gut mit meinen Eltern"],
] as const)("%s: a model answer is made from “%s”", async (language, text, start) => {
  const moment = momentOf(language, "Ok.", { text: "" }, { next: { kind: "question", question: { text } } });
  expect((await embedded.annotate(moment, text)).options).toContain(start);
});
