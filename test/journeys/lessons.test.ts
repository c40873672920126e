import { expect, test } from "@jest/globals";
import { setScene } from "./scene.ts";
import { playWholeLesson } from "./wholeLesson.ts";

/** Every activity in two languages and at two widths, every language at every width. All there is of it is in test/full. */
const pairs = [
  { activity: "Photo Role Play", language: "French", width: 320 },
  { activity: "Photo Role Play", language: "Spanish", width: 390 },
  { activity: "Set Question Role Play", language: "Spanish", width: 1280 },
  { activity: "Set Question Role Play", language: "German", width: 320 },
  { activity: "Exam Style General Conversation", language: "German", width: 1280 },
  { activity: "Exam Style General Conversation", language: "French", width: 390 },
  { activity: "Read Along Passage", language: "French", width: 1280 },
  { activity: "Read Along Passage", language: "Spanish", width: 320 },
  { activity: "Conversation About Topic", language: "Spanish", width: 1280 },
  { activity: "Conversation About Topic", language: "German", width: 390 },
] as const;

const scene = setScene();

test("the pairs are all there", () => {
  const met = (one: keyof (typeof pairs)[0], other: keyof (typeof pairs)[0]) =>
    new Set(pairs.map((pair) => `${pair[one]} ${pair[other]}`)).size;
  expect([met("language", "activity"), met("activity", "width"), met("language", "width")]).toEqual([
    10, 10, 9,
  ]);
});

// Shows 2.10, 2.34, 2.35, 2.36, 4.7, 4.8, 4.9, 4.10, 4.11, 4.15, 5.5, 6.3, 9.2, 9.11
test.each(pairs)("Zoë does a $activity in $language at $width px, from link to Restart", (pair) =>
  playWholeLesson(scene, pair.activity, pair.language, pair.width),
);
