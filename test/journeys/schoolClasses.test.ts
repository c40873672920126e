import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import Papa from "papaparse";
import { texts } from "../../domain/texts.ts";
import { newGuest } from "../api/people.ts";
import { attempt } from "./attempt.ts";
import { lessonPage } from "./lessonPage.ts";
import { memberPage, newcomer } from "./memberPage.ts";
import type { Person } from "./person.ts";
import { resultsPage } from "./resultsPage.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

/** Looks at the page as somebody would whom a barrier keeps out, and in a narrow window. */
const look = async ({ page, barriers, overflow }: Person, width: number): Promise<void> => {
  expect(await barriers()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height: 844 });
};

/** A device on which a student follows the class's link. */
const onDevice = (link: string, act: (person: Person) => Promise<void>, expected: RegExp[] = []) =>
  scene.as(
    390,
    async (person) => {
      await person.page.goto(link);
      await person.page.getByRole("heading", { name: "What to focus on" }).waitFor();
      await act(person);
    },
    { expected },
  );
const wrongWord = /status of 403 .*\/students\/\w+\)$/;

test("Ms Hall makes a class, Amira finds herself in its list on two devices, and the table tells who has not started", () =>
  scene.as(1366, async (hall) => {
    const { page } = hall;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const member = memberPage(page);
    await member.signUp(newcomer("Ms Hall"));
    await member.choose("Teacher");
    await scene.stack.putExercise({
      assignment_id: `hall${randomUUID().slice(0, 8)}`,
      ownerId: await member.uid(),
      title: "Mon collège",
      duration: 5,
    });

    await member.follow("Your classes");
    await member.heading("Your classes");
    await look(hall, 1366);
    await member.fill("Name", "10B");
    await member.fill("Students", "Amira K.\nBen\nben");
    await member.press("Make this class");
    await page.getByText("“ben” is on the list twice.").waitFor();
    await member.fill("Students", "Amira K.\nBen\nCX-17");
    await member.press("Make this class");
    await member.heading("10B");
    await page.getByText("French, 3 students, 0 exercises").waitFor();

    await page.getByLabel("Last day, if there is one").fill("2099-12-31");
    await member.press("Assign to this class");
    await page.getByRole("table", { name: "Who has done what" }).waitFor();
    await look(hall, 1366);
    await page.getByRole("button", { name: "Copy link: Mon collège" }).click();
    await page.getByText("Copied to clipboard").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/assignments\/\w+\?class=\w+$/);

    const me = "Choose yourself in 10B";
    await onDevice(link, async (amira) => {
      const lesson = lessonPage(amira.page);
      await amira.page.getByText("Thursday 31 December 2099").waitFor();
      await amira.page.getByLabel(me).waitFor();
      expect(await amira.page.getByRole("textbox", { name: texts.enterFullName }).count()).toBe(0);
      await lesson.press(texts.startAssignment);
      await amira.page.getByText("Choose yourself in the list.").waitFor();
      await amira.page.getByLabel(me).selectOption("Amira K.");
      await look(amira, 390);
      await amira.page.getByLabel("Choose a four-letter word of your own").fill("chat");
      await lesson.start();
      await lesson.answer("J'aime manger une pizza.");
      await lesson.answer("J'habite à Londres avec ma famille.");
      await lesson.end();
      await amira.page.getByText("Amira K.").first().waitFor();
      // The same device knows her, and forgets her when she says that she is somebody else.
      await amira.page.goto(link);
      await amira.page.getByText("You are Amira K. in 10B.").waitFor();
      await look(amira, 390);
      await lesson.start();
      await amira.page.goto(link);
      await lesson.press("Not you?");
      await amira.page.getByLabel(me).waitFor();
    });

    await onDevice(
      link,
      async ({ page: other }) => {
        const lesson = lessonPage(other);
        await other.getByLabel(me).selectOption("Amira K.");
        await other.getByLabel("Your four-letter word").fill("loup");
        await lesson.press(texts.startAssignment);
        await other.getByText("That is not the word for this place.").waitFor();
        await other.getByLabel("Your four-letter word").fill("Chat");
        await lesson.start();
      },
      [wrongWord],
    );

    await page.reload();
    const table = page.getByRole("table", { name: "Who has done what" });
    await table.waitFor();
    const cells = (label: string) =>
      table.getByRole("row").filter({ hasText: label }).getByRole("cell").allInnerTexts();
    expect(await cells("Ben")).toEqual(["0 of 1", "–"]);
    expect((await cells("Amira K."))[0]).toBe("1 of 1");
    expect((await cells("Amira K."))[1]).toMatch(/^\d+ \/ 100/);
    const { rows, text } = await resultsPage(page).download();
    expect(Object.keys(rows[0] ?? {}).slice(0, 4)).toEqual(["Class", "Student", "Done", "Late"]);
    expect(rows[0]).toMatchObject({ Class: "10B", Student: "Amira K.", Done: "1", "Mon collège": "done" });
    expect(rows[0]?.["Mon collège: mark (%)"]).toMatch(/^\d+$/);
    expect(rows[1]).toMatchObject({ Student: "Ben", Done: "0", "Mon collège": "not started" });
    expect(text).not.toMatch(/flag/i);
    expect(Papa.parse(text).errors).toEqual([]);
    // Nothing to press, and no list to be kept, is on the paper.
    const printed = await resultsPage(page).printed();
    expect(printed).toContain("Amira K.");
    expect(printed).not.toContain("Reset the word");

    // One student's page, for a parents' evening.
    await table.getByRole("link", { name: "Amira K.", exact: true }).click();
    await member.heading("Amira K.");
    await page.getByText("Class 10B, French: 1 of 1 exercise done, 1 conversation").waitFor();
    const course = await page.getByRole("table", { name: "Conversations" }).getByRole("cell").allInnerTexts();
    expect(course[1]).toMatch(/^\d+$/);
    await look(hall, 1366);
    const file = await resultsPage(page).download();
    expect(file.rows).toMatchObject([{ Class: "10B", Student: "Amira K.", Exercise: "Mon collège" }]);
    expect(file.rows[0]?.["Mark (%)"]).toBe(course[1]);
    const evening = await resultsPage(page).printed();
    expect(evening).toContain("Amira K.");
    expect(evening).not.toMatch(/flag|Download|note/i);
    await page.goBack();
    await table.waitFor();

    // Somebody came by the exercise's own link, and typed a name.
    const assignmentId = /assignments\/(\w+)/.exec(link)?.[1] ?? "";
    await attempt({ token: await newGuest(), assignmentId, name: "benny", said: "J'aime les pommes." });
    const classPage = page.url();
    await page.goto(`/manage-assignment/${assignmentId}`);
    await page.getByRole("link", { name: "benny", exact: true }).click();
    await member.press("Give it to a student of a class");
    await page.getByRole("combobox", { name: "Student", exact: true }).selectOption("Ben");
    await look(hall, 1366);
    await member.press("Give it to this student");
    await member.heading("Ben");
    await page.goto(classPage);
    await table.waitFor();
    expect((await cells("Ben"))[0]).toBe("1 of 1");

    await page.getByRole("button", { name: "Reset the word: Amira K." }).click();
    await page.getByText("Amira K. can choose a new word now.").waitFor();
    await page.getByLabel("Last day: Mon collège").fill("2020-01-01");
    await page.getByText("The last day is changed.").waitFor();
    await table.getByRole("cell", { name: "late", exact: true }).first().waitFor();
    expect((await cells("CX-17"))[1]).toBe("late");
    await page.getByRole("button", { name: "Rename: Ben" }).click();
    await page.getByLabel("New name for Ben").fill("B. Okoro");
    await page.getByRole("button", { name: "Save" }).click();
    await table.getByRole("rowheader", { name: "B. Okoro" }).waitFor();
    await page.getByRole("button", { name: "Remove: CX-17" }).click();
    await member.press("Yes, remove");
    await table.getByRole("rowheader", { name: "CX-17" }).waitFor({ state: "detached" });
    await look(hall, 1366);
    await member.press("Delete the class");
    await member.press("Yes, delete the class");
    await member.heading("Your classes");
  }));
