import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { accountTexts } from "../../domain/accountTexts.ts";
import { resultTexts } from "../../domain/resultTexts.ts";
import { lessonPage } from "./lessonPage.ts";
import { memberPage, newcomer } from "./memberPage.ts";
import type { Person } from "./person.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

/** The pool's own refusal, which the browser speaks of in its console. */
const refusedByPool = /status of 400 .*cognito-idp/;

/** Looks at the page as somebody would whom a barrier keeps out, or who has a narrow window. */
const look = async ({ barriers, overflow }: Person): Promise<void> => {
  expect(await barriers()).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
};

/** An exercise that only its owner can play. */
const privateExercise = (ownerId: string) => ({
  assignment_id: `own${randomUUID().slice(0, 8)}`,
  ownerId,
  title: "Mes repas",
  isShared: false,
  duration: 5,
});

// Shows 2.3, 2.5, 2.7, 2.8, 2.12, 2.13, 2.14, 2.16, 2.33, 5.1, 7.9, 8.1
test("Zoë, a student with a phone: from signing up, over a lesson of her own and a lost password, to the end of her account", () =>
  scene.as(
    390,
    async (zoe) => {
      const { page } = zoe;
      const member = memberPage(page);
      const lesson = lessonPage(page);
      const me = newcomer("Zoë");

      await page.goto("/");
      await member.follow("Start practicing now");
      await member.heading("Log in");
      await look(zoe);
      await member.follow("Sign Up");
      await page.getByText("At least 8 characters.").waitFor();
      await look(zoe);
      await member.signUp(me);
      await page.getByText(accountTexts.roleWarning).waitFor();
      await look(zoe);
      await member.choose("Student");
      await page.getByText(accountTexts.noAssignments).waitFor();
      await look(zoe);
      await member.follow("Create Your First Assignment");
      await member.heading("What do you want to create?");
      await look(zoe);
      // Signed in, she is not offered to log in.
      await page.goto("/help");
      await page.getByRole("link", { name: "Profile", exact: true }).waitFor();
      expect(await page.getByRole("link", { name: "Login", exact: true }).count()).toBe(0);
      await look(zoe);

      const uid = await member.uid();
      const exercise = privateExercise(uid);
      await scene.stack.putExercise(exercise);
      await member.follow("Viva");
      await member.heading(exercise.title);
      await look(zoe);
      await member.follow(`Play: ${exercise.title}`);
      await lesson.start();
      await look(zoe);
      await lesson.answer("J'aime manger des pâtes avec ma famille.");
      await lesson.answer("J'habite à Lyon avec ma sœur.");
      await lesson.end();
      expect(await scene.stack.listResults(exercise.assignment_id)).toMatchObject([{ uid }]);
      await member.follow("Viva");
      await page.getByRole("heading", { name: "What you have played" }).waitFor();
      await look(zoe);

      await member.follow("Profile");
      await page.getByText("Not confirmed yet").waitFor();
      await page.getByRole("main").getByText(me.name, { exact: true }).waitFor();
      await look(zoe);
      await member.confirmEmail(me.email);
      await look(zoe);
      await member.logOut();
      expect(
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      ).toEqual([]);

      await member.logIn({ ...me, password: "wrong horse" });
      await member.line.getByText(accountTexts.invalidLogin, { exact: true }).waitFor();
      expect(await page.getByLabel("Email Address").inputValue()).toBe(me.email);
      await look(zoe);
      await member.follow("Forgot your password?");
      await member.resetPassword({ ...me, password: "another horse" });
      await look(zoe);
      await member.follow("Log in");
      await member.logIn({ ...me, password: "another horse" });
      await member.heading(exercise.title);

      const download = await member.deleteAccount();
      await look(zoe);
      expect(await readFile(await download.path(), "utf8")).toContain(exercise.title);
      expect(await scene.stack.traces(uid)).toEqual([expect.stringContaining("deletedAt")]);
      await member.logIn({ ...me, password: "another horse" });
      await member.line.getByText(accountTexts.invalidLogin, { exact: true }).waitFor();
    },
    { expected: [refusedByPool, refusedByPool] },
  ));

// Shows 2.6, 2.15, 4.1
test("Mr Weiß, a teacher at a desk, is himself in every tab, and comes back to where he was when his session has run out", () =>
  scene.as(1280, async (weiss) => {
    const { page } = weiss;
    const member = memberPage(page);
    const me = newcomer("Jörg Weiß");
    await member.signUp(me);
    await member.choose("Teacher");
    await look(weiss);
    const exercise = { ...privateExercise(await member.uid()), isShared: true, title: "La rentrée" };
    await scene.stack.putExercise(exercise);

    // The start page is the dashboard for him, and a tab without a token gets one by itself.
    const tab = await page.context().newPage();
    await tab.goto("/");
    await memberPage(tab).heading(exercise.title);
    expect(new URL(tab.url()).pathname).toBe("/dashboard");
    await memberPage(tab).follow(`See Result: ${exercise.title}`);
    await memberPage(tab).heading(resultTexts.classHeading);
    await look({ ...weiss, page: tab });

    await tab.goto("/login");
    await memberPage(tab).heading(accountTexts.alreadyLoggedIn);
    await tab.goto("/profile");
    await tab.getByText("Teacher", { exact: true }).waitFor();

    await tab.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("Cognito")) localStorage.removeItem(key);
      sessionStorage.clear();
    });
    await tab.reload();
    await tab.getByText("Please log in again, and you will be back where you were.").waitFor();
    await memberPage(tab).logIn(me);
    await memberPage(tab).heading("Your profile");

    // Out in one tab is out in all.
    await memberPage(tab).logOut();
    await page.getByRole("heading", { name: "Log in" }).waitFor();
  }));

// Shows 6.4, 8.5
test("Mallory sees nothing of a member's pages, is sent nowhere else, and learns of a reset only what she may", () =>
  scene.as(
    1280,
    async (mallory) => {
      const { page } = mallory;
      const member = memberPage(page);
      for (const path of ["/dashboard", "/profile", "/create-exercise", "/manage-assignment/abcd2345"]) {
        await page.goto(path);
        await page.getByText("Please log in first, and you will go on to where you were.").waitFor();
      }
      const me = newcomer("Mallory");
      await member.signUp(me);
      await member.choose("Student");
      await member.logOut();
      await page.goto("/login?next=//elsewhere.example/");
      await member.logIn(me);
      await member.heading("Your exercises");
      await member.logOut();

      await member.follow("Forgot your password?");
      await member.heading("Reset Password");
      await member.fill("Email Address", me.email);
      await member.press("Send me a code");
      await member.line.getByText(/an address that you have confirmed/).waitFor();
      await look(mallory);
      // Cognito refuses, or only looks as if it sent something: nobody is left waiting for a mail without knowing why.
      await member.press("Send me a code");
      await member.line.getByText(accountTexts.resetSent, { exact: true }).waitFor();
      await page.getByText("If this address was confirmed, a code is on its way; if none comes,").waitFor();
      await look(mallory);
    },
    { expected: [refusedByPool] },
  ));
