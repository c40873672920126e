import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { bankOf } from "../../../../lambdas/partner/embedded/build/bank.ts";
import { built } from "../../../../lambdas/partner/embedded/build/build.ts";
import type { Draft, Order, Question } from "../../../../lambdas/partner/partner.ts";

const order = (
  language: Language,
  prompt: string,
  form: Partial<Draft>,
  more: Partial<Order> = {},
): Order => ({
  ...{ language, prompt, chance: 0.3, options: ["Follow the exam format exactly"] },
  ...{ activity: "Set Question Role Play", level: "GCSE - Higher", board: "AQA" },
  form: { title: "", objective: "", questions: [], passage: "", ...form },
  ...more,
});

/** Two questions of ours and one of the teacher's own, as a form holds them: texts alone. */
const form = {
  title: "10B am Montag",
  objective: "Deutlich sprechen",
  questions: [
    "Was isst du zum Frühstück?",
    "Stell mir eine Frage über ein Restaurant.",
    "Isst du gern Spätzle?",
  ].map((text) => ({ text })),
};
const [breakfast, restaurant, spaetzle] = form.questions.map(({ text }) => text);
const change = (prompt: string, more: Partial<Order> = {}): Draft =>
  built(order("German", prompt, form, more));
const textsOf = ({ questions }: Draft): string[] => questions.map(({ text }) => text);
const entryOf = (question: Question | undefined) =>
  bankOf("German").entries.find(({ text }) => text === question?.text);

test.each([
  "replace question 2",
  "Ersetze Frage 2",
  "remplace la question 2",
  "cambia la pregunta 2",
  "swap the second one",
  "I do not like question 2, give me another",
  "question two is silly",
])("%s: the second alone is another of its kind", (prompt) => {
  const draft = change(prompt);
  const [first, second, third] = textsOf(draft);
  expect([first, third]).toEqual([breakfast, spaetzle]);
  expect(second).toMatch(/^Stell mir eine Frage über /);
  expect(second).not.toBe(restaurant);
  expect(draft).toMatchObject({ title: form.title, objective: form.objective });
});

test("what is kept comes back with what we know of it", () => {
  const [first, , third] = change("replace question 2").questions;
  expect(first).toMatchObject({
    tense: "present",
    topic: "food",
    translation: "What do you have for breakfast?",
  });
  expect(third).toEqual({ text: spaetzle });
});

test.each(["make question 1 harder", "Frage 1 schwerer", "make the first question more challenging"])(
  "%s: it becomes a Higher one in the same tense",
  (prompt) => {
    const draft = change(prompt, { level: "GCSE - Foundational" });
    expect(entryOf(draft.questions[0])).toMatchObject({
      theme: "food",
      tense: "present",
      foundational: false,
    });
    expect(textsOf(draft).slice(1)).toEqual([restaurant, spaetzle]);
  },
);

test("a question of the teacher's own is made harder by asking for a reason", () => {
  expect(textsOf(change("make question 3 harder"))).toEqual([
    breakfast,
    restaurant,
    "Isst du gern Spätzle, und warum?",
  ]);
});

test("easier makes what is hard easier, and leaves alone what is easy already", () => {
  const hard = {
    questions: [{ text: "Wie wirst du in Zukunft gesünder essen?" }, { text: breakfast ?? "" }],
  };
  const draft = built(order("German", "easier please", hard));
  expect(entryOf(draft.questions[0])).toMatchObject({ theme: "food", tense: "future", foundational: true });
  expect(textsOf(draft)[1]).toBe(breakfast);
});

test.each([
  ["add a question about school", "school", 1],
  ["add two questions about holidays", "holidays", 2],
  ["another question", "food", 1],
])("%s: the rest stays, and it is about %s", (prompt, theme, more) => {
  const draft = change(prompt);
  expect(textsOf(draft).slice(0, 3)).toEqual([breakfast, restaurant, spaetzle]);
  expect(draft.questions).toHaveLength(3 + more);
  for (const question of draft.questions.slice(3)) expect(question.topic).toBe(theme);
  expect(new Set(textsOf(draft)).size).toBe(3 + more);
});

