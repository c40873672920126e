import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page, Request } from "playwright-core";

/** A person with a browser window of their own. */
export type Person = {
  page: Page;
  /** What a screen reader's user, or anybody, would be kept from by this page as it stands; [] where nothing. */
  barriers(): Promise<string[]>;
};

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Lets a person do something in a new window, `width` CSS pixels wide, with nothing remembered. Rejects with every
 * console error, failed script and refused resource that the page complained of, even where the doing succeeded.
 */
export const asPerson = async (
  browser: Browser,
  width: number,
  act: (person: Person) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    baseURL: process.env.VIVA_URL ?? "",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const unanswered = new Set<Request>();
  page.on("request", (request) => unanswered.add(request));
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  const barriers = async (): Promise<string[]> => {
    // Through the debugger, past the page's own CSP, which rightly refuses a script like this one.
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => {
      // axe is what the line above has just put there.
      const { axe: put } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
      return put.run();
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  };
  try {
    await act({ page, barriers });
  } catch (error) {
    // What a journey's failure would otherwise not tell: what the person saw, and what the page was waiting for.
    const seen = await page.locator("body").innerText();
    const waited = [...unanswered].map((request) => request.url());
    throw new Error(
      `The page showed:\n${seen}\n\nand waited for: ${waited.join(", ")}\n${complaints.join("\n")}`,
      {
        cause: error,
      },
    );
  } finally {
    await context.close();
  }
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join("\n")}`);
};
