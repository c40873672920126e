import { expect, test } from "@jest/globals";
import { buildingTexts } from "../../domain/buildingTexts.ts";
import { texts } from "../../domain/texts.ts";
import { lessonPage } from "./lessonPage.ts";
import { memberPage, newcomer } from "./memberPage.ts";
import type { Person } from "./person.ts";
import { setScene } from "./scene.ts";
import { refusedCall } from "./traffic.ts";
import { hugePicture, isSeen, wizardPage } from "./wizardPage.ts";

const scene = setScene();

const look = async ({ barriers, overflow }: Person): Promise<void> => {
  expect(await barriers()).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
};

// Shows 3.3, 3.7, 9.11, 2.17, 2.18, 2.19, 2.20, 2.21, 2.25, 2.26, 4.3, 4.4, 6.1, 7.1, 8.10, 9.9
test("Ms Roe builds a photo role play that the AI adapts twice, shares it, and Zoë plays it from the link", () =>
  scene.as(
    1280,
    async (roe) => {
      const { page } = roe;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const member = memberPage(page);
      const wizard = wizardPage(page);
      await member.signUp(newcomer("Ms Roe"));
      await member.choose("Teacher");
      await member.follow("Create Your First Assignment");
      await member.heading("What do you want to create?");
      await look(roe);
      await wizard.press("Create this: Photo Role Play");

      await member.heading("Getting basic details");
      const uploads: string[] = [];
      page.on(
        "request",
        (request) => request.url().endsWith("/api/photos") && uploads.push(request.method()),
      );
      await page.getByLabel("Photo", { exact: true }).setInputFiles(await hugePicture(page));
      await wizard.alert(buildingTexts.photoTooLarge);
      await look(roe);
      expect(uploads).toEqual([]);
      await wizard.press("Shrink it for me");
      await page.getByRole("img", { name: "As it will be seen" }).waitFor();
      expect(uploads).toEqual(["POST"]);
      expect(await page.evaluate(() => localStorage.getItem("imageUrl"))).toMatch(
        /^shared-images\/.+\.jpeg$/,
      );
      await page.getByLabel("What is in the photo?").fill("A beach in the rain");
      expect(await wizard.choices()).toEqual([
        ...["French", "Spanish", "German"],
        ...["GCSE - Foundational", "GCSE - Higher", "IGCSE - Foundational", "IGCSE - Higher"],
        ...["EdExcel", "AQA"],
      ]);
      await wizard.choose("French", "GCSE - Higher", "AQA");
      await look(roe);
      await wizard.press("Set the content");

      await member.heading("Set the content");
      await page.getByText("GCSE AQA asks 5 questions.").waitFor();
      await look(roe);
      const toast = page.getByText("Give it a few seconds! Just creating the role play", { exact: true });
      await Promise.all([toast.waitFor(), wizard.build("a hotel complaint")]);
      await toast.waitFor({ state: "detached", timeout: 1000 });
      const first = await wizard.asked();
      expect(first).toHaveLength(5);
      // No AI here, and nobody says that there is one.
      const note = page.getByText(
        "No AI wrote this: these questions are chosen from our own set on holidays",
      );
      await note.waitFor();
      await look(roe);
      await page.getByRole("button", { name: "media and technology", exact: true }).click();
      await page.getByText(/chosen from our own set on media and technology/).waitFor();
      expect(await wizard.asked()).not.toEqual(first);
      expect(await page.getByText("by the AI").count()).toBe(0);
      await wizard.build("volcanoes");
      await page.getByText(/did not understand/).waitFor();
      await wizard.build("about food");
      await wizard.build("about school");
      const third = await wizard.asked();
      expect(third).not.toEqual(first);
      await look(roe);
      // One of the changes is not wanted.
      const undo = page.getByRole("button", { name: /^Undo: Question/ });
      const changes = await undo.count();
      expect(changes).toBeGreaterThan(0);
      await undo.first().click();
      expect(await wizard.asked()).not.toEqual(third);
      expect(await undo.count()).toBe(changes - 1);
      await wizard.title.fill("Au bord de la mer");
      await page.getByLabel("Theme (optional)").selectOption("Popular culture");
      await page.getByLabel("Question 1 in English (optional)").fill("What do you see in the picture?");

      await wizard.press("Set the difficulty");
      // Everything but pure listening is on at first.
      const settings = page.getByRole("group", { name: "What students can do" }).getByRole("checkbox");
      expect(
        await settings.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)), // by their role
      ).toEqual([true, true, true, true, false]);
      expect(await wizard.duration.inputValue()).toBe("0");
      await wizard.duration.fill("5");
      await page.getByLabel("Class (optional)").fill("10B");
      await wizard.press("Back");
      await wizard.title.fill("Write to me: marie_08@mail.example");
      await wizard.press("Set the difficulty");
      await wizard.press("Finish up");
      await member.heading("Set the content");
      await page.getByText(/^Please leave out phone numbers/).waitFor();
      await look(roe);
      expect(await wizard.asked()).toHaveLength(5);
      await wizard.title.fill("Au bord de la mer");
      await wizard.press("Set the difficulty");
      await wizard.press("Finish up");
      await member.heading("Ta da!");
      await page.getByText("Your exercise has been created!", { exact: true }).waitFor();
      await look(roe);
      await wizard.press("Copy link");
      await page.getByText("Copied to clipboard", { exact: true }).waitFor();
      const link = await wizard.link.innerText();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await page.getByText("Copied to clipboard", { exact: true }).waitFor({ state: "hidden" });
      const classroom = page.getByRole("link", { name: "Share to Google Classroom" });
      expect(await classroom.getAttribute("href")).toBe(
        `https://classroom.google.com/share?url=${encodeURIComponent(link)}`,
      );

      await scene.as(390, async (zoe) => {
        const lesson = lessonPage(zoe.page);
        await lesson.open(link.replace(/.*\//, ""));
        expect(await isSeen(zoe, "A beach in the rain")).toBe(true);
        await look(zoe);
        await lesson.start("Zoë");
        expect(await isSeen(zoe, "A beach in the rain")).toBe(true);
        await lesson.conversation.getByRole("button", { name: "Translation" }).click();
        await lesson.conversation.getByText("What do you see in the picture?").waitFor();
        await lesson.answer("Sur la photo, il y a une plage et il pleut.");
        await look(zoe);
      });

      // Taken back by its teacher, and opened again.
      await member.follow("Go back home");
      await member.follow("Edit: Au bord de la mer");
      await wizard.press("Set the content");
      expect(await page.getByLabel("Theme (optional)").inputValue()).toBe("Popular culture");
      await wizard.press("Back");
      for (const [step, isOpen] of [
        ["The link is closed", false],
        ["The link is open again", true],
      ] as const) {
        await member.heading("Getting basic details");
        expect(await isSeen(roe, "As it is now")).toBe(true);
        await wizard.press("Set the content");
        await wizard.press("Set the difficulty");
        await page.getByRole("checkbox", { name: /^The link is open/ }).setChecked(isOpen);
        await look(roe);
        await wizard.press("Finish up");
        await page.getByText("Your exercise has been changed!").waitFor();
        const answer = await page.request.get(link.replace("/assignments/", "/api/exercises/"));
        expect([step, answer.ok()]).toEqual([step, isOpen]);
        await member.follow("Go back home");
        await member.follow("Edit: Au bord de la mer");
      }

      // Members don't have to type their name, and the help shows them their own links.
      await page.goto(link);
      expect(await page.getByRole("textbox", { name: texts.enterFullName }).inputValue()).toBe("Ms Roe");
      await page.goto("/help/teachers");
      await look(roe);
      await member.follow("Profile");
      await member.heading("Your profile");
    },
    { expected: [refusedCall("createExercise", 400)] },
  ));

