import { expect, test } from "@jest/globals";
import { demos } from "../../../../domain/demos.ts";
import { languages } from "../../../../domain/exercise.ts";
import { questionsFor } from "../../../../lambdas/lesson/agenda.ts";
import { contentOf } from "../../../../lambdas/partner/dialogue/content.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { exerciseWith, momentOf, play } from "../lesson.ts";

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
      const farewells = contentOf(demo.language).reactions.get("end+part") ?? [];
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

test("a sentence that our rules know no English for is handed back as untranslated", async () => {
  const moment = momentOf("French", "Oui.", { text: "Ça va ?" }, { next: { kind: "follow-up" } });
  expect(await embedded.annotate(moment, "Un autre texte. Et encore un.")).toEqual({
    ...{ translation: "", untranslated: "Un autre texte. Et encore un.", options: "", engine: "embedded" },
  });
});

// Shows 9.11
test.each([
  ["without English", undefined],
  ["with its English", "Where do you live?"],
])(
  "a question that its teacher typed %s: what is translated and what is not are told apart",
  async (_, known) => {
    // In lower case, so that no full stop and capital tell where it begins.
    const text = "où habites-tu ? Chez toi, c'est comment ?";
    const note = known === undefined ? {} : { translation: known };
    const exercise = exerciseWith({
      language: "French",
      activity: "Set Question Role Play",
      context_0: `${text};${text}`,
      questionNotes: [note, note],
    });
    const expected = known === undefined ? text : undefined;
    const opening = await embedded.open(exercise, { text, ...note });
    expect(opening.untranslated).toBe(expected);
    expect(opening.translation).toMatch(known === undefined ? /./ : /.+ Where do you live\?$/);

    for (const { moment, message } of await play(exercise, ["J'habite à Londres."])) {
      const { translation, untranslated } = await embedded.annotate(moment, message);
      expect(message.endsWith(text)).toBe(true);
      expect(untranslated).toBe(expected);
      expect(translation).toMatch(known === undefined ? /./ : /.+ Where do you live\?$/);
    }
  },
);

test("a typed question that is one of Mark's own has the English that he knows for it", async () => {
  const [own] = contentOf("French").followUps;
  if (!own) throw new Error("Mark has questions");
  const question = { text: own.text };
  const opening = await embedded.open(exerciseWith({ language: "French" }), question);
  expect(opening.translation.endsWith(own.english)).toBe(true);
  expect(opening.untranslated).toBeUndefined();
});

test.each([
  ["French", "Est-ce que tu manges souvent du poisson ?", "Oui, je mange souvent du poisson"],
  ["French", "Tu aimes le chocolat ?", "Oui, j'aime bien le chocolat"],
  ["Spanish", "¿Vas a menudo al cine?", "Sí, voy a menudo al cine"],
  ["German", "Isst du gern Fisch?", "Ja, ich esse gern Fisch"],
  ["German", "Verstehst du dich gut mit deinen Eltern?", "Ja, ich verstehe mich gut mit meinen Eltern"],
] as const)("%s: a model answer is made from “%s”", async (language, text, start) => {
  const moment = momentOf(language, "Ok.", { text: "" }, { next: { kind: "question", question: { text } } });
  expect((await embedded.annotate(moment, text)).options).toContain(start);
});