test("add a question in the past tense", () => {
  expect(change("add a question in the past tense").questions[3]?.tense).toBe("past");
});

test.each(["remove question 3", "delete the last question", "lösche Frage 3"])("%s", (prompt) => {
  expect(textsOf(change(prompt))).toEqual([breakfast, restaurant]);
});

test("the only question is not removed but replaced by a new set", () => {
  const draft = built(order("German", "remove question 1", { questions: [{ text: breakfast ?? "" }] }));
  expect(draft.questions).toHaveLength(5);
});

test("more past tense turns statements, and never a task to ask", () => {
  const draft = change("more past tense");
  expect(draft.questions.filter(({ tense }) => tense === "past")).toHaveLength(2);
  expect(textsOf(draft)[1]).toBe(restaurant);
});

test("make question 1 past", () => {
  const draft = change("put question 1 in the past");
  expect(entryOf(draft.questions[0])).toMatchObject({ theme: "food", tense: "past" });
  expect(textsOf(draft).slice(1)).toEqual([restaurant, spaetzle]);
});

test.each(["change the topic to holidays", "Ändere das Thema zu Ferien, andere Fragen"])(
  "%s: every question moves there, in its kind and tense, with title and focus",
  (prompt) => {
    const draft = change(prompt);
    expect(draft.title).toBe("Meine Ferien");
    expect(draft.objective).toContain("holidays");
    expect(draft.questions.map(({ topic }) => topic)).toEqual(["holidays", "holidays", "holidays"]);
    expect(draft.questions.map(({ studentAsks = false }) => studentAsks)).toEqual([false, true, false]);
  },
);

test("what can't be understood makes a new set on what the form is about", () => {
  const draft = change("hmm not sure ???");
  expect(draft.questions).toHaveLength(5);
  expect(draft.questions.every(({ topic }) => topic === "food")).toBe(true);
  expect(textsOf(draft)).not.toContain(breakfast);
});

test("a topic makes a new set, with its own title", () => {
  const draft = change("school");
  expect(draft.title).toBe("Meine Schule");
  expect(draft.questions).toHaveLength(5);
});

test("a place that is not there changes nothing by guesswork: it makes a new set", () => {
  expect(change("replace question 9").questions).toHaveLength(5);
});

test("no more questions than an exercise holds are added", () => {
  const questions = bankOf("German")
    .entries.slice(0, 20)
    .map(({ text }) => ({ text }));
  expect(built(order("German", "add five questions", { questions })).questions.length).toBeLessThanOrEqual(
    20,
  );
});

test("a passage becomes longer or shorter on its own theme", () => {
  const reading = { activity: "Read Along Passage", level: "NONE", board: "NONE" } as const;
  const { passage } = built(order("French", "the environment", {}, reading));
  const longer = built(order("French", "make it longer", { passage }, reading));
  expect(longer.passage.split(" ").length).toBeGreaterThanOrEqual(90);
  expect(longer.title).toBe("L'environnement");
  const shorter = built(order("French", "easier", { passage: longer.passage }, reading));
  expect(shorter.passage.split(" ").length).toBeLessThanOrEqual(90);
});

test("a place may be given a topic of its own", () => {
  const draft = change("can you make question three about school");
  expect(textsOf(draft).slice(0, 2)).toEqual([breakfast, restaurant]);
  expect(draft.questions[2]?.topic).toBe("school");
});

test("everything in the future is a tense, not a talk about work", () => {
  const draft = change("make everything future");
  expect(draft.questions.map(({ tense }) => tense)).toEqual(["future", undefined, "future"]);
  expect(draft.questions.every(({ topic }) => topic === "food")).toBe(true);
});

test("less difficult is easier", () => {
  const hard = { questions: [{ text: "Wie wirst du in Zukunft gesünder essen?" }] };
  const draft = built(order("German", "make question 1 less difficult", hard));
  expect(entryOf(draft.questions[0])).toMatchObject({ theme: "food", tense: "future", foundational: true });
});