// Shows 2.21, 2.25, 2.27, 4.3, 5.2, 5.3
test("Rui, a student with a phone, meets every message, loses nothing by a reload, and builds an exercise for himself alone", () =>
  scene.as(390, async (rui) => {
    const { page } = rui;
    const member = memberPage(page);
    const wizard = wizardPage(page);
    await member.signUp(newcomer("Rui"));
    await member.choose("Student");
    await member.follow("Create Your First Assignment");
    await wizard.press("Create this: Set Question Role Play");
    await wizard.insist("Set the content");
    await wizard.alert(buildingTexts.chooseLevelAndBoard);
    await look(rui);
    await wizard.choose("German");
    await page.getByText(buildingTexts.chooseLevelAndBoard).waitFor({ state: "hidden" });
    await wizard.insist("Set the content");
    await wizard.alert(buildingTexts.chooseLevelAndBoard);
    await wizard.choose("IGCSE - Foundational", "EdExcel");
    await wizard.press("Set the content");

    await wizard.press("Set the difficulty");
    await wizard.alert("Please add at least one question.");
    await wizard.press("Write it");
    await page.getByText("Say what the exercise should be about.").waitFor();
    await wizard.press("New Question");
    await wizard.press("Set the difficulty");
    await page.getByText("Write the question, or delete its row.").waitFor();
    await look(rui);
    await wizard.questions.first().pressSequentially("Was isst du; und wann?");
    expect(await wizard.asked()).toEqual(["Was isst du, und wann?"]);
    await wizard.press("New Question");
    await wizard.questions.last().fill("Wo wohnst du?");
    await wizard.press("Move up: Question 2");
    expect(await wizard.asked()).toEqual(["Wo wohnst du?", "Was isst du, und wann?"]);
    await wizard.press("New Question");
    await wizard.press("Delete: Question 3");
    await wizard.title.fill("Meine Woche");
    await page.reload();
    await member.heading("Set the content");
    expect(await wizard.asked()).toEqual(["Wo wohnst du?", "Was isst du, und wann?"]);
    expect(await wizard.title.inputValue()).toBe("Meine Woche");

    await wizard.press("Set the difficulty");
    expect(await wizard.duration.inputValue()).toBe("0");
    await wizard.press("Finish up");
    await page.getByText("The duration is at least 1 minute.").waitFor();
    await look(rui);
    await wizard.press("Back");
    await wizard.press("Back");
    await member.heading("Getting basic details");
    expect(await page.getByRole("radio", { name: "German" }).isChecked()).toBe(true);
    await wizard.press("Set the content");
    await wizard.press("Set the difficulty");
    await wizard.duration.fill("3");
    await wizard.press("Finish up");
    await member.heading("Ta da!");
    await look(rui);
    expect(await wizard.link.count()).toBe(0);
    await member.follow("Play your exercise");
    const lesson = lessonPage(page);
    await lesson.start();
    await lesson.answer("Ich wohne in einer kleinen Stadt.");

    await page.goto("/dashboard");
    await member.follow("Duplicate: Meine Woche");
    await member.heading("Getting basic details");
    await wizard.press("Set the content");
    await wizard.title.fill("Meine zweite Woche");
    await wizard.press("Set the difficulty");
    await wizard.press("Finish up");
    await member.heading("Ta da!");
    await member.follow("Return home");
    await member.heading("Meine Woche");
    await member.heading("Meine zweite Woche");
  }));
