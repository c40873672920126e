import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import type { Reading } from "../../frontend/src/reading/reading.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { setScene } from "../journeys/scene.ts";
import { onTheWay, throughEveryStage } from "./everyStage.ts";

const scene = setScene();

const looks: [string, number, "light" | "dark", Partial<Reading>][] = [
  ["on a dark device", 390, "dark", {}],
  ["on cream", 390, "light", { ground: "cream" }],
  ["on a dark device, with cream chosen", 1280, "dark", { ground: "cream" }],
  ["in a window of 320 px", 320, "light", {}],
  ["in the largest letters, widely spaced, at 320 px", 320, "light", { size: "largest", spacing: "wide" }],
  ["in the device's own letters, at 320 px", 320, "dark", { font: "device", size: "large" }],
];

test.each(looks)(
  "Noa reads every stage %s: nothing is in her way, and nothing has to be scrolled sideways",
  (_, width, colorScheme, reading) =>
    scene.as(
      width,
      async (noa) => {
        await noa.page.emulateMedia({ colorScheme });
        await noa.page.addInitScript(
          (kept) => localStorage.setItem("viva.reading", kept),
          JSON.stringify(reading),
        );
        const found: Record<string, unknown> = {};
        await throughEveryStage(noa, scene, async (stage) => {
          const [barriers, overflow] = [await noa.barriers(), await noa.overflow()];
          if (barriers.length > 0 || overflow !== 0) found[stage] = { barriers, overflow };
        });
        expect(found).toEqual({});
      },
      { expected: onTheWay },
    ),
);

/** What of a text can't be read, because its box is too small for it; what is there for screen readers alone is meant to be. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isForEyes = (element: Element) =>
      element.clientWidth > 1 && !element.closest(".hidden, .sound-switch-words, .recorder-words");
    return [...document.querySelectorAll("body *")]
      .filter((element): element is HTMLElement => element instanceof HTMLElement && isForEyes(element))
      .filter(
        (element) =>
          element.innerText?.trim() && !["auto", "scroll"].includes(getComputedStyle(element).overflowY),
      )
      .filter((element) => getComputedStyle(element).overflow !== "visible")
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ className, innerText }) => `${className}: ${innerText.slice(0, 60)}`);
  });

/** Everything that moves on this page just now. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => String(animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

test.each([
  ["at 200 % zoom on a laptop", 640, 400, "none", "100%"],
  ["with text twice as large as usual", 640, 800, "none", "200%"],
  ["in the colours that she forces upon pages", 390, 844, "active", "100%"],
] as const)(
  "Noa reads every stage %s: no text is cut off, nothing moves, and nothing has to be scrolled sideways",
  (_, width, height, forcedColors, size) =>
    scene.as(
      width,
      async (noa) => {
        const { page } = noa;
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
        if (size !== "100%")
          // As a browser does whose default text size is changed: all sizes here follow from the root's.
          await page.addInitScript((percent) => {
            addEventListener("DOMContentLoaded", () => {
              document.documentElement.style.fontSize = `calc(${percent} * 1.0625)`;
            });
          }, size);
        const found: Record<string, unknown> = {};
        await throughEveryStage(noa, scene, async (stage) => {
          const barriers = (await noa.barriers()).filter(
            // Forced colours are the reader's own, and axe reckons with ours.
            (barrier) => forcedColors === "none" || !barrier.startsWith("color-contrast"),
          );
          const overflow = await noa.overflow();
          const [lost, moved] = [await clipped(page), await moving(page)];
          if (barriers.length + lost.length + moved.length > 0 || overflow !== 0)
            found[stage] = { barriers, overflow, lost, moved };
        });
        expect(found).toEqual({});
      },
      { expected: onTheWay },
    ),
);

/** How a line of Mark's looks, and the page around it. */
const lookOf = (page: Page) =>
  page
    .getByRole("log")
    .locator(".bubble [lang]")
    .first()
    .evaluate((line) => {
      const style = getComputedStyle(line);
      return {
        size: Number.parseFloat(style.fontSize),
        leading: Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize),
        spacing: Number.parseFloat(style.letterSpacing) || 0,
        font: style.fontFamily,
        ground: getComputedStyle(document.body).backgroundColor,
        motion: getComputedStyle(line.closest(".said") ?? line).animationDuration,
      };
    });

test("Pia chooses how she reads, and finds it so after a reload, in another tab, and on the other pages", () =>
  scene.as(390, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const lesson = lessonPage(page);
    await lesson.open("5368");
    await lesson.start();
    const usual = await lookOf(page);
    expect(usual.motion).not.toBe("0s");

    await lesson.press("Reading settings");
    for (const [question, choice] of [
      ["Text size", "Largest"],
      ["Spacing", "Wide"],
      ["Background", "Cream"],
      ["Letters", "As the device"],
      ["Movement", "Less motion"],
    ] as const)
      await page.getByRole("group", { name: question }).getByRole("radio", { name: choice }).check();
    await lesson.press("Done");
    const chosen = await lookOf(page);
    expect(chosen.size).toBeGreaterThan(usual.size * 1.2);
    expect(chosen.leading).toBeGreaterThan(usual.leading * 1.2);
    expect(chosen.spacing).toBeGreaterThan(usual.spacing);
    expect(chosen.ground).not.toBe(usual.ground);
    expect(usual.font).toContain("Atkinson");
    expect(chosen.font).not.toContain("Atkinson");
    expect(chosen.motion).toBe("0s");

    await page.reload();
    await lesson.press("Continue");
    await lesson.box.waitFor();
    expect(await lookOf(page)).toEqual(chosen);
    await lesson.press("Reading settings");
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("radio", { name: "Largest" }).isChecked()).toBe(true);

    const other = await page.context().newPage();
    for (const address of ["/demo", "/", "/nowhere"]) {
      await other.goto(address);
      expect(await other.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(chosen.ground);
    }
  }));
