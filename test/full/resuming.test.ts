import { expect, test } from "@jest/globals";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { refusedCall } from "../journeys/traffic.ts";

const scene = setScene();

test("Lena reloads in mid-lesson, and goes on with the conversation and with what she had typed", async () => {
  const { exercise, opening, answers } = stage("Set Question Role Play", "German");
  await scene.stack.putExercise(exercise);
  await scene.as(390, async (lena) => {
    const lesson = lessonPage(lena.page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Lena");
    await lesson.answer(answers[1]);
    await lesson.box.fill("Ich bin mit");
    await lena.page.reload();
    expect(await lena.barriers()).toEqual([]);
    await lesson.goOn("Lena");
    expect(await lesson.conversation.innerText()).toContain(opening);
    expect(await lesson.count(answers[1])).toBe(1);
    expect(await lesson.box.inputValue()).toBe("Ich bin mit");

    await lesson.answer(answers[2]);
    const row = await scene.stack.readLesson(await lesson.uid(), exercise.assignment_id);
    expect(row?.turns.map(({ said }) => said)).toEqual([answers[1], answers[2]]);
  });
});

test("Max has the lesson in two tabs: the older one is told that it went on elsewhere, and loses nothing", async () => {
  const { exercise, answers } = stage("Exam Style General Conversation", "Spanish");
  await scene.stack.putExercise(exercise);
  await scene.as(
    1280,
    async ({ page }) => {
      const older = lessonPage(page);
      await older.open(exercise.assignment_id);
      await older.start("Max");
      const newer = lessonPage(await page.context().newPage());
      await newer.open(exercise.assignment_id);
      await newer.goOn("Max");
      await newer.answer(answers[1]);
      await newer.answer(answers[2]);

      await older.send(answers[0]);
      await older.problem.getByText("This conversation has gone on elsewhere.").waitFor();
      await older.press("Show me where it is now");
      await older.answered(answers[2]);
      expect(await older.box.inputValue()).toBe(answers[0]);
      await older.press("Send");
      await older.answered(answers[0]);
      const row = await scene.stack.readLesson(await older.uid(), exercise.assignment_id);
      expect(row?.turns.map(({ said }) => said)).toEqual([answers[1], answers[2], answers[0]]);
    },
    { expected: [refusedCall("takeTurn", 409)] },
  );
});

test("Zoë and Yusuf share a device: he reads nothing of hers, and each has a lesson and a result of their own", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(390, async ({ page }) => {
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Zoë");
    await lesson.answer(answers[1]);
    const zoe = await lesson.uid();

    await page.reload();
    await page.getByText("There is an unfinished conversation on this device.").waitFor();
    expect(await page.content()).not.toContain("Zoë");
    expect(await page.getByRole("button", { name: /Continue/ }).count()).toBe(0);
    await lesson.start("Yusuf");
    expect(await lesson.count(answers[1])).toBe(0);
    const yusuf = await lesson.uid();
    expect(yusuf).not.toBe(zoe);
    await lesson.answer(answers[1]);
    await lesson.answer(answers[2]);
    await lesson.end();
    expect(await lesson.uid()).toBe("");

    await lesson.press("Restart");
    await lesson.start("Ada");
    const ada = await lesson.uid();
    expect([zoe, yusuf]).not.toContain(ada);
    const people = await Promise.all(
      [zoe, yusuf, ada].map((uid) => scene.stack.readLesson(uid, exercise.assignment_id)),
    );
    expect(people.map((row) => [row?.name, row?.turns.length])).toEqual([
      ["Zoë", 1],
      ["Yusuf", 2],
      ["Ada", 0],
    ]);
    const results = await scene.stack.listResults(exercise.assignment_id);
    expect(results.map(({ uid, studentId }) => [uid, studentId])).toEqual([[yusuf, "Yusuf"]]);
  });
});
