import { expect, test } from "@jest/globals";
import type { Line } from "../../../../domain/conversation.ts";
import type { Language } from "../../../../domain/exercise.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";

const feedbackOn = async (
  language: Language,
  said: readonly (readonly [question: string, answer: string])[],
  corrected: readonly string[] = [],
) => {
  const lines = said.flatMap(([question, answer]): Line[] => [
    { role: "assistant", content: question },
    { role: "user", content: answer },
  ]);
  const { feedback } = await embedded.grade({
    language,
    objective: "",
    lines,
    corrected: new Set(corrected),
  });
  return feedback;
};

test("an answer that is praised is not the one to work on", async () => {
  const feedback = await feedbackOn("German", [["Stell deinem Freund eine Frage.", "Hast du Geschwister?"]]);
  expect(feedback).not.toMatch(/Say more in “Hast du/);
});

test("no answer with a noted mistake is called the best", async () => {
  const good = "J'habite à Leeds avec ma famille parce que c'est une belle ville.";
  const better =
    "J'adore le foot et je joue tous les samedis avec mes copains parce que c'est vraiment passionnant.";
  const said = [
    ["Où habites-tu ?", good],
    ["Tu aimes le sport ?", better],
  ] as const;
  expect(await feedbackOn("French", said)).toContain("Your best answer was “J'adore le foot");
  expect(await feedbackOn("French", said, [better])).toContain("Your best answer was “J'habite");
  expect(await feedbackOn("French", said, [good, better])).not.toContain("Your best answer");
});

test("what was not found is not counted in parts", async () => {
  const none = await feedbackOn("French", [["Où habites-tu ?", "J'habite à Leeds."]]);
  expect(none).toContain("• No opinions; no questions asked.");
  const unreasoned = await feedbackOn("French", [["Tu aimes le sport ?", "J'adore le sport."]]);
  expect(unreasoned).toContain("• 1 opinion, none with a reason; no questions asked.");
});
