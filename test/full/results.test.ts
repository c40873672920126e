import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { defaultSettings } from "../../domain/exercise.ts";
import { resultTexts } from "../../domain/resultTexts.ts";
import type { Reading } from "../../frontend/src/reading/reading.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { resultsPage } from "../journeys/resultsPage.ts";
import { setScene } from "../journeys/scene.ts";
import { befall, lostAnswer, refused, refusedCall } from "../journeys/traffic.ts";
import type { AttemptGiven } from "../stack/attempts.ts";

const scene = setScene();

const MONDAY = Date.parse("2026-11-16T08:30:00Z");

/** An exercise of somebody new who signs up on this page, with these attempts at it, a minute apart. */
const taught = async (
  { page }: Person,
  role: "Teacher" | "Student",
  attempts: (ownerId: string) => Partial<AttemptGiven>[],
  more: object = {},
) => {
  const member = memberPage(page);
  await member.signUp(newcomer("Teresa Gómez"));
  await member.choose(role);
  const ownerId = await member.uid();
  const assignment_id = `results${randomUUID().slice(0, 8)}`;
  const isShared = role === "Teacher";
  await scene.stack.putExercise({
    assignment_id,
    ownerId,
    title: "Mes vacances",
    isShared,
    duration: 5,
    ...more,
  });
  for (const [place, given] of attempts(ownerId).entries())
    await scene.stack.putAttempt({
      assignment_id,
      uid: `uid-${place}`,
      studentId: `Student ${place}`,
      startedAt: MONDAY + place * 60_000,
      ...given,
    });
  return { assignmentId: assignment_id, member, results: resultsPage(page) };
};

const looks: [string, number, "light" | "dark", Partial<Reading>][] = [
  ["on a dark device", 390, "dark", {}],
  ["on cream, at a desk", 1280, "light", { ground: "cream" }],
  ["in the largest letters, widely spaced, at 320 px", 320, "light", { size: "largest", spacing: "wide" }],
];

// Shows 2.31
test.each(looks)(
  "Teresa sees a register, and one result in it, %s: nothing is in her way, on the screen or on paper",
  (_, width, colorScheme, reading) =>
    scene.as(width, async (teresa) => {
      const { page, barriers, overflow } = teresa;
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((kept) => localStorage.setItem("viva.reading", kept), JSON.stringify(reading));
      const spoken = ["Je", "suis", "allé"].map((text) => ({ text, confidence: 0.1 }));
      const turns: AttemptGiven["turns"] = [
        { said: "Je suis allé", words: spoken, heard: "Je suis à laid", improvement: "Say where." },
        { said: "Nous manger.", mistakes: [{ kind: "infinitive", said: "manger", right: "mangeons" }] },
      ];
      const { assignmentId, member, results } = await taught(teresa, "Teacher", (ownerId) => [
        {
          studentId: "Donaudampfschifffahrtsgesellschaftskapitänin von und zu Hohenlohe",
          turns,
          class_id: "10B",
        },
        { uid: "twice", studentId: "Sam", turns },
        {
          uid: "twice",
          studentId: "Sam",
          turns,
          teacher: { mark: "B+", reason: "Brave", note: "n", markedAt: 1 },
        },
        { studentId: "sam", engine: "bedrock" },
        { isFinished: false },
        { uid: ownerId, isTest: true },
      ]);
      const found: Record<string, unknown> = {};
      const look = async (stage: string): Promise<void> => {
        const [inTheWay, tooWide] = [await barriers(), await overflow()];
        if (inTheWay.length > 0 || tooWide > 0) found[stage] = { inTheWay, tooWide };
      };
      await results.open(assignmentId);
      await page.getByRole("button", { name: "1 earlier attempt" }).click();
      await look("the register");
      await member.press(resultTexts.deleteExercise);
      await member.heading("Delete this exercise?");
      await look("the question");
      await page.emulateMedia({ media: "print" });
      // The heads of the columns alone, which look like heads.
      expect(await page.getByRole("button").count()).toBe(7);
      await page.getByRole("columnheader", { name: resultTexts.columns.grade }).waitFor();
      await page.emulateMedia({ media: "screen", colorScheme });
      await page.getByRole("link", { name: /^Donau/ }).click();
      await member.heading("The conversation");
      await page.getByText("Heard: “Je suis à laid”").waitFor();
      await page.getByTitle("hard to understand").first().waitFor();
      await look("one result");
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("button").count()).toBe(0);
      expect(await page.getByRole("textbox").count()).toBe(0);
      expect(found).toEqual({});
    }),
);

