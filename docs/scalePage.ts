import { readFileSync } from "node:fs";
import { COUNTER_SHARDS } from "../domain/limits.ts";
import { billOf, totalOf } from "../infra/cost/bill.ts";
import { counted } from "../infra/cost/counters.ts";
import { LESSON_SECONDS } from "../infra/scale/demand.ts";
import { dailyLimits, type Limit, limitsFor } from "../infra/scale/limits.ts";
import { BEGIN_WITHIN } from "../infra/scale/options.ts";
import { QUOTAS_DATE } from "../infra/scale/quotas.ts";
import { simulatedPeak } from "../infra/scale/simulation.ts";
import { settingsFrom } from "../infra/settings.ts";

const settings = settingsFrom({});
const { date, lesson, ...by } = counted.parse(
  JSON.parse(readFileSync(new URL("../infra/cost/counters.json", import.meta.url), "utf8")),
);

const SIZES = [30, 300, 3000, 30_000];
const LARGEST = 30_000;
const SIMULATED = 3000;
const atOnce = (lessons: number) => ({ atOnce: lessons, beginWithin: BEGIN_WITHIN });
const limitsAt = (lessons: number): Limit[] => limitsFor(atOnce(lessons), by.spoken);
const atLargest = limitsAt(LARGEST);

const number = (count: number): string => Math.ceil(count).toLocaleString("en");
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const rule = (cells: number): string => `|${"---|".repeat(cells)}`;
const linked = (text: string, { source }: Limit): string =>
  source.startsWith("https:") ? `[${text}](${source})` : text;

const needTable = (): string => {
  const columns = SIZES.map(limitsAt);
  return [
    row(["Limit", "By default", "Covers lessons at once", ...SIZES.map((size) => `${number(size)} ask for`)]),
    rule(3 + SIZES.length),
    ...atLargest.map((limit, place) =>
      row([
        limit.limits,
        linked(`${number(limit.value)} ${limit.unit}`, limit),
        number(limit.reach),
        ...columns.map((column) => {
          const { needed, value } = column[place] ?? limit;
          return needed > value ? `**${number(needed)}**` : number(needed);
        }),
      ]),
    ),
  ].join("\n");
};

/** "Transcribe: streams" as the middle of a sentence. */
const names = (limits: readonly Limit[]): string => limits.map((limit) => limit.limits).join("; ");

const orderList = (): string =>
  SIZES.map((size, place) => {
    const gone = limitsAt(size).filter(({ needed, value }) => needed > value);
    const before = new Set(
      SIZES.slice(0, place).flatMap((smaller) =>
        limitsAt(smaller)
          .filter(({ needed, value }) => needed > value)
          .map((limit) => limit.limits),
      ),
    );
    const more = gone.filter((limit) => !before.has(limit.limits));
    const also = before.size > 0 ? "the same, and " : "";
    return `- **${number(size)} lessons at once**: ${more.length === 0 ? "nothing" : `${also}${names(more)}`}.`;
  }).join("\n");

const remedyTable = (): string =>
  [
    row([
      "Limit",
      "What students notice beyond it",
      "What raises or spreads it",
      "That costs",
      `Accounts or regions for ${number(LARGEST)} without it`,
    ]),
    rule(5),
    ...atLargest.map(({ limits, beyond, remedy, price, parts }) =>
      row([limits, beyond, remedy, price, parts === undefined ? "no help" : number(parts)]),
    ),
  ].join("\n");

const dayTable = (): string =>
  [
    row(["Setting", "By default", "Lessons until midnight (UTC)"]),
    rule(3),
    ...dailyLimits(settings, by.spoken).map(({ setting, value, lessons }) =>
      row([`\`${setting}\``, setting.endsWith("SpendLimit") ? `$${value}` : number(value), number(lessons)]),
    ),
  ].join("\n");

const simulationTable = (): string =>
  [
    row(["Limit", "Paper", "Simulation"]),
    rule(3),
    ...limitsAt(SIMULATED).map(({ limits, demand, needed }) =>
      row([limits, number(needed), number(simulatedPeak(demand, atOnce(SIMULATED)))]),
    ),
  ].join("\n");

const dollars = totalOf(billOf({ lessons: 1, spoken: 1, ...settings }, by));
const spentIn = (lessons: number, seconds: number): string =>
  `$${((lessons * dollars * seconds) / LESSON_SECONDS).toFixed(2)}`;
const reachOf = (quota: string): string =>
  number(atLargest.find(({ demand }) => demand.quota === quota)?.reach ?? Number.NaN);

