import type { Page } from "playwright-core";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { hugePicture, wizardPage } from "../journeys/wizardPage.ts";

/** A guest comes from the landing page by way of the demo, types a lesson to its end and is marked. */
const lesson = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try a demo!" }).first().click();
  await page.getByRole("heading", { name: "Welcome to the demo" }).waitFor();
  const guest = lessonPage(page);
  await guest.open("5368");
  await guest.start();
  for (const answer of [
    "Je suis allé au cinéma avec mes amis.",
    "J'étais avec ma sœur.",
    "J'ai mangé une pizza.",
    "C'était génial.",
    "Je vais jouer au foot.",
  ])
    await guest.answer(answer);
  await guest.end();
};

/** A teacher signs up, is sent from a page of hers to the login and back, and builds a photo role play. */
const wizard = async (page: Page): Promise<void> => {
  const member = memberPage(page);
  const steps = wizardPage(page);
  const roe = newcomer("Ms Roe");
  await member.signUp(roe);
  await member.choose("Teacher");
  await member.logOut();
  await page.goto("/create-exercise");
  await page.waitForURL(/\/login\?next=/);
  await member.logIn(roe);
  await member.heading("What do you want to create?");

  await steps.press("Create this: Photo Role Play");
  await page.getByLabel("Photo", { exact: true }).setInputFiles(await hugePicture(page));
  await steps.press("Shrink it for me");
  await page.getByRole("img", { name: "As it will be seen" }).waitFor();
  await page.getByLabel("What is in the photo?").fill("A beach in the rain");
  await steps.choose("French", "GCSE - Higher", "AQA");
  await steps.press("Set the content");
  await steps.build("holidays by the sea");
  await page.getByRole("button", { name: "Move down: Question 1" }).click();
  await steps.press("Set the difficulty");
  await steps.duration.fill("5");
  await steps.press("Finish up");
  await member.heading("Ta da!");
  await member.follow("Go back home");
  await page
    .getByRole("link", { name: /^See Result/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** What people do in an old browser, by what it is called. */
export const walks: Readonly<Record<string, (page: Page) => Promise<void>>> = { lesson, wizard };
