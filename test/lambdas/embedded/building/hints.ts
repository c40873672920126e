import { describe, expect, test } from "@jest/globals";
import { languages } from "../../../../domain/exercise.ts";
import { texts } from "../../../../domain/texts.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";

const hint = async (
  language: (typeof languages)[number],
  objective: string,
  maxTokens = 60,
): Promise<string> =>
  (await embedded.hint({ language, level: "GCSE - Higher", objective, maxTokens })).message;

describe.each(languages)("%s", (language) => {
  test("without an objective it is the default hint to the letter", async () => {
    expect(await hint(language, "")).toBe(texts.defaultHint);
    expect(await hint(language, "  ", 1)).toBe(texts.defaultHint);
  });
  test.each([
    ["Use the past tense", /past/],
    ["Give opinions about your school", /opinion/i],
    ["Talk about your plans for next year", /going to/],
    ["Say why you like it", /reason/],
    ["Food", /food/],
  ])("“%s” is advised upon", async (objective, says) => {
    expect(await hint(language, objective)).toMatch(says);
  });
  test.each([1, 3, 10, 30, 60])("it keeps within %i tokens of four characters", async (tokens) => {
    const message = await hint(language, "Past tense, opinions and reasons about holidays", tokens);
    expect(message.length).toBeLessThanOrEqual(tokens * 4);
    expect(message).not.toBe("");
  });
});

test("another language has other phrases", async () => {
  expect(await hint("French", "past tense")).not.toBe(await hint("German", "past tense"));
});
