import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { accountTexts } from "../../domain/accountTexts.ts";
import { buildingTexts } from "../../domain/buildingTexts.ts";
import { mistakes } from "../../domain/mistakes.ts";
import { resultTexts } from "../../domain/resultTexts.ts";
import { texts } from "../../domain/texts.ts";
import { newAuthor } from "../api/authors.ts";
import { reply } from "../api/call.ts";
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
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
};

/** Teresa, who has just signed up, with an exercise that nobody has played. */
const teaching = async ({ page }: Person) => {
  const member = memberPage(page);
  await member.signUp(newcomer("Teresa Gómez"));
  await member.choose("Teacher");
  const assignmentId = `monday${randomUUID().slice(0, 8)}`;
  const ownerId = await member.uid();
  await scene.stack.putExercise({
    assignment_id: assignmentId,
    ownerId,
    title: "Les vacances",
    theme: "Holidays",
    class_id: "10B",
    due_date: "2099-12-31",
    exam: "aqa-2026 Foundation",
    duration: 5,
  });
  return { member, results: resultsPage(page), assignmentId, ownerId };
};

const particulars = (assignmentId: string) => [
  ["Activity", "Set Question Role Play"],
  ["Level", "GCSE - Foundational"],
  ["Board", "AQA"],
  ["Language", "French"],
  ["Theme", "Holidays"],
  ["Title", "Les vacances"],
  ["Objective", "None"],
  ["Assignment ID", assignmentId],
  ["Duration (minutes)", "5"],
  ["Class", "10B"],
  ["Last day", "Thursday 31 December 2099"],
  ["Marked by", "AQA GCSE, from 2026, Foundation"],
];

