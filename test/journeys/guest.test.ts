import { expect, test } from "@jest/globals";
import { lessonPage } from "./lessonPage.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

/** Five answers to the French demo: the first has a wrong auxiliary, the third a wrong gender. */
const answers = [
  "Samedi, j'ai allé au cinéma avec mes amis.",
  "J'ai passé le week-end avec ma sœur parce qu'elle habite à Lyon.",
  "J'ai mangé un pizza avec de la salade.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais jouer au foot.",
];

// Shows 2.9, 2.36, 4.5, 4.6, 6.3
test("Zoë, a guest with a phone, types the French demo to its end, and the result is stored", () =>
  scene.as(390, async (zoe) => {
    const { page } = zoe;
    const lesson = lessonPage(page);
    await lesson.open("5368");
    expect(await zoe.barriers()).toEqual([]);
    // Something is wrong with it: a few buttons say so, by keyboard as well, and the lesson goes on as if nothing were.
    await page.getByRole("button", { name: "Report this exercise" }).press("Enter");
    const report = page.getByRole("dialog", { name: "Report this exercise" });
    await page.setViewportSize({ width: 320, height: 640 });
    await report.getByRole("button", { name: "Send report" }).click();
    await report.getByText("Please choose what is wrong.").waitFor();
    expect([await zoe.barriers(), await zoe.overflow()]).toEqual([[], 0]);
    await page.setViewportSize({ width: 390, height: 844 });
    await report.getByRole("radio", { name: "It upset or scared me." }).press("Space");
    await report.getByRole("button", { name: "Send report" }).press("Enter");
    await report.getByText("Thank you. Your school will look at it.").waitFor();
    await report.getByRole("button", { name: "Close" }).press("Enter");
    await lesson.start();
    await lesson.conversation.getByText("Qu'est-ce que tu as fait le week-end dernier ?").waitFor();
    for (const answer of answers) await lesson.answer(answer);

    // Each answer has its score, and the tips name what is wrong: the auxiliary, and the gender.
    expect(await lesson.conversation.getByText("Score:").count()).toBe(answers.length);
    expect(await lesson.conversation.innerText()).toMatch(/être.*je suis allé/);
    expect(await lesson.conversation.innerText()).toMatch(/une pizza/);
    expect(await zoe.barriers()).toEqual([]);

    await lesson.end();
    await page
      .getByText(/\d+ \/ 100/)
      .first()
      .waitFor();
    expect(await zoe.barriers()).toEqual([]);

    const rows = await scene.stack.listResults("5368");
    const row = rows.find(({ conversation: { turns } }) => turns[0]?.said === answers[0]);
    expect(row?.conversation.turns.map((turn) => turn.said)).toEqual(answers);
    expect(row?.grade).toMatch(/^\d+ \/ 100$/);
  }));
