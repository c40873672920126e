import { describe, expect, test } from "@jest/globals";
import type { Activity, Language } from "../../../domain/exercise.ts";
import { momentOf } from "../../../lambdas/lesson/moment.ts";
import { contentOf } from "../../../lambdas/partner/dialogue/content.ts";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { scriptShape } from "../../eval/talk/script.ts";
import { transcriptOf } from "../../eval/talk/transcript.ts";
import { exerciseWith, play, replyAt } from "../embedded/lesson.ts";

type Told = {
  language: Language;
  title?: string;
  objective?: string;
  activity?: Activity;
  questions?: string;
  asked: string;
  said: string;
};

/** What Mark says to one answer, in a conversation that goes on unless it is a role play. */
const replyTo = ({
  language,
  title = "",
  objective = "",
  activity = "Conversation About Topic",
  questions = "",
  ...told
}: Told) => {
  const exercise = exerciseWith({ language, title, objective, activity, context_0: questions });
  const next =
    activity === "Conversation About Topic"
      ? ({ kind: "follow-up" } as const)
      : ({ kind: "question", question: { text: "?" } } as const);
  const moment = momentOf(exercise, [{ role: "assistant", content: told.asked }], { text: told.said });
  return replyAt({ ...moment, asked: { text: told.asked }, next });
};

describe("what students met in November", () => {
  test.each<[Language, string, string, RegExp, RegExp]>([
    [
      "French",
      "Que fais-tu ?",
      "Et toi, qu'est-ce que tu fais pour protéger l'environnement ?",
      /recycle/,
      /^$/,
    ],
    ["German", "Wer gehört zu deiner Familie?", "Hast du Geschwister?", /Emma/, /meistens/],
    ["Spanish", "¿Cómo vas al instituto?", "Voy al instituto a pie.", /\?$/, /el pie/],
    ["Spanish", "¿Qué comes?", "Como comida basura.", /\?$/, /basura/],
    ["Spanish", "¿Qué comes?", "Como menos azúcar.", /\?$/, /me encanta/],
    ["German", "Wie siehst du aus?", "Ich habe lange, braune Haare.", /\?$/, /Interessant/],
    ["French", "Ta maison idéale ?", "Je construirais une piscine.", /\?$/, /désolé/],
    ["French", "Et le plastique ?", "Le plastique est mauvais pour les animaux.", /\?$/, /chouette|adore/],
    [
      "French",
      "Et ta famille ?",
      "Mon grand-père est mort la semaine dernière.",
      /désolé|difficile/,
      /famille/,
    ],
    [
      "Spanish",
      "¿Y tus amigos?",
      "A mi amiga la insultaron en Instagram.",
      /^(?:Gracias|Lo siento|Vaya|Siento|Tiene)/,
      /Instagram/,
    ],
  ])("%s: to “%s – %s”", async (language, asked, said, expected, never) => {
    const reply = await replyTo({ language, asked, said });
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(never);
  });
});

describe("Mark remembers", () => {
  test.each<[Language, string, string, string]>([
    ["French", "Ma famille", "J'ai deux frères et un chien.", "sibling"],
    ["Spanish", "Mi familia", "Tengo dos hermanos y un perro.", "sibling"],
    ["German", "Meine Familie", "Ich habe zwei Brüder und einen Hund.", "sibling"],
  ])("%s: he asks no student for what they have told", async (language, title, said) => {
    const played = await play(
      exerciseWith({ language, title }),
      Array.from({ length: 10 }, () => said),
    );
    const asked = played.flatMap(({ message }) =>
      contentOf(language).followUps.filter(({ text }) => message.endsWith(text)),
    );
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter(({ condition }) => condition.asks === "sibling" || condition.asks === "pet")).toEqual(
      [],
    );
    expect(asked.filter(({ condition }) => condition.denies !== undefined)).toEqual([]);
  });
  test("of whom somebody has lost he asks no more", async () => {
    const answers = ["Mon chien est mort en janvier.", ...Array.from({ length: 8 }, () => "J'aime lire.")];
    const script = scriptShape.parse({
      id: "x",
      language: "French",
      title: "Ma famille et mes animaux",
      answers,
    });
    const { exchanges } = await transcriptOf(embedded, script);
    expect(exchanges[0]?.message).toMatch(/désolé|difficile/);
    for (const { message } of exchanges) expect(message).not.toMatch(/chien|animal/);
  });
});

describe("at a counter", () => {
  const questions = "Was möchten Sie?;Haben Sie eine Frage?;Wie ist das Essen?";
  const counter = { language: "German", activity: "Set Question Role Play", questions } as const;
  test.each([
    ["Ich möchte einen Kaffee, bitte.", /gern|natürlich|Moment|Kein Problem/],
    ["Ja, was kostet das?", /Euro/],
    ["Die Suppe ist leider kalt.", /leid|kümmere/],
  ])("“%s” is answered by whoever serves", async (said, expected) => {
    const reply = await replyTo({ ...counter, asked: "Haben Sie eine Frage?", said });
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(/(?<!\p{L})(?:meine? (?:Schwester|Hund)|Brighton|Badminton)/u);
  });
  test("among friends he is himself", async () => {
    const asked = "¿Tienes una pregunta para mí?";
    const friends = { language: "Spanish", activity: "Set Question Role Play", questions: asked } as const;
    expect(await replyTo({ ...friends, asked, said: "sí te gusta la pizza" })).toMatch(/pizza/);
  });
});
