import { test } from "@jest/globals";
import { playByKeyboard } from "../journeys/byKeyboard.ts";
import { setScene } from "../journeys/scene.ts";

const scene = setScene();

test.each([
  ["a laptop's window", 1280, 800],
  ["a phone's", 390, 844],
  ["a small phone's on its side", 568, 320],
  ["a laptop's at 400 % zoom", 320, 256],
])("Rui, who has a keyboard alone and %s, does the whole demo", (_, width, height) =>
  scene.as(width, async (rui) => {
    await rui.page.setViewportSize({ width, height });
    await playByKeyboard(rui);
  }),
);

test("Rui does so in the colours that he forces upon pages, and sees where he is there, too", () =>
  scene.as(390, async (rui) => {
    await rui.page.emulateMedia({ forcedColors: "active" });
    await playByKeyboard(rui);
  }));

test("Rui does so with the largest letters, widely spaced, in a window of 320 px", () =>
  scene.as(320, async (rui) => {
    await rui.page.addInitScript(() =>
      localStorage.setItem("viva.reading", JSON.stringify({ size: "largest", spacing: "wide" })),
    );
    await playByKeyboard(rui);
  }));
