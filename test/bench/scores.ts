import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../journeys/browser.ts";
import { freePort } from "../journeys/freePort.ts";
import { type Report, reportOn, scoreIn } from "../journeys/lighthouse.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { isShort } from "./short.ts";
import { median } from "./statistics.ts";

/**
 * How fast Lighthouse finds the pages on a phone, as it simulates one: medians for people beside what was hoped for, and how
 * fast it finds this machine (`benchmarkIndex`), without which they mean nothing. Asserts nothing.
 */
const RUNS = isShort ? 1 : 3;

const pages = [
  { page: "landing", path: "/", hoped: "98, 1.2 s, 75 ms" },
  { page: "exercise", path: "/assignments/5368", hoped: "95, 1.8 s" },
  { page: "login", path: "/login", hoped: "90, 3.2 s" },
] as const;

const figure = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

const data = mkdtempSync(join(tmpdir(), "viva-scores-"));
const running = await startStack(join(data, "data"));
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  console.log(`\nLighthouse's simulated phone: medians of ${RUNS} runs, after one that is not counted`);
  for (const { page, path, hoped } of isShort ? pages.slice(0, 1) : pages) {
    const reports: Report[] = [];
    for (let run = isShort ? 1 : 0; run <= RUNS; run++)
      reports.push(
        await reportOn(new URL(path, running.description.url).href, port, ["--only-categories=performance"]),
      );
    const counted = reports.slice(-RUNS);
    const middle = (of: (report: Report) => number): number => median(counted.map(of));
    const seconds = (audit: string): string => (middle((report) => figure(report, audit)) / 1000).toFixed(2);
    console.log(
      `${page.padEnd(10)} performance ${middle((report) => scoreIn(report, "performance"))}, ` +
        `largest paint ${seconds("largest-contentful-paint")} s, ` +
        `blocked ${Math.round(middle((report) => figure(report, "total-blocking-time")))} ms, ` +
        `shift ${middle((report) => figure(report, "cumulative-layout-shift")).toFixed(3)}  (hoped for: ${hoped}; ` +
        `benchmarkIndex ${Math.round(middle(({ environment }) => environment.benchmarkIndex))})`,
    );
  }
} finally {
  await browser.close();
  await stopStack(running);
  rmSync(data, { recursive: true });
}