// Shows 2.29, 2.30, 2.31, 2.32, 3.6, 6.1, 7.6, 7.7
test("Teresa on Monday morning: everybody is where they belong, is found and sorted, and goes with the exercise", () =>
  scene.as(
    1280,
    async (teresa) => {
      const { page } = teresa;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const { member, results, assignmentId } = await teaching(teresa);

      await results.open(assignmentId);
      await page.getByText("No results yet", { exact: true }).waitFor();
      await page.getByText(`/assignments/${assignmentId}`).waitFor();
      await look(teresa);

      // Two of one name, one who stops in the middle, one with an account, and herself.
      const [sam, otherSam, lea] = await Promise.all([newGuest(), newGuest(), newGuest()]);
      const { token: noor } = await newAuthor(scene.stack, "student");
      const own = (await page.evaluate(() => sessionStorage.getItem("jwtToken"))) ?? "";
      const play = (token: string, name: string, said?: string) =>
        attempt({ token, assignmentId, name, ...(said !== undefined && { said }) });
      await play(sam, "Sam Price", "J'aime les pommes.");
      await play(sam, "Sam Price", "Je mange des pâtes parce que c'est bon.");
      await play(otherSam, "sam price", "Pizza.");
      await play(lea, "Léa");
      await play(noor, "Noor", "Hier, j'ai allé au restaurant.");
      await play(own, "Teresa", "J'aime tout.");

      await page.reload();
      await page.getByText("4 students, 5 attempts", { exact: true }).waitFor();
      const card = await page.getByRole("region", { name: "The exercise" }).innerText();
      for (const [term, detail] of particulars(assignmentId)) expect(card).toContain(`${term}\n${detail}`);
      await page.getByRole("link", { name: resultTexts.tryIt, exact: true }).waitFor();
      expect(await page.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(
        `/create-exercise?edit=${assignmentId}`,
      );
      // It is said for two seconds only.
      await Promise.all([
        page.getByText(buildingTexts.copied, { exact: true }).waitFor(),
        member.press("Copy link"),
      ]);
      expect(await results.names()).toEqual(["Noor", "sam price", "Sam Price"]);
      expect(await results.table.getByText("Another student has typed the same name").count()).toBe(2);
      await results.part("Begun and not finished (1)").getByText("Léa").waitFor();
      await results.part("Your own tests (1)").getByRole("link").waitFor();
      await member.press("1 earlier attempt");
      expect(await results.names()).toHaveLength(4);
      await look(teresa);

      await results.sortBy(resultTexts.columns.student);
      expect(await results.column(resultTexts.columns.student).getAttribute("aria-sort")).toBe("ascending");
      await results.sortBy(resultTexts.columns.student);
      await results.first("sam price");
      await page.getByRole("radio", { name: "Not finished" }).check();
      await results.table.waitFor({ state: "hidden" });
      await results.part("Begun and not finished (1)").waitFor();
      await page.getByRole("radio", { name: "Everybody" }).check();
      await page.getByLabel("Find a student").fill("PRICE");
      await page.getByText("2 students, 3 attempts", { exact: true }).waitFor();

      await member.press(resultTexts.deleteExercise);
      await member.heading("Delete this exercise?");
      await page.getByText("Its results go with it: 6 attempts.").waitFor();
      await look(teresa);
      await member.press("Yes, delete it all");
      await page.getByText(accountTexts.noAssignments).waitFor();
      expect(await scene.stack.traces(assignmentId)).toEqual([]);
      await page.goto(`/assignments/${assignmentId}`);
      await page.getByText(texts.exerciseGone, { exact: true }).waitFor();
      await page.goto(`/manage-assignment/${assignmentId}`);
      await member.heading("This is not among your exercises");
    },
    // Of what is deleted the browser speaks in its console.
    { tolerated: /status of 404 .*\/api\// },
  ));

// Shows 2.31, 7.7
test("Teresa reads a conversation, gives a mark of her own, takes it all away in a file, and deletes one result", () =>
  scene.as(1280, async (teresa) => {
    const { page } = teresa;
    const { member, results, assignmentId, ownerId } = await teaching(teresa);
    const slip = { kind: "auxiliary", said: "j'ai allé", right: "je suis allé" } as const;
    const put = (minute: number, uid: string, studentId: string, more: object = {}) =>
      scene.stack.putAttempt({
        assignment_id: assignmentId,
        uid,
        studentId,
        startedAt: Date.parse("2026-11-16T08:30:00Z") + minute * 60_000,
        class_id: "10B",
        ...more,
      });
    await put(0, ownerId, "Teresa", { isTest: true });
    await put(1, "sam-1", "Sam Price");
    await put(2, "sam-1", "Sam Price");
    await put(3, "sam-2", "sam price");
    await put(4, "lea", "Léa", { isFinished: false });
    await put(4, "omar", "Omar", { isFinished: false });
    const turns = [
      { said: "Hier, j'ai allé au restaurant.", mistakes: [slip] },
      { said: "Je suis très triste.", flags: ["distress" as const] },
    ];
    const { attempt: noors } = await put(5, "noor", "=Noor+1", { turns, version: 2 });

    await results.open(assignmentId);
    await results.table.getByRole("link", { name: "=Noor+1" }).click();
    await member.heading("The conversation");
    expect(new URL(page.url()).pathname).toBe(`/manage-assignment/${assignmentId}/results/${noors}`);
    await page.getByText("Hier, j'ai allé au restaurant.").waitFor();
    await page.getByText(mistakes.auxiliary.label, { exact: false }).waitFor();
    await member.fill("Your mark", "7/10");
    await member.fill("Private note", "Ask about the restaurant.");
    // Nothing that is written is lost, be it by a reload.
    await page.reload();
    await member.heading("The conversation");
    expect(await page.getByLabel("Your mark", { exact: true }).inputValue()).toBe("7/10");
    await look(teresa);
    await member.fill("Reason", "Brave, and clear");
    await member.press("Save your mark");
    await member.line.getByText(/^Saved/).waitFor();
    await page.reload();
    await member.heading("The conversation");
    expect(await page.getByLabel("Your mark", { exact: true }).inputValue()).toBe("7/10");
    expect(await page.getByLabel("Private note", { exact: true }).inputValue()).toBe(
      "Ask about the restaurant.",
    );

    await page.getByRole("link", { name: "All results" }).first().click();
    await results.row("=Noor+1").getByText("Brave, and clear").waitFor();
    const { file, text, rows } = await results.download();
    expect(file.suggestedFilename()).toMatch(/^les-vacances-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toMatch(/^\ufeff[^\n]*\r\n/);
    expect(rows.map((row) => [row["Student No."], row["Student ID"], row.Class])).toEqual([
      ["1", "'=Noor+1", "10B"],
      ["2", "sam price", "10B"],
      ["3", "Sam Price", "10B"],
      ["3", "Sam Price", "10B"],
    ]);
    expect(rows[0]).toMatchObject({
      "Your mark": "7 out of 10",
      Reason: "Brave, and clear",
      Version: "2",
      "Marked by": "Viva's own rules",
      Grade: "70 out of 100",
      Mistakes: `${mistakes.auxiliary.label}: “j'ai allé” → “je suis allé”`,
    });

    // What is for her alone is in no file unasked, and on no paper.
    const confidential = /distress|Ask about|\bnote\b|please look/i;
    expect(text).not.toMatch(confidential);
    await page.getByLabel("Add safeguarding flags and my private notes to the file").check();
    expect((await results.download()).rows[0]).toMatchObject({
      "Safeguarding flags": "May be in distress",
      "Private note": "Ask about the restaurant.",
    });
    expect(await results.printed()).not.toMatch(confidential);

    // What another tab has saved meanwhile is what the form begins with, though the list does not know it yet.
    await reply("markResult", {
      token: (await page.evaluate(() => sessionStorage.getItem("jwtToken"))) ?? "",
      params: { assignmentId, attempt: noors },
      body: { mark: "8/10", reason: "Braver than I thought", note: "" },
    });
    await results.table.getByRole("link", { name: "=Noor+1" }).click();
    await member.heading("The conversation");
    expect(await page.getByLabel("Your mark", { exact: true }).inputValue()).toBe("8/10");
    const printed = await results.printed();
    expect(printed).toContain("Je suis très triste.");
    expect(printed).not.toMatch(confidential);

    // One result goes, by way of the student before it.
    await page
      .getByRole("link", { name: /^Next student: sam price/ })
      .first()
      .click();
    await member.heading("sam price");
    await member.press("Delete this result");
    await member.heading("Delete this result?");
    await look(teresa);
    await member.press("Yes, delete this result");
    await page.getByText("4 students, 5 attempts", { exact: true }).waitFor();
    expect(await results.names()).toEqual(["=Noor+1", "Sam Price"]);
    expect(await scene.stack.listAttempts(assignmentId)).toHaveLength(6);

    await member.press("Delete what was begun: Léa");
    await member.heading("Delete what was begun?");
    await look(teresa);
    await member.press("Yes, delete it");
    await page.getByText("3 students, 4 attempts", { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("results-title");
    expect(await scene.stack.listAttempts(assignmentId)).toHaveLength(5);

    await member.press("Clear unfinished attempts");
    await member.heading("Clear unfinished attempts?");
    await page.getByText("1 attempt began more than an hour ago").waitFor();
    await look(teresa);
    await member.press("Yes, clear them");
    await page.getByText("2 students, 3 attempts", { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("results-title");
    expect(await scene.stack.listAttempts(assignmentId)).toHaveLength(4);
  }));
