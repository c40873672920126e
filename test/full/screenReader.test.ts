import { expect, test } from "@jest/globals";
import type { Locator } from "playwright-core";
import { languages, languageTags } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { befall, refused, refusedCall } from "../journeys/traffic.ts";
import { listenIn } from "./listening.ts";

const scene = setScene();

/** The language that a screen reader takes these to be in, each once. */
const languagesOf = async (texts: Locator): Promise<string[]> => [
  ...new Set(
    await texts.evaluateAll((all) => all.map((one) => one.closest("[lang]")?.getAttribute("lang") ?? "")),
  ),
];

test.each(languages)(
  "Sol, who hears the page, is told of each message once, in %s, and of the time at 60, 30 and 0",
  async (language) => {
    const { exercise, opening = "", answers } = stage("Set Question Role Play", language);
    await scene.stack.putExercise({ ...exercise, duration: 2 });
    await scene.as(390, async ({ page }) => {
      const lesson = lessonPage(page);
      const told = await listenIn(page);
      await page.clock.install();
      await lesson.open(exercise.assignment_id);
      await lesson.start("Sol");
      await lesson.answer(answers[1]);
      expect(await page.locator("body").ariaSnapshot()).toContain('log "Conversation with Mark"');
      expect(await lesson.conversation.getAttribute("aria-live")).toBe("off");

      const bubbles = lesson.conversation.getByText(
        new RegExp(`${answers[1]}|${opening}`.replaceAll("?", "\\?")),
      );
      expect(await bubbles.count()).toBe(2);
      expect(await languagesOf(bubbles)).toEqual([languageTags[language]]);
      expect(await languagesOf(lesson.conversation.getByText(/^(Mark|You)$/))).toEqual(["en-GB"]);
      const replies = lesson.conversation.locator(`[lang=${languageTags[language]}]`);
      const reply = await replies.last().innerText();

      await page.clock.runFor(121_000);
      await lesson.answer(answers[2]);
      const heard = await told();
      expect(heard.filter((text) => text.includes(opening))).toHaveLength(1);
      expect(heard.filter((text) => text.includes(reply))).toEqual([
        expect.stringMatching(/^Score: \d+, [a-z ]+\. Mark says: /),
      ]);
      expect(heard.filter((text) => /remaining|Time's up/.test(text))).toEqual([
        texts.secondsRemaining(60),
        texts.secondsRemaining(30),
        texts.timeIsUp,
      ]);
      const spoken = page.getByRole("status").getByText(reply, { exact: true });
      expect(await languagesOf(spoken)).toEqual([]);
      await lesson.end();
      await page
        .getByText(/\d+ \/ 100/)
        .first()
        .waitFor();
      expect((await told()).some((text) => text.includes("Your grade:"))).toBe(true);
    });
  },
);

test("Sol, who goes on with a lesson, is not told again what is old, but is told what goes wrong", async () => {
  const { exercise, answers } = stage("Set Question Role Play", "French");
  await scene.stack.putExercise(exercise);
  await scene.as(
    390,
    async ({ page }) => {
      const lesson = lessonPage(page);
      const told = await listenIn(page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Sol");
      await lesson.answer(answers[1]);
      await page.reload();
      await lesson.goOn("Sol");
      await lesson.answered(answers[1]);
      expect((await told()).filter((text) => text.includes("Mark says"))).toEqual([]);
      await befall(page, "takeTurn", refused(503, "Mark is very busy right now."));
      await lesson.send(answers[2]);
      await lesson.problem.waitFor();
      expect((await told()).filter((text) => text.includes("Mark is very busy right now."))).toHaveLength(1);
    },
    { expected: [refusedCall("takeTurn", 503)] },
  );
});
