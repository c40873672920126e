import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { resultTexts } from "../../domain/resultTexts.ts";
import { handsOn } from "../journeys/keyboard.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

const exercise = (ownerId: string, isShared: boolean) => ({
  assignment_id: `hands${randomUUID().slice(0, 8)}`,
  ownerId,
  isShared,
  title: "Mes vacances",
  duration: 5,
  context_0: "Où es-tu allé en vacances l'année dernière ?",
});

test.each([320, 1280])(
  "Rita, who teaches with a keyboard alone, at %d px, goes from her exercise to a student's conversation and back, and keeps the exercise when she is asked",
  (width) =>
    scene.as(width, async ({ page }) => {
      const hands = handsOn(page);
      const member = memberPage(page);
      await member.signUp(newcomer("Rita"));
      await member.choose("Teacher");
      const shared = exercise(await member.uid(), true);
      await scene.stack.putExercise(shared);
      for (const studentId of ["Ada", "Ben"])
        await scene.stack.putAttempt({
          assignment_id: shared.assignment_id,
          uid: randomUUID(),
          studentId,
        });

      await page.goto("/dashboard");
      await member.heading(shared.title);
      await hands.tabTo(/^See Result/);
      await hands.press("Enter");
      await member.heading(resultTexts.classHeading);
      await hands.tabTo("Ben");
      await hands.press("Enter");
      await hands.heading("Ben");
      await hands.tabTo("All results");
      await hands.press("Enter");
      await member.heading(resultTexts.classHeading);
      await hands.tabTo(/^Delete Exercise/);
      await hands.press("Enter");
      await member.heading("Delete this exercise?");
      await hands.tabTo("Keep the exercise");
      await hands.press("Enter");
      await page.locator(":focus", { hasText: "Delete Exercise" }).waitFor();
      expect(hands.faults()).toEqual([]);
    }),
);

test("Raj, a student with a keyboard alone and 390 px, plays an exercise of his own and sees how he gets on", () =>
  scene.as(390, async ({ page }) => {
    const hands = handsOn(page);
    const member = memberPage(page);
    const lesson = lessonPage(page);
    await member.signUp(newcomer("Raj"));
    await member.choose("Student");
    await scene.stack.putExercise(exercise(await member.uid(), false));
    await page.reload();
    await member.heading("Mes vacances");
    await hands.tabTo(/^Play/);
    await hands.press("Enter");
    await hands.heading("Mes vacances");
    await hands.tabTo("Start The Assignment");
    await hands.press("Enter");
    await page.getByRole("textbox", { name: "Your answer" }).waitFor();
    await hands.heading("Mes vacances");
    await hands.tabTo("Your answer");
    const answer = "L'année dernière, je suis allé en Espagne avec ma famille.";
    await hands.type(answer);
    await hands.press("Enter");
    await lesson.answered(answer);
    await hands.tabTo("End the conversation");
    await hands.press("Enter");
    await hands.heading("How you did");
    await page.getByRole("button", { name: "Restart" }).waitFor();
    await hands.tabTo("Viva", "Shift+Tab");
    await hands.press("Enter");
    await hands.heading("Your exercises");
    await hands.tabTo("Your progress");
    await hands.press("Enter");
    await hands.heading("Your progress");
    await member.heading("Mes vacances");
    await hands.tabTo(/^Play again/);
    expect(hands.faults()).toEqual([]);
  }));
