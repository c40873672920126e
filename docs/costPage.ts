import { readFileSync } from "node:fs";
import { shares as dailyShares, SPEECH_TIMES } from "../domain/costCentres.ts";
import { PRICED_REGION, PRICES_DATE, usePrices } from "../domain/prices.ts";
import { IDLE_AFTER_MS, OFTEN_MS, SELDOM_MS } from "../frontend/src/live/follow.ts";
import { attacksOn, dollarsPerCall } from "../infra/cost/attacks.ts";
import { billOf, totalOf } from "../infra/cost/bill.ts";
import { counted } from "../infra/cost/counters.ts";
import { settingsFrom } from "../infra/settings.ts";

const settings = settingsFrom({});
const { date, lesson, ...by } = counted.parse(
  JSON.parse(readFileSync(new URL("../infra/cost/counters.json", import.meta.url), "utf8")),
);

const CLASS = 30;
const shares = [1, 0.7, 0];

const billed = (lessons: number, spoken: number) => billOf({ lessons, spoken, ...settings }, by);
const dollars = (sum: number): string => `$${sum.toFixed(2)}`;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** What a class costs in a month, by service, where all, most or none of the lessons are spoken. */
const classTable = (): string => {
  const months = shares.map((spoken) => billed(CLASS * 2, spoken));
  const services = months[0]?.map(({ service }) => service) ?? [];
  return [
    row(["Service", "all spoken", "seven in ten spoken", "all typed"]),
    "|---|---|---|---|",
    ...services.map((service, at) =>
      row([service, ...months.map((month) => dollars(month[at]?.dollars ?? 0))]),
    ),
    row(["**In all**", ...months.map((month) => `**${dollars(totalOf(month))}**`)]),
  ].join("\n");
};

const { heardSeconds, characters, tokensIn, tokensOut } = by.spoken;
const each = (spoken: number): string => `$${totalOf(billed(1, spoken)).toFixed(3)}`;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const count = (number: number): string => Math.round(number).toLocaleString("en");

const LOOKS_AN_HOUR = 3_600_000 / OFTEN_MS;
const CLASS_EXERCISES = 8;
/** Dollars for an hour of looks that read so many units of an index besides what any call reads. */
const followingOf = (units: number): number =>
  LOOKS_AN_HOUR * (dollarsPerCall + (units * usePrices.tableReadsPerMillion) / 1_000_000);
const cents = (sum: number): string => (100 * sum).toFixed(1);

const attackTable = (): string =>
  [
    row(["Attack", "What bounds it", "A day at most"]),
    "|---|---|---|",
    ...attacksOn(settings).map(({ attack, bound, dollars: sum }) => row([attack, bound, dollars(sum)])),
  ].join("\n");

