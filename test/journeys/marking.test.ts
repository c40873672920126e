import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { newGuest } from "../api/people.ts";
import { attempt } from "./attempt.ts";
import { memberPage, newcomer } from "./memberPage.ts";
import type { Person } from "./person.ts";
import { resultsPage } from "./resultsPage.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

/** Looks at the page as somebody would whom a barrier keeps out, and in a narrow window. */
const look = async ({ page, barriers, overflow }: Person): Promise<void> => {
  expect(await barriers()).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
};

/** A teacher who has just signed up, with a shared exercise. */
const settle = async ({ page }: Person, name: string): Promise<string> => {
  const member = memberPage(page);
  await member.signUp(newcomer(name));
  await member.choose("Teacher");
  const assignment_id = `mark${randomUUID().slice(0, 8)}`;
  await scene.stack.putExercise({
    assignment_id,
    ownerId: await member.uid(),
    title: "Ma famille",
    duration: 5,
  });
  return assignment_id;
};

test("Ms Hall is told on her dashboard of a flag, reads the words, and notes that she has reviewed it", () =>
  scene.as(1366, async (hall) => {
    const { page } = hall;
    const assignmentId = await settle(hall, "Ms Hall");
    const member = memberPage(page);
    expect(await page.getByText("to review").count()).toBe(0);
    const said = "Mon père me frappe tous les soirs.";
    await attempt({ token: await newGuest(), assignmentId, name: "Zoë", said });

    await page.reload();
    await page.getByRole("link", { name: "1 flag to review" }).click();
    await member.heading("Flags");
    const flag = page.getByRole("article", { name: "Zoë" });
    await flag.getByText(said).waitFor();
    await flag.getByText("May be being hurt.").waitFor();
    await look(hall);
    expect(await resultsPage(page).printed()).not.toContain(said);
    await member.fill("Note", "Told Mr Ali.");
    await page.getByRole("button", { name: "Mark as reviewed: Zoë" }).click();
    await page.getByText("Nothing is waiting for you.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("To review (0)");
    await member.press("Show what you have just reviewed");
    await flag.getByText("Reviewed by Ms Hall on").waitFor();
    await flag.getByText("Told Mr Ali.").waitFor();
    await look(hall);

    await flag.getByRole("link", { name: "Ma famille" }).click();
    const apart = page.getByRole("region", { name: "Flags, all reviewed" });
    await apart.getByText("Reviewed by Ms Hall on").waitFor();
    const { text } = await resultsPage(page).download();
    expect(text).not.toMatch(/hurt|frappe|Mr Ali/);
    await page.goto("/dashboard");
    await member.heading("Your exercises");
    await page.waitForLoadState("networkidle");
    expect(await page.getByText("to review").count()).toBe(0);
  }));
