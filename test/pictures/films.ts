import type { Locator, Page } from "playwright-core";
import type { RecordingName } from "../../frontend/src/landing/pictures.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { endOfWords } from "../journeys/speaker.ts";
import { wizardPage } from "../journeys/wizardPage.ts";
import type { Act } from "./film.ts";
import { begun, classResults, giveAnswers, newExercise, withoutToast } from "./scenes.ts";

/** As long as it takes to read a sentence, in ms. */
const READING_MS = 1800;
/** From one key to the next of somebody who types well, in ms. */
const KEY_MS = 55;

const look = (page: Page, ms = READING_MS) => page.waitForTimeout(ms);
const type = (box: Locator, text: string) => box.pressSequentially(text, { delay: KEY_MS });

const talking: Act = {
  async prepare(stage) {
    const lesson = await begun(stage);
    await lesson.press("Type instead");
    await lesson.answer("Samedi, je suis allée au cinéma avec mes amis.");
    await withoutToast(stage.page);
    await lesson.press("Speak instead");
  },
  async play({ page, spoken }, say) {
    const lesson = lessonPage(page);
    say("Mark asks, as in the exam.");
    await look(page);
    say("You speak, and your words appear.");
    await lesson.press("Tap to answer");
    await page.getByRole("region", { name: "Answer by voice" }).getByText(endOfWords(spoken.text)).waitFor();
    await look(page, 900);
    await lesson.press("Tap to send");
    say("It is scored. Words that were hard to hear are underlined.");
    await lesson.answered(spoken.text);
    await withoutToast(page);
  },
};

const marked: Act = {
  async prepare(stage) {
    const lesson = await begun(stage);
    await lesson.press("Type instead");
    await giveAnswers(lesson);
    await withoutToast(stage.page);
  },
  async play({ page }, say) {
    const lesson = lessonPage(page);
    say("The last question is answered.");
    await look(page);
    say("Mark reads the conversation again.");
    await lesson.end();
    say("A mark, what went well, and what to do next.");
    await page
      .getByText(/\d+ \/ 100/)
      .first()
      .waitFor();
    await withoutToast(page);
    await look(page);
    await page
      .getByText("Pronunciation", { exact: true })
      .evaluate((rating) => rating.scrollIntoView({ behavior: "smooth", block: "center" }));
    say("Stars for grammar, vocabulary and pronunciation.");
    await look(page);
  },
};

const tip: Act = {
  async prepare(stage) {
    const lesson = await begun(stage);
    await lesson.press("Type instead");
  },
  async play({ page }, say) {
    const lesson = lessonPage(page);
    say("An answer with a slip in it: aller, with the wrong auxiliary.");
    await type(lesson.box, "J'ai allé au cinéma avec mes amis.");
    await lesson.press("Send");
    say("It is scored, and the tip names what costs most.");
    await page.getByRole("note").waitFor();
    await look(page, 2 * READING_MS);
    say("One more try, with the tip in mind.");
    await lesson.press("Retry answer");
    await lesson.box.fill("");
    await type(lesson.box, "Je suis allée au cinéma avec mes amis.");
    await lesson.press("Send");
    await lesson.answered("Je suis allée au cinéma avec mes amis.");
    say("Better, and it shows.");
    await look(page);
  },
};

const building: Act = {
  async prepare(stage) {
    await newExercise(stage);
  },
  async play({ page }, say) {
    const wizard = wizardPage(page);
    const prompt = page.getByLabel(/^What should the exercise be about\?$/);
    say("A teacher says in a few words what it should be about.");
    await type(prompt, "holidays by the sea");
    await page.getByRole("button", { name: "Write it" }).click();
    say("The AI writes title, goal and questions.");
    await page.getByRole("button", { name: "Undo: title" }).waitFor();
    await look(page);
    await wizard.questions
      .first()
      .evaluate((box) => box.scrollIntoView({ behavior: "smooth", block: "center" }));
    say("Every word of it can be changed, and every change undone.");
    await look(page, 2 * READING_MS);
  },
};

const reading: Act = {
  async prepare(stage) {
    await classResults(stage);
  },
  async play({ page }, say) {
    const down = (name: string) =>
      page
        .getByRole("heading", { name })
        .evaluate((heading) =>
          scrollTo({ top: scrollY + heading.getBoundingClientRect().top - 20, behavior: "smooth" }),
        );
    say("How an invented class did, at a glance.");
    await look(page);
    await down("Mistakes that come up most");
    say("What goes wrong most, in the students' own words.");
    await look(page, 2 * READING_MS);
    await page.getByRole("link", { name: /Amira/ }).first().click();
    say("And each conversation, to read and to mark.");
    await look(page, 2 * READING_MS);
  },
};

export const acts: Readonly<Record<RecordingName, Act>> = {
  talking,
  marked,
  tip,
  building,
  reading,
};
