import { expect, test } from "@jest/globals";
import { contentOf, exerciseOf, gapIn, photoAt } from "../../domain/content.ts";
import { type Activity, activityNames, defaultSettings, type Exercise } from "../../domain/exercise.ts";
import type { ExerciseContent } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { shapes } from "../../domain/shapes.ts";

const photo = "shared-images/0123456789.jpeg";
/** A form in which everything is filled in, whatever the activity. */
const filled = (activity: Activity): ExerciseContent => ({
  ...{ activity, language: "Spanish", level: "IGCSE - Higher", board: "EdExcel", theme: "Food" },
  ...{ title: "Meals", objective: "Talk about meals", class_id: "10B", due_date: DUE_DATE, duration: 5 },
  ...{ asset_url: photo, context_1: photo, photoAlt: "A table", settings: defaultSettings },
  questions: [{ text: "¿Qué comes?", tense: "present" }, { text: "¿Y tú?" }],
  passage: "Como pan; bebo agua.",
});
const saved = (content: ExerciseContent): Exercise => ({
  ...exerciseOf(content),
  ...{ assignment_id: "abcd", ownerId: "t", isShared: true, isClosed: false, version: 1 },
});

test.each(activityNames)("%s: what is saved comes back as it went in", (activity) => {
  const back = contentOf(saved(filled(activity)));
  expect(contentOf(saved(back))).toEqual(back);
  expect(shapes.readContent.reply.shape.content.parse(back)).toEqual(back);
  expect(back).toMatchObject({ activity, title: "Meals", objective: "Talk about meals", class_id: "10B" });
});

test("an exercise keeps what its activity has a use for, and nothing of another activity", () => {
  const kept = Object.fromEntries(
    activityNames.map((activity) => {
      const { level, board, questions, passage, asset_url, context_1 } = contentOf(saved(filled(activity)));
      return [activity, [level, board, questions.length, passage !== "", asset_url !== "", context_1 !== ""]];
    }),
  );
  expect(kept).toEqual({
    "Photo Role Play": ["IGCSE - Higher", "EdExcel", 2, false, true, true],
    "Set Question Role Play": ["IGCSE - Higher", "EdExcel", 2, false, false, false],
    "Exam Style General Conversation": ["NONE", "NONE", 2, false, false, false],
    "Read Along Passage": ["NONE", "NONE", 0, true, false, false],
    "Conversation About Topic": ["NONE", "NONE", 0, false, false, false],
  });
});

test("a semicolon in a question becomes a comma, one in a passage stays, and notes stay beside their questions", () => {
  const content = {
    ...filled("Set Question Role Play"),
    questions: [{ text: "Uno; dos" }, { text: "Tres", topic: "x" }],
  };
  expect(contentOf(saved(content)).questions).toEqual([{ text: "Uno, dos" }, { text: "Tres", topic: "x" }]);
  expect(contentOf(saved(filled("Read Along Passage"))).passage).toBe("Como pan; bebo agua.");
});

test.each<[Activity, Partial<ExerciseContent>, keyof ExerciseContent | undefined]>([
  ["Photo Role Play", {}, undefined],
  ["Photo Role Play", { asset_url: "", context_1: "" }, undefined],
  ["Photo Role Play", { questions: [] }, "questions"],
  ["Photo Role Play", { board: "NONE" }, "board"],
  ["Set Question Role Play", { level: "NONE", board: "NONE" }, "level"],
  ["Set Question Role Play", { questions: [] }, "questions"],
  ["Read Along Passage", { level: "NONE", board: "NONE", questions: [] }, undefined],
  ["Read Along Passage", { passage: "" }, "passage"],
  ["Conversation About Topic", { objective: "" }, undefined],
  ["Conversation About Topic", { theme: "" }, undefined],
  ["Conversation About Topic", { objective: "", theme: "" }, "objective"],
  ["Exam Style General Conversation", { questions: [], title: "", objective: "" }, undefined],
])("%s with %j lacks: %s", (activity, change, field) => {
  expect(gapIn({ ...filled(activity), ...change })?.field).toBe(field);
});

test("photos are numbered from 0, and an empty path is none", () => {
  const both = { asset_url: "a", context_1: "b" };
  expect(["0", "1", "2", "", "asset_url"].map((place) => photoAt(both, place))).toEqual([
    "a",
    "b",
    undefined,
    undefined,
    undefined,
  ]);
  expect(photoAt({ asset_url: "", context_1: "" }, "0")).toBeUndefined();
});
