import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";

/** A person with a browser of their own. `leave` closes it, and tells of everything that the page complained of. */
export type Person = {
  page: Page;
  /** What a screen reader's user, or anybody, would be kept from by this page as it stands; [] where nothing. */
  barriers(): Promise<string[]>;
  /** Closes the window. Gives every console error, failed script and refused resource since it was opened. */
  leave(): Promise<string[]>;
};

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Opens a new window, `width` CSS pixels wide, with nothing remembered. */
export const newPerson = async (browser: Browser, width: number): Promise<Person> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    baseURL: process.env.VIVA_URL ?? "",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    page,
    async barriers() {
      // Through the debugger, past the page's own CSP, which rightly refuses a script like this one.
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        // axe is what the line above has just put there.
        (
          globalThis as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run(),
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    async leave() {
      await context.close();
      return complaints;
    },
  };
};
