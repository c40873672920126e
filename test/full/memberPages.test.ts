import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { resultTexts } from "../../domain/resultTexts.ts";
import type { Reading } from "../../frontend/src/reading/reading.ts";
import { memberPage, newcomer } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

const looks: [string, number, "light" | "dark", Partial<Reading>][] = [
  ["on a dark device", 390, "dark", {}],
  ["on cream, at a desk", 1280, "light", { ground: "cream" }],
  ["in the largest letters, widely spaced, at 320 px", 320, "light", { size: "largest", spacing: "wide" }],
];

/** The pages that need nobody signed in, each by the beginning of its heading. */
const openPages = [
  ["/login", "Log in"],
  ["/signup", "Sign up"],
  ["/reset", "Reset Password"],
] as const;

test.each(looks)(
  "Ms Adeyemi-Oyelaran sees every page of hers %s: nothing is in her way, and nothing has to be scrolled sideways",
  (_, width, colorScheme, reading) =>
    scene.as(width, async ({ page, barriers, overflow }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((kept) => localStorage.setItem("viva.reading", kept), JSON.stringify(reading));
      const member = memberPage(page);
      const found: Record<string, unknown> = {};
      const look = async (stage: string): Promise<void> => {
        const [inTheWay, tooWide] = [await barriers(), await overflow()];
        if (inTheWay.length > 0 || tooWide !== 0) found[stage] = { inTheWay, tooWide };
      };
      for (const [path, heading] of openPages) {
        await page.goto(path);
        await member.heading(heading);
        await look(path);
      }
      await member.signUp(newcomer("Ms Adeyemi-Oyelaran"));
      await look("the role");
      await member.choose("Teacher");
      await look("no exercise");
      const title = "Geschwindigkeitsbegrenzungsdiskussionsrunde am Wochenende";
      await scene.stack.putExercise({
        assignment_id: `narrow${randomUUID().slice(0, 8)}`,
        ownerId: await member.uid(),
        language: "German",
        activity: "Exam Style General Conversation",
        title,
        duration: 5,
      });
      await page.reload();
      await member.heading(title);
      await look("an exercise");
      await member.follow(`See Result: ${title}`);
      await member.heading(resultTexts.classHeading);
      await look("its results");
      await member.follow("Profile");
      await member.heading("Your profile");
      await member.press("Delete Account");
      await member.heading("Delete your account?");
      await look("the profile");
      expect(found).toEqual({});
    }),
);
