import { expect, test } from "@jest/globals";
import { handsOn } from "../journeys/keyboard.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

test("Noor, who has a keyboard alone, builds a general conversation, and every step begins at its heading", () =>
  scene.as(1280, async ({ page }) => {
    const hands = handsOn(page);
    const member = memberPage(page);
    await member.signUp(newcomer("Noor"));
    await member.choose("Teacher");
    await hands.tabTo("Create Your First Assignment");
    await hands.press("Enter");
    await hands.heading("What do you want to create?");
    expect(await hands.tabTo("Create this")).toEqual([
      "How to build an exercise (opens in a new tab)",
      "Create this",
    ]);
    await hands.press("Tab");
    await hands.press("Tab");
    await hands.press("Enter");

    await hands.heading("Getting basic details");
    await hands.tabTo("French");
    await hands.press("Space");
    expect(await hands.tabTo("Set the content")).toEqual(["Back", "Set the content"]);
    await hands.press("Enter");

    await hands.heading("Set the content");
    expect(await hands.tabTo("What should the exercise be about?")).toHaveLength(2);
    await hands.type("food");
    await hands.press("Enter");
    await page.getByRole("button", { name: "Undo: title" }).waitFor();
    await hands.tabTo("Question 1");
    const first = await page.getByLabel("Question 1", { exact: true }).inputValue();
    // Its English, then buttons without words of their own, found by their place: up, down, delete.
    await hands.press("Tab");
    await hands.press("Tab");
    await hands.press("Tab");
    await hands.press("Enter");
    expect(await page.getByLabel("Question 2", { exact: true }).inputValue()).toBe(first);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Move down: Question 2",
    );
    await hands.press("Tab");
    await hands.press("Enter");
    expect(await hands.focused()).toBe("Question 2");
    expect(await page.getByLabel("Question 2", { exact: true }).inputValue()).not.toBe(first);
    await hands.tabTo("New Question");
    await hands.press("Enter");
    await page.locator("textarea:focus").waitFor();
    await hands.type("Et toi ?");
    await hands.tabTo("Set the difficulty");
    await hands.press("Enter");

    await hands.heading("Set the difficulty");
    await hands.tabTo("Duration in minutes");
    await hands.press("Control+A");
    await hands.type("4");
    await hands.tabTo("Finish up");
    await hands.press("Enter");
    await hands.heading("Ta da!");
    expect(await hands.tabTo("Go back home")).toEqual([
      "Copy link",
      "Show the code on the whole screen",
      "Share to Google Classroom",
      "Share to Teams",
      // Day, month, year, and the calendar.
      ...Array.from({ length: 4 }, () => "Last day (optional)"),
      "Save the last day",
      "Close the link",
      "Test your exercise",
      "Go back home",
    ]);
    await hands.press("Enter");
    await hands.heading("Your exercises");
    expect(hands.faults()).toEqual([]);
  }));
