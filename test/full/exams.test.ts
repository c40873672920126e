import { expect, test } from "@jest/globals";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { resultsPage } from "../journeys/resultsPage.ts";
import { setScene } from "../journeys/scene.ts";
import { wizardPage } from "../journeys/wizardPage.ts";

const scene = setScene();

/** Nobody is kept out of this page, at any width. */
const look = async ({ page, barriers, overflow }: Person): Promise<void> => {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
};

const exam = "AQA GCSE, from 2026, Foundation";
const questions = [
  "Où habites-tu ?",
  "Qu'est-ce que tu aimes manger ?",
  "Qu'est-ce que tu as fait le week-end dernier ?",
  "Comment est ta famille ?",
  "Quel est ton sport préféré ?",
];
/** The third is in another tense, the fourth has no verb, the last says nothing. */
const answers = [
  "J'habite à Londres avec ma famille.",
  "J'aime manger une pizza parce que c'est bon.",
  "Je joue au tennis avec mon frère.",
  "Très grande et sympa.",
  "Je ne sais pas.",
];

/** What stands under the heading of a criterion, with its mark. */
const criterion = ({ page }: Person, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

const readsMarks = async (person: Person): Promise<void> => {
  const { page } = person;
  await page.getByText("6 / 10", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "By the exam's criteria" }).waitFor();
  await page.getByText(`${exam}. Role-play: this part alone`).waitFor();
  for (const [task, mark] of [2, 2, 1, 1, 0].entries()) {
    const text = await criterion(person, `Task ${task + 1} ${mark} / 2`).innerText();
    expect(text).toContain(`“${answers[task]}” Answer ${task + 1}`);
  }
  await look(person);
};

test("Ms Roe has a role play marked by an exam's criteria: Zoë sees what each answer earned, and so does she", () =>
  scene.as(1280, async (roe) => {
    const { page } = roe;
    const member = memberPage(page);
    const wizard = wizardPage(page);
    await member.signUp(newcomer("Ms Roe"));
    await member.choose("Teacher");
    await member.follow("Create Your First Assignment");
    await wizard.press("Create this: Set Question Role Play");
    await member.heading("Getting basic details");
    await wizard.choose("French", "GCSE - Foundational", "AQA");
    await wizard.press("Set the content");
    for (const [place, question] of questions.entries()) {
      if ((await wizard.questions.count()) <= place) await wizard.press("New Question");
      await wizard.questions.nth(place).fill(question);
    }
    await wizard.title.fill("Chez moi");
    await wizard.press("Set the difficulty");
    await wizard.duration.fill("5");
    const choice = page.getByLabel("Mark by an exam's criteria");
    expect(await choice.inputValue()).toBe("");
    // The board and the level that she has chosen leave these, and none.
    expect(await choice.getByRole("option").allInnerTexts()).toEqual([
      "None: a mark out of 100",
      exam,
      "AQA GCSE, 2018 to 2025, Foundation",
    ]);
    await choice.selectOption(exam);
    await look(roe);
    await wizard.press("Finish up");
    await member.heading("Ta da!");
    const assignmentId = (await wizard.link.innerText()).replace(/.*\//, "");

    await scene.as(390, async (zoe) => {
      const lesson = lessonPage(zoe.page);
      await lesson.open(assignmentId);
      await zoe.page.getByText(exam, { exact: true }).waitFor();
      await look(zoe);
      await lesson.start("Zoë");
      for (const answer of answers) await lesson.answer(answer);
      await lesson.end();
      await readsMarks(zoe);
    });

    const results = resultsPage(page);
    await results.open(assignmentId);
    expect((await results.download()).rows).toMatchObject([{ Grade: "6 out of 10" }]);
    await page.getByRole("link", { name: "Zoë", exact: true }).first().click();
    await readsMarks(roe);

    // A copy keeps its exam, and loses it with its board.
    await page.goto(`/create-exercise?copy=${assignmentId}`);
    const toGoals = async () => {
      await member.heading("Getting basic details");
      await wizard.press("Set the content");
      await wizard.press("Set the difficulty");
      return choice.locator("option:checked").innerText();
    };
    expect(await toGoals()).toBe(exam);
    await wizard.press("Back");
    await wizard.press("Back");
    await wizard.choose("EdExcel");
    expect(await toGoals()).toBe("None: a mark out of 100");
  }));
