import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page, Request } from "playwright-core";
import { watchForQuotes } from "../spec/seen.ts";
import { noteTold } from "../stack/told.ts";
import { listenForComplaints, unexplained } from "./complaints.ts";

/** A person with a browser window of their own. */
export type Person = {
  page: Page;
  /** What a screen reader's user, or anybody, would be kept from by this page as it stands; [] where nothing. */
  barriers(): Promise<string[]>;
  /** By how many CSS pixels the page is wider than its window: more than 0 has to be scrolled sideways. */
  overflow(): Promise<number>;
};

/** What is unusual about a journey. */
export type Circumstances = {
  /** Where something is refused on purpose: what the browser has to complain of then, a pattern for each, and nothing else. */
  expected?: readonly RegExp[];
  /** What it may complain of, any number of times, or not at all. */
  tolerated?: RegExp;
  /** Where the site is, without a slash at its end; the stack that all suites share unless said otherwise. */
  origin?: string;
};

const require = createRequire(import.meta.url);
/** axe-core, as a script for a page. */
export const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page. */
export const barriersOn = async (page: Page): Promise<string[]> => {
  // Through the debugger, past the page's own CSP, which rightly refuses a script like this one.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    // axe is what the line above has just put there.
    const { axe: put } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return put.run();
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

/** Mark speaks by himself. On a busy machine his voice may come too late, and then the lesson goes on without it. */
export const VOICELESS = /Failed to load resource.* status of (429|503) .*\/api\/voice\)$/;

/** How long somebody waits for what is to come: on a machine that does much else, more than 30 s have passed before an answer had been said. */
export const TIMEOUT_MS = 60_000;

/** By how many CSS pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);

/**
 * Lets a person do something in a new window, `width` CSS pixels wide, with nothing remembered. Rejects with every
 * console error, failed script, refused resource and violated policy that its pages complained of, even where the doing
 * succeeded, but for those that the circumstances explain.
 */
export const asPerson = async (
  browser: Browser,
  width: number,
  act: (person: Person) => Promise<void>,
  { expected = [], tolerated, origin = process.env.VIVA_URL ?? "" }: Circumstances = {},
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    baseURL: origin,
    reducedMotion: "reduce",
  });
  await watchForQuotes(context);
  const complaints = await listenForComplaints(context);
  const unanswered = new Set<Request>();
  context.on("request", (request) => {
    unanswered.add(request);
    noteTold({ body: request.postData() ?? "", authorization: request.headers().authorization });
  });
  context.on("requestfinished", (request) => unanswered.delete(request));
  context.on("requestfailed", (request) => unanswered.delete(request));
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await act({ page, barriers: () => barriersOn(page), overflow: () => overflowOf(page) });
  } catch (error) {
    // What a journey's failure would otherwise not tell: what the person saw, and what the page was waiting for.
    const seen = await page.locator("body").innerText();
    const waited = [...unanswered].map((request) => request.url());
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}\n${complaints.join("\n")}\nIt waited for: ${waited.join(", ")}\n\nThe page showed:\n${seen}`,
      { cause: error },
    );
  } finally {
    await context.close();
  }
  const told = complaints.filter((complaint) => !tolerated?.test(complaint));
  const odd = unexplained(told, expected).filter((complaint) => !VOICELESS.test(complaint));
  if (odd.length > 0) throw new Error(`The page complained: ${odd.join("\n")}`);
};
