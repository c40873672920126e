import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

/** A file that a newer build of the site has done away with. */
const tolerated = /Failed to load resource: .* 404 .*\/assets\//;

/** Lets files of this name be gone until the page has been opened so many times; how often it was, from now on. */
const deployedAnew = async (page: Page, file: RegExp, visits: number): Promise<() => number> => {
  let opened = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened++;
  });
  await page.route(file, (call) => (opened < visits ? call.fulfill({ status: 404 }) : call.continue()));
  return () => opened;
};

test("Ola presses Start on a page whose build is gone: it reloads once, knows her name, and she goes on", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      const opened = await deployedAnew(page, /\/assets\/stages-.*\.js$/, 2);
      await lesson.open(exercise.assignment_id);
      await page.getByRole("textbox").fill("Ola");
      await lesson.press("Start The Assignment");
      await lesson.goOn("Ola");
      await lesson.answer(answers[1]);
      expect(opened()).toBe(2);
    },
    { tolerated },
  );
});

test("Pim's page has a file that no build has: it reloads once and never again, and tells her so", async () => {
  const { exercise } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      const opened = await deployedAnew(page, /\/assets\/stages-.*\.js$/, Number.POSITIVE_INFINITY);
      await lesson.open(exercise.assignment_id);
      await page.getByRole("textbox").fill("Pim");
      await lesson.press("Start The Assignment");
      await page.getByText("There is an unfinished conversation").waitFor();
      await page.getByRole("textbox").fill("Pim");
      await lesson.press("Start The Assignment");
      await lesson.problem.getByText("We can't reach Viva.").waitFor();
      await lesson.press("Try again");
      await lesson.problem.getByText("We can't reach Viva.").waitFor();
      expect(opened()).toBe(2);
    },
    { tolerated },
  );
});

test("Ms Quin goes to a screen whose code is gone: the page reloads once, and the screen is there", () =>
  scene.as(
    1280,
    async ({ page }) => {
      const member = memberPage(page);
      await member.signUp(newcomer("Ms Quin"));
      await member.choose("Teacher");
      const opened = await deployedAnew(page, /\/assets\/CreateExercise-.*\.js$/, 1);
      await page.getByRole("link", { name: "Create Your First Assignment" }).click();
      await page.getByRole("button", { name: /^Create this: Set Question Role Play/ }).waitFor();
      expect(opened()).toBe(1);
    },
    { tolerated },
  ));

test("Mr Roy goes to a screen whose code no build has: it says so, and does not reload for ever", () =>
  scene.as(
    1280,
    async ({ page }) => {
      const member = memberPage(page);
      await member.signUp(newcomer("Mr Roy"));
      await member.choose("Teacher");
      const opened = await deployedAnew(page, /\/assets\/CreateExercise-.*\.js$/, Number.POSITIVE_INFINITY);
      await page.getByRole("link", { name: "Create Your First Assignment" }).click();
      await page.getByRole("heading", { name: "Your page has not come through" }).waitFor();
      expect(opened()).toBe(1);
    },
    { tolerated },
  ));
