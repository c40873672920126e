import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { Mistake } from "../../domain/mistakes.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import type { Person } from "../journeys/person.ts";
import { setScene } from "../journeys/scene.ts";
import { befall, refused, refusedCall } from "../journeys/traffic.ts";
import { wizardPage } from "../journeys/wizardPage.ts";
import { type AttemptGiven, attemptOf } from "../stack/attempts.ts";

const scene = setScene();

/** Wide and light, on a phone at night, and in the narrowest window: nothing is in the way, and nothing sticks out. */
const look = async ({ page, barriers, overflow }: Person): Promise<void> => {
  for (const [width, colorScheme] of [
    [1280, "light"],
    [390, "dark"],
    [320, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

const helping: Mistake = { kind: "auxiliary", said: "j'ai allé", right: "je suis allé" };
const seed = (...attempts: AttemptGiven[]) =>
  Promise.all(attempts.map((attempt) => scene.stack.putResult(attemptOf(attempt))));
const idOf = (what: string) => `${what}${randomUUID().slice(0, 8)}`;

test(
  "Ms Roe sees a class of 105 on two exercises at a glance, finds a student, and makes an exercise of what comes up most",
  () =>
    scene.as(1280, async (teacher) => {
      const { page } = teacher;
      const member = memberPage(page);
      await member.signUp(newcomer("Ms Roe"));
      await member.choose("Teacher");
      await page.goto("/labels");
      await page.getByText(/^Once you have made an exercise/).waitFor();

      const ownerId = await member.uid();
      const [one, two, other] = [idOf("one"), idOf("two"), idOf("other")];
      const owned = { ownerId, duration: 5 };
      await scene.stack.putExercise({ ...owned, assignment_id: one, title: "Un", class_id: "10B" });
      await scene.stack.putExercise({ ...owned, assignment_id: two, title: "Deux", class_id: "10B" });
      await scene.stack.putExercise({ ...owned, assignment_id: other, title: "Trois", class_id: "9A" });
      const students = Array.from({ length: 105 }, (_, n) => ({ uid: `s${n}`, studentId: `Student ${n}` }));
      await seed(
        ...students.map((student) => ({
          ...student,
          assignment_id: one,
          startedAt: 1000,
          mistakes: [helping],
        })),
        { assignment_id: one, uid: "s0", studentId: "Student 0", startedAt: 5000, grade: "90 / 100" },
        { assignment_id: one, uid: ownerId, isTest: true, grade: "1 / 100" },
        { assignment_id: two, uid: "s0", studentId: "Student 0", engine: "bedrock", grade: "12 / 50" },
        { assignment_id: two, uid: "s1", studentId: "student 2", isFinished: false },
      );

      await page.goto("/labels?class=10B");
      await page.getByText("2 exercises, all results loaded").waitFor();
      const figures = page.getByRole("table", { name: "Exercises", exact: true });
      await figures.getByRole("row", { name: /Un .*105 of 105/ }).waitFor();
      await figures.getByRole("row", { name: /Deux .*1 of 2 .*too few yet/ }).waitFor();
      const register = page.getByRole("table", { name: "Students", exact: true });
      expect(await register.getByRole("row").count()).toBe(106);
      expect(await register.getByText("another has this name").count()).toBe(2);
      await look(teacher);
      await page.emulateMedia({ media: "print" });
      await page.getByText("Class 10B", { exact: true }).waitFor();
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("searchbox", { name: "Name" }).fill("student 2");
      await register.getByRole("row", { name: /^Student 77/ }).waitFor({ state: "detached" });
      await page.getByRole("searchbox", { name: "Name" }).fill("");
      await page.getByLabel("Order").selectOption("Most finished first");
      await register.getByRole("row").nth(1).getByText("Student 0").waitFor();
      await register.getByRole("link", { name: "90 / 100, Student 0, Un" }).click();
      await page.waitForURL(/\/manage-assignment\/.*\/results\//);

      await page.goto(`/manage-assignment/${one}`);
      await member.heading("At a glance");
      await page.getByText("105 students, marked by Viva's own rules").waitFor();
      await page.getByText("1 of 1 student who tried again gained points").click();
      await page.getByRole("cell", { name: "up 20 points" }).waitFor();
      await look(teacher);
      await page.getByRole("link", { name: "Make an exercise on this: Wrong past auxiliary" }).click();
      await member.heading("Set the content");
      await page.getByRole("button", { name: "Write it" }).click();
      await page.getByRole("button", { name: "Undo: title" }).waitFor();
      expect(await wizardPage(page).asked()).toHaveLength(5);

      await page.goto("/dashboard");
      await member.heading("Trois");
      await page.getByLabel("Class").selectOption("10B");
      await page.getByRole("heading", { name: "Trois" }).waitFor({ state: "detached" });
      await member.follow("Your classes");
      await member.heading("Your classes");
    }),
  300_000,
);

test(
  "Lena sees her marks over time, each engine apart, her teacher's mark, and goes on where practice could not be written at once",
  () =>
    scene.as(
      1280,
      async (lena) => {
        const { page } = lena;
        const member = memberPage(page);
        await member.signUp(newcomer("Lena"));
        await member.choose("Student");
        const [uid, one, two] = [await member.uid(), idOf("one"), idOf("two")];
        await scene.stack.putExercise({ assignment_id: one, ownerId: "teacher-9", title: "Un", duration: 5 });
        await scene.stack.putExercise({
          ...{ assignment_id: two, ownerId: "teacher-9", title: "Zwei", language: "German", isClosed: true },
        });
        const day = 86_400_000;
        const teacher = {
          mark: "7/10",
          reason: "You were braver than that.",
          note: "Ask her mother.",
          markedAt: 1,
        };
        await seed(
          { assignment_id: one, uid, startedAt: day, grade: "30 / 100", mistakes: [helping], teacher },
          { assignment_id: one, uid, startedAt: 2 * day, grade: "55 / 100", mistakes: [helping] },
          { assignment_id: one, uid, startedAt: 3 * day, grade: "40 / 50", engine: "bedrock" },
          { assignment_id: two, uid, startedAt: 4 * day, grade: "60 / 100" },
          { assignment_id: two, uid, startedAt: 5 * day, isFinished: false },
        );

        await page.goto("/progress");
        await page.getByText("3 conversations, marked by Viva's own rules, each out of 100").waitFor();
        await page.getByText("1 conversation, marked by a language model, each out of 100").waitFor();
        await page.getByText("This exercise is closed.").waitFor();
        await page.getByText("You were braver than that.").waitFor();
        expect(await page.getByText("Ask her mother.").count()).toBe(0);
        await look(lena);
        await page.getByLabel("Show").selectOption("Zwei (German)");
        await page.getByText("1 conversation, marked by Viva's own rules, each out of 100").waitFor();

        await befall(page, "buildExercise", refused(503, "The writer is out of order."));
        await page.getByRole("button", { name: "Practise this: Wrong past auxiliary" }).click();
        await page.getByRole("button", { name: "Make it step by step" }).waitFor();
        await look(lena);
        await member.press("Try again");
        await member.heading("Practice: Wrong past auxiliary");
        await page.goto("/dashboard");
        await member.heading("Practice: Wrong past auxiliary");
        expect(await page.getByRole("link", { name: /^Play: Practice/ }).count()).toBe(1);

        await page.goto("/labels");
        await member.heading("Your exercises");
      },
      { expected: [refusedCall("buildExercise", 503)] },
    ),
  300_000,
);
