import { expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { activities, activityNames, contextOf, questionsOf } from "../../domain/exercise.ts";
import { examFormat, quickOptions } from "../../domain/presets.ts";

// Shows 9.12
test("each activity has an emoji of its own; only role plays choose a board; only the topic is no school exam", () => {
  const emoji = activityNames.map((name) => activities[name].emoji);
  expect(new Set(emoji).size).toBe(5);
  expect(activityNames.filter((name) => activities[name].choosesBoard)).toEqual([
    "Photo Role Play",
    "Set Question Role Play",
  ]);
  expect(activityNames.filter((name) => !activities[name].exam)).toEqual(["Conversation About Topic"]);
});

// Shows 3.2
test("questions survive being held in one text, and a semicolon in one does not split it", () => {
  expect(questionsOf(" Ça va ? ; Et toi ?;; ")).toEqual(["Ça va ?", "Et toi ?"]);
  expect(questionsOf(contextOf(["Oui; non ?", "Et toi ?"]))).toEqual(["Oui, non ?", "Et toi ?"]);
});

// Shows 9.7
test("the demos have the spec's ids, five questions each with tense and topic, and five minutes", () => {
  expect(Object.values(demos).map(({ assignment_id, language }) => [assignment_id, language])).toEqual(
    expect.arrayContaining([
      ["1019", "German"],
      ["5368", "French"],
      ["6788", "Spanish"],
    ]),
  );
  for (const demo of Object.values(demos)) {
    expect(questionsOf(demo.context_0)).toHaveLength(5);
    expect(demo.questionNotes).toHaveLength(5);
    for (const note of demo.questionNotes)
      expect(note).toEqual({
        tense: expect.any(String),
        topic: expect.any(String),
        translation: expect.any(String),
        modelAnswer: expect.any(String),
      });
    expect(demo.duration).toBe(5);
    expect(demo.due_date).toBe("2022-12-31");
    expect(demo.isShared).toBe(true);
  }
});

// Shows 9.10
test("the exam formats are the spec's, and every other combination is empty", () => {
  const setQuestions = examFormat("Set Question Role Play", "GCSE - Higher", "AQA");
  expect(setQuestions.map(({ kind, tense }) => [kind, tense])).toEqual([
    ["statement", "present"],
    ["ask", undefined],
    ["statement", "conditional"],
    ["statement", "future"],
    ["ask", undefined],
  ]);
  expect(examFormat("Set Question Role Play", "IGCSE - Foundational", "EdExcel")).toEqual(setQuestions);
  expect(
    examFormat("Photo Role Play", "GCSE - Foundational", "AQA").map(({ kind, tense }) => tense ?? kind),
  ).toEqual(["present", "past", "future", "opinion", "ask"]);
  expect(examFormat("Photo Role Play", "GCSE - Higher", "EdExcel")).toHaveLength(5);
  expect(examFormat("Photo Role Play", "IGCSE - Higher", "EdExcel")).toHaveLength(4);
  expect(examFormat("Set Question Role Play", "GCSE - Higher", "EdExcel")).toEqual([]);
  expect(examFormat("Photo Role Play", "IGCSE - Higher", "AQA")).toEqual([]);
  expect(examFormat("Conversation About Topic", "NONE", "NONE")).toEqual([]);
});

// Shows 9.9
test("only the exam format is on at first", () => {
  expect(quickOptions).toEqual({
    "Follow the exam format exactly": true,
    "Use new unfamiliar words": false,
    "Make it more challenging": false,
  });
});
