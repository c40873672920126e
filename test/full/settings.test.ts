import { expect, test } from "@jest/globals";
import { defaultSettings } from "../../domain/exercise.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { answersReceived } from "../journeys/traffic.ts";

const scene = setScene();

// Shows 2.36, 9.11
test("Ali, whose teacher keeps the marks and every help back, sees none of them, nor does any mark reach the browser", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  const settings = {
    ...defaultSettings,
    isGradeViewable: false,
    isTranslatable: false,
    isModelAnswerActive: false,
  };
  await scene.stack.putExercise({ ...exercise, settings, duration: 0 });
  await scene.as(390, async (ali) => {
    const lesson = lessonPage(ali.page);
    const received = await answersReceived(ali.page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Ali");
    await lesson.answer(answers[1]);
    await lesson.answer(answers[2]);
    const seen = await ali.page.locator("body").innerText();
    for (const kept of ["Score", "Being marked", "Translation", "Model answer", "remaining"])
      expect(seen).not.toContain(kept);
    await ali.page.reload();
    await lesson.goOn("Ali");
    await lesson.end();
    await ali.page.getByText("Your teacher keeps the marks for this exercise.").waitFor();
    expect(await ali.page.locator("body").innerText()).not.toMatch(/\d+ \/ 100|Score|Grammar|Vocabulary/);
    expect(await ali.barriers()).toEqual([]);

    expect(received.join()).toContain(answers[2]);
    expect(received.join()).not.toMatch(/\\?"(score|grade|vocabulary|grammar)\\?":/);
    const [row] = await scene.stack.listResults(exercise.assignment_id);
    expect(row?.grade).toMatch(/^\d+ \/ 100$/);
    expect(row?.conversation.turns.map(({ score }) => typeof score)).toEqual(["number", "number"]);
  });
});

// Shows 9.11
test("Nia, in a listening exercise, gets Mark's voice and not his text, until she asks for it", async () => {
  const { exercise, opening = "", answers } = stage("Set Question Role Play", "German");
  const settings = { ...defaultSettings, isPureListeningExercise: true };
  await scene.stack.putExercise({ ...exercise, settings });
  await scene.as(390, async (nia) => {
    const { page } = nia;
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    const spoken = page.waitForResponse((response) => response.url().endsWith("/api/voice"));
    await lesson.start("Nia");
    expect((await spoken).headers()["content-type"]).toBe("audio/mpeg");
    await lesson.conversation.getByText("Listen to what Mark says.").waitFor();
    await lesson.answer(answers[1]);
    await lesson.conversation
      .getByRole("button", { name: /^Listen/ })
      .first()
      .waitFor();
    for (const held of [await page.content(), await page.locator("body").ariaSnapshot()]) {
      expect(held).not.toContain(opening);
      expect(held).toContain(answers[1]);
    }
    expect(await nia.barriers()).toEqual([]);

    await lesson.press("Reading settings");
    await page.getByRole("radio", { name: "Show me the text" }).check();
    await lesson.press("Done");
    await lesson.conversation.getByText(opening).waitFor();
    await lesson.end();
    await page.getByText("Mark's words were shown to you as text. Your result says so.").waitFor();
    const [row] = await scene.stack.listResults(exercise.assignment_id);
    expect(row?.flags).toEqual(["shown"]);
  });
});

// Shows 8.6
test("Lea is meant to speak and has no microphone: she may type after all, and her result says why", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "Spanish");
  const settings = { ...defaultSettings, isTextable: false };
  await scene.stack.putExercise({ ...exercise, settings, duration: 0 });
  await scene.as(390, async (lea) => {
    const lesson = lessonPage(lea.page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Lea");
    await lesson.answer(answers[1]);
    await lesson.answer(answers[2]);
    await lesson.end();
    await lea.page
      .getByText("Your answers were typed, because speaking did not work on this device.")
      .waitFor();
    expect(await lea.barriers()).toEqual([]);
  });
});
