import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { texts } from "../../domain/texts.ts";
import { launchBrowser } from "../journeys/browser.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { isShort } from "./short.ts";
import { median } from "./statistics.ts";

/**
 * How soon a page is there on a school's worst day: a phone's width, 400 kb/s, 150 ms there and back, a sixth of this
 * machine's speed, nothing cached. Prints medians for people beside what was hoped for; asserts nothing.
 */
const KBIT_PER_S = 400;
const ROUND_TRIP_MS = 150;
const SLOWER = 6;
const RUNS = isShort ? 1 : 7;

/** All in ms but `shift`, which is the layout shift of web-vitals; `start` is missing where there is nothing to start. */
type Figures = { paint: number; start?: number; shift: number };
type Measured = { page: string; path: string; hoped: Figures };

const measured: readonly Measured[] = [
  { page: "landing", path: "/", hoped: { paint: 1200, shift: 0.05 } },
  { page: "login", path: "/login", hoped: { paint: 3200, shift: 0.05 } },
  { page: "exercise", path: "/assignments/5368", hoped: { paint: 1800, start: 3500, shift: 0.05 } },
];

declare global {
  interface Window {
    figures: { paint: number; start: number; shift: number };
  }
}

/** Runs in the page: notes the largest paint so far, what has shifted, and when the start button answers. */
const watch = (startLabel: string): void => {
  const figures = { paint: 0, start: 0, shift: 0 };
  window.figures = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.paint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) figures.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  const seen = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>(".start button");
    if (button?.textContent !== startLabel) return;
    seen.disconnect();
    // Painted, and whatever else was to be done at once is done: from here on a tap is answered.
    requestAnimationFrame(() => {
      setTimeout(() => {
        figures.start = performance.now();
      });
    });
  });
  seen.observe(document, { childList: true, subtree: true });
};

const visit = async (browser: Browser, origin: string, { path, hoped }: Measured): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: origin });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = (KBIT_PER_S * 1000) / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch, texts.startAssignment);
  await page.goto(path, { waitUntil: "networkidle" });
  const { paint, start, shift } = await page.evaluate(() => window.figures);
  await context.close();
  return { paint, shift, ...(hoped.start !== undefined && { start }) };
};

const line = (page: string, what: string, values: readonly number[], hoped: number, digits = 0): void => {
  const [middle, lowest, highest] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits).padStart(7),
  );
  const verdict = median(values) > hoped ? "over" : "ok";
  console.log(
    `${page.padEnd(10)}${what.padEnd(26)}${middle}${String(hoped).padStart(8)}  ${verdict.padEnd(6)}${lowest} –${highest}`,
  );
};

const data = mkdtempSync(join(tmpdir(), "viva-pages-"));
const stack = await startStack(join(data, "data"));
const browser = await launchBrowser();
try {
  console.log(
    `\n${KBIT_PER_S} kb/s, ${ROUND_TRIP_MS} ms, CPU ${SLOWER} times slower; ${RUNS} visits after one to warm up\n`,
  );
  console.log("page      what                       median  hoped for   lowest – highest");
  for (const one of isShort ? measured.slice(-1) : measured) {
    if (!isShort) await visit(browser, stack.description.url, one);
    const visits: Figures[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, stack.description.url, one));
    line(
      one.page,
      "largest paint, ms",
      visits.map(({ paint }) => paint),
      one.hoped.paint,
    );
    if (one.hoped.start !== undefined)
      line(
        one.page,
        "start button usable, ms",
        visits.map(({ start = Number.NaN }) => start),
        one.hoped.start,
      );
    line(
      one.page,
      "layout shift",
      visits.map(({ shift }) => shift),
      one.hoped.shift,
      3,
    );
  }
} finally {
  await browser.close();
  await stopStack(stack);
  rmSync(data, { recursive: true });
}