/** The page on how many lessons at once Viva carries, and what gives way first. */
export const scalePage = (): string => `# How many lessons at once

Made by \`npm run docs\` from \`infra/scale\` and \`infra/cost/counters.json\`. Do not edit.

Which limit gives way first when many lessons are under way at the same time, at which number, and what to do about it.
\`npm run scale -- --lessons 20000\` prints the same for your number (\`--within 60\`: they all begin within a minute; \`--json\` for programs).

**This is a model on paper, and a simulation: nothing of it has been measured on an AWS account.** What one lesson asks for was counted on the local
stack (${date}: ${lesson}, all spoken). The limits are what AWS publishes as defaults, read in stored copies of its pages on ${QUOTAS_DATE}; accounts differ,
new ones get less, and \`npm run preflight\` reads yours.

## What gives way

A lesson lasts ${LESSON_SECONDS / 60} minutes and has twelve answers. All lessons begin within ${BEGIN_WITHIN} seconds, as if one bell rang for all of them, with new guests. "Ask for" is what
they need in their busiest second (or ten seconds, or minute): the mean and 3.09 standard deviations, which one second in a thousand passes where
students act independently. Bold is more than the default. Bursts that AWS lets through on top are not counted on.

${needTable()}

So, in this order:

${orderList()}

AWS no longer limits Bedrock's requests a minute, [only its tokens](https://docs.aws.amazon.com/bedrock/latest/userguide/quotas-runtime.html). It sets a call's \`max_tokens\` aside
until the call has ended, which this table leaves out; the 260,000 a minute that preflight wants for a class leave room for it. The eight million are what one account's own list said for Nova 2 Lite in September 2026; AWS's table could not be read.
Of the ${number(by.spoken.writes)} units that a lesson writes, ${number(by.spoken.writesOf.lessons)} are its own item, which is written anew with each answer.

## What to do

No lesson stops at a limit of speech or of the model: [what each failure looks like](faults.md) is tested. Raising a quota is free; it takes from minutes to
days, and AWS may ask what it is for.

${remedyTable()}

Another account or another region has all quotas again, but for the two of one exercise. **Viva is divided that way from the start: each
school deploys a site of its own**, and ten classes of thirty that all talk at the same time are three hundred lessons at once. A second site costs what stands idle there
([cost](cost.md)), and its own preflight, settings and alarms; people, exercises and results of one are unknown to the other. A second region beside it
needs a model and voices there, and may take pupils' data to another country.

A lesson costs about $${dollars.toFixed(3)}, wherever it is: ${number(LARGEST)} of them $${number(LARGEST * dollars)}, each time.

## A day's limits

These are Viva's own, and keep a script from spending a school's money ([settings](settings.md)). With their defaults a site ends its day long before it
has ${number(LARGEST)} lessons at once; raise them first if you plan for that many.

${dayTable()}

## Counters of the whole site

Every answer moves a counter of the site, such as \`viva:turnsPerSitePerDay\`, and every call that costs money the day's sum. DynamoDB writes one item a
thousand times a second at most, which would be enough for ${reachOf("oneItem")} lessons at once. So each counter that turns or lessons move lies in ${COUNTER_SHARDS} items, and a call writes to
one of them by chance: enough for ${reachOf("siteCounter")}.

**A limit of a number stays exact.** Each item has a share of the limit, and all shares together are the limit. A call that finds one item full tries another,
so nobody is refused before all are full, and nobody is let in afterwards. A running function remembers which items it has seen full: it asks each
once more, and then refuses without asking. A limit that a school raises holds from its next deployment.

**The day's money is a sum of the ${COUNTER_SHARDS} items**, read in one call. A running function reads it once a minute, after an answer rather than before one; while
no more than a tenth of a limit is left, every five seconds. So \`viva:dailySpendLimit\` can be passed by what is under way when it is reached, and by what
the whole site spends in those five seconds: ${spentIn(30, 5)} with 30 spoken lessons at once, ${spentIn(3000, 5)} with 3,000. Where the last tenth is spent
within a minute, it is what the site spends in a minute at most: ${spentIn(30, 60)} and ${spentIn(3000, 60)}. Each addition is written before the function rests, and none is lost.

The other counters belong to a person, a lesson or an exercise, or move rarely (exercises built or saved, photos, wrong invitation codes), and are one item each.

## Paper beside simulation

\`infra/scale/simulation.ts\` plays ${number(SIMULATED)} lessons second by second, each begun at a time of its own, and counts. A test holds the two together.

${simulationTable()}
`;
