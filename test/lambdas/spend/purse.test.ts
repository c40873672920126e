import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import type * as Purses from "../../../lambdas/spend/purse.ts";
import type { SpendCounter } from "../../../lambdas/store/spend.ts";
import { openTables } from "../store/tables.ts";
import { listenToLog } from "../told.ts";

const told = listenToLog();

let tables: Awaited<ReturnType<typeof openTables>>;
let purseOf: typeof Purses.purseOf;
let counter: SpendCounter;
const clock = { now: 0 };
const now = () => clock.now;
let days = 0;

beforeAll(async () => {
  tables = await openTables();
  ({ purseOf } = await import("../../../lambdas/spend/purse.ts"));
  counter = (await import("../../../lambdas/store/spend.ts")).spendCounter();
});
// Each test has a day of its own, so that none finds another's sum; it is eleven at night.
beforeEach(() => {
  days += 1;
  clock.now = Date.UTC(2026, 0, days * 3, 23);
});
afterAll(() => tables.close());

const DOLLAR = 1_000_000;
const isOpen = (purse: Purses.Purse, what: Purses.Billed): Promise<boolean> =>
  purse.open(what).then(
    () => true,
    (error: Error) => {
      expect(error.name).toBe("Overspent");
      return false;
    },
  );

test("the model rests at the limit, voice and ears at twice as much, until midnight", async () => {
  const purse = purseOf(5, counter, { now });
  const spend = async (dollars: number) => {
    purse.pay(dollars * DOLLAR);
    await purse.settle();
    return [await isOpen(purse, "model"), await isOpen(purse, "speech")];
  };
  expect(await spend(4.9)).toEqual([true, true]);
  expect(await spend(0.1)).toEqual([false, true]);
  expect(await spend(4.9)).toEqual([false, true]);
  expect(await spend(0.1)).toEqual([false, false]);
  clock.now += 3_600_000;
  expect([await isOpen(purse, "model"), await isOpen(purse, "speech")]).toEqual([true, true]);
});

test("what is paid for counts at once where it was paid, even before it is added to the site's sum", async () => {
  const purse = purseOf(1, counter, { now });
  purse.pay(DOLLAR);
  expect(await isOpen(purse, "model")).toBe(false);
});

test("a new environment knows what others spent before its first call, an old one within a minute", async () => {
  const [old, spender] = [purseOf(1, counter, { now }), purseOf(1, counter, { now })];
  expect(await isOpen(old, "model")).toBe(true);
  spender.pay(DOLLAR);
  await spender.settle();
  expect(await isOpen(purseOf(1, counter, { now }), "model")).toBe(false);
  clock.now += 61_000;
  expect(await isOpen(old, "model")).toBe(false);
});

test("thirty environments at once: no micro-dollar is lost", async () => {
  const purses = Array.from({ length: 30 }, () => purseOf(1, counter, { now }));
  for (const purse of purses) for (const part of [1.4, 2.6, 3]) purse.pay(part);
  await Promise.all(purses.map(({ settle }) => settle()));
  expect(await counter.add(new Date(clock.now).toISOString().slice(0, 10), 0)).toBe(30 * 7);
});

test("with 0 nothing is paid for, and nobody is asked", async () => {
  const add = jest.fn<SpendCounter["add"]>();
  const purse = purseOf(0, { add }, { now });
  expect([await isOpen(purse, "model"), await isOpen(purse, "speech")]).toEqual([false, false]);
  expect(add).not.toHaveBeenCalled();
});

test("calls side by side look once, a busy environment never, and nothing is written where nothing was spent", async () => {
  const add = jest.fn<SpendCounter["add"]>(async () => 7);
  const purse = purseOf(1, { add }, { now });
  await Promise.all([purse.open("model"), purse.open("model"), purse.open("speech")]);
  await purse.settle();
  expect(add.mock.calls.map(([, more]) => more)).toEqual([0]);
  for (let turn = 0; turn < 5; turn++) {
    purse.pay(10);
    await purse.settle();
    clock.now += 50_000;
    await purse.open("model");
  }
  expect(add.mock.calls.map(([, more]) => more)).toEqual([0, 10, 10, 10, 10, 10]);
});

test("where the counter can't be reached the lesson goes on, and what was spent is added later", async () => {
  const add = jest.fn<SpendCounter["add"]>().mockRejectedValue(new Error("words of AWS"));
  const purse = purseOf(1, { add }, { now });
  expect(await isOpen(purse, "model")).toBe(true);
  purse.pay(10);
  await purse.settle();
  add.mockImplementation(async (_, more) => more);
  purse.pay(5);
  await purse.settle();
  expect(add.mock.lastCall?.[1]).toBe(15);
  const unknown = ["spendUnknown", { error: "Error" }];
  expect((await told()).lines).toEqual([unknown, unknown]);
});

test("whoever watches is told of each sum that comes to be known", async () => {
  const report = jest.fn<Purses.Report>();
  const purse = purseOf(1, counter, { now, report });
  purse.pay(0.75 * DOLLAR);
  await purse.settle();
  purse.pay(0.5 * DOLLAR);
  await purse.settle();
  expect(report.mock.calls).toEqual([[{ dollars: 0.75, isOver: false }], [{ dollars: 1.25, isOver: true }]]);
});
