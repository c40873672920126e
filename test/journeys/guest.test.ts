import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { launchBrowser } from "./browser.ts";
import { newPerson } from "./person.ts";

let browser: Browser;
let stack: StackInHand;
beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), openStack()]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Five answers to the French demo: the first has a wrong auxiliary, the third a wrong gender. */
const answers = [
  "Samedi, j'ai allé au cinéma avec mes amis.",
  "J'ai passé le week-end avec ma sœur parce qu'elle habite à Lyon.",
  "J'ai mangé un pizza avec de la salade.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais jouer au foot.",
];

test("a guest with a phone types the French demo to its end, and the result is stored", async () => {
  const zoe = await newPerson(browser, 390);
  const { page } = zoe;

  await page.goto("/assignments/5368");
  await page.getByRole("button", { name: "Start The Assignment" }).waitFor();
  expect(await zoe.barriers()).toEqual([]);
  await page.getByRole("button", { name: "Start The Assignment" }).click();

  await page.getByText("Qu'est-ce que tu as fait le week-end dernier ?").first().waitFor();
  expect(await zoe.barriers()).toEqual([]);
  const conversation = page.getByRole("log");
  for (const [place, answer] of answers.entries()) {
    await page.getByRole("textbox", { name: "Your answer" }).fill(answer);
    await page.getByRole("button", { name: "Send" }).click();
    await conversation.getByText("Score:").nth(place).waitFor();
  }
  for (const answer of answers) await conversation.getByText(answer).waitFor();
  // The tips name what is wrong: the auxiliary, and the gender.
  expect(await conversation.innerText()).toMatch(/je suis allé|être/);
  expect(await conversation.innerText()).toMatch(/une pizza|feminine/);
  expect(await zoe.barriers()).toEqual([]);

  await page.getByRole("button", { name: "End the conversation" }).click();
  await page
    .getByText(/\d+ \/ 100/)
    .first()
    .waitFor();
  expect(await zoe.barriers()).toEqual([]);

  const rows = await stack.listResults("5368");
  const row = rows.find(({ conversation: { turns } }) => turns[0]?.said === answers[0]);
  expect(row?.conversation.turns.map((turn) => turn.said)).toEqual(answers);
  expect(row?.grade).toMatch(/^\d+ \/ 100$/);
  expect(await zoe.leave()).toEqual([]);
});