/** The page on what Viva costs. */
export const costPage = (): string => `# What Viva costs

Made by \`npm run docs\` from \`domain/prices.ts\` and \`infra/cost/counters.json\`. Do not edit.

\`npm run cost -- --students 180 --lessons 2\` prints a month's bill by service for your school (\`--spoken 0.7\` is the share of lessons
that are spoken, \`--json\` prints it for programs). A class of ${CLASS} with two lessons each in a month, in ${PRICED_REGION}, with
\`${settings.modelId}\` and Polly's ${settings.voiceEngine} voices:

${classTable()}

A spoken lesson is ${each(1)}, a typed one ${each(0)}. While nobody comes Viva costs a few cents a month with default settings, and about a dollar more where the account has
used up its ten free alarms; a test
prices every resource of the stack, and knows no resource without a price (\`infra/cost/idle.ts\`). A firewall (\`viva:firewall\`) is what
costs most when the site is idle, and is off by default.

## Where the figures come from

**Counters**: \`npm run cost:count\` plays a lesson on the local stack, once spoken and once typed, and counts what reaches each service;
last on ${date}. It is ${lesson}. A spoken one has
${count(heardSeconds)} s heard (each answer counts 15 s at least), ${count(characters)} characters said, and ${count(tokensIn)} tokens in and ${count(tokensOut)} out, because four in ten answers are thought about twice (see [figures](figures.md)). Tokens are estimated at 3.5
characters each; how long a function waits for a model, and how many bytes a second of speech has, are taken from figures of the
services, and together are a fiftieth of the bill. The model in that lesson is a script that speaks briefly: a real one may have three times as
many characters spoken, which makes Polly's line as many times longer. \`test/full/cost.test.ts\` plays the lesson anew and fails where it has become another.

**Prices**: of ${PRICES_DATE}, in one file, each beside the address where AWS publishes it. Only a part was compared with published text (that
Transcribe bills 15 s at least, CloudWatch's free tier, DynamoDB's prices in another region); the others are as commonly known, and **none has been
verified on a bill.** No free tier is taken off, which in a small school covers most of all lines below
Bedrock. Figures of our own in CloudWatch (\`domain/metrics.ts\`) are $0.30 each in a month that uses them all the time, once for a site, and not in
the table of a class. What a cache of the model saves is not taken off either, and a guardrail of your own, mails and tax come on top.

## What keeps it from costing more

- **Quotas** a person, an exercise and the site have each day ([infra/settings.ts](../infra/settings.ts)).
- **A limit of the day**, \`viva:dailySpendLimit\` (${dollars(settings.dailySpendLimit)}): every call that costs money adds its estimate to a counter of the
  UTC day. There are three: for classes (lessons on exercises that teachers share, and teachers' own work), for members' own practice, and
  for the demos together with calls outside lessons. Classes may spend the limit, practice ${percent(dailyShares.practice)} of it besides, and the demos ${percent(dailyShares.demos)}: so
  nobody who is anonymous or has just signed up can spend a class's money. Over its limit Mark is played by our own rules until midnight UTC, and answers say so (\`engine: "embedded"\`). At
  ${SPEECH_TIMES === 2 ? "twice" : `${SPEECH_TIMES} times`} the limit no new sentence is spoken and no speech is understood any more: pages show what Mark says, and students type.
  What was spoken before still sounds. With 0 nothing is ever paid for.
- **A budget of the month**, \`viva:monthlyBudget\` (${dollars(settings.monthlyBudget)}): AWS's own count of the whole account's bill, which mails \`viva:adminMail\` when
  four fifths are spent, and when all of it is expected to be. Without that address there is none. An alarm tells the same address when four
  fifths of a day's limit are spent ([operations](operations.md)).

The day's sums are added to after an answer is given, so that no turn waits for them, and looked up once a minute by each running function; every five
seconds while no more than a tenth of a limit is left. So what is under way when the limit is reached still counts on top, and what the site spends in
those seconds: some cents in a class, some dollars where thousands talk at once ([scale](scale.md#counters-of-the-whole-site)). Where DynamoDB can't be reached the limit does not hold, but then no lesson goes on either. A call of a model that breaks
off does not say what it cost, and is charged by its length.

## What it costs to follow a class

The results of an exercise and the page of a class follow while they are seen: they look for news every ${OFTEN_MS / 1000} s, every ${SELDOM_MS / 1000} s once nothing
has been new for ${IDLE_AFTER_MS / 60_000} minutes, and not at all in a hidden tab. A look at results is one call with three reads of the store: the member, the exercise,
and the index of results from the oldest attempt on that is still running. A look at a class is one call with three as well: the member, the class, and the index
of its attempts; only where something is new the page itself is read again. No look reads a conversation or writes anything.

For a class of ${CLASS} that plays all the time, with rows of 4 kB, an hour of looks (${LOOKS_AN_HOUR}) comes to ${cents(followingOf(CLASS))} cents on the results, and to
${cents(followingOf((CLASS * CLASS_EXERCISES) / 2))} on a class with ${CLASS_EXERCISES} exercises, whose index is read at half the price. These are bounds that are reckoned, not measured: rows are mostly smaller.

## What an attacker can make it cost

\`npm run cost -- --attack\` prints what a day of each attack costs at most with your settings. With the defaults:

${attackTable()}

Floods are reckoned at ${dollars(1_000_000 * dollarsPerCall)} a million calls that neither model nor voice answers. \`viva:firewall\` lets one address make 10,000 calls in five
minutes, which is a third of one method's limit; who attacks from many addresses is stopped by the gateway alone. Streams are the one thing that no
limit of Viva's ends: an address that was signed within the last minute opens one, each person holds at most one for each exercise, and AWS lets it last four
hours. The alarm [Sound](operations.md#sound) says what to do then.
`;
