import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { wizardPage } from "../journeys/wizardPage.ts";
import { attemptOf } from "../stack/attempts.ts";
import { takePrinted } from "./camera.ts";
import { attemptsOn } from "./classroom.ts";
import { exercises } from "./exercises.ts";
import type { Walk } from "./walks.ts";

const publicForms: Walk = async ({ page, take }) => {
  const member = memberPage(page);
  for (const [path, heading, stage] of [
    ["/login", "Log in", "login"],
    ["/signup", "Sign up", "signup"],
    ["/reset", "Reset Password", "reset"],
  ] as const) {
    await page.goto(path);
    await member.heading(heading);
    await take(stage, "whole");
  }
};

const teacher: Walk = async ({ page, take, hand, view }) => {
  const member = memberPage(page);
  const wizard = wizardPage(page);
  await member.signUp(newcomer("Ms Roe"));
  await take("role", "whole");
  await member.choose("Teacher");
  await take("dashboard-empty", "whole");

  await page.goto("/create-exercise");
  await page
    .getByRole("button", { name: /^Create this/ })
    .first()
    .waitFor();
  await take("wizard-activity", "whole");
  await wizard.press("Create this: Set Question Role Play");
  await take("wizard-basics", "whole");
  await wizard.choose("French", "GCSE - Higher", "AQA");
  await wizard.press("Set the content");
  await wizard.build("holidays by the sea");
  await take("wizard-content", "whole");
  await wizard.press("Set the difficulty");
  await wizard.duration.fill("5");
  await take("wizard-difficulty", "whole");
  await wizard.press("Finish up");
  await wizard.link.waitFor();
  await take("wizard-finish", "whole");

  // Of its own in each view, because each has a teacher of its own.
  const assignment_id = `class${view}`;
  await hand.putExercise({
    ...exercises.open,
    assignment_id,
    ownerId: await member.uid(),
    class_id: "10B",
  });
  for (const attempt of attemptsOn(assignment_id)) await hand.putResult(attemptOf(attempt));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: `See Result: ${exercises.open.title}` }).waitFor();
  await take("dashboard", "whole");
  await page.goto(`/manage-assignment/${assignment_id}`);
  await member.heading("At a glance");
  await take("results", "whole");
  await takePrinted(page, take, "results");
  await page.getByRole("table").getByRole("link", { name: "Amira", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Amira" }).waitFor();
  await take("one-result", "whole");
  await takePrinted(page, take, "one-result");
  await page.goto("/labels");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await take("classes", "whole");
  await page.goto("/profile");
  await member.heading("Your profile");
  await take("profile", "whole");
  await member.press("Delete Account");
  await member.heading("Delete your account?");
  await take("delete-account");
};

const student: Walk = async ({ page, take, hand }) => {
  const member = memberPage(page);
  await member.signUp(newcomer("Zoë"));
  await member.choose("Student");
  const uid = await member.uid();
  for (const [place, grade] of [52, 61, 58, 70].entries())
    await hand.putResult(
      attemptOf({
        assignment_id: exercises.open.assignment_id,
        uid,
        studentId: "Zoë",
        startedAt: Date.parse("2026-09-10T10:00:00Z") + place * 86_400_000,
        grade: `${grade} / 100`,
        vocabulary: grade + 4,
        grammar: grade - 6,
        mistakes: [{ kind: "auxiliary", said: "j'ai allé", right: "je suis allé" }],
      }),
    );
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await take("dashboard-student", "whole");
  await page.goto("/progress");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await take("progress", "whole");
};

/** Together they come by every screen of people with an account. */
export const memberWalks: readonly Walk[] = [publicForms, teacher, student];
