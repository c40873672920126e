import type { Page } from "playwright-core";
import { api } from "../../domain/api.ts";
import { texts } from "../../domain/texts.ts";
import { helpPages } from "../../frontend/src/help/helpPages.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import type { StackInHand } from "../stack/hand.ts";
import { type Camera, pass, takePrinted } from "./camera.ts";
import { answers, exercises } from "./exercises.ts";

/** Who walks: on which page, with which camera, `view` their own among all, and `hand` on the stack for what others have done. */
export type Walker = { page: Page; take: Camera; hand: StackInHand; view: string };

/** A way through Viva, with pictures taken on it. */
export type Walk = (walker: Walker) => Promise<void>;

const publicPages: Walk = async ({ page, take }) => {
  await page.goto("/");
  await take("landing", "whole");
  await page.goto("/demo");
  await take("demo", "whole");
  for (const { path, file } of helpPages) {
    await page.goto(path);
    await take(file, "whole");
  }
  await page.goto("/nowhere");
  await take("not-found", "whole");
  await page.goto("/assignments/gone");
  await page.getByText(texts.exerciseGone).waitFor();
  await take("exercise-gone", "whole");
};

const slowNetwork: Walk = async ({ page, take }) => {
  // The page's own code never comes.
  await page.route(/\/assets\/play-/, () => undefined);
  await page.goto(`/assignments/${exercises.open.assignment_id}`, { waitUntil: "commit" });
  await page.getByText("Getting ready…").waitFor();
  await take("intro-early", "whole");
};

const demo: Walk = async ({ page, take }) => {
  await lessonPage(page).open("5368");
  await take("intro-demo", "whole");
  await lessonPage(page).press("Reading settings");
  await take("reading-settings");
};

const conversation: Walk = async ({ page, take }) => {
  const lesson = lessonPage(page);
  const box = page.getByRole("textbox", { name: "Your answer" });
  await lesson.open(exercises.open.assignment_id);
  await take("intro", "whole");
  await lesson.start("Zoë");
  await take("lesson-opening");
  await lesson.press("Help me start");
  await take("lesson-start-help");
  await lesson.press("Help me start");
  await lesson.answer(answers.good);
  await take("lesson-good-answer");
  await lesson.answer(answers.wrong);
  await take("lesson-tip");
  await page.getByText("See it put right").click();
  await take("lesson-put-right");
  await lesson.press("Retry answer");
  await take("lesson-retry");
  await lesson.press("Keep my old answer");
  await lesson.conversation.getByRole("button", { name: "Translation" }).last().click();
  await lesson.press("Model answer");
  await take("lesson-help");

  // An answer that begins and breaks off. The page is not told why, as with any lost connection.
  const broken = (url: URL): boolean => url.pathname === api.takeTurn.path;
  await page.route(broken, (route) => route.fulfill({ contentType: "application/x-ndjson", body: "" }));
  await box.fill(answers.last);
  await lesson.press("Send");
  await page.getByRole("button", { name: "Change my answer" }).waitFor();
  await take("lesson-failed-send");
  await page.unroute(broken);
  await page.context().setOffline(true);
  await lesson.press("Try again");
  await page.getByText("You are offline.").waitFor();
  await take("lesson-offline-waiting");
  await lesson.press("Change my answer");
  await page.getByRole("status").getByText("You are offline.").waitFor();
  await take("lesson-offline");
  await page.context().setOffline(false);
  await pass(page, 5 * 60 * 1000);
  await page.getByText(texts.timeIsUp).first().waitFor();
  await take("lesson-time-up");

  await page.reload();
  await page.getByText("There is an unfinished conversation").waitFor();
  await take("intro-continue", "whole");
  await lesson.goOn("Zoë");
  await box.waitFor();
  await lesson.answer(answers.last);
  await take("lesson-finished");
  await lesson.end();
  await take("finish", "whole");
  await takePrinted(page, take, "finish");
};

const withheldMarks: Walk = async ({ page, take }) => {
  const lesson = lessonPage(page);
  await lesson.open(exercises.withheld.assignment_id);
  await lesson.start("Zoë");
  for (const answer of Object.values(answers)) await lesson.answer(answer);
  await lesson.end();
  await take("finish-withheld", "whole");
};

const listening: Walk = async ({ page, take }) => {
  const lesson = lessonPage(page);
  await lesson.open(exercises.listening.assignment_id);
  await lesson.start("Zoë");
  await lesson.answer(answers.good);
  // Mark's voice is fetched by itself, and would be too late for a clock that is moved on at once.
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  await take("lesson-listening");

  await lesson.press("Retry answer");
  await pass(page, 5 * 60 * 1000);
  await lesson.end();
  await take("finish-unsent-retry", "whole");
};

/** Together they come by every stage that a guest can see. */
export const walks: readonly Walk[] = [
  publicPages,
  slowNetwork,
  demo,
  conversation,
  withheldMarks,
  listening,
];
