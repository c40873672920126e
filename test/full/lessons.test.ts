import { test } from "@jest/globals";
import { activityNames, languages } from "../../domain/exercise.ts";
import { setScene } from "../journeys/scene.ts";
import { playWholeLesson } from "../journeys/wholeLesson.ts";

const scene = setScene();

const all = languages.flatMap((language) =>
  activityNames.flatMap((activity) => [320, 390, 1280].map((width) => ({ language, activity, width }))),
);

test.each(all)("Zoë does a $activity in $language at $width px, from link to Restart", (one) =>
  playWholeLesson(scene, one.activity, one.language, one.width),
);
