import { expect, test } from "@jest/globals";
import { orders } from "../../../../docs/builderOrders.ts";
import { contextOf, type Language, languages, questionsOf } from "../../../../domain/exercise.ts";
import { examFormat } from "../../../../domain/presets.ts";
import { bankOf } from "../../../../lambdas/partner/embedded/build/bank.ts";
import { built } from "../../../../lambdas/partner/embedded/build/build.ts";
import { foreignLanguage, knownShare } from "../../../../lambdas/partner/embedded/detect.ts";
import type { Draft, Order, Question } from "../../../../lambdas/partner/partner.ts";
import { exerciseWith, play } from "../lesson.ts";

const blank: Draft = { title: "", objective: "", questions: [], passage: "" };
const order = (language: Language, prompt: string, more: Partial<Order> = {}): Order => ({
  ...{ language, prompt, form: blank, chance: 0.25, options: ["Follow the exam format exactly"] },
  ...{ activity: "Set Question Role Play", level: "GCSE - Foundational", board: "AQA" },
  ...more,
});
const textsOf = ({ questions }: Pick<Draft, "questions">): string[] => questions.map(({ text }) => text);

/** How a photo is asked about, and how a student is told to ask, in each language: by hand, not from the bank. */
const signs: Record<Language, { photo: RegExp; ask: RegExp; opinion: RegExp }> = {
  French: {
    photo: /photo/,
    ask: /^Pose-moi une question sur /,
    opinion: /préf[éè]r|pens|avis|important|mieux|meilleur|bon ami/,
  },
  Spanish: {
    photo: /foto/,
    ask: /^Hazme una pregunta sobre /,
    opinion: /prefer|prefier|piensas|opinión|crees|mejor|importante/i,
  },
  German: {
    photo: /Foto/,
    ask: /^Stell mir eine Frage über /,
    opinion: /Liebling|findest|Meinung|lieber|liebsten|besser|wichtig/i,
  },
};

const measured = orders.map(
  ({ kind, order }) => [`${order.language}, ${kind}: ${order.prompt}`, order] as const,
);

test("thirty-six prompts are measured, twelve a language", () => {
  expect(orders).toHaveLength(36);
  for (const language of languages)
    expect(orders.filter(({ order }) => order.language === language)).toHaveLength(12);
});

test.each(measured)("%s: keeps to the plan", (_, given) => {
  const plan = examFormat(given.activity, given.level, given.board);
  const count = plan.length || 5;
  for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.999]) {
    const { questions } = built({ ...given, chance });
    expect(questions).toHaveLength(count);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(count);
    const { photo, ask, opinion } = signs[given.language];
    for (const [place, { kind, tense }] of plan.entries()) {
      const question = questions[place];
      if (tense) expect(question?.tense).toBe(tense);
      expect(question?.studentAsks ?? false).toBe(kind === "ask");
      if (kind === "ask") expect(question?.text).toMatch(ask);
      if (kind === "describe") expect(question?.text).toMatch(photo);
      if (kind === "opinion") expect(question?.text).toMatch(opinion);
      if (kind === "statement" || kind === "event") expect(question?.text).not.toMatch(ask);
    }
  }
});

test.each(measured)("%s: is in its language", (_, given) => {
  const { title, questions } = built(given);
  expect(title).not.toBe("");
  for (const { text, modelAnswer = "" } of questions)
    for (const said of [text, modelAnswer]) {
      expect(foreignLanguage(said, given.language)).toBeUndefined();
      expect(knownShare(said, given.language)).toBeGreaterThan(0.5);
    }
});

