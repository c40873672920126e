import { expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { type Activity, blankExercise, contextOf, type Exercise } from "../../domain/exercise.ts";
import { askedBefore, firstQuestion, nextAfter, setQuestionCount } from "../../lambdas/lesson/agenda.ts";

const exercise = (activity: Activity, questions: string[]): Exercise => ({
  ...blankExercise,
  assignment_id: "abcd",
  ownerId: "t",
  language: "French",
  activity,
  context_0: contextOf(questions),
  questionNotes: [],
  settings: { ...blankExercise.settings },
});
const plan = (of: Exercise, answers: number) =>
  Array.from({ length: answers }, (_, place) => {
    const next = nextAfter(of, place + 1);
    return next.kind === "question" ? next.question.text : next.kind;
  });

test("a role play asks its questions in order and closes after the last", () => {
  const play = exercise("Photo Role Play", ["a", "b", "c"]);
  expect(firstQuestion(play)?.text).toBe("a");
  expect(plan(play, 3)).toEqual(["b", "c", "closing"]);
  expect(setQuestionCount(play)).toBe(3);
});

test("a general conversation follows up on each starter question, and then on what was said", () => {
  const talk = exercise("Exam Style General Conversation", ["a", "b"]);
  expect(plan(talk, 5)).toEqual(["follow-up", "b", "follow-up", "follow-up", "follow-up"]);
  expect(nextAfter(talk, 12).kind).toBe("closing");
  expect(setQuestionCount(talk)).toBe(0);
});

test("a topic conversation follows up, a read-along is read once", () => {
  expect(plan(exercise("Conversation About Topic", []), 12)).toEqual([
    ...Array.from({ length: 11 }, () => "follow-up"),
    "closing",
  ]);
  expect(plan(exercise("Read Along Passage", ["Il fait beau. On sort."]), 1)).toEqual(["closing"]);
});

test("what an answer answers is the set question with its note, or else what Mark said last", () => {
  const demo = demos["5368"];
  if (!demo) throw new Error("The French demo is gone.");
  expect(askedBefore(demo, 0, `Salut ! ${firstQuestion(demo)?.text}`)).toMatchObject({
    tense: "past",
    topic: "weekend",
  });
  const last = "Super ! Qu'est-ce que tu vas faire le week-end prochain ?";
  expect(askedBefore(demo, 4, last)).toMatchObject({ tense: "future", topic: "plans" });
  expect(askedBefore(demo, 4, "")).toMatchObject({ tense: "future", topic: "plans" });
  expect(askedBefore(exercise("Conversation About Topic", []), 3, "Et toi ?")).toEqual({ text: "Et toi ?" });
});

test("a lesson goes on with an exercise whose questions were changed under it", () => {
  const asked = "Ah bon ! Où habites-tu ?";
  const before = exercise("Set Question Role Play", ["Ça va ?", "Où habites-tu ?", "Et ta famille ?"]);
  expect(askedBefore(before, 1, asked).text).toBe("Où habites-tu ?");
  const fewer = exercise("Set Question Role Play", ["Ça va ?"]);
  expect(askedBefore(fewer, 1, asked)).toEqual({ text: asked });
  expect(nextAfter(fewer, 2)).toEqual({ kind: "closing" });
  const others = exercise("Set Question Role Play", ["Ça va ?", "Tu as un chien ?", "Et ta famille ?"]);
  expect(askedBefore(others, 1, asked)).toEqual({ text: asked });
  expect(nextAfter(others, 2)).toMatchObject({ question: { text: "Et ta famille ?" } });
  expect(askedBefore(exercise("Read Along Passage", ["Il pleut."]), 1, asked)).toEqual({ text: asked });
});
