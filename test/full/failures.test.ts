import { expect, test } from "@jest/globals";
import { defaultSettings } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { answersSent, befall, refused, refusedCall, unansweredCall } from "../journeys/traffic.ts";

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

// Shows 5.5
test("Omar, whose connection is gone in mid-answer, keeps what he typed, and it goes once, by itself, when that is back", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      const sent = answersSent(page);
      await page.clock.install();
      await lesson.open(exercise.assignment_id);
      await lesson.start("Omar");
      const secondsLeft = async () =>
        Number.parseInt(
          await page
            .getByText(/^\d+ seconds remaining$/)
            .first()
            .innerText(),
          10,
        );
      await page.context().setOffline(true);
      const before = await secondsLeft();
      await page.clock.fastForward(40_000);
      // Without the line the time stands still.
      expect(await secondsLeft()).toBeGreaterThan(before - 40);
      await lesson.send(answers[1]);
      await lesson.problem
        .getByText("You are offline. Your answer is kept and goes when the line is back.")
        .waitFor();
      expect(await lesson.count(answers[1])).toBe(1);
      await page.context().setOffline(false);
      await lesson.lines(2);

      const [first, second] = sent.map(({ place }) => place?.key);
      expect(sent).toHaveLength(2);
      expect(second).toBe(first);
      const row = await scene.stack.readLesson(await lesson.uid(), exercise.assignment_id);
      expect(row?.turns.map(({ said }) => said)).toEqual([answers[1]]);
      expect(row?.keys).toEqual([first]);
    },
    // The hint, which is asked for ahead, may be under way when the line is cut.
    { expected: [unansweredCall("takeTurn")], tolerated: /ERR_INTERNET_DISCONNECTED \(.+\/api\/hint\)/ },
  );
});

test("Theo, whose exercise is deleted in mid-lesson, is told so", async () => {
  const { exercise, answers } = stage("Conversation About Topic", "German");
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Theo");
      await scene.stack.deleteExercise(exercise.assignment_id);
      await lesson.send(answers[1]);
      await lesson.problem.getByText(texts.exerciseGone, { exact: true }).waitFor();
      expect(await lesson.count(answers[1])).toBe(1);
      await lesson.press("Reload the page");
      await page.getByRole("heading", { name: "Nothing here to practise" }).waitFor();
    },
    { expected: [refusedCall("takeTurn", 404), refusedCall("readExercise", 404)] },
  );
});

test("Priya, who has reached the daily limit, is told until when, keeps what she typed, and goes on after", async () => {
  const { exercise, answers } = stage("Exam Style General Conversation", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(
    320,
    async (priya) => {
      const lesson = lessonPage(priya.page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Priya");
      await lesson.answer(answers[1]);
      const uid = await lesson.uid();
      await scene.stack.count("turns", uid, Number.MAX_SAFE_INTEGER);
      await lesson.send(answers[2]);
      await lesson.problem.getByText("That is a lot of talking for one day").waitFor();
      await priya.page.getByRole("button", { name: /^Try again in \d{1,3} (s|minutes|hours)$/ }).waitFor();
      expect(await priya.barriers()).toEqual([]);
      await lesson.press("Change my answer");
      expect(await lesson.box.inputValue()).toBe(answers[2]);

      await scene.stack.count("turns", uid, 0);
      await lesson.press("Send");
      await lesson.answered(answers[2]);
      const row = await scene.stack.readLesson(uid, exercise.assignment_id);
      expect(row?.turns.map(({ said }) => said)).toEqual([answers[1], answers[2]]);
    },
    { expected: [refusedCall("takeTurn", 429)] },
  );
});

test("Jonas, whose token expires in mid-lesson, notices nothing and stays the same guest", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "German");
  await scene.stack.putExercise(exercise);
  await scene.as(390, async ({ page }) => {
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Jonas");
    await lesson.answer(answers[1]);
    const uid = await lesson.uid();
    const sub = await page.evaluate(() => localStorage.getItem("viva.identity"));
    const expired = scene.stack.guestToken({ sub, exp: Math.floor(Date.now() / 1000) - 1 });
    await page.evaluate((token) => sessionStorage.setItem("jwtToken", token), expired);
    await lesson.answer(answers[2]);
    expect(await page.evaluate(() => sessionStorage.getItem("jwtToken"))).not.toBe(expired);
    expect(await lesson.uid()).toBe(uid);
    const row = await scene.stack.readLesson(uid, exercise.assignment_id);
    expect(row?.turns.map(({ said }) => said)).toEqual([answers[1], answers[2]]);
  });
});

test("Nour, in a listening exercise without a voice to listen to, reads what Mark says, and why", async () => {
  const { exercise, opening = "", answers } = stage("Set Question Role Play", "Spanish");
  const settings = { ...defaultSettings, isPureListeningExercise: true };
  await scene.stack.putExercise({ ...exercise, settings });
  await scene.as(390, async (nour) => {
    const lesson = lessonPage(nour.page);
    await befall(nour.page, "speak", refused(503, "The voice is out of order."), 100);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Nour");
    await lesson.conversation.getByText(opening).waitFor();
    const why = lesson.conversation.getByText(
      "Mark's voice can't be played just now, so here is what he said.",
    );
    await why.waitFor();
    expect(await nour.barriers()).toEqual([]);
    await lesson.answer(answers[1]);
    // Both lines can be read, and why is said once, under the newest.
    await lesson.conversation.getByRole("listitem").last().getByText("here is what he said").waitFor();
    await lesson.conversation.getByText(opening).waitFor();
    expect(await why.count()).toBe(1);
  });
});

test("Kai, whose page's code gets lost on the way, is told to reload, and then can start", () =>
  scene.as(
    390,
    async (kai) => {
      await kai.page.route(/\/assets\/play-.*\.js$/, (script) => script.abort(), { times: 1 });
      await kai.page.goto("/assignments/5368");
      await kai.page.getByText("Part of this page got lost on the way. Please reload it.").waitFor();
      expect(await kai.barriers()).toEqual([]);
      await kai.page.reload();
      await lessonPage(kai.page).start();
    },
    { expected: [/Failed to load resource: net::ERR_FAILED .*\/assets\/play-.*\.js\)$/] },
  ));

test("Lin, whose browser can't read the page's code, is told that it is too old, and once it can, nothing of that is left", () =>
  scene.as(
    390,
    async (lin) => {
      const notice = lin.page.getByRole("heading", { name: "This browser is too old for Viva" });
      for (const [path, file] of [
        ["/assignments/5368", /\/assets\/play-.*\.js$/],
        ["/login", /\/assets\/app-.*\.js$/],
      ] as const) {
        await lin.page.route(
          file,
          (script) =>
            script.fulfill({ contentType: "text/javascript", body: "export const old = /(?<?a)/;" }),
          { times: 1 },
        );
        await lin.page.goto(path);
        await notice.waitFor();
        expect(await lin.page.getByRole("main").count()).toBe(1);
        expect(await lin.barriers()).toEqual([]);
        expect(await lin.overflow()).toBeLessThanOrEqual(0);
      }
      await lin.page.reload();
      await lin.page.getByLabel("Password", { exact: true }).waitFor();
      expect(await notice.isVisible()).toBe(false);
    },
    { expected: [/Invalid regular expression/, /Invalid regular expression/] },
  ));
