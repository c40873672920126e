import { expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { LESSON_KEPT_HOURS } from "../../domain/limits.ts";
import { texts } from "../../domain/texts.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

// Shows 2.9, 9.7
test.each([
  ["German", "1019"],
  ["French", "5368"],
  ["Spanish", "6788"],
])(
  "Jo does the demo in %s, from its button to its grade, without a name, and it is kept for a day",
  (language, id) =>
    scene.as(1280, async ({ page }) => {
      const lesson = lessonPage(page);
      await page.goto("/demo");
      await page.getByRole("link", { name: language }).click();
      await page.waitForURL(`**/assignments/${id}`);
      await page.getByRole("button", { name: texts.startAssignment }).waitFor();
      expect(await page.getByRole("textbox").count()).toBe(0);
      await lesson.start();
      const uid = await lesson.uid();
      const answers = demos[id]?.questionNotes.map(({ modelAnswer = "" }) => modelAnswer) ?? [];
      for (const answer of answers) await lesson.answer(answer);
      await lesson.end();
      await page
        .getByText(/\d+ \/ 100/)
        .first()
        .waitFor();

      const row = (await scene.stack.listResults(id)).find((result) => result.uid === uid);
      expect(row).toMatchObject({ studentId: "", isTest: false });
      expect(row?.conversation.turns.map(({ said }) => said)).toEqual(answers);
      const hoursLeft = ((row?.expiresAt ?? Number.POSITIVE_INFINITY) - Date.now() / 1000) / 3600;
      expect(hoursLeft).toBeLessThanOrEqual(LESSON_KEPT_HOURS);
      expect(hoursLeft).toBeGreaterThan(LESSON_KEPT_HOURS - 1);
    }),
);

test.each([320, 390, 1280])(
  "Kim, at %d px, finds the landing page whole without a script, and every link of it leads somewhere",
  (width) =>
    scene.as(width, async (kim) => {
      const { page } = kim;
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(request.resourceType()));
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await kim.barriers()).toEqual([]);
      expect(await kim.overflow()).toBe(0);
      expect(fetched).toContain("font");
      expect(fetched).not.toContain("script");
      const addresses = await page
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of new Set(addresses)) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await page.getByRole("heading", { name: "Page not found" }).count()).toBe(0);
      }
    }),
);

test.each(["/nowhere", "/nowhere/at/all/", "/assignments", "/assignments/5368/again", "/assignments/5368."])(
  "Lou, who has mistyped an address as %s, is shown the ways back",
  (address) =>
    scene.as(320, async (lou) => {
      for (const [link, heading] of [
        ["Go to the start page", "Sit your speaking exam as often as you like."],
        ["Try a demo!", "Welcome to the demo"],
        ["Viva", "Sit your speaking exam as often as you like."],
      ] as const) {
        await lou.page.goto(address);
        await lou.page.getByRole("heading", { name: "Page not found" }).waitFor();
        await lou.page.getByRole("link", { name: link, exact: true }).click();
        await lou.page.getByRole("heading", { name: heading }).waitFor();
      }
      await lou.page.goto(address);
      expect(await lou.barriers()).toEqual([]);
      expect(await lou.overflow()).toBe(0);
    }),
);
