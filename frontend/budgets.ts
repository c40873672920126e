import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { initialScripts } from "./build/initialScripts.ts";

/** What a page may weigh, in bytes as CloudFront sends them (brotli): its HTML, and the scripts it needs to start. */
type Budget = { page: string; html: number; scripts: number };

const KB = 1000;
const budgets: readonly Budget[] = [
  { page: "index.html", html: 8 * KB, scripts: 0 },
  { page: "demo.html", html: 8 * KB, scripts: 0 },
  { page: "not-found.html", html: 8 * KB, scripts: 0 },
  { page: "play.html", html: 9 * KB, scripts: 75 * KB },
];
/** All scripts of a guest's lesson together, those included that come later. */
const ALL_SCRIPTS = 105 * KB;

const site = fileURLToPath(new URL("../dist/site/", import.meta.url));
const weigh = (file: string): number => brotliCompressSync(readFileSync(site + file)).length;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

let over = 0;
const row = (what: string, bytes: number, budget: number): void => {
  const verdict = bytes > budget ? "OVER" : "ok";
  if (bytes > budget) over += 1;
  console.log(`${what.padEnd(28)} ${String(bytes).padStart(7)} of ${String(budget).padStart(7)}  ${verdict}`);
};

for (const { page, html, scripts } of budgets) {
  row(page, weigh(page), html);
  row(`  its scripts at first`, sum(initialScripts(readFileSync(site + page, "utf8")).map(weigh)), scripts);
}
const everyScript = readdirSync(`${site}assets`).filter((file) => file.endsWith(".js"));
row("all scripts of a lesson", sum(everyScript.map((file) => weigh(`assets/${file}`))), ALL_SCRIPTS);
if (over > 0) {
  console.error(`${over} over budget (bytes, brotli).`);
  process.exitCode = 1;
}
