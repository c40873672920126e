import { expect, test } from "@jest/globals";
import { feedbackParts } from "../../frontend/src/finish/Feedback.tsx";

test("points stand under the line that announces them", () => {
  expect(feedbackParts("What went well:\n• Two tenses.\n• A reason.\nNext steps:\n• Use être.")).toEqual([
    { heading: "What went well", points: ["Two tenses.", "A reason."] },
    { heading: "Next steps", points: ["Use être."] },
  ]);
});

test("a text without points is paragraphs, and points need no heading", () => {
  expect(feedbackParts("Well done.\n\nKeep going: it pays.\n- Use être.")).toEqual([
    { paragraph: "Well done." },
    { paragraph: "Keep going: it pays." },
    { heading: "", points: ["Use être."] },
  ]);
  expect(feedbackParts(" \n")).toEqual([]);
});

test("a word with a hyphen is no point", () => {
  expect(feedbackParts("-er verbs end in -ons.")).toEqual([{ paragraph: "-er verbs end in -ons." }]);
});
