import { describe, expect, test } from "@jest/globals";
import { type Language, languages } from "../../../domain/exercise.ts";
import { contentOf } from "../../../lambdas/partner/dialogue/content.ts";
import { things } from "../../../lambdas/partner/dialogue/graph/things.ts";
import { annotationOf } from "../../../lambdas/partner/embedded/annotate.ts";
import { slotQuestion, thingAskedIn, understand } from "../../../lambdas/partner/embedded/asked.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { simplerIn } from "../../../lambdas/partner/embedded/simpler.ts";
import { exerciseWith, momentOf, play, replyAt } from "../embedded/lesson.ts";

const followedUp = (language: Language, title: string, asked: string, said: string) =>
  momentOf(
    language,
    said,
    { text: asked },
    { exercise: exerciseWith({ language, title }), next: { kind: "follow-up" } },
  );

const aboutFamily: Readonly<Record<Language, { title: string; asked: string; said: string; named: RegExp }>> =
  {
    French: {
      title: "Ma famille",
      asked: "Qu'est-ce que tu fais le dimanche ?",
      said: "Le dimanche je vais au marché avec ma tante et je mange une crêpe.",
      named: /ta tante(?:,[^?]*)? \?$/,
    },
    Spanish: {
      title: "Mi familia",
      asked: "¿Qué haces los domingos?",
      said: "Los domingos voy al mercado con mi tía y como un pastel.",
      named: /tu tía\?$/,
    },
    German: {
      title: "Meine Familie",
      asked: "Was machst du am Sonntag?",
      said: "Am Sonntag gehe ich mit meiner Tante auf den Markt und esse Kuchen.",
      named: /deiner? Tante(?: so)?\?$/,
    },
  };

describe.each(languages)("questions about what was mentioned in %s", (language) => {
  const content = contentOf(language);
  const { title, asked, said, named } = aboutFamily[language];
  const moment = followedUp(language, title, asked, said);

  test("each has its wording, a simpler one and an answer free of mistakes", () => {
    expect(content.things.map(({ name }) => name)).toEqual(things.map(({ name }) => name));
    for (const { simpler, model, tense, text } of content.things) {
      expect(simpler).toMatch(/\?$/);
      const { findings } = examine(momentOf(language, model, { text, tense }));
      expect([model, findings.map(({ kind }) => kind)]).toEqual([model, []]);
    }
  });
  test("one is asked, and then has its English, a simpler wording and a model answer", async () => {
    const reply = await replyAt(moment);
    expect(reply).toMatch(named);
    const { translation, options, untranslated } = annotationOf(moment, reply);
    expect(translation).toMatch(/your aunt.*\?$/);
    expect(untranslated).toBeUndefined();
    expect(options).not.toBe("");
    const question = slotQuestion(reply, language);
    expect(question?.text && reply.endsWith(question.text)).toBe(true);
    expect(simplerIn(language)(question?.text ?? "")?.text).toMatch(/\?$/);
    expect(understand({ text: question?.text ?? "" }, language).question.tense).toBe("present");
  });
  test("none is asked twice, nor straight after another", async () => {
    const played = await play(
      exerciseWith({ language, title }),
      Array.from({ length: 8 }, () => said),
    );
    const kinds = played.map(({ message }) => thingAskedIn(message, language));
    const put = kinds.flatMap((kind) => kind ?? []);
    expect(put.length).toBeGreaterThan(0);
    expect(new Set(put).size).toBe(put.length);
    expect(kinds.some((kind, place) => kind !== undefined && kinds[place + 1] !== undefined)).toBe(false);
  });
});

describe("nothing is asked about", () => {
  test.each<[why: string, language: Language, title: string, said: string, never: RegExp]>([
    [
      "who is there no longer",
      "German",
      "Familie",
      "Bis letzte Woche war auch unser Hund da.",
      /dein\p{L}* Hund/u,
    ],
    [
      "who is told of in the past",
      "Spanish",
      "Mi familia",
      "Mi abuelo era muy alto y cantaba bien.",
      /tu abuelo[^.]*\?$/,
    ],
    [
      "what is denied",
      "French",
      "Le sport",
      "Je ne joue pas de la guitare et je n'ai pas de chien.",
      /guitare|ton chien/,
    ],
    [
      "what somebody else does",
      "Spanish",
      "El tiempo libre",
      "Mi hermana juega al tenis.",
      /del tenis|con el tenis/,
    ],
    ["what others have", "French", "Le collège", "Nous avons un jardin derrière la cantine.", /ton jardin/],
  ])("%s", async (_, language, title, said, never) => {
    const reply = await replyAt(followedUp(language, title, "?", said));
    expect(reply).toMatch(/\?$/);
    expect(reply).not.toMatch(never);
  });
});

test.each<[Language, string]>([
  ["French", "Il est comment, ton collège ?"],
  ["Spanish", "¿Cómo es la gente donde vives?"],
  ["Spanish", "¿Cómo era tu casa?"],
  ["German", "Wie ist das Wetter so?"],
])("%s: “%s” is a question of its own", (language, text) => {
  expect(thingAskedIn(text, language)).toBeUndefined();
});

test.each<[Language, string, RegExp]>([
  ["French", "J'habite sur la lune avec un dragon.", /lune/],
  ["Spanish", "Soy un pingüino.", /pingüino/],
  ["German", "Ich habe einen Elefanten.", /Elefant/],
])("%s: “%s” is not taken up in earnest", async (language, said, never) => {
  expect(await replyAt(followedUp(language, "", "?", said))).not.toMatch(never);
});
