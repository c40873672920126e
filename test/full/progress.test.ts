import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { lessonPage } from "../journeys/lessonPage.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

/** Looks at the page as somebody would whom a barrier keeps out, or who has a narrow window. */
const look = async ({ barriers, overflow }: Person): Promise<void> => {
  expect(await barriers()).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
};

const slip = "L'année dernière, j'ai allé en Espagne avec ma famille.";
const better = "L'année dernière, je suis allé en Espagne avec ma famille.";

test(
  "Stefan sees that it is working: two attempts, what went wrong in his own words, and an exercise on that for one press",
  () =>
    scene.as(320, async (stefan) => {
      const { page } = stefan;
      const member = memberPage(page);
      const lesson = lessonPage(page);
      await member.signUp(newcomer("Stefan"));
      await member.choose("Student");
      await member.follow("Your progress");
      await member.heading("Your progress");
      await page.getByText(/^Nothing to see yet/).waitFor();

      const assignment_id = `own${randomUUID().slice(0, 8)}`;
      await scene.stack.putExercise({
        ...{
          assignment_id,
          ownerId: await member.uid(),
          title: "Mes vacances",
          isShared: false,
          duration: 5,
        },
        context_0: "Où es-tu allé en vacances l'année dernière ?",
        questionNotes: [{ tense: "past" }],
      });
      await page.goto(`/assignments/${assignment_id}`);
      await lesson.start();
      await lesson.answer(slip);
      await lesson.end();

      await page.goto("/progress");
      await member.heading("What to practise next");
      await page.getByText("1 conversation, marked by Viva's own rules, each out of 100").waitFor();
      await member.follow("Play again: Mes vacances");
      await lesson.start();
      await lesson.answer(better);
      await lesson.end();

      await page.goto("/progress");
      await member.heading("Mes vacances");
      await look(stefan);
      await page.getByText(/^Since your first try: up \d+ points?$/).waitFor();
      expect(await page.getByRole("table").getByRole("row").count()).toBe(3);
      const press = page.getByRole("button", { name: "Practise this: Wrong past auxiliary" });
      const card = page.getByRole("listitem").filter({ has: press });
      await card.getByText("j'ai allé", { exact: true }).waitFor();
      await card.getByText("je suis allé", { exact: true }).waitFor();

      await page
        .getByRole("link", { name: /^Read it again: Mes vacances/ })
        .last()
        .click();
      await member.heading("Your conversation");
      await lesson.conversation.getByText(slip, { exact: true }).waitFor();
      await lesson.conversation.getByRole("note").first().waitFor();
      await member.follow("Back to your progress");

      await press.click();
      await member.heading("Practice: Wrong past auxiliary");
      await page.getByText(/^Say what you have done\./).waitFor();
      await lesson.start();
    }),
  120_000,
);
