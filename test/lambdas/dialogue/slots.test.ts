import { describe, expect, test } from "@jest/globals";
import { type Language, languages } from "../../../domain/exercise.ts";
import { contentOf } from "../../../lambdas/partner/dialogue/content.ts";
import { slots } from "../../../lambdas/partner/dialogue/graph/slots.ts";
import { annotationOf } from "../../../lambdas/partner/embedded/annotate.ts";
import { slotQuestion, understand } from "../../../lambdas/partner/embedded/asked.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { simplerIn } from "../../../lambdas/partner/embedded/simpler.ts";
import { startHint } from "../../../lambdas/partner/embedded/startHint.ts";
import { exerciseWith, momentOf, play, replyAt } from "../embedded/lesson.ts";

const aboutSport: Readonly<
  Record<Language, { title: string; asked: string; said: string; expected: RegExp }>
> = {
  French: {
    title: "Le sport",
    asked: "Qu'est-ce que tu fais le samedi ?",
    said: "Je fais du judo.",
    expected: /est-ce que tu fais du judo \?$/,
  },
  Spanish: {
    title: "El deporte",
    asked: "¿Qué haces los sábados?",
    said: "Juego al voleibol.",
    expected: /juegas al voleibol\?$/,
  },
  German: {
    title: "Sport",
    asked: "Was machst du am Samstag?",
    said: "Ich spiele Hockey.",
    expected: /spielst du Hockey\?$/,
  },
};

describe.each(languages)("questions with the student's own words in %s", (language) => {
  const content = contentOf(language);
  const { title, asked, said, expected } = aboutSport[language];
  const moment = momentOf(
    language,
    said,
    { text: asked },
    { exercise: exerciseWith({ language, title }), next: { kind: "follow-up" } },
  );

  test("each has its wording, a simpler one and an answer free of mistakes", () => {
    expect(content.slots.map(({ name }) => name)).toEqual(slots.map(({ name }) => name));
    for (const { simpler, model, tense, text } of content.slots) {
      expect(simpler).toMatch(/\?$/);
      const { findings } = examine(momentOf(language, model, { text, tense }));
      expect([model, findings.map(({ kind }) => kind)]).toEqual([model, []]);
    }
  });
  test("one is asked, and then has its English, a simpler wording, a tense and a beginning", async () => {
    const reply = await replyAt(moment);
    expect(reply).toMatch(expected);
    const { translation, options, untranslated } = annotationOf(moment, reply);
    expect(translation).toMatch(/you .*\?$|that\?$/);
    expect(untranslated).toBeUndefined();
    expect(options).not.toBe("");
    const question = slotQuestion(reply, language);
    expect(question?.text && reply.endsWith(question.text)).toBe(true);
    expect(simplerIn(language)(question?.text ?? "")?.text).toMatch(/\?$/);
    expect(understand({ text: question?.text ?? "" }, language).question.tense).toBe("present");
    expect(startHint(options, reply, language)).toBeDefined();
  });
  test("none is asked twice, nor one kind three times", async () => {
    const played = await play(
      exerciseWith({ language, title }),
      Array.from({ length: 10 }, () => said),
    );
    const questions = played.flatMap(({ message }) => slotQuestion(message, language) ?? []);
    expect(questions.length).toBeGreaterThan(0);
    const texts = questions.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test.each<[Language, string]>([
  ["French", "Où es-tu allé l'année dernière ?"],
  ["Spanish", "¿Por qué emigran?"],
  ["German", "Warum emigrieren Menschen?"],
])("%s: “%s” is nobody's clause", (language, text) => {
  expect(slotQuestion(text, language)).toBeUndefined();
});

describe("what is told already is not asked for", () => {
  test.each<[Language, string, string, RegExp]>([
    [
      "French",
      "Le sport",
      "Je fais du judo avec mon frère dans un club le lundi depuis deux ans.",
      /avec qui|depuis quand|combien de fois|^où/i,
    ],
    [
      "German",
      "Sport",
      "Ich spiele seit drei Jahren mit meinen Freunden in einem Verein Hockey.",
      /mit wem|seit wann|^wo /i,
    ],
    [
      "Spanish",
      "La comida",
      "No me gustan los champiñones porque son asquerosos.",
      /por qué no te gustan|qué no te gusta/i,
    ],
    ["German", "Essen", "Ich mag keine Pilze.", /gar nicht gern/],
  ])("%s, %s: “%s”", async (language, title, said, never) => {
    const moment = momentOf(
      language,
      said,
      { text: "?" },
      { exercise: exerciseWith({ language, title }), next: { kind: "follow-up" } },
    );
    const reply = await replyAt(moment);
    expect(reply).toMatch(/\?$/);
    expect(reply).not.toMatch(never);
  });
});

test("a waiter says nobody's clause back", async () => {
  const moment = momentOf(
    "French",
    "Je voudrais un sandwich.",
    { text: "Qu'est-ce que vous désirez ?" },
    {
      exercise: exerciseWith({
        language: "French",
        activity: "Set Question Role Play",
        context_0: "Qu'est-ce que vous désirez ?;Et comme boisson ?",
      }),
      next: { kind: "question", question: { text: "Et comme boisson ?" } },
    },
  );
  expect(await replyAt(moment)).not.toMatch(/tu voudrais/);
});
