import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

const CAPTION = "You speak, and your words appear.";
const FIRST_WORDS = "Mark asks, as in the exam.";

const recording = (page: Page) => page.getByLabel(CAPTION, { exact: true });
/** The first recording, and its own words under it. */
const first = (page: Page) => page.locator("figure").first();

test("Ms Roe looks at the landing page, and its first recording plays by itself, with what it shows in words beneath", () =>
  scene.as(1280, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\.mp4$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await first(page).getByText(FIRST_WORDS).waitFor();
    expect(await recording(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    // The hero's two, and none that stands further down.
    const names = fetched.map((url) => /(\w+)-(?:light|dark)[^/]*\.mp4$/.exec(url)?.[1]);
    expect([...new Set(names)].sort()).toEqual(["marked", "talking"]);
    await recording(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration;
    });
    await first(page).getByText(CAPTION, { exact: true }).waitFor();
  }));

test("Kim, whose device is to show less motion, sees pictures that stand still until she plays one", () =>
  scene.as(1280, async ({ page, barriers }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const play = page.getByRole("button", { name: `Play: ${CAPTION}` });
    await play.waitFor();
    expect(await recording(page).isVisible()).toBe(false);
    expect(await barriers()).toEqual([]);
    await play.focus();
    await page.keyboard.press("Enter");
    await first(page).getByText(FIRST_WORDS).waitFor();
    expect(await recording(page).evaluate((video) => video === document.activeElement)).toBe(true);
    expect(await play.isVisible()).toBe(false);
    expect(await barriers()).toEqual([]);
  }));
