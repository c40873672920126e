import { expect, test } from "@jest/globals";
import type { Page, Route } from "playwright-core";
import { accountTexts } from "../../domain/accountTexts.ts";
import { texts } from "../../domain/texts.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

/** The user pool answers a call of this name (`InitiateAuth` …) with a fault of its own. */
const failPool = (page: Page, name: string, type: string, message: string) =>
  page.route("**/*", async (call: Route) => {
    const target = call.request().headers()["x-amz-target"] ?? "";
    if (!target.endsWith(`.${name}`)) return call.fallback();
    await call.fulfill({ status: 400, json: { __type: type, message } });
  });

// Shows 2.11, 8.8, 9.13
test.each([
  ["/nowhere", []],
  ["/manage-assignment/abcd2345/more/and/more", []],
  ["/assignments/", [/^Missing assignment id: assignments /]],
])("Ned, who comes to %s, is told that there is nothing, and finds back", (address, expected) =>
  scene.as(
    390,
    async ({ page, barriers }) => {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByText("Green River").waitFor();
      expect(await barriers()).toEqual([]);
      await page.getByRole("main").getByRole("link").first().click();
      await page.waitForURL((url) => url.pathname !== address);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
    { expected },
  ),
);

// Shows 8.3, 8.4, 8.5
test("Olga meets a user pool that can't do what she asks: each time she is told so, and keeps what she typed", () =>
  scene.as(
    390,
    async ({ page }) => {
      const member = memberPage(page);
      const me = newcomer("Olga");
      await failPool(page, "SignUp", "LimitExceededException", "Attempt limit exceeded, please try later.");
      await failPool(page, "InitiateAuth", "InternalErrorException", "The pool has a bad day.");
      await failPool(page, "ForgotPassword", "InternalErrorException", "The pool has a bad day.");

      await page.goto("/signup");
      await member.fill("Your Name", me.name);
      await member.fill("Email Address", me.email);
      await member.fill("Password", me.password);
      await member.press("Sign Up");
      await member.line.getByText("Attempt limit exceeded, please try later.").waitFor();
      expect(await page.getByLabel("Email Address").inputValue()).toBe(me.email);

      await member.follow("Log in");
      await member.logIn(me);
      await page.getByText("The pool has a bad day.").waitFor();
      await member.line.getByText(accountTexts.somethingWrong, { exact: true }).waitFor();
      expect(await page.getByLabel("Email Address").inputValue()).toBe(me.email);

      await member.follow("Forgot your password?");
      await member.heading("Reset Password");
      await member.fill("Email Address", me.email);
      await member.press("Send me a code");
      await member.line.getByText(accountTexts.resetFailed, { exact: true }).waitFor();
      expect(await page.getByLabel("Email Address").inputValue()).toBe(me.email);
    },
    // Amplify itself asks the pool again for some of them.
    { tolerated: /status of 400/ },
  ));

// Shows 8.9
test("Pia's dashboard breaks over an answer that is none: the page says so, and comes back when it is reloaded", () =>
  scene.as(
    390,
    async ({ page, barriers }) => {
      const member = memberPage(page);
      await member.signUp(newcomer("Pia"));
      await page.route("**/api/member/exercises", (call) => call.fulfill({ json: {} }));
      await member.press("I am a Student");
      await member.press("Yes, I am a Student");
      await member.heading(texts.unexpectedError);
      expect(await barriers()).toEqual([]);
      await page.unroute("**/api/member/exercises");
      await member.press("Reload the page");
      await page.getByText(accountTexts.noAssignments).waitFor();
    },
    { tolerated: /TypeError|Cannot read|ErrorBoundary|error occurred/i },
  ));

// Shows 4.9
test("Quinn, whose teacher asks what no table knows an answer to, is told that there is no model answer", () => {
  const { exercise } = stage("Set Question Role Play", "French");
  return scene.as(390, async ({ page, barriers }) => {
    await scene.stack.putExercise({ ...exercise, context_0: "Abracadabra ?", questionNotes: [] });
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Quinn");
    await lesson.press("Model answer");
    await page.getByText(texts.noModelAnswer).waitFor();
    expect(await barriers()).toEqual([]);
  });
});
