import { expect, test } from "@jest/globals";
import { texts } from "../../domain/texts.ts";
import { stage } from "./exercises.ts";
import { lessonPage } from "./lessonPage.ts";
import { setScene } from "./scene.ts";
import { answersSent, refusedCall, unansweredCall } from "./traffic.ts";

const scene = setScene();

test("Ines, whose link leads to no exercise, is told to ask for a new one", () =>
  scene.as(
    390,
    async (ines) => {
      await ines.page.goto("/assignments/neverwas");
      await ines.page.getByText(texts.exerciseGone, { exact: true }).waitFor();
      expect(texts.exerciseGone).toBe(
        "This exercise is no longer available. Ask your teacher for a new link.",
      );
      expect(await ines.barriers()).toEqual([]);
      await ines.page.getByRole("link", { name: "Try a demo!" }).click();
      await ines.page.getByRole("heading", { name: "Welcome to the demo" }).waitFor();
    },
    { expected: [refusedCall("readExercise", 404)] },
  ));

test("Omar, whose connection is gone in mid-answer, keeps what he typed and sends it once", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      const sent = answersSent(page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Omar");
      await page.context().setOffline(true);
      await lesson.send(answers[1]);
      await lesson.problem.getByText("We can't reach Viva.").waitFor();
      expect(await lesson.count(answers[1])).toBe(1);
      await page.context().setOffline(false);
      await lesson.press("Try again");
      await lesson.answered(answers[1]);

      const [first, second] = sent.map(({ place }) => place?.key);
      expect(sent).toHaveLength(2);
      expect(second).toBe(first);
      const row = await scene.stack.readLesson(await lesson.uid(), exercise.assignment_id);
      expect(row?.turns.map(({ said }) => said)).toEqual([answers[1]]);
      expect(row?.keys).toEqual([first]);
    },
    { expected: [unansweredCall("takeTurn")] },
  );
});