// Shows 7.6
test("Teresa, who teaches 300, has all of them, sorted, found and in a file", () =>
  scene.as(1280, async (teresa) => {
    const all = Array.from({ length: 300 }, (_, place) => ({ grade: `${place % 101} / 100` }));
    const { assignmentId, results } = await taught(teresa, "Teacher", () => all);
    const { page } = teresa;
    await results.open(assignmentId);
    await page.getByText("300 students, 300 attempts", { exact: true }).waitFor();
    expect(new Set(await results.names()).size).toBe(300);
    await results.sortBy(resultTexts.columns.student);
    await results.first("Student 0");
    expect((await results.names()).slice(0, 3)).toEqual(["Student 0", "Student 1", "Student 2"]);
    await results.sortBy(resultTexts.columns.grade);
    expect(await results.column(resultTexts.columns.grade).getAttribute("aria-sort")).toBe("descending");
    await results.first("Student 201");
    expect((await results.names()).slice(0, 2)).toEqual(["Student 201", "Student 100"]);
    expect((await results.download()).rows).toHaveLength(300);
    await page.getByLabel("Find a student").fill("student 29");
    await page.getByText("11 students, 11 attempts", { exact: true }).waitFor();
  }));

// Shows 8.11
test("Teresa loses nothing where the server is away: neither results that have come, nor a mark that she has written", () =>
  scene.as(
    1280,
    async (teresa) => {
      const { page, barriers } = teresa;
      const all = Array.from({ length: 101 }, () => ({}));
      const { assignmentId, member, results } = await taught(teresa, "Teacher", () => all);
      const away = "Viva is away just now.";
      const tryAgain = () => page.getByRole("main").getByRole("button", { name: "Try again" }).click();

      await befall(page, "readContent", refused(503, away));
      await page.goto(`/manage-assignment/${assignmentId}`);
      await page.getByText(away).waitFor();
      await page.route(/\/results\?after=/, refused(503, away), { times: 1 });
      await tryAgain();
      await page.getByText("100 students, 100 attempts so far", { exact: true }).waitFor();
      await page.getByText(away).waitFor();
      expect(await barriers()).toEqual([]);
      await tryAgain();
      await page.getByText("101 students, 101 attempts", { exact: true }).waitFor();

      await page.getByRole("link", { name: "Student 100", exact: true }).click();
      await member.heading("The conversation");
      await member.fill("Your mark", "7/10");
      await member.fill("Reason", "Brave");
      await befall(page, "markResult", refused(503, away));
      await member.press("Save your mark");
      await member.line.getByText(away).waitFor();
      await page
        .getByRole("link", { name: /^Next student: Student 99/ })
        .first()
        .click();
      await member.heading("Student 99");
      await page
        .getByRole("link", { name: /^Previous student: Student 100/ })
        .first()
        .click();
      await member.heading("Student 100");
      expect(await page.getByLabel("Reason", { exact: true }).inputValue()).toBe("Brave");
      await member.press("Save your mark");
      await member.line.getByText(/^Saved/).waitFor();

      // The answer is lost, and the deletion has happened all the same.
      await member.press("Delete this result");
      await befall(page, "deleteResult", lostAnswer);
      await member.press("Yes, delete this result");
      await page.getByText("We can't reach Viva.", { exact: false }).waitFor();
      await tryAgain();
      await page.getByText("100 students, 100 attempts", { exact: true }).waitFor();
      expect(await results.row("Student 100").count()).toBe(0);
      await page.goto(`/manage-assignment/${assignmentId}/results/${randomUUID()}`);
      await member.heading("This result is not there");
    },
    {
      expected: [
        refusedCall("readContent", 503),
        /status of 503 .*after=/,
        refusedCall("markResult", 503),
        /ERR_CONNECTION_RESET/,
        refusedCall("deleteResult", 404),
        refusedCall("readResult", 404),
      ],
    },
  ));

// Shows 2.29, 2.31, 2.32, 6.2
test.each([true, false])(
  "Zoë sees her own results on her own exercise, without what is for teachers (grades shown: %p)",
  (isGradeViewable) =>
    scene.as(390, async (zoe) => {
      const { page, barriers, overflow } = zoe;
      const { assignmentId, member } = await taught(
        zoe,
        "Student",
        (uid) => [
          { uid, studentId: "Zoë", grade: "55 / 100" },
          { uid, studentId: "Zoë", grade: "77 / 100" },
        ],
        { settings: { ...defaultSettings, isGradeViewable } },
      );
      await page.goto(`/manage-assignment/${assignmentId}`);
      await member.heading(resultTexts.ownHeading);
      await page.getByText("2 attempts", { exact: true }).waitFor();
      expect(await page.getByText(resultTexts.columns.student, { exact: true }).count()).toBe(0);
      expect(await page.getByRole("button", { name: "Copy link" }).count()).toBe(0);
      expect(await page.getByText("77 / 100").count()).toBe(isGradeViewable ? 1 : 0);
      expect(await page.getByText(/^Grades and scores are kept back/).count()).toBe(isGradeViewable ? 0 : 1);
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole("table").getByRole("link").first().click();
      await member.heading("The conversation");
      expect(await page.getByLabel("Your mark", { exact: true }).count()).toBe(0);
      expect(await page.getByText("77 / 100").count()).toBe(isGradeViewable ? 1 : 0);
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }),
);
