import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import type { Person } from "../journeys/person.ts";
import { setScene } from "../journeys/scene.ts";
import { answersSent, befall, brokenOff } from "../journeys/traffic.ts";
import { type CutLine, layLine } from "./cutLine.ts";

const scene = setScene();
let line: CutLine;
beforeAll(async () => {
  line = await layLine();
});
afterAll(() => line.close());

/** Whatever is fetched meanwhile fails, the looks whether the line is back among it: how often, nobody can tell. */
const tolerated = /Failed to load resource: net::ERR_|Grading error: offline/;
const OUT_MS = 20_000;

/** Lets somebody, by name, begin a role play over the line that can be cut. */
const overTheLine = async (
  name: string,
  act: (
    person: Person & {
      lesson: ReturnType<typeof lessonPage>;
      answers: readonly [string, string, string];
      assignmentId: string;
    },
  ) => Promise<void>,
) => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  const { assignment_id: assignmentId } = exercise;
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async (person) => {
      const lesson = lessonPage(person.page);
      await lesson.open(assignmentId);
      await lesson.start(name);
      await act({ ...person, lesson, answers, assignmentId });
    },
    { origin: line.origin, tolerated },
  );
};

const stored = async (uid: string, assignmentId: string): Promise<string[]> =>
  (await scene.stack.readLesson(uid, assignmentId))?.turns.map(({ said }) => said) ?? [];

test("Ayo's line is cut for 20 seconds: his answer goes by itself when it is back, once, and what he types meanwhile stays", () =>
  overTheLine("Ayo", async ({ page, lesson, answers, assignmentId, barriers, overflow }) => {
    const sent = answersSent(page);
    line.cut();
    await lesson.send(answers[1]);
    const told = lesson.problem.getByText(
      "We can't reach Viva. Your answer is kept and goes when the line is back.",
    );
    await told.waitFor();
    await lesson.box.fill("Et après ?");
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
    await wait(OUT_MS);
    await told.waitFor();
    line.cutAfter(0);
    await lesson.lines(2);
    expect(await lesson.box.inputValue()).toBe("Et après ?");
    expect(new Set(sent.map(({ place }) => place?.key)).size).toBe(1);
    expect(await stored(await lesson.uid(), assignmentId)).toEqual([answers[1]]);
  }));

test("Bea's line is cut before Mark answers, and her page is gone when it is back: nothing is lost, and her answer goes by itself", () =>
  overTheLine("Bea", async ({ page, lesson, answers, assignmentId }) => {
    const uid = await lesson.uid();
    line.cut();
    await lesson.send(answers[1]);
    await lesson.problem.getByText("goes when the line is back").waitFor();
    // The browser drops the page, as one does that needs the room.
    await page.goto("about:blank");
    line.cutAfter(0);
    await lesson.open(assignmentId);
    await lesson.goOn("Bea");
    await lesson.lines(2);
    expect(await lesson.count(answers[1])).toBe(1);
    expect(await stored(uid, assignmentId)).toEqual([answers[1]]);
  }));

test("Cleo's answer from Mark breaks off because the line does: hers waits, too, and counts once", () =>
  overTheLine("Cleo", async ({ page, lesson, answers, assignmentId }) => {
    await page.route("**/config.json", (call) => call.abort());
    await befall(page, "takeTurn", brokenOff);
    await lesson.send(answers[1]);
    await lesson.problem.getByText("goes when the line is back").waitFor();
    await page.unroute("**/config.json");
    await lesson.lines(2);
    expect(await stored(await lesson.uid(), assignmentId)).toEqual([answers[1]]);
  }));

test("Dot is told that she is offline, also where nothing waits, and her conversation is graded when she no longer is", () =>
  overTheLine("Dot", async ({ page, lesson, answers, barriers }) => {
    await lesson.answer(answers[1]);
    const banner = page.getByRole("status").getByText("You are offline.");
    await page.context().setOffline(true);
    await banner.waitFor();
    expect(await barriers()).toEqual([]);
    await page.context().setOffline(false);
    await banner.waitFor({ state: "detached" });
    await lesson.answer(answers[2]);
    await page.context().setOffline(true);
    await lesson.press("End the conversation");
    await page.getByText("Your conversation is kept, and is graded when the line is back.").waitFor();
    await page.context().setOffline(false);
    await page
      .getByText(/\d+ \/ 100/)
      .first()
      .waitFor();
  }));
