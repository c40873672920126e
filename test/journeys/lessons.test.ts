import { test } from "@jest/globals";
import { setScene } from "./scene.ts";
import { playWholeLesson } from "./wholeLesson.ts";

/** A narrow page with a photo, and a wide one without. Every activity in every language at every width is in test/full. */
const some = [
  { activity: "Photo Role Play", language: "French", width: 320 },
  { activity: "Conversation About Topic", language: "German", width: 1280 },
] as const;

const scene = setScene();

// Shows 2.10, 2.34, 2.35, 2.36, 4.7, 4.8, 4.9, 4.10, 4.11, 4.15, 5.5, 6.3, 9.2, 9.11
test.each(some)("Zoë does a $activity in $language at $width px, from link to Restart", (one) =>
  playWholeLesson(scene, one.activity, one.language, one.width),
);
