import { expect, test } from "@jest/globals";
import { notePaces } from "./aloud.ts";
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

const question = "Qu'est-ce que tu as fait le week-end dernier ?";
const requests = ["Pardon ?", "Plus lentement, s'il te plaît.", "Comment dit-on “homework” en français ?"];

// Shows 2.9, 2.36, 4.5, 4.6, 6.3
test("Zoë, a guest with a phone, types the French demo to its end, and the result is stored", () =>
  scene.as(390, async (zoe) => {
    const { page } = zoe;
    const lesson = lessonPage(page);
    const soundsAt = await notePaces(page);
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
    await lesson.conversation.getByText(question).waitFor();
    // She asks to hear it again, then more slowly, then for a word: nothing of that is marked.
    await lesson.answer("Pardon ?");
    await lesson.conversation.getByText(`Bien sûr. ${question}`).waitFor();
    await lesson.answer("Plus lentement, s'il te plaît.");
    await soundsAt(0.8, 1);
    await lesson.conversation.getByRole("button", { name: "Listen" }).last().click();
    await soundsAt(0.8, 2);
    await lesson.answer("Comment dit-on “homework” en français ?");
    await lesson.conversation.getByText(`On dit « les devoirs ». ${question}`).waitFor();
    expect(await lesson.conversation.getByText("Not marked:").count()).toBe(requests.length);
    expect(await zoe.barriers()).toEqual([]);
    // She can't begin: the first words, opened by keyboard, are told once. The model answer can be heard.
    const help = page.getByRole("button", { name: "Help me start" });
    await help.press("Enter");
    await page.getByRole("status").getByText("Begin with:").waitFor();
    expect(await page.getByRole("list", { name: "Useful words" }).getByRole("listitem").count()).toBe(2);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([await zoe.barriers(), await zoe.overflow()]).toEqual([[], 0]);
    await page.setViewportSize({ width: 390, height: 844 });
    await help.press("Enter");
    expect(await page.getByText("Begin with:").count()).toBe(0);
    await lesson.press("Model answer");
    const spoken = page.waitForResponse((response) => response.url().endsWith("/api/voice"));
    await lesson.press("Hear it");
    expect((await spoken).status()).toBe(200);
    await page.getByRole("button", { name: /^Hear it again in \d/ }).waitFor();
    expect(await zoe.barriers()).toEqual([]);

    for (const answer of answers) await lesson.answer(answer);

    // The first answer put right, as she opens it: what is new is marked.
    const right = lesson.conversation.getByText("See it put right");
    await right.first().press("Enter");
    expect(await lesson.conversation.locator("ins:visible").first().innerText()).toBe("je suis");
    await page.setViewportSize({ width: 320, height: 640 });
    expect([await zoe.barriers(), await zoe.overflow()]).toEqual([[], 0]);
    await page.setViewportSize({ width: 390, height: 844 });

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
    await page.getByText("You asked Mark to repeat twice. In the exam that costs nothing.").waitFor();
    // It stands beside the answer at the end as well; help to begin does not.
    await page.getByText("See it put right").first().press("Enter");
    await page.getByText("Samedi, je suis allé au cinéma avec mes amis, et c'était super.").waitFor();
    expect(await page.getByRole("button", { name: "Help me start" }).count()).toBe(0);
    expect(await zoe.barriers()).toEqual([]);

    const rows = await scene.stack.listResults("5368");
    const row = rows.find(({ conversation: { turns } }) => turns[3]?.said === answers[0]);
    expect(row?.conversation.turns.map((turn) => turn.said)).toEqual([...requests, ...answers]);
    expect(row?.conversation.turns[3]?.better?.corrected).toContain("je suis allé");
    expect(row?.grade).toMatch(/^\d+ \/ 100$/);
  }));
