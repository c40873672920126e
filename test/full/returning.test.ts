import { expect, test } from "@jest/globals";
import { texts } from "../../domain/texts.ts";
import { inLesson } from "../journeys/inLesson.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { answersSent, befall, lostAnswer, refusedCall, unansweredCall } from "../journeys/traffic.ts";

const scene = setScene();

// Shows 2.4, 4.10, 4.11
test("Fay, two minutes away, goes on where she was; the landing page ends her session", () =>
  inLesson(scene, "Fay", async ({ page, lesson, assignmentId, answers }) => {
    const uid = await lesson.uid();
    await lesson.answer(answers[1]);
    await page.clock.install();
    await page.goto("about:blank");
    await page.clock.fastForward("02:00");
    await lesson.open(assignmentId);
    await lesson.goOn("Fay");
    await page.getByText(texts.timeIsUp).first().waitFor();
    expect(await lesson.count(answers[1])).toBe(1);
    expect(await lesson.uid()).toBe(uid);

    await page.goto("/");
    await page.getByRole("link", { name: "Try a demo!" }).first().waitFor();
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    await lesson.open(assignmentId);
    await lesson.start("Fay");
    expect(await lesson.count(answers[1])).toBe(0);
    expect(await lesson.uid()).not.toBe(uid);
  }));

test("Gus, who has finished in another tab, is told so in the first, and starts anew", () =>
  inLesson(
    scene,
    "Gus",
    async ({ page, lesson, assignmentId, answers }) => {
      const other = lessonPage(await page.context().newPage());
      await other.open(assignmentId);
      await other.goOn("Gus");
      await other.answer(answers[1]);
      await other.answer(answers[2]);
      await other.end();
      await lesson.send(answers[0]);
      await lesson.problem.getByText("This lesson has been graded already.").waitFor();
      await lesson.press("Reload the page");
      await page.getByRole("textbox", { name: texts.enterFullName }).waitFor();
      const rows = await scene.stack.listResults(assignmentId);
      expect(rows.map(({ conversation }) => conversation.turns.map(({ said }) => said))).toEqual([
        [answers[1], answers[2]],
      ]);
    },
    { expected: [refusedCall("takeTurn", 409)] },
  ));

test("Gwen, who has finished in another tab, and whose token has run out since, is told so as well", () =>
  inLesson(scene, "Gwen", async ({ page, lesson, assignmentId, answers }) => {
    const other = lessonPage(await page.context().newPage());
    await other.open(assignmentId);
    await other.goOn("Gwen");
    await other.answer(answers[1]);
    await other.answer(answers[2]);
    await other.end();
    await page.evaluate(() => sessionStorage.removeItem("jwtToken"));
    await lesson.send(answers[0]);
    await lesson.problem.getByText("This conversation was ended in another tab.").waitFor();
    await lesson.press("Reload the page");
    await page.getByRole("textbox", { name: texts.enterFullName }).waitFor();
  }));

test.each(["arrived", "never arrived"])(
  "Hana reloads while Mark thinks, and her answer, which %s, counts once",
  (fate) =>
    inLesson(
      scene,
      "Hana",
      async ({ page, lesson, assignmentId, answers }) => {
        const sent = answersSent(page);
        await befall(page, "takeTurn", fate === "arrived" ? lostAnswer : (call) => call.abort());
        await lesson.send(answers[1]);
        await lesson.problem.waitFor();
        await page.reload();
        await lesson.goOn("Hana");
        if (fate !== "arrived") await lesson.press("Try again");
        await lesson.answered(answers[1]);
        expect(await lesson.count(answers[1])).toBe(1);
        expect(new Set(sent.map(({ place }) => place?.key)).size).toBe(1);
        const row = await scene.stack.readLesson(await lesson.uid(), assignmentId);
        expect(row?.turns.map(({ said }) => said)).toEqual([answers[1]]);
      },
      { expected: [unansweredCall("takeTurn")] },
    ),
);

test("Ivy takes an answer back and reloads: the old one is still hers", () =>
  inLesson(scene, "Ivy", async ({ page, lesson, answers }) => {
    await lesson.answer(answers[0]);
    await lesson.press("Retry answer");
    expect(await lesson.count(answers[0])).toBe(0);
    await lesson.press("Keep my old answer");
    expect(await lesson.count(answers[0])).toBe(1);
    await lesson.press("Retry answer");
    await page.reload();
    await lesson.goOn("Ivy");
    expect(await lesson.count(answers[0])).toBe(1);
  }));
