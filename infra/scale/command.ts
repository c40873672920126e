import { readFileSync } from "node:fs";
import { billOf, totalOf } from "../cost/bill.ts";
import { counted } from "../cost/counters.ts";
import { Problem } from "../problem.ts";
import { contextOfCdkJson, contextOfFile } from "../settings/file.ts";
import { settingsFrom } from "../settings.ts";
import { dailyLimits, limitsFor } from "./limits.ts";
import { scaleOptionsFrom } from "./options.ts";
import { QUOTAS_DATE } from "./quotas.ts";

/** `npm run scale`: what gives way first when so many lessons are under way at the same time, and what to do about it. */
const print = (line = ""): void => void process.stdout.write(`${line}\n`);
const number = (count: number): string => Math.ceil(count).toLocaleString("en");
const plain = (text: string): string => text.replaceAll("`", "");

try {
  const { json, ...lessons } = scaleOptionsFrom(process.argv.slice(2));
  const settings = settingsFrom({ ...contextOfCdkJson(), ...contextOfFile() });
  const file = new URL("../cost/counters.json", import.meta.url);
  const { date, lesson, spoken, typed } = counted.parse(JSON.parse(readFileSync(file, "utf8")));
  const limits = limitsFor(lessons, spoken);
  const days = dailyLimits(settings, spoken);
  const dollars = totalOf(billOf({ lessons: lessons.atOnce, spoken: 1, ...settings }, { spoken, typed }));
  if (json)
    print(
      JSON.stringify({ quotas: QUOTAS_DATE, counted: date, ...lessons, limits, days, dollars }, undefined, 2),
    );
  else {
    print(`${number(lessons.atOnce)} lessons at once, all spoken, begun within ${lessons.beginWithin} s`);
    print(`Quotas as AWS publishes them (${QUOTAS_DATE}); counted on ${date}: ${lesson}\n`);
    for (const { limits: what, value, unit, needed, reach, parts, beyond, remedy, price } of limits) {
      print(`${needed > value ? "✗" : "✓"} ${what}: ${number(needed)} of ${number(value)} ${unit}`);
      print(`    enough for ${number(reach)} lessons at once`);
      if (needed <= value) continue;
      print(`    beyond it: ${plain(beyond)}`);
      print(`    remedy: ${plain(remedy)}; costs ${plain(price)}`);
      if (parts !== undefined) print(`    without it: ${number(parts)} accounts or regions`);
    }
    print("\nA day's limits, in lessons until midnight:");
    for (const { setting, value, lessons: reached } of days)
      print(`  ${setting} (${number(value)})`.padEnd(48) + number(reached).padStart(9));
    print(`\nEach round of ${number(lessons.atOnce)} lessons costs about $${number(dollars)}.`);
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
