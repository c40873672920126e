import { describe, expect, test } from "@jest/globals";
import { demos } from "../../../../domain/demos.ts";
import { questionsFor } from "../../../../lambdas/lesson/agenda.ts";
import { contentOf } from "../../../../lambdas/partner/dialogue/content.ts";
import { questionIn } from "../../../../lambdas/partner/embedded/asked.ts";
import { exerciseWith, momentOf, play, replyAt } from "../lesson.ts";

describe.each(Object.values(demos).map((demo) => [demo.language, demo] as const))(
  "%s demo",
  (language, demo) => {
    const models = questionsFor(demo).map(({ modelAnswer }) => modelAnswer ?? "");

    test("model answers are worth full marks or nearly, and raise no alarm", async () => {
      for (const { score, improvement } of await play(demo, models)) {
        expect(score).toBeGreaterThanOrEqual(60);
        expect(improvement).not.toContain("Say “");
      }
    });
    test("Mark reacts without asking, and never twice in the same words", async () => {
      const reactions = (await play(demo, models)).map(({ reply }) => reply);
      for (const reaction of reactions) expect(reaction).not.toMatch(/[?¿]/);
      reactions.forEach((reaction, place) => {
        expect(reaction).not.toBe("");
        expect(reaction).not.toBe(reactions[place - 1]);
      });
    });
    test("swapping any two answers changes what Mark says and the scores", async () => {
      const straight = await play(demo, models);
      for (let one = 0; one < models.length; one += 1)
        for (let other = one + 1; other < models.length; other += 1) {
          const answers = models.with(one, models[other] ?? "").with(other, models[one] ?? "");
          const swapped = await play(demo, answers);
          expect(swapped.map(({ message }) => message)).not.toEqual(straight.map(({ message }) => message));
          expect(swapped.map(({ score }) => score)).not.toEqual(straight.map(({ score }) => score));
        }
    });
    test("the same answers always get the same replies", async () => {
      const messages = async () => (await play(demo, models)).map(({ message }) => message);
      expect(await messages()).toEqual(await messages());
    });
    test("Mark takes up what was said", async () => {
      const [, , food] = questionsFor(demo);
      const hears = (said: string) =>
        replyAt(momentOf(language, said, food ?? { text: "" }, { next: { kind: "follow-up" } }));
      const chocolate = {
        French: "J'ai mangé du chocolat.",
        Spanish: "Comí chocolate.",
        German: "Ich habe Schokolade gegessen.",
      };
      expect((await hears(chocolate[language])).toLowerCase()).toMatch(/chocola|schokolade/);
    });
    test("another language, gibberish and an answer beside the point each get a kind word of their own", async () => {
      const { reactions } = contentOf(language);
      const [question] = questionsFor(demo);
      const saysOneOf = async (said: string, cue: "foreign" | "nothing" | "unsure") => {
        const reply = await replyAt(
          momentOf(language, said, question ?? { text: "" }, { next: { kind: "follow-up" } }),
        );
        expect(reactions.get(cue)?.some(({ text }) => reply.startsWith(text))).toBe(true);
      };
      await saysOneOf("I went to the cinema with my friends", "foreign");
      await saysOneOf("asdf qwer zxcv", "nothing");
      await saysOneOf(
        { French: "Je ne sais pas", Spanish: "No sé", German: "Ich weiß nicht" }[language],
        "unsure",
      );
    });
  },
);

test("pity is for what is bad, and joy for what is good", async () => {
  const asked = { text: "C'était comment, ton week-end ?" };
  const { reactions } = contentOf("French");
  const reply = (said: string) => replyAt(momentOf("French", said, asked, { next: { kind: "follow-up" } }));
  const isOf = (key: string, text: string) =>
    (reactions.get(key) ?? []).some((line) => text.includes(line.text));
  // What something was like may be said back in place of either.
  const bad = await reply("C'était nul parce que le film était ennuyeux.");
  expect([isOf("bad", bad) || bad.includes("c'était nul"), isOf("good", bad)]).toEqual([true, false]);
  const good = await reply("C'était super parce que j'ai vu mes amis.");
  expect([isOf("bad", good), isOf("good", good) || /c'était super|tes amis/.test(good)]).toEqual([
    false,
    true,
  ]);
});

test("follow-ups go on from what was said, and none is asked twice", async () => {
  const exercise = exerciseWith({
    language: "French",
    title: "Mes loisirs, ma famille et la nourriture",
    objective: "Talk about free time, family and food",
  });
  const answers = Array.from(
    { length: 11 },
    (_, place) => ["J'aime le foot.", "J'ai un chien.", "Je mange une pizza."][place % 3] ?? "",
  );
  const played = await play(exercise, answers);
  const asked = played.map(({ message }) => questionIn(message));
  const isAbout = (place: number, theme: string, word: string): boolean =>
    contentOf("French").byText.get(asked[place] ?? "")?.theme === theme ||
    asked[place]?.includes(word) === true;
  expect(isAbout(0, "free time", "foot")).toBe(true);
  expect(isAbout(1, "family and friends", "chien")).toBe(true);
  expect(isAbout(2, "food", "pizza")).toBe(true);
  expect(new Set(asked).size).toBe(answers.length);
});

test.each(["Oui.", "asdf qwer", "I don't know what to say", "J'ai un chien.", "Avec mes amis."])(
  "the same answer again and again (“%s”) is never met with the same words twice in a row",
  async (said) => {
    const exercise = exerciseWith({ language: "French", title: "Sport" });
    const played = await play(
      exercise,
      Array.from({ length: 11 }, () => said),
    );
    const reactions = played.map(({ reply }) => {
      const asked = contentOf("French").followUps.find(({ text }) => reply.endsWith(text))?.text ?? "";
      return reply.slice(0, reply.length - asked.length);
    });
    reactions.forEach((reaction, place) => {
      expect(reaction).not.toBe(reactions[place - 1]);
    });
  },
);
