import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import type { CostCentre } from "../../../domain/costCentres.ts";
import type * as Budgets from "../../../lambdas/spend/budget.ts";
import type { SpendCounter, Sums } from "../../../lambdas/store/spend.ts";
import { openTables } from "../store/tables.ts";
import { listenToLog } from "../told.ts";

const told = listenToLog();

let tables: Awaited<ReturnType<typeof openTables>>;
let budgetsOf: typeof Budgets.budgetsOf;
let counter: SpendCounter;
const clock = { now: 0 };
const now = () => clock.now;
let days = 0;

beforeAll(async () => {
  tables = await openTables();
  ({ budgetsOf } = await import("../../../lambdas/spend/budget.ts"));
  counter = (await import("../../../lambdas/store/spend.ts")).spendCounter();
});
// Each test has a day of its own, so that none finds another's sum; it is eleven at night.
beforeEach(() => {
  days += 1;
  clock.now = Date.UTC(2026, 0, days * 3, 23);
});
afterAll(() => tables.close());

const nothing = { classes: 0, practice: 0, demos: 0 };
const DOLLAR = 1_000_000;
const isOpen = (
  budgets: Budgets.Budgets,
  what: Budgets.Billed,
  centre: CostCentre = "classes",
): Promise<boolean> =>
  budgets
    .of(centre)
    .open(what)
    .then(
      () => true,
      (error: Error) => {
        expect(error.name).toBe("Overspent");
        return false;
      },
    );

test("the model rests at the limit, voice and ears at twice as much, until midnight", async () => {
  const budgets = budgetsOf(5, counter, { now });
  const spend = async (dollars: number) => {
    budgets.of("classes").pay(dollars * DOLLAR);
    await budgets.settle();
    return [await isOpen(budgets, "model"), await isOpen(budgets, "speech")];
  };
  expect(await spend(4.9)).toEqual([true, true]);
  expect(await spend(0.1)).toEqual([false, true]);
  expect(await spend(4.9)).toEqual([false, true]);
  expect(await spend(0.1)).toEqual([false, false]);
  clock.now += 3_600_000;
  expect([await isOpen(budgets, "model"), await isOpen(budgets, "speech")]).toEqual([true, true]);
});

test("what is paid for counts at once where it was paid, even before it is added to the site's sum", async () => {
  const budgets = budgetsOf(1, counter, { now });
  budgets.of("classes").pay(DOLLAR);
  expect(await isOpen(budgets, "model")).toBe(false);
});

test("a new environment knows what others spent before its first call, an old one within a minute", async () => {
  const [old, spender] = [budgetsOf(1, counter, { now }), budgetsOf(1, counter, { now })];
  expect(await isOpen(old, "model")).toBe(true);
  spender.of("classes").pay(DOLLAR);
  await spender.settle();
  expect(await isOpen(budgetsOf(1, counter, { now }), "model")).toBe(false);
  clock.now += 61_000;
  expect(await isOpen(old, "model")).toBe(false);
});

test("thirty environments at once: no micro-dollar is lost", async () => {
  const environments = Array.from({ length: 30 }, () => budgetsOf(1, counter, { now }));
  for (const budgets of environments) for (const part of [1.4, 2.6, 3]) budgets.of("classes").pay(part);
  await Promise.all(environments.map(({ settle }) => settle()));
  expect(await counter.sums(new Date(clock.now).toISOString().slice(0, 10))).toEqual({
    ...nothing,
    classes: 30 * 7,
  });
});

test("turns write to many items, none of them to all", async () => {
  const day = new Date(clock.now).toISOString().slice(0, 10);
  await Promise.all(Array.from({ length: 64 }, () => counter.add(day, { classes: 1 })));
  const { database } = await import("../../../lambdas/store/database.ts");
  const { Items = [] } = await database.send(new ScanCommand({ TableName: "QUOTAS_TABLE" }));
  const written = Items.filter((item) => String(item.counter).startsWith(`spend#all#${day}`));
  // By chance sixteen items get fewer than five of 64 additions once in more than 10^20 runs.
  expect(written.length).toBeGreaterThan(4);
});

/** A counter that is only asked, and always says the same. */
const watched = (sums: Partial<Sums> = {}) => ({
  add: jest.fn<SpendCounter["add"]>(async () => undefined),
  sums: jest.fn<SpendCounter["sums"]>(async () => ({ ...nothing, ...sums })),
});

test("with 0 nothing is paid for, and nobody is asked", async () => {
  const asked = watched();
  const budgets = budgetsOf(0, asked, { now });
  expect([await isOpen(budgets, "model"), await isOpen(budgets, "speech")]).toEqual([false, false]);
  expect(asked.add).not.toHaveBeenCalled();
  expect(asked.sums).not.toHaveBeenCalled();
});

