import { expect } from "@jest/globals";
import type { Activity, Language } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { type Staged, stage } from "./exercises.ts";
import { lessonPage } from "./lessonPage.ts";
import type { Person } from "./person.ts";
import type { Scene } from "./scene.ts";

/**
 * Zoë, a guest, does one exercise from its link to Restart, trying everything that a lesson offers by typing; what is
 * stored is then read back. Fails on a console error, a refused resource, or, at any stage, on a barrier or a page that is
 * wider than its window.
 */
export const playWholeLesson = async (
  scene: Scene,
  activity: Activity,
  language: Language,
  width: number,
): Promise<void> => {
  const staged = stage(activity, language);
  await scene.stack.putExercise(staged.exercise);
  await scene.as(width, (zoe) => play(zoe, scene, staged));
};

/** Nothing keeps anybody from this page, and nothing of it lies beside the window. */
const expectOpen = async ({ barriers, overflow }: Person) => {
  expect(await barriers()).toEqual([]);
  expect(await overflow()).toBe(0);
};

const play = async (zoe: Person, { stack }: Scene, { exercise, opening, answers }: Staged) => {
  const { page } = zoe;
  const lesson = lessonPage(page);
  await page.clock.install();

  await lesson.open(exercise.assignment_id);
  await expectOpen(zoe);
  await lesson.press(texts.startAssignment);
  await page.getByText("Please enter your name.").waitFor();
  await lesson.start("Zoë");
  if (opening !== undefined) await lesson.conversation.getByText(opening).waitFor();
  await expectOpen(zoe);

  await lesson.press("Send");
  await page.getByText(texts.emptyAnswer).waitFor();
  const [said, better, next] = answers;
  const isReadOnce = exercise.activity === "Read Along Passage";
  const first = isReadOnce ? (exercise.context_0 ?? "") : said;
  await lesson.send(first);
  const toast = page.getByText(texts.answerSent);
  await toast.waitFor();
  await lesson.answered(first);
  // It goes soon after the score has come, and not by itself alone.
  await page.clock.fastForward(1000);
  await toast.waitFor({ state: "hidden", timeout: 2000 });
  if (!isReadOnce) {
    await lesson.press("Retry answer");
    expect(await page.getByRole("textbox", { name: "Your answer" }).inputValue()).toBe(said);
    await lesson.answer(better);
    await lesson.press("Model answer");
    await lesson.conversation.getByText("Model answer", { exact: true }).waitFor();
    await lesson.answer(next);
  }
  await lesson.conversation.getByRole("button", { name: "Translation" }).last().click();
  await lesson.conversation.getByRole("button", { name: "Listen" }).last().click();
  await lesson.conversation.getByRole("button", { name: /^Listen again in [1-5]$/ }).waitFor();
  await expectOpen(zoe);

  await page
    .getByText(/^\d+ seconds remaining$/)
    .first()
    .waitFor();
  await page.clock.fastForward(60_000);
  await page.getByText(texts.timeIsUp).first().waitFor();
  await lesson.end();
  await page
    .getByText(/\d+ \/ 100/)
    .first()
    .waitFor();
  for (const rated of ["Grammar", "Vocabulary", "Pronunciation"])
    await page.getByText(rated).first().waitFor();
  await page.getByText("not assessed").waitFor();
  await expectOpen(zoe);

  const [row, ...others] = await stack.listResults(exercise.assignment_id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ studentId: "Zoë", engine: "embedded", isTest: false });
  expect(row?.conversation.turns.map((turn) => turn.said)).toEqual(
    isReadOnce ? [exercise.context_0] : [better, next],
  );

  await lesson.press("Restart");
  await page.getByRole("button", { name: texts.startAssignment }).waitFor();
};
