import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import type { Line } from "../../domain/conversation.ts";
import { type Exercise, type Language, languages } from "../../domain/exercise.ts";
import { momentOf } from "../../lambdas/lesson/moment.ts";
import { play } from "../../lambdas/lesson/play.ts";
import { contentOf } from "../../lambdas/partner/dialogue/content.ts";
import { driftOf } from "../../lambdas/partner/drift.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { onCourse } from "../../lambdas/partner/onCourse.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { isSensitive, sensitivityOf } from "../../lambdas/safeguarding/sensitivity.ts";
import { jsonLinesOf } from "../eval/jsonLines.ts";
import { sample } from "../eval/sample.ts";
import { exerciseWith } from "./embedded/lesson.ts";

/** "tact | sentence" where Mark has to be kind and neutral, "plain | sentence" for a look-alike. */
const sentencesIn = (language: Language) =>
  readFileSync(`test/safeguarding/sensitive/${language}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [label = "", text = ""] = line.split(" | ");
      return { isTact: label === "tact", text };
    });

const turnAfter = async (exercise: Exercise, asked: string, said: string, partner: Partner = embedded) => {
  const before: Line[] = [{ role: "assistant", content: asked }];
  const turn = play(partner, momentOf(exercise, before, { text: said }), { text: said });
  for (let event = await turn.next(); ; event = await turn.next()) if (event.done) return event.value;
};

const asked = {
  French: "Parle-moi de ta famille.",
  Spanish: "Háblame de tu familia.",
  German: "Erzähl mir von deiner Familie.",
} as const satisfies Record<Language, string>;

describe.each(languages)("%s", (language) => {
  const { reactions } = contentOf(language);
  const kind = ["sensitive", "sensitive+own", "calm", "strain", "hurt"]
    .flatMap((key) => reactions.get(key) ?? [])
    .map(({ text }) => text);

  test("what hurts is told from what only looks like it", () => {
    const wrong = sentencesIn(language).filter(({ isTact, text }) => isSensitive(text, language) !== isTact);
    expect(wrong).toEqual([]);
  });

  test("Mark says one kind sentence and moves on to something harmless, and nothing is tipped", async () => {
    for (const { text } of sentencesIn(language).filter(({ isTact }) => isTact)) {
      const { message, improvement, mistakes } = await turnAfter(
        exerciseWith({ language, title: "Family", objective: "family" }),
        asked[language],
        text,
      );
      const opening = kind.find((each) => message.startsWith(each));
      expect({ text, opening }).toEqual({ text, opening: expect.any(String) });
      const question = message.slice(opening?.length).trim();
      expect(question).toMatch(/[?]$/);
      expect(isSensitive(question, language)).toBe(false);
      expect({ improvement, mistakes }).toEqual({ improvement: "", mistakes: [] });
    }
  });

  test("a set question follows as it is written, and the end is calm", async () => {
    const [{ text } = { text: "" }] = sentencesIn(language);
    const exercise = exerciseWith({
      language,
      activity: "Set Question Role Play",
      context_0: `${asked[language]};Quand ?`,
    });
    expect((await turnAfter(exercise, asked[language], text)).message).toMatch(/^[^!?]+\. Quand \?$/);
    const last = exerciseWith({ ...exercise, language, context_0: asked[language] });
    const ends = (reactions.get("sensitive-end") ?? []).map((each) => each.text);
    expect(ends).toContain((await turnAfter(last, asked[language], text)).message);
  });

  test("feedback on the whole conversation does not quote it", async () => {
    const [{ text } = { text: "" }] = sentencesIn(language);
    const { feedback } = await embedded.grade({
      language,
      objective: "",
      lines: [
        { role: "assistant", content: asked[language] },
        { role: "user", content: text },
      ],
      sensitive: new Set([text]),
    });
    expect(feedback).not.toContain(text.slice(0, 12));
  });

  test("few ordinary answers are met with sympathy", () => {
    const answers = jsonLinesOf(`test/eval/held/${language}.jsonl`, sample);
    const met = answers.filter(({ answer }) => isSensitive(answer, language));
    // Nearly all of these are about divorce, war, bullying, an illness or an accident, as some GCSE answers are.
    expect(met.length / answers.length).toBeLessThan(0.02);
  });
});

test("where the exercise asks about such things, a mistake is still put right, and nothing more is asked for", async () => {
  const exercise = exerciseWith({ language: "French", title: "Le harcèlement à l'école" });
  const question = "Que penses-tu du harcèlement ?";
  const said = "Le harcèlement est une problème.";
  expect(sensitivityOf(exercise, question, said)).toBe("exercise");
  expect((await turnAfter(exercise, question, said)).improvement).toContain("un problème");
  expect((await turnAfter(exercise, question, "Le harcèlement existe.")).improvement).toBe("");
});

test("a passage that is read aloud tells nothing of its reader", () => {
  const passage = "Mon grand-père est mort.";
  const exercise = exerciseWith({
    language: "French",
    activity: "Read Along Passage",
    context_0: passage,
  });
  expect(sensitivityOf(exercise, passage, passage)).toBeUndefined();
});

test.each([
  "Ah, super !",
  "Intéressant, la mort de ton grand-père.",
  "Oh, j'adore ton grand-père !",
  "Raconte-moi comment c'est arrivé.",
  "Je suis désolé. Tu aimais ton grand-père ?",
])("a model that says “%s” about a death is replaced by our own rules", async (reply) => {
  const exercise = exerciseWith({ language: "French", title: "Family" });
  const said = "Mon grand-père est mort samedi.";
  const model: Partner = {
    ...embedded,
    async *reply() {
      yield { type: "reply", delta: `${reply} Tu aimes la musique ?` };
      return "bedrock";
    },
  };
  const partner = onCourse(model, async () => embedded);
  expect((await turnAfter(exercise, asked.French, said, partner)).message).toMatch(
    /^(?:Je suis|Oh, je suis|Ça doit)/,
  );
});

test("a model's kind words are passed on", () => {
  const exercise = exerciseWith({ language: "French", title: "Family" });
  const { lines, next, sensitivity } = momentOf(exercise, [{ role: "assistant", content: asked.French }], {
    text: "Mon grand-père est mort samedi.",
  });
  expect(sensitivity).toBe("student");
  const course = { exercise, lines, next, ...(sensitivity && { sensitivity }) };
  expect(driftOf("Je suis vraiment désolé pour toi. Quelle musique écoutes-tu ?", course)).toBeUndefined();
});

/** The answer of Mark after a conversation in which `sad` was told. */
const afterwards = async (language: Language, sad: string, said: string) => {
  const lines: Line[] = [
    { role: "assistant", content: asked[language] },
    { role: "user", content: sad },
    { role: "assistant", content: asked[language] },
  ];
  const turn = play(embedded, momentOf(exerciseWith({ language, title: "Family" }), lines, { text: said }), {
    text: said,
  });
  for (let event = await turn.next(); ; event = await turn.next()) if (event.done) return event.value.message;
};
const sad = {
  French: "Ma grand-mère est à l'hôpital, elle est très malade.",
  Spanish: "Mi abuelo está en el hospital, está muy enfermo.",
  German: "Mein Vater liegt im Krankenhaus, er hatte einen Herzinfarkt.",
} as const satisfies Record<Language, string>;

test.each([
  ["French", "J'ai peur pour elle.", "worry"],
  ["French", "Elle rentre à la maison lundi !", "relief"],
  ["French", "Je voudrais parler d'elle, c'est possible ?", "wish"],
  ["French", "Merci de m'avoir écouté.", "helped"],
  ["French", "Non, je rigole, elle va bien.", "joke"],
  ["Spanish", "Tengo mucho miedo.", "worry"],
  ["Spanish", "Ya está mejor.", "relief"],
  ["Spanish", "¿Podemos hablar de él un poco?", "wish"],
  ["Spanish", "Muchas gracias por escuchar.", "helped"],
  ["Spanish", "Era una broma.", "joke"],
  ["German", "Ich habe Angst um ihn.", "worry"],
  ["German", "Meine Mutter schreibt, dass es Papa heute besser geht!", "relief"],
  ["German", "Ich möchte lieber über ihn reden.", "wish"],
  ["German", "Danke, das Gespräch hilft mir.", "helped"],
  ["German", "Das war nur ein Witz.", "joke"],
] as const)("after something sad in %s, “%s” is heard as %s", async (language, said, key) => {
  const lines = (contentOf(language).reactions.get(key) ?? []).map(({ text }) => text);
  const message = await afterwards(language, sad[language], said);
  expect([message, lines.some((line) => message.includes(line))]).toEqual([message, true]);
});

test("to talk about one's problems is no wish to talk about somebody", async () => {
  const message = await afterwards("German", sad.German, "Mit ihr kann ich über meine Probleme reden.");
  expect(message).not.toContain("Erinnerung");
});
