import { expect, test } from "@jest/globals";
import { type Turn, unfolded } from "../../domain/conversation.ts";
import { uncountedWords } from "../../frontend/src/finish/Uncounted.tsx";
import { type Lesson, lessonAfter, lessonOf } from "../../frontend/src/lesson/lesson.ts";

const turn: Turn = {
  said: "J'ai allé au cinéma.",
  words: [],
  message: "Ah !",
  improvement: "",
  translation: "Ah!",
  options: "",
  turn: 1,
  engine: "embedded",
  isFinished: false,
};
const lesson: Lesson = lessonOf(
  {
    lessonId: "l1",
    assignmentId: "abcd2345",
    name: "Zoë",
    opening: { message: "Salut !", translation: "Hi!", options: "" },
    turns: [turn],
    startedAt: 0,
  },
  undefined,
);
const stuck = {
  key: "k",
  said: "Oui",
  after: 1,
  known: 1,
  folded: unfolded,
  problem: { kind: "cut" },
} as const;

test("whoever has sent everything is told nothing", () => {
  expect(uncountedWords(lesson)).toBeUndefined();
});

test("a retry that was not sent leaves the old answer, and an answer that was only typed does not count", () => {
  expect(uncountedWords(lessonAfter(lesson, { type: "retried" }))).toMatch(/your old one counts/);
  expect(uncountedWords({ ...lesson, draft: "Le week-end" })).toMatch(/not sent, so it does not count/);
});

test("of an answer that got stuck nobody here knows whether it arrived", () => {
  expect(uncountedWords({ ...lesson, attempt: stuck })).toMatch(
    /may not have got through\. If not, it does not/,
  );
  expect(uncountedWords({ ...lesson, kept: 0, attempt: stuck })).toMatch(/If not, your old one counts/);
});