test("calls side by side look once, and nothing is written where nothing was spent", async () => {
  const asked = watched({ classes: 7 });
  const budgets = budgetsOf(1, asked, { now });
  await Promise.all([
    budgets.of("classes").open("model"),
    budgets.of("classes").open("model"),
    budgets.of("classes").open("speech"),
  ]);
  await budgets.settle();
  expect(asked.sums).toHaveBeenCalledTimes(1);
  expect(asked.add).not.toHaveBeenCalled();
});

test("a busy environment looks after its answers, and no turn waits for it", async () => {
  const asked = watched({ classes: 7 });
  const budgets = budgetsOf(1, asked, { now });
  await budgets.of("classes").open("model");
  const looks = [];
  for (let turn = 0; turn < 4; turn++) {
    clock.now += 25_000;
    await budgets.of("classes").open("model");
    const before = asked.sums.mock.calls.length;
    budgets.of("classes").pay(10);
    await budgets.settle();
    looks.push(asked.sums.mock.calls.length - before);
  }
  expect(looks).toEqual([0, 1, 0, 1]);
  expect(asked.sums).toHaveBeenCalledTimes(3);
  expect(asked.add.mock.calls.map(([, more]) => more)).toEqual(Array(4).fill({ classes: 10 }));
});

test("with a tenth of a limit left, what others spend is known within five seconds", async () => {
  const [here, elsewhere] = [budgetsOf(10, counter, { now }), budgetsOf(10, counter, { now })];
  const spendElsewhere = async (dollars: number) => {
    elsewhere.of("classes").pay(dollars * DOLLAR);
    await elsewhere.settle();
  };
  await spendElsewhere(8);
  expect(await isOpen(here, "model")).toBe(true);
  await spendElsewhere(1.5);
  clock.now += 61_000;
  expect(await isOpen(here, "model")).toBe(true);
  await spendElsewhere(0.5);
  clock.now += 4000;
  expect(await isOpen(here, "model")).toBe(true);
  clock.now += 2000;
  expect(await isOpen(here, "model")).toBe(false);
});

test("where the counter can't be reached the lesson goes on, and what was spent is added later", async () => {
  const broken = async () => {
    throw new Error("words of AWS");
  };
  const asked = watched();
  asked.add.mockImplementation(broken);
  asked.sums.mockImplementation(broken);
  const budgets = budgetsOf(1, asked, { now });
  expect(await isOpen(budgets, "model")).toBe(true);
  budgets.of("classes").pay(10);
  await budgets.settle();
  asked.add.mockImplementation(async () => undefined);
  asked.sums.mockImplementation(async () => nothing);
  budgets.of("classes").pay(5);
  await budgets.settle();
  expect(asked.add.mock.lastCall?.[1]).toEqual({ classes: 15 });
  const unknown = ["spendUnknown", { error: "Error" }];
  expect((await told()).lines).toEqual([unknown, unknown]);
});

test("a sum of which DynamoDB read only a part counts as unknown", async () => {
  const { database } = await import("../../../lambdas/store/database.ts");
  const answer = { Responses: {}, UnprocessedKeys: { QUOTAS_TABLE: { Keys: [{ counter: "spend#all" }] } } };
  const send = jest.spyOn(database, "send").mockImplementation(async () => answer);
  await expect(counter.sums("2026-01-01")).rejects.toThrow("only some");
  send.mockRestore();
});

test("whoever watches is told of each sum that comes to be known", async () => {
  const report = jest.fn<Budgets.Report>();
  const budgets = budgetsOf(1, counter, { now, report });
  budgets.of("classes").pay(0.75 * DOLLAR);
  await budgets.settle();
  budgets.of("demos").pay(0.5 * DOLLAR);
  await budgets.settle();
  expect(report.mock.calls).toEqual([[0.75], [1.25]]);
});

test("what everybody may spend, and what members may, takes nothing from the classes", async () => {
  const budgets = budgetsOf(10, counter, { now });
  budgets.of("demos").pay(2 * DOLLAR);
  budgets.of("practice").pay(5 * DOLLAR);
  await budgets.settle();
  const elsewhere = budgetsOf(10, counter, { now });
  for (const centre of ["demos", "practice"] as const)
    expect([await isOpen(elsewhere, "model", centre), await isOpen(elsewhere, "speech", centre)]).toEqual([
      false,
      false,
    ]);
  expect([await isOpen(elsewhere, "model"), await isOpen(elsewhere, "speech")]).toEqual([true, true]);
});

test.each([
  ["demos", 0.1],
  ["practice", 0.25],
] as const)("%s have %d of the site's limit, and twice as much for voice and ears", async (centre, share) => {
  const budgets = budgetsOf(10, counter, { now });
  budgets.of(centre).pay(10 * share * DOLLAR - 1);
  expect(await isOpen(budgets, "model", centre)).toBe(true);
  budgets.of(centre).pay(1);
  expect([await isOpen(budgets, "model", centre), await isOpen(budgets, "speech", centre)]).toEqual([
    false,
    true,
  ]);
  budgets.of(centre).pay(10 * share * DOLLAR);
  expect(await isOpen(budgets, "speech", centre)).toBe(false);
});
