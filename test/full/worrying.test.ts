import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { resultsPage } from "../journeys/resultsPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

test("Ana says something that worries: Mark goes on, and a notice says whom she can talk to", () =>
  scene.as(390, async (ana) => {
    const { page } = ana;
    const lesson = lessonPage(page);
    await lesson.open("5368");
    await lesson.start();
    await lesson.answer("Samedi, je suis allée au cinéma avec ma sœur.");
    await lesson.answer("Je veux mourir, je n'en peux plus.");
    const notice = page.getByRole("note").filter({ hasText: "You don't have to be alone with this" });
    await notice.getByRole("link", { name: "0800 1111" }).waitFor();
    expect(
      await notice.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(["tel:08001111", "tel:116123", "tel:999"]);
    expect(await lesson.conversation.innerText()).toMatch(/Merci.*\?/);
    // No score and no tip stand beside it: only the first answer has one.
    expect(await lesson.conversation.getByText("Score:").count()).toBe(1);
    await page
      .getByRole("status")
      .filter({ hasText: "a notice says whom you can talk to" })
      .waitFor({ state: "attached" });
    expect(await ana.barriers()).toEqual([]);

    await lesson.answer("J'habite au 12 rue Victor Hugo à Lyon.");
    await page.getByText("Keep that to yourself").waitFor();

    // It is still there for whoever comes back.
    await page.reload();
    await lesson.press("Continue");
    await notice.getByRole("link", { name: "116 123" }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await ana.barriers()).toEqual([]);
  }));

test("her teacher is shown where to look, whoever else is on the page", () =>
  scene.as(1280, async (teresa) => {
    const { page } = teresa;
    const member = memberPage(page);
    await member.signUp(newcomer("Teresa Gómez"));
    await member.choose("Teacher");
    const assignment_id = `worry${randomUUID().slice(0, 8)}`;
    await scene.stack.putExercise({
      assignment_id,
      ownerId: await member.uid(),
      title: "Les vacances",
      duration: 5,
    });
    const { putAttempt } = scene.stack;
    await putAttempt({ assignment_id, uid: "ben", studentId: "Ben" });
    await putAttempt({ assignment_id, uid: "cleo", studentId: "Cleo", isFinished: false, flags: ["abuse"] });
    const turns = [{ said: "J'habite à Lyon." }, { said: "Je veux mourir.", flags: ["distress" as const] }];
    await putAttempt({ assignment_id, uid: "ana", studentId: "Ana", turns, startedAt: Date.now() - 60_000 });

    await resultsPage(page).open(assignment_id);
    const box = page.getByRole("region", { name: "Please look at these (2)" });
    await box.waitFor();
    expect(await box.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/^Cleo\s+May be being hurt\. .*, not finished$/),
      expect.stringMatching(/^Ana\s+May be in distress\./),
    ]);
    expect(await teresa.barriers()).toEqual([]);
    await box.getByRole("link", { name: "Ana" }).click();
    const said = page.getByRole("listitem").filter({ hasText: "Je veux mourir." });
    await said.getByText("May be in distress.").waitFor();
    expect(await teresa.barriers()).toEqual([]);
  }));
