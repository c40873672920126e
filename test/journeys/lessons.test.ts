import { expect, test } from "@jest/globals";
import { activityNames, languages } from "../../domain/exercise.ts";
import { setScene } from "./scene.ts";
import { playWholeLesson } from "./wholeLesson.ts";

const widths = [320, 390, 1280];

/** Every language meets every activity once, every activity every width, every language every width. */
const pairs = languages.flatMap((language, row) =>
  activityNames.map((activity, column) => ({ language, activity, width: widths[(row + column) % 3] ?? 390 })),
);

const scene = setScene();

test("the pairs are all there", () => {
  const met = (one: keyof (typeof pairs)[0], other: keyof (typeof pairs)[0]) =>
    new Set(pairs.map((pair) => `${pair[one]} ${pair[other]}`)).size;
  expect([met("language", "activity"), met("activity", "width"), met("language", "width")]).toEqual([
    15, 15, 9,
  ]);
});

// Shows 2.10, 2.34, 2.35, 2.36, 4.7, 4.8, 4.9, 4.10, 4.11, 4.15, 5.5, 6.3, 9.2, 9.11
test.each(pairs)("Zoë does a $activity in $language at $width px, from link to Restart", (pair) =>
  playWholeLesson(scene, pair.activity, pair.language, pair.width),
);
