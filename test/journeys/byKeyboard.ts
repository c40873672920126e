import { expect } from "@jest/globals";
import { handsOn } from "./keyboard.ts";
import { lessonPage } from "./lessonPage.ts";
import type { Person } from "./person.ts";

const answers = [
  ["Samedi, je suis allé au cinéma", "avec mes amis."],
  ["J'ai passé le week-end avec ma sœur", "parce qu'elle habite à Lyon."],
  ["J'ai mangé une pizza", "avec de la salade."],
  ["C'était génial", "parce que j'ai vu mes amis."],
  ["Le week-end prochain,", "je vais jouer au foot."],
] as const;

/**
 * The whole French demo, from its language to Restart, by Tab, Enter, Shift with Enter, and Escape. Fails where the order
 * of the focus is not that of the page, where a stage does not begin at its heading, and where at any stop the focus can't
 * be seen or is covered.
 */
export const playByKeyboard = async ({ page }: Person): Promise<void> => {
  const hands = handsOn(page);
  const lesson = lessonPage(page);
  await page.goto("/demo");
  expect(await hands.tabTo(/^French/)).toEqual([
    "Viva",
    "Features",
    "Pricing",
    "I am a Teacher",
    "Login",
    "Sign Up",
    "German Hallo!",
    "French Salut !",
  ]);
  await hands.press("Enter");

  await hands.heading("Le week-end dernier");
  expect(await hands.tabTo("Reading settings", "Shift+Tab")).toEqual(["Reading settings"]);
  await hands.press("Enter");
  await page.getByRole("dialog").waitFor();
  await hands.tabTo("Done");
  await hands.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await hands.focused()).toBe("Reading settings");
  expect(await hands.tabTo("Start The Assignment")).toEqual(["Start The Assignment"]);
  await hands.press("Enter");

  await page.getByRole("textbox", { name: "Your answer" }).waitFor();
  await hands.heading("Le week-end dernier");
  const card = "🎭 Set Question Role Play: focus and hint";
  expect(await hands.tabTo("Your answer")).toEqual([
    card,
    "Sound on",
    "Listen",
    "Translation",
    "Help me start",
    "Model answer",
    "Your answer",
  ]);
  for (const [first, second] of answers) {
    await hands.type(first);
    await hands.press("Shift+Enter");
    await hands.type(second);
    await hands.press("Enter");
    await lesson.answered(`${first} ${second}`);
    // Back through all that has been said, and forward again, so that every stop is seen with the dock in its place.
    if (second !== answers[3][1]) continue;
    expect(await hands.focused()).toBe("Your answer");
    await hands.tabTo(card, "Shift+Tab");
    await hands.press("Enter");
    await page.getByRole("heading", { name: "What to focus on" }).waitFor();
    await hands.tabTo("Translation");
    await hands.press("Enter");
    await lesson.conversation.getByText("What did you do last weekend?").waitFor();
    expect((await hands.tabTo("Send")).slice(-5)).toEqual([
      "Help me start",
      "Retry answer",
      "Model answer",
      "Your answer",
      "Send",
    ]);
    await hands.tabTo("Your answer", "Shift+Tab");
  }

  expect(await hands.focused()).toMatch(/^That was Mark's last question\./);
  expect(await hands.tabTo("End the conversation")).toEqual(["Retry answer", "End the conversation"]);
  await hands.press("Enter");
  await hands.heading("How you did");
  await page.getByRole("button", { name: "Restart" }).waitFor();
  expect(await hands.tabTo("Restart")).toEqual(["Restart"]);
  await hands.press("Enter");
  await hands.heading("Le week-end dernier");
  expect(hands.faults()).toEqual([]);
};
