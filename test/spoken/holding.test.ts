import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { sampleCalled } from "../journeys/microphone.ts";
import { beginningOf } from "../journeys/speaker.ts";
import { answersSent } from "../journeys/traffic.ts";
import { type Speaking, setHearing } from "./hearing.ts";

const sample = sampleCalled("fr-2");
const hearing = setHearing(sample);

/** Lets somebody who likes to hold the button down speak to Mark. */
const whoHolds = (name: string, act: (speaking: Speaking) => Promise<void>) =>
  hearing.as(name, act, {
    before: (page) =>
      page.addInitScript(() => localStorage.setItem("viva.reading", JSON.stringify({ recording: "hold" }))),
  });
const great = (page: Page) => page.getByRole("button", { name: "Hold to answer" });
/** What is said, as far as it has been understood while the button is held. */
const isHeld = async ({ page }: Speaking) => {
  await page.getByText(sample.text, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Let go to send" }).waitFor();
};

test("Hugo holds the button down with his finger while he speaks, and lets go to send", () =>
  whoHolds("Hugo", async (hugo) => {
    const { page, lesson } = hugo;
    const sent = answersSent(page);
    await great(page).hover();
    await page.mouse.down();
    await isHeld(hugo);
    expect(await hugo.barriers()).toEqual([]);
    expect(sent).toEqual([]);
    // His finger has slipped off the button.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await lesson.lines(2);
    expect(await lesson.count(sample.text)).toBe(1);
  }));

test("Ida holds Space down, presses Escape and has sent nothing; the next time she lets go, and that is sent", () =>
  whoHolds("Ida", async (ida) => {
    const { page, lesson } = ida;
    const sent = answersSent(page);
    await great(page).focus();
    await page.keyboard.down("Space");
    await page.getByText(beginningOf(sample)).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.up("Space");
    await great(page).waitFor();
    expect(sent).toEqual([]);
    await page.keyboard.down("Space");
    await isHeld(ida);
    await page.keyboard.up("Space");
    await lesson.lines(2);
    expect(await lesson.count(sample.text)).toBe(1);
  }));

test("Jil only taps, and is told what to do; her switch, which can't hold, taps to start and taps to send", () =>
  whoHolds("Jil", async (jil) => {
    const { page, lesson } = jil;
    const sent = answersSent(page);
    await great(page).press("Space");
    await page.getByRole("paragraph").getByText("Hold the button down while you speak").waitFor();
    expect(await jil.barriers()).toEqual([]);
    expect(await jil.overflow()).toBe(0);
    expect(sent).toEqual([]);
    await great(page).dispatchEvent("click");
    await page.getByText(sample.text, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Tap to send" }).dispatchEvent("click");
    await lesson.lines(2);
    expect(await lesson.count(sample.text)).toBe(1);
  }));

test("Kim's hold is taken away by another window: nothing is sent, and nothing lost", () =>
  whoHolds("Kim", async ({ page, lesson }) => {
    const sent = answersSent(page);
    await great(page).focus();
    await page.keyboard.down("Space");
    await page.getByText(sample.text, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Let go to send" }).evaluate((button) => button.blur());
    await page.getByRole("paragraph").getByText("Paused. Nothing is recorded.").waitFor();
    await page.keyboard.up("Space");
    expect(sent).toEqual([]);
    await lesson.press("Tap to send");
    await lesson.lines(2);
    expect(await lesson.count(sample.text)).toBe(1);
  }));

test("Lea chooses to hold the button among the reading settings, and it says so at once", () =>
  hearing.as("Lea", async ({ page, lesson }) => {
    await page.getByRole("button", { name: "Tap to answer" }).waitFor();
    await lesson.press("Reading settings");
    await page.getByRole("radio", { name: "Hold it down while I speak" }).check();
    await lesson.press("Done");
    await great(page).waitFor();
    await page.reload();
    await lesson.goOn("Lea");
    await great(page).waitFor();
  }));
