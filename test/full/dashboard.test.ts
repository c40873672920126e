import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { texts } from "../../domain/texts.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { setScene } from "../journeys/scene.ts";
import { wizardPage } from "../journeys/wizardPage.ts";

const scene = setScene();
const DAY_MS = 24 * 3600 * 1000;

/** Looks at the page as somebody would whom a barrier keeps out, on a phone, and in a narrow window. */
const look = async ({ page, barriers, overflow }: Person): Promise<void> => {
  for (const width of [390, 320, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await barriers()).toEqual([]);
  }
};

/** A teacher on the dashboard with so many exercises, one made each day, of the classes 10B and 11C in turn; gives their codes. */
const teachingWith = async (page: Page, name: string, count: number): Promise<string[]> => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const member = memberPage(page);
  await member.signUp(newcomer(name));
  await member.choose("Teacher");
  const ownerId = await member.uid();
  const codes = Array.from({ length: count }, () => `dash${randomUUID().slice(0, 8)}`);
  for (const [at, assignment_id] of codes.entries())
    await scene.stack.putExercise({
      ...{ assignment_id, ownerId, duration: 5, createdAt: Date.UTC(2026, 8, 1) + at * DAY_MS },
      title: at === 20 ? "Au café, mon père" : `Exercice ${at + 1}`,
      class_id: at % 2 === 0 ? "10B" : "11C",
    });
  await page.goto("/dashboard");
  await member.heading("Your exercises");
  return codes;
};

