import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultSettings } from "../../domain/exercise.ts";
import type { PublicExercise } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { classicScript } from "../../frontend/build/classicScript.ts";
import { EarlyIntro } from "../../frontend/src/prerender/EarlyIntro.tsx";

const exercise: PublicExercise = {
  assignment_id: "abcd2345",
  activity: "Set Question Role Play",
  level: "GCSE - Foundational",
  board: "AQA",
  language: "French",
  title: "Le week-end dernier",
  objective: "Use the past tense.",
  asset_url: "",
  photoAlt: "",
  context_1: "",
  duration: 5,
  isShared: true,
  settings: defaultSettings,
  due_date: DUE_DATE,
  questionCount: 5,
};

/** What the script in the page's head makes of an exercise. */
const script = await classicScript("frontend/src/prerender/show.tsx", "early");
const { earlyIntro } = new Function(`${script}; return early;`)() as {
  earlyIntro(exercise: PublicExercise): string;
};

test.each<[string, Partial<PublicExercise>]>([
  ["a shared exercise", {}],
  ["a demo", { assignment_id: "5368" }],
  [
    "one without level, board, time or questions",
    { level: "NONE", board: "NONE", duration: 0, questionCount: 0 },
  ],
  ["one without a title or an objective", { title: " ", objective: "" }],
  ["one with a last day", { due_date: "2026-11-27" }],
  ["one of nobody's", { isShared: false }],
  [
    "one whose teacher writes markup",
    { title: `</h1><script>alert("1 & 2")</script>`, objective: `<img src=x onerror='alert(1)'> "a" & b` },
  ],
])("what shows %s before React is there is what React would show", (_, more) => {
  const shown = { ...exercise, ...more };
  const markup = earlyIntro(shown);
  expect(markup).toBe(renderToStaticMarkup(<EarlyIntro exercise={shown} isForClass={false} />));
  expect(markup).not.toMatch(/<(script|img)/);
});

test("it shows what the exercise is called", () => {
  expect(earlyIntro(exercise).replace(/<[^>]+>/g, " ")).toMatch(/Le +week-end +dernier/);
});

test("it shows until when the exercise is open, where its teacher set a last day", () => {
  expect(earlyIntro({ ...exercise, due_date: "2026-11-27" })).toMatch(/Last day.*Friday 27 November 2026/s);
  expect(earlyIntro(exercise)).not.toMatch(/Last day|2022/);
});

test("nothing in it can be pressed, for there is no code yet to answer", () => {
  expect(earlyIntro(exercise)).not.toMatch(/<(button|input|form|a)\b/);
});