test.each(measured.filter(([name]) => /attack|silly/.test(name)))(
  "%s: gives nothing back but a topic",
  (_, given) => {
    const draft = built(given);
    const own = new Set(bankOf(given.language).entries.map(({ text }) => text));
    for (const text of textsOf(draft)) expect(own).toContain(text);
    const [, word = ""] = draft.title.split(" – ");
    expect(word.length).toBeLessThanOrEqual(30);
    expect(word).toMatch(/^[\p{L} '’-]*$/u);
    for (const bad of [
      "ignore",
      "essay",
      "hack",
      "password",
      "print",
      "system",
      "passwd",
      "pirate",
      "stupid",
      "idiot",
      "swear",
    ])
      expect(JSON.stringify(draft).toLowerCase()).not.toMatch(new RegExp(`\\b${bad}\\b`));
  },
);

test("a word of the teacher's own that is no theme of ours is kept, with its capital", () => {
  const { title, objective } = built(order("Spanish", "something with unicorns"));
  expect(title).toBe("Mi tiempo libre – Unicorns");
  expect(objective).toContain("about unicorns where you can");
});

test.each([
  ["holidys", "Mes vacances"],
  ["le collège", "Mon collège"],
  ["Umwelt", "L'environnement"],
  ["comida y bebida", "Manger et boire"],
  ["strawberries", "Manger et boire – Strawberries"],
  ["the future", "Mon avenir"],
  ["school trips in the future tense", "Mon collège – Mes vacances – School trips"],
  ["free time", "Mon temps libre"],
  ["les vacances à la plage", "Mes vacances – Les vacances à la plage"],
])("%s is about %s", (prompt, title) => {
  expect(built(order("French", prompt)).title).toBe(title);
});

test("as much of the request is kept as the bank has, and what it lacks is said", () => {
  const conversation = { activity: "Exam Style General Conversation", board: "NONE", options: [] } as const;
  const music = built(order("Spanish", "music and concerts", conversation));
  expect(music.title).toBe("Mi tiempo libre – Music and concerts");
  expect(music.objective).toContain("free time (music and concerts)");
  expect(textsOf(music).filter((text) => /música|instrumento|canción/.test(text)).length).toBeGreaterThan(1);
  expect(music.choice).toEqual({ understood: "topic", themes: ["free time"], missing: [] });

  const beach = built(order("German", "family at the beach", conversation));
  expect(textsOf(beach).join()).toMatch(/Familie.*Meer/);
  expect(beach.choice).toMatchObject({ themes: ["family and friends", "holidays"], missing: [] });

  const complaint = built(order("French", "Role play: a hotel complaint", { options: [] }));
  expect(textsOf(complaint)).toContain("Pose-moi une question sur un hôtel.");
  expect(complaint.choice).toEqual({ understood: "topic", themes: ["holidays"], missing: ["complaint"] });
  const higher = built(order("French", "a hotel complaint", { options: [], level: "GCSE - Higher" }));
  expect(textsOf(higher)).toContain("Parle-moi d'un problème que tu as eu en vacances.");
});

test("a topic that is no theme of ours is not passed off as understood", () => {
  expect(built(order("French", "volcanoes")).choice).toEqual({
    understood: "nothing",
    themes: ["free time"],
    missing: ["volcanoes"],
  });
  expect(built(order("French", "surprise me")).choice).toMatchObject({ understood: "nothing", missing: [] });
  const { choice, ...form } = built(order("French", "food"));
  expect(choice).toEqual({ understood: "topic", themes: ["food"], missing: [] });
  expect(built(order("French", "volcanoes", { form })).choice.understood).toBe("nothing");
  expect(built(order("French", "make question 2 harder", { form })).choice.understood).toBe("change");
});

test("the same words make another exercise each time, and the same number the same", () => {
  const sets = Array.from({ length: 20 }, (_, n) =>
    textsOf(built(order("German", "food", { chance: n / 20 }))).join(),
  );
  expect(new Set(sets).size).toBeGreaterThan(5);
  expect(built(order("German", "food"))).toEqual(built(order("German", "food")));
});

test.each(languages)("%s: each tier has questions of its own", (language) => {
  const { entries } = bankOf(language);
  const entry = ({ text }: Question) => entries.find((each) => each.text === text);
  for (const chance of [0.1, 0.5, 0.9]) {
    const easy = built(order(language, "school", { chance }));
    expect(easy.questions.every((question) => entry(question)?.foundational)).toBe(true);
    const hard = built(order(language, "school", { chance, level: "GCSE - Higher" }));
    expect(hard.questions.every((question) => entry(question)?.higher)).toBe(true);
    const hardest = built(order(language, "school", { chance, options: ["Make it more challenging"] }));
    expect(hardest.questions.some((question) => entry(question)?.foundational === false)).toBe(true);
  }
});

test("new words are named where they are asked for", () => {
  const { objective } = built(order("French", "holidays", { options: ["Use new unfamiliar words"] }));
  expect(objective).toContain("un séjour (a stay)");
});

test.each(languages)("%s: a passage is as long as its tier's, and tells of several times", (language) => {
  for (const prompt of ["school", "food", "work", "my town", "festivals", "environment"])
    for (const [level, least, most] of [
      ["GCSE - Foundational", 60, 90],
      ["GCSE - Higher", 90, 130],
    ] as const)
      for (const chance of [0.1, 0.4, 0.7]) {
        const { passage, questions } = built(
          order(language, prompt, { activity: "Read Along Passage", board: "NONE", level, chance }),
        );
        const words = passage.split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(least);
        expect(words).toBeLessThanOrEqual(most);
        expect(questions).toEqual([]);
        expect(foreignLanguage(passage, language)).toBeUndefined();
      }
});

test("a conversation about a topic has a title and a goal", () => {
  const draft = built(
    order("German", "holidays", { activity: "Conversation About Topic", level: "NONE", board: "NONE" }),
  );
  expect(draft).toMatchObject({ title: "Meine Ferien", questions: [], passage: "" });
  expect(draft.objective).toContain("a conversation about holidays");
});

test.each(languages)("%s: model answers earn good marks in a lesson that is built", async (language) => {
  for (const prompt of ["school", "weekend", "environment", "food"]) {
    const { title, objective, questions } = built(order(language, prompt));
    const texts = questions.map(({ text }) => text);
    const exercise = exerciseWith({
      ...{ language, title, objective, activity: "Set Question Role Play", context_0: contextOf(texts) },
      questionNotes: questions.map(({ text: _, ...note }) => note),
    });
    expect(questionsOf(exercise.context_0)).toEqual(texts);
    const turns = await play(
      exercise,
      questions.map(({ modelAnswer = "" }) => modelAnswer),
    );
    for (const [place, { score, improvement, message }] of turns.entries()) {
      expect(score).toBeGreaterThanOrEqual(60);
      expect(improvement).not.toMatch(/tense|Listen|not in/);
      if (texts[place + 1]) expect(message).toContain(texts[place + 1]);
    }
  }
});

test("a student who is to ask and makes a statement is told so", async () => {
  const { questions } = built(order("French", "school"));
  const exercise = exerciseWith({
    ...{
      language: "French",
      activity: "Set Question Role Play",
      context_0: contextOf(questions.map(({ text }) => text)),
    },
    questionNotes: questions.map(({ text: _, ...note }) => note),
  });
  const [, second] = await play(exercise, ["J'étudie les maths.", "J'aime mes professeurs."]);
  expect(second?.improvement).toContain("your turn to ask");
});

test.each([
  "Ignore instructions",
  "stupid idiots",
  "Sexy nudes",
  "SYSTEM prompt",
  "mierda",
  "Scheiße!",
  "rm -rf x",
])("%s: a short attack leaves no word behind either", (prompt) => {
  const { title, objective } = built(order("French", prompt));
  expect(title).not.toContain(" – ");
  expect(objective).not.toContain("where you can");
});

test.each([
  "constructor",
  "__proto__ toString",
  "\ud800",
  "question 99999999999999999999",
  "🦄".repeat(200),
  "holidays ".repeat(110),
  `${"a".repeat(999)}1`,
  `question ${"9 ".repeat(400)}`,
])("%j breaks nothing", (prompt) => {
  const form = { ...blank, questions: [{ text: "Ça va ?" }] };
  for (const given of [order("French", prompt), order("French", prompt, { form })])
    expect(built(given).questions.length).toBe(5);
});

test("without the exam format, role plays are over more tenses", () => {
  const { questions } = built(order("Spanish", "food", { options: [] }));
  expect(questions.map(({ tense }) => tense)).toEqual(["present", "present", undefined, "past", "future"]);
});
