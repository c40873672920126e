import { expect, test } from "@jest/globals";
import { defaultSettings } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { GUESTS_PATH } from "../../local/hosts.ts";
import { inLesson } from "../journeys/inLesson.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { befall, refused, refusedCall, unansweredCall } from "../journeys/traffic.ts";

const scene = setScene();

// Shows 4.6
test("Zack, whose grading fails, tries again, and has one result", () =>
  inLesson(
    scene,
    "Zack",
    async (zack) => {
      await zack.lesson.answer(zack.answers[1]);
      await zack.lesson.answer(zack.answers[2]);
      await befall(zack.page, "gradeLesson", refused(503, "Mark is very busy right now."));
      await zack.lesson.press("End the conversation");
      await zack.lesson.problem.getByText("Mark is very busy right now.").waitFor();
      expect(await zack.barriers()).toEqual([]);
      await zack.lesson.press("Try again");
      await zack.page
        .getByText(/\d+ \/ 100/)
        .first()
        .waitFor();
      const rows = await scene.stack.listResults(zack.assignmentId);
      expect(rows.map(({ studentId }) => studentId)).toEqual(["Zack"]);
    },
    { expected: [refusedCall("gradeLesson", 503), /^Grading error: refused /] },
  ));

test("Xena, who meets a proxy's own page in place of Mark, is told in our words, and starts", () =>
  scene.as(
    390,
    async (xena) => {
      const lesson = lessonPage(xena.page);
      const html = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };
      await befall(xena.page, "startLesson", (call) => call.fulfill(html));
      await lesson.open("5368");
      await lesson.press(texts.startAssignment);
      await lesson.problem.getByText("Something went wrong at our end.").waitFor();
      expect(await xena.barriers()).toEqual([]);
      await lesson.press("Try again");
      await lesson.box.waitFor();
    },
    { expected: [refusedCall("startLesson", 502)] },
  ));

test("Yara, whom Cognito lets wait at the door, is told so, and comes in", () =>
  scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      const busy = { status: 400, json: { __type: "TooManyRequestsException" } };
      await page.route(`**${GUESTS_PATH}/**`, (call) => call.fulfill(busy), { times: 1 });
      await lesson.open("5368");
      await lesson.press(texts.startAssignment);
      await lesson.problem.getByText("Viva can't let guests in just now.").waitFor();
      await lesson.press("Try again");
      await lesson.box.waitFor();
    },
    { expected: [new RegExp(`Failed to load resource.* 400 .*${GUESTS_PATH}`)] },
  ));

test("Dana, whose exercise does not come through, asks for it again", () =>
  scene.as(
    390,
    async (dana) => {
      await befall(dana.page, "readExercise", (call) => call.abort());
      await dana.page.goto("/assignments/5368");
      await dana.page.getByRole("heading", { name: "The exercise has not come through" }).waitFor();
      expect(await dana.barriers()).toEqual([]);
      await lessonPage(dana.page).press("Try again");
      await dana.page.getByRole("button", { name: texts.startAssignment }).waitFor();
    },
    { expected: [unansweredCall("readExercise")] },
  ));

// Shows 8.8
test("Cleo, whose browser keeps nothing, does a lesson all the same", () =>
  scene.as(
    390,
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const storage of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException("Denied.", "SecurityError");
            },
          });
      });
      const lesson = lessonPage(page);
      await lesson.open("5368");
      await lesson.start();
      await lesson.answer("Samedi, je suis allé au cinéma avec mes amis.");
      await lesson.press("Reading settings");
      await page.getByRole("radio", { name: "Cream" }).check();
      await lesson.press("Done");
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
    { expected: [/^Sign out error: SecurityError /] },
  ));

test("Emil, whose listening exercise had no voice for a while, hears Mark again in place of reading him", () =>
  inLesson(
    scene,
    "Emil",
    async ({ page, lesson, answers }) => {
      await lesson.conversation.getByText("Listen to what Mark says.").waitFor();
      await befall(page, "speak", refused(503, "The voice is out of order."));
      await lesson.answer(answers[1]);
      const why = lesson.conversation.getByText("Mark's voice can't be played just now");
      await why.waitFor();
      await lesson.conversation.getByRole("button", { name: "Listen", exact: true }).last().click();
      await why.waitFor({ state: "detached" });
      expect(await lesson.conversation.getByText("Listen to what Mark says.").count()).toBe(2);
    },
    { expected: [refusedCall("speak", 503)] },
    { settings: { ...defaultSettings, isPureListeningExercise: true } },
  ));