/** Counts what somebody presses. */
const counting = (page: Page) => {
  let presses = 0;
  const press = async (role: "button" | "link", name: string) => {
    presses += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  return { press, presses: () => presses };
};

test("Mr Cole finds one of forty-five exercises, shares it with his classes, closes its link and puts it away", () =>
  scene.as(1366, async (cole) => {
    const { page } = cole;
    const member = memberPage(page);
    const codes = await teachingWith(page, "Mr Cole", 45);
    const [wanted = ""] = codes.slice(20);
    for (const name of ["Ana", "Ben"])
      await scene.stack.putAttempt({ assignment_id: wanted, uid: name, studentId: name });
    for (const name of ["10B", "11C", "9A"]) {
      await page.goto("/classes");
      await member.fill("Name", name);
      await member.press("Make this class");
      await member.heading(name);
    }
    await page.goto("/dashboard");

    const list = page.getByRole("list", { name: "Your exercises" });
    const titles = () => list.getByRole("heading").allInnerTexts();
    await list.getByText("2 results", { exact: true }).waitFor();
    expect((await titles()).slice(0, 2)).toEqual(["Exercice 45", "Exercice 44"]);
    await list.getByText(/^1 Sept? 2026$/).waitFor();
    // A line for each: 45 of them are not as tall as 45 cards.
    const [first, last] = [list.getByRole("listitem").first(), list.getByRole("listitem").last()];
    expect((await first.boundingBox())?.height).toBeLessThan(60);
    expect(await last.getByRole("link", { name: /^See Result/ }).count()).toBe(1);
    await look(cole);

    await page.getByLabel("Sort by").selectOption("Most results");
    expect((await titles())[0]).toBe("Au café, mon père");
    await page.getByLabel("Sort by").selectOption("Title");
    expect((await titles()).slice(0, 3)).toEqual(["Au café, mon père", "Exercice 1", "Exercice 2"]);
    await page.getByRole("combobox", { name: "Class" }).selectOption("11C");
    expect(await list.getByRole("listitem").count()).toBe(22);
    await page.getByRole("combobox", { name: "Class" }).selectOption("All");
    await page.getByLabel("Find an exercise").fill("pere CAFE");
    expect(await titles()).toEqual(["Au café, mon père"]);

    // The code of an old exercise is one press away.
    await member.press("Share: Au café, mon père");
    const sheet = page.getByRole("dialog", { name: "Share “Au café, mon père”" });
    await sheet.getByRole("img", { name: "QR code of the link" }).waitFor();
    await look(cole);
    await member.press("Copy link");
    const own = await page.evaluate(() => navigator.clipboard.readText());
    expect(own).toMatch(new RegExp(`/assignments/${wanted}$`));
    await member.press("Show the code on the whole screen");
    const whole = page.getByRole("dialog", { name: "QR code: Au café, mon père" });
    const code = await whole.getByRole("img", { name: "QR code of the link" }).boundingBox();
    expect(Math.min(code?.width ?? 0, code?.height ?? 0)).toBeGreaterThan(450);
    expect(await cole.barriers()).toEqual([]);
    await whole.getByRole("button", { name: "Close" }).click();
    await whole.waitFor({ state: "detached" });

    await member.press("Assign to 9A");
    await sheet.getByText("Assigned to 9A.").waitFor();
    await sheet.getByRole("radio", { name: "9A" }).check();
    await member.press("All 2 classes");
    await sheet.getByText("Assigned to 10B, 11C.").waitFor();
    await look(cole);
    await sheet.getByLabel("Last day (optional)").fill("2099-07-31");
    await member.press("Save the last day");
    await sheet.getByText("The last day is changed.").waitFor();
    await member.press("Copy link");
    const classLink = await page.evaluate(() => navigator.clipboard.readText());
    expect(classLink).toMatch(/\?class=\w+$/);
    await scene.as(390, async ({ page: student }) => {
      await student.goto(classLink);
      await student.getByText("Friday 31 July 2099").waitFor();
    });

    await member.press("Close all links");
    await sheet.getByText("nobody but you can play it").waitFor();
    await look(cole);
    await scene.as(
      390,
      async ({ page: student }) => {
        await student.goto(classLink);
        await student.getByText(texts.exerciseGone).waitFor();
      },
      { expected: [/status of 404/] },
    );
    await member.press("Open the links again");
    await sheet.getByText("The links can be used again.").waitFor();
    await member.press("Done");
    await sheet.waitFor({ state: "detached" });

    await member.press("More: Au café, mon père");
    await look(cole);
    await member.press("Archive: Au café, mon père");
    await page.getByText("“Au café, mon père” is archived.").waitFor();
    await page.getByText("No exercise matches.").waitFor();
    await page.getByLabel("Archived (1)").check();
    await page.getByText("Their links work as before").waitFor();
    await look(cole);
    await scene.as(390, async ({ page: student }) => {
      await student.goto(own);
      await student.getByRole("heading", { name: "What to focus on" }).waitFor();
    });
    // It is a card again, being alone.
    await member.press("Bring back: Au café, mon père");
    await page.getByText("“Au café, mon père” is back.").waitFor();
    expect(await page.getByLabel(/^Archived/).count()).toBe(0);
    await page.getByLabel("Find an exercise").fill("");
    expect(await list.getByRole("listitem").count()).toBe(45);
    await page.reload();
    await list.getByText("2 results", { exact: true }).waitFor();
    expect(await list.getByRole("listitem").count()).toBe(45);
  }));

test("what a week asks for most takes few presses: a built exercise's link five, four classes two, a last day two", () =>
  scene.as(1366, async ({ page }) => {
    const member = memberPage(page);
    const wizard = wizardPage(page);
    await teachingWith(page, "Ms Poole", 3);
    for (const name of ["10A", "10B", "10C", "10D"]) {
      await page.goto("/classes");
      await member.fill("Name", name);
      await member.press("Make this class");
      await member.heading(name);
    }

    await page.goto("/dashboard");
    const building = counting(page);
    await building.press("link", "Create Assignment");
    await page.getByText("Set Question Role Play, French, GCSE - Foundational, AQA, 5 min").waitFor();
    await building.press("button", "Another one like your last");
    await page.getByLabel("What should the exercise be about?").fill("holidays");
    await building.press("button", "Write it");
    await page.getByRole("button", { name: "Undo: title" }).waitFor();
    await building.press("button", "Finish up: 5 min");
    await member.heading("Ta da!");
    await building.press("button", "Copy link");
    await page.getByText("Copied to clipboard").waitFor();
    expect(building.presses()).toBeLessThanOrEqual(5);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await member.follow("Go back home");
    const newest = page.getByRole("list", { name: "Your exercises" }).getByRole("listitem").first();
    const play = newest.getByRole("link", { name: /^Play/ });
    expect(link.endsWith((await play.getAttribute("href")) ?? "none")).toBe(true);

    // By way of every step, what was chosen last is chosen already.
    await member.follow("Create Assignment");
    await wizard.press("Create this: Photo Role Play");
    for (const name of ["French", "GCSE - Foundational", "AQA"])
      expect(await page.getByRole("radio", { name, exact: true }).isChecked()).toBe(true);
    await page.goto("/dashboard");

    const code = counting(page);
    await code.press("button", "Share: Exercice 1");
    await page.getByRole("img", { name: "QR code of the link" }).waitFor();
    expect(code.presses()).toBe(1);
    await page.reload();

    const classes = counting(page);
    await classes.press("button", "Share: Exercice 1");
    await classes.press("button", "All 4 classes");
    await page.getByText("Assigned to 10A, 10B, 10C, 10D.").waitFor();
    expect(classes.presses()).toBeLessThanOrEqual(2);
    await page.reload();

    const day = counting(page);
    await day.press("button", "Share: Exercice 2");
    await page.getByLabel("Last day (optional)").fill("2099-07-31");
    await day.press("button", "Save the last day");
    await page.getByText("The last day is changed.").waitFor();
    expect(day.presses()).toBeLessThanOrEqual(2);
    await page.reload();

    const closing = counting(page);
    await closing.press("button", "Share: Exercice 2");
    await closing.press("button", "Close the link");
    await page.getByText("The link can't be used any more. Results stay.").waitFor();
    expect(closing.presses()).toBeLessThanOrEqual(2);
    await page.reload();
    await page.getByText("Link closed").waitFor();
  }));
