import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

/** Looks at the page as somebody would whom a barrier keeps out, and in a narrow window. */
const look = async ({ page, barriers, overflow }: Person, width: number): Promise<void> => {
  expect(await barriers()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height: 844 });
};

/** A teacher whose address is confirmed, on the dashboard. */
const settle = async ({ page }: Person, who: ReturnType<typeof newcomer>) => {
  const member = memberPage(page);
  await member.signUp(who);
  await member.choose("Teacher");
  await member.follow("Profile");
  await member.confirmEmail(who.email);
  await page.goto("/dashboard");
  await member.heading("Your exercises");
  return member;
};

test("Ms Hall shares an exercise with Mr Roe, who sees, then edits it, until she takes it back", () =>
  scene.as(
    1366,
    async (hall) => {
      const roe = newcomer("Mr Roe");
      const member = await settle(hall, newcomer("Ms Hall"));
      const assignment_id = `hall${randomUUID().slice(0, 8)}`;
      await scene.stack.putExercise({
        assignment_id,
        ownerId: await member.uid(),
        title: "Mon collège",
        duration: 5,
      });
      await scene.stack.putAttempt({ assignment_id, uid: "amira", studentId: "Amira" });

      await scene.as(
        390,
        async (his) => {
          const { page } = his;
          const him = await settle(his, roe);

          await hall.page.goto(`/manage-assignment/${assignment_id}`);
          const panel = hall.page.getByText("Share with a colleague");
          await panel.click();
          await member.fill("Your colleague's email address", "nobody@school.example");
          await member.press("Share");
          await hall.page.getByText("No teacher of this site has confirmed this address.").waitFor();
          await member.fill("Your colleague's email address", roe.email.toUpperCase());
          await member.press("Share");
          await hall.page.getByText("Shared with 1 colleague").waitFor();
          await look(hall, 1366);

          await page.reload();
          await him.heading("Shared with you");
          await page.getByText(/^Shared by Ms Hall \(/).waitFor();
          expect(await page.getByRole("link", { name: "Edit: Mon collège" }).count()).toBe(0);
          await look(his, 390);
          await him.follow("See Result: Mon collège");
          await page.getByText("You can see it and its results").waitFor();
          await page.getByRole("link", { name: /Amira/ }).first().waitFor();
          expect(await page.getByRole("button", { name: "Delete Exercise" }).count()).toBe(0);
          await look(his, 390);

          await hall.page.getByLabel("May do").selectOption("can edit it");
          await hall.page.getByText(`${roe.email} can edit it now.`).waitFor();
          await page.reload();
          // What the wizard asks for has to be there before it is taken away.
          await page.getByRole("link", { name: "Edit", exact: true }).waitFor();
          const read = page.waitForResponse((response) => response.url().endsWith("/content"));
          await him.follow("Edit");
          await read;
          await page.waitForURL(/edit=/);

          await member.press(`Remove ${roe.email}`);
          await hall.page.getByText("Only you have it").waitFor();
          await page.goto(`/manage-assignment/${assignment_id}`);
          await him.heading("This is not among your exercises");
        },
        { expected: [/status of 404 .*\/content\)$/] },
      );
    },
    { expected: [/status of 404 .*\/colleagues\)$/] },
  ));

test("Ms Hall, who leaves, is asked to hand over first, and Mr Roe has her exercise when her account is gone", () =>
  scene.as(390, async (his) => {
    const roe = newcomer("Mr Roe");
    const him = await settle(his, roe);
    await scene.as(1366, async (hall) => {
      const member = await settle(hall, newcomer("Ms Hall"));
      for (const title of ["Mon collège", "Ma ville"])
        await scene.stack.putExercise({
          ...{ assignment_id: `hall${randomUUID().slice(0, 8)}`, ownerId: await member.uid(), title },
          duration: 5,
        });
      const taking = "Email address of the colleague who takes over";
      const handOver = async () => {
        await member.fill(taking, roe.email);
        await member.press("Hand over…");
        await look(hall, 1366);
        await member.press("Yes, hand over");
      };
      // One by itself, then all that is left.
      await hall.page.reload();
      await member.follow("See Result: Ma ville");
      await hall.page.getByText("Hand over to a colleague").click();
      await handOver();
      await hall.page.getByRole("heading", { name: "Mon collège" }).waitFor();
      expect(await hall.page.getByRole("heading", { name: "Ma ville" }).count()).toBe(0);
      await member.follow("Profile");
      await member.press("Delete Account");
      await handOver();
      await hall.page.getByText("1 exercise and 0 classes handed over").waitFor();
      await member.press("Delete Account…");
      await member.press("Yes, delete everything");
      await hall.page.getByText(/^Your account is deleted/).waitFor();
    });
    await his.page.reload();
    for (const title of ["Mon collège", "Ma ville"])
      await his.page.getByRole("link", { name: `Edit: ${title}` }).waitFor();
    expect(await his.page.getByText("Shared with you").count()).toBe(0);
    await him.heading("Your exercises");
  }));
