import { existsSync, readFileSync } from "node:fs";
import { metrics } from "../../domain/metrics.ts";
import { PRICES_DATE, standingPrices } from "../../domain/prices.ts";
import { Problem } from "../problem.ts";
import { contextOfCdkJson, contextOfFile } from "../settings/file.ts";
import { settingsFrom } from "../settings.ts";
import { type Attack, attacksOn } from "./attacks.ts";
import { billOf, totalOf } from "./bill.ts";
import { counted } from "./counters.ts";
import { standingIn } from "./idle.ts";
import { costOptionsFrom } from "./options.ts";

/** `npm run cost`: a month's bill by service, of so many students with so many lessons each, and what stands idle; or attacks. */
const here = (path: string): URL => new URL(path, import.meta.url);
const print = (line = ""): void => void process.stdout.write(`${line}\n`);
const dollars = (sum: number): string => `$${sum.toFixed(2)}`;
const row = (what: string, used: string, sum: number): string =>
  `  ${what.padEnd(12)} ${used.padEnd(44)} ${dollars(sum).padStart(9)}`;
const CLASS = 30;

/** What a day of each attack costs at most, the dearest first. */
const printAttacks = (attacks: readonly Attack[], json: boolean): void => {
  if (json) {
    print(JSON.stringify({ prices: PRICES_DATE, attacks }, undefined, 2));
    return;
  }
  print(`What a day of an attack costs at most, at prices of ${PRICES_DATE}\n`);
  for (const { attack, bound, dollars: sum } of attacks) {
    print(`${dollars(sum).padStart(10)}  ${attack}`);
    print(`${" ".repeat(12)}bound by ${bound.replaceAll("`", "")}\n`);
  }
};

try {
  const { students, lessons, spoken, json, attack } = costOptionsFrom(process.argv.slice(2));
  const settings = settingsFrom({ ...contextOfCdkJson(), ...contextOfFile() });
  if (attack) {
    printAttacks(attacksOn(settings), json);
    process.exit();
  }
  const template = here("../../cdk.out/Viva.template.json");
  if (!existsSync(template)) throw new Problem("There is no template yet: npm run built makes it.");
  const { modelId, voiceEngine } = settings;
  const { date, lesson, ...by } = counted.parse(JSON.parse(readFileSync(here("counters.json"), "utf8")));
  const monthOf = (held: number) => billOf({ lessons: held, spoken, modelId, voiceEngine }, by);
  const bill = monthOf(students * lessons);
  const standing = standingIn(JSON.parse(readFileSync(template, "utf8")).Resources);
  const idle = standing.reduce((sum, one) => sum + one.dollars, 0);
  // Billed by the hour in which something is measured: in a busy school all day, in another much less.
  const measuring = students * lessons > 0 ? Object.keys(metrics).length * standingPrices.metric : 0;
  const total = totalOf(bill) + idle + measuring;
  const ofClass = totalOf(monthOf(CLASS * lessons));
  const each = totalOf(monthOf(1));
  if (json)
    print(
      JSON.stringify(
        {
          prices: PRICES_DATE,
          counted: date,
          students,
          lessons,
          spoken,
          bill,
          standing,
          idle,
          measuring,
          total,
          ofClass,
          each,
        },
        undefined,
        2,
      ),
    );
  else {
    print(
      `A month of ${students} students with ${lessons} lessons each, ${Math.round(100 * spoken)} % of them spoken`,
    );
    print(`Prices of ${PRICES_DATE}, no free tier taken off; counted on ${date}: ${lesson}\n`);
    for (const { service, used, dollars: sum } of bill) print(row(service, used, sum));
    print(row("Metrics", `${Object.keys(metrics).length} of our own, at most`, measuring));
    print(row("Standing", `${standing.length} resources that cost when idle`, idle));
    print(row("In all", "", total));
    print(
      `\nA lesson: $${each.toFixed(4)}. A class of ${CLASS} with ${lessons} lessons each: ${dollars(ofClass)} a month. Idle: ${dollars(idle)} a month.`,
    );
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
