import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { newGuest } from "../api/people.ts";
import { attempt } from "../journeys/attempt.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { resultsPage } from "../journeys/resultsPage.ts";
import { setScene } from "../journeys/scene.ts";

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

test("Ms Hall marks one student after another with Enter, and Zoë finds the mark and a request on her own device", () =>
  scene.as(1366, async (hall) => {
    const { page } = hall;
    const assignmentId = await settle(hall, "Ms Hall");
    const member = memberPage(page);
    await scene.as(
      390,
      async (zoe) => {
        const lesson = lessonPage(zoe.page);
        await lesson.open(assignmentId);
        await lesson.start("Zoë");
        await lesson.answer("J'aime manger une pizza.");
        await lesson.answer("J'habite à Londres avec ma famille.");
        await lesson.end();
        for (const name of ["Ben", "Ana"])
          await attempt({ token: await newGuest(), assignmentId, name, said: "J'aime manger une pizza." });

        await resultsPage(page).open(assignmentId);
        // Somebody comes in while the page is seen: the row appears by itself, and neither focus nor place are lost.
        const ben = page.getByRole("link", { name: "Ben", exact: true });
        await ben.focus();
        const top = async () => (await ben.boundingBox())?.y ?? 0;
        const before = await top();
        await attempt({ token: await newGuest(), assignmentId, name: "Late", said: "J'aime les pommes." });
        await page.getByRole("link", { name: "Late", exact: true }).waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Ben");
        expect(Math.abs((await top()) - before)).toBeLessThan(2);
        await page.getByRole("link", { name: "Late", exact: true }).click();
        await member.heading("Late");
        await member.press("Delete this result");
        await member.press("Yes, delete this result");
        await page.getByRole("link", { name: "Ana", exact: true }).click();
        await member.heading("Ana");
        const mark = page.getByLabel("Your mark", { exact: true });
        await mark.fill("6/10");
        await mark.press("Enter");
        await member.heading("Ben");
        await page.getByText("Saved. Next: Ben").waitFor();
        await page.waitForFunction(() => document.activeElement?.matches(".field-mark input"));
        await page.keyboard.type("7/10");
        await page.keyboard.press("Enter");
        await member.heading("Zoë");
        await member.fill("Reason", "A clear start.");
        await member.fill("Please do this again", "This time with two opinions.");
        await look(hall);
        await member.fill("Your mark", "5/10");
        await member.press("Save and go to the next student");
        await page.getByText("Saved. Everybody in the list has a mark.").waitFor();
        await member.heading("Zoë");
        await page.getByRole("link", { name: "All results" }).first().click();
        for (const given of ["5/10", "6/10", "7/10"])
          await resultsPage(page).table.getByText(given).waitFor();

        await lesson.open(assignmentId);
        const answered = zoe.page.getByRole("region", { name: "Your teacher's answers" });
        await answered.getByText(/^Your teacher has answered, Zoë/).click();
        await answered.getByText("5/10").waitFor();
        await answered.getByText("A clear start.").waitFor();
        await answered.getByText("This time with two opinions.").waitFor();
        await look(zoe);
        // It stays where the link is closed, and goes with whoever says that they are somebody else.
        const isClosed = { assignment_id: assignmentId, ownerId: await member.uid(), isClosed: true };
        await scene.stack.putExercise(isClosed);
        await zoe.page.goto(`/assignments/${assignmentId}`);
        await answered.getByText(/^Your teacher has answered, Zoë/).waitFor();
        await look(zoe);
      },
      { expected: [/status of 404/] },
    );
    await scene.as(390, async ({ page: other }) => {
      await scene.stack.putExercise({ assignment_id: assignmentId, ownerId: await member.uid() });
      await lessonPage(other).open(assignmentId);
      await other.getByRole("button", { name: "Report this exercise" }).waitFor();
      expect(await other.getByText("Your teacher has answered").count()).toBe(0);
    });
  }));
