import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { buildingTexts } from "../../domain/buildingTexts.ts";
import { resultTexts } from "../../domain/resultTexts.ts";
import { texts } from "../../domain/texts.ts";
import { newAuthor } from "../api/authors.ts";
import { newGuest } from "../api/people.ts";
import { attempt } from "./attempt.ts";
import { memberPage, newcomer } from "./memberPage.ts";
import type { Person } from "./person.ts";
import { resultsPage } from "./resultsPage.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

/** Looks at the page as somebody would whom a barrier keeps out, and in a narrow window. */
const look = async ({ page, barriers, overflow }: Person): Promise<void> => {
  expect(await barriers()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
};

/** Of what is deleted the browser speaks in its console. */
const gone = /status of 404 .*\/api\//;

// Shows 2.29, 2.30, 2.31, 2.32, 3.6, 6.1, 7.6, 7.7
test("Teresa on Monday morning: who has done what, what was wrong with it, her own mark, the file, and then it all goes", () =>
  scene.as(
    1280,
    async (teresa) => {
      const { page } = teresa;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const member = memberPage(page);
      const results = resultsPage(page);
      await member.signUp(newcomer("Teresa Gómez"));
      await member.choose("Teacher");
      const assignmentId = `monday${randomUUID().slice(0, 8)}`;
      await scene.stack.putExercise({
        assignment_id: assignmentId,
        ownerId: await member.uid(),
        title: "Les vacances",
        theme: "Holidays",
        class_id: "10B",
        duration: 5,
      });

      // Nobody yet.
      await results.open(assignmentId);
      await page.getByText("No results yet", { exact: true }).waitFor();
      await page.getByText(`/assignments/${assignmentId}`).waitFor();
      await look(teresa);

      // Two of one name, one who stops in the middle, one with an account, and herself.
      const [sam, otherSam, lea] = await Promise.all([newGuest(), newGuest(), newGuest()]);
      const { token: noor } = await newAuthor(scene.stack, "student");
      const own = (await page.evaluate(() => sessionStorage.getItem("jwtToken"))) ?? "";
      await attempt({ token: sam, assignmentId, name: "Sam Price", said: "J'aime les pommes." });
      await attempt({
        token: sam,
        assignmentId,
        name: "Sam Price",
        said: "Je mange des pâtes parce que c'est bon.",
      });
      await attempt({ token: otherSam, assignmentId, name: "sam price", said: "Pizza." });
      await attempt({ token: lea, assignmentId, name: "Léa" });
      const noors = await attempt({
        token: noor,
        assignmentId,
        name: "=Noor+1",
        said: "Hier, j'ai allé au restaurant.",
      });
      await attempt({ token: own, assignmentId, name: "Teresa", said: "J'aime tout." });

      await page.reload();
      await page.getByText("4 students, 5 attempts", { exact: true }).waitFor();
      for (const [term, detail] of [
        ["Activity", "Set Question Role Play"],
        ["Level", "GCSE - Foundational"],
        ["Board", "AQA"],
        ["Language", "French"],
        ["Theme", "Holidays"],
        ["Title", "Les vacances"],
        ["Objective", "None"],
        ["Assignment ID", assignmentId],
        ["Duration (minutes)", "5"],
      ] as const)
        expect(await page.getByRole("region", { name: "The exercise" }).innerText()).toContain(
          `${term}\n${detail}`,
        );
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText(buildingTexts.copied, { exact: true }).waitFor();
      expect(await results.names()).toEqual(["=Noor+1", "sam price", "Sam Price"]);
      expect(await results.table.getByText("Another student has typed the same name").count()).toBe(2);
      await results.part("Begun and not finished (1)").getByText("Léa").waitFor();
      await results.part("Your own tests (1)").getByRole("link").waitFor();
      await page.getByRole("button", { name: "1 earlier attempt" }).click();
      expect(await results.names()).toHaveLength(4);
      await look(teresa);

      // She looks for what she wants.
      await results.sortBy(resultTexts.columns.student);
      expect(await results.column(resultTexts.columns.student).getAttribute("aria-sort")).toBe("ascending");
      await results.sortBy(resultTexts.columns.student);
      await results.first("sam price");
      await page.getByRole("radio", { name: "Not finished" }).check();
      await results.table.waitFor({ state: "hidden" });
      await results.part("Begun and not finished (1)").waitFor();
      await page.getByRole("radio", { name: "Everybody" }).check();
      await page.getByLabel("Find a student").fill("PRICE");
      await page.getByText("2 students, 3 attempts", { exact: true }).waitFor();
      await page.getByLabel("Find a student").fill("");
      await page.getByText("4 students, 5 attempts", { exact: true }).waitFor();

      // Noor's conversation, and a mark of her own.
      await page.getByRole("link", { name: "=Noor+1" }).click();
      await page.getByRole("heading", { name: "The conversation" }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/manage-assignment/${assignmentId}/results/${noors}`);
      await page.getByText("Hier, j'ai allé au restaurant.").waitFor();
      await page.getByText("Noted", { exact: true }).first().waitFor();
      await member.fill("Your mark", "7/10");
      await member.fill("Private note", "Ask about the restaurant.");
      await member.press("Save your mark");
      await member.line.getByText(/^Say why your mark is another/).waitFor();
      expect(await page.getByLabel("Your mark", { exact: true }).inputValue()).toBe("7/10");
      await look(teresa);
      await member.fill("Reason", "Brave, and clear");
      await member.press("Save your mark");
      await member.line.getByText(/^Saved/).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "The conversation" }).waitFor();
      expect(await page.getByLabel("Your mark", { exact: true }).inputValue()).toBe("7/10");
      expect(await page.getByLabel("Private note", { exact: true }).inputValue()).toBe(
        "Ask about the restaurant.",
      );

      // The file, as a spreadsheet reads it.
      await page.getByRole("link", { name: "All results" }).first().click();
      await page.getByText("4 students, 5 attempts", { exact: true }).waitFor();
      await results.row("=Noor+1").getByText("Brave, and clear").waitFor();
      const { file, text, rows } = await results.download();
      expect(file.suggestedFilename()).toMatch(/^les-vacances-\d{4}-\d\d-\d\d\.csv$/);
      expect(text).toMatch(/^\ufeff[^\n]*\r\n/);
      expect(rows.map((row) => [row["Student No."], row["Student ID"], row.Class])).toEqual([
        ["1", "'=Noor+1", "10B"],
        ["2", "sam price", "10B"],
        ["3", "Sam Price", "10B"],
        ["3", "Sam Price", "10B"],
      ]);
      expect(rows[0]).toMatchObject({
        "Your mark": "7 out of 10",
        Reason: "Brave, and clear",
        Note: "Ask about the restaurant.",
        Version: "1",
        "Marked by": "Viva's own rules",
        Grade: expect.stringMatching(/^\d+ out of 100$/),
        Mistakes: expect.stringContaining("Wrong helping verb"),
      });

      // One result goes, by way of the student before it.
      await page.getByRole("link", { name: "=Noor+1" }).click();
      await page
        .getByRole("link", { name: /^Next student: sam price/ })
        .first()
        .click();
      await page.getByRole("heading", { name: "sam price" }).waitFor();
      await member.press("Delete this result");
      await member.heading("Delete this result?");
      await look(teresa);
      await member.press("Yes, delete this result");
      await page.getByText("3 students, 4 attempts", { exact: true }).waitFor();
      expect(await results.names()).toEqual(["=Noor+1", "Sam Price"]);
      expect(await scene.stack.listResults(assignmentId)).toHaveLength(5);

      // And then the exercise, with all of them.
      await member.press(resultTexts.deleteExercise);
      await member.heading("Delete this exercise?");
      await page.getByText("Its results go with it: 5 attempts.").waitFor();
      await look(teresa);
      await member.press("Yes, delete it all");
      await page.getByText("You don't have any assignments set up yet").waitFor();
      expect(await scene.stack.traces(assignmentId)).toEqual([]);
      await page.goto(`/assignments/${assignmentId}`);
      await page.getByText(texts.exerciseGone, { exact: true }).waitFor();
      await page.goto(`/manage-assignment/${assignmentId}`);
      await member.heading("This is not among your exercises");
      await look(teresa);
    },
    { tolerated: gone, expected: [/status of 400 .*\/results\//] },
  ));
