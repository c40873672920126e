import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { accountTexts } from "../../domain/accountTexts.ts";
import { memberPage } from "../journeys/memberPage.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

/** Nobody has heard of somebody who comes from Google for the first time: the page then makes them known. */
const FIRST_TIME = { expected: [/status of 404 .*\/api\/member/] };

/** What somebody does on the page that stands in for Google. */
const standIn = (page: Page) => ({
  heading: () => page.getByRole("heading", { name: "Local stand-in for Google" }).waitFor(),
  press: (name: string | RegExp) => page.getByRole("button", { name }).click(),
  async create(name: string, email: string) {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await this.press("Create an account and sign in");
  },
});

// Shows 2.5, 2.7, 7.9
test("Greta signs up and in with Google, who vouches for her address, and out of all of it", () =>
  scene.as(
    390,
    async ({ page, barriers, overflow }) => {
      const member = memberPage(page);
      const google = standIn(page);
      const email = `greta-${randomUUID()}@school.example`;

      await page.goto("/signup");
      await member.press("Sign up with Google");
      await google.heading();
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await google.create("Greta", email);
      await member.choose("Student");
      expect(page.url()).toMatch(/\/dashboard$/);

      await member.follow("Profile");
      await page.getByText(email).waitFor();
      await page.getByText("Confirmed", { exact: true }).waitFor();
      // By way of Cognito, whose own session ends as well.
      const [out] = await Promise.all([page.waitForRequest(/\/logout\?/), member.press("Log Out")]);
      expect(new URL(out.url()).searchParams.get("logout_uri")).toMatch(/\/login$/);
      await member.heading("Log in");

      await member.press("Sign in with Google");
      await google.press(new RegExp(email));
      await member.heading("Your exercises");
      await page.reload();
      await member.heading("Your exercises");
    },
    FIRST_TIME,
  ));

// Shows 2.5, 2.7, 8.2
test("Google is offered where the site is set up for it, and nowhere else; who is turned away there is told so", () =>
  scene.as(390, async ({ page, barriers }) => {
    const member = memberPage(page);
    const google = standIn(page);
    const failed = () => member.line.getByText(accountTexts.googleFailed, { exact: true }).waitFor();

    await page.goto("/login");
    for (const way of ["Cancel", "Let Google fail"]) {
      await member.press("Sign in with Google");
      await google.press(way);
      await failed();
    }
    expect(await barriers()).toEqual([]);
    // A code that this tab never asked for lets nobody in, were it good.
    await page.goto("/login?code=abc&state=def");
    await failed();

    await page.route("**/config.json", async (call) => {
      const response = await call.fetch();
      const { signInUrl: _, ...without } = await response.json();
      await call.fulfill({ response, json: without });
    });
    await page.goto("/login", { waitUntil: "networkidle" });
    await member.heading("Log in");
    expect(await page.getByRole("button", { name: /Google/ }).count()).toBe(0);
  }));
