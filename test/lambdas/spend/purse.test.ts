import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import type { CostCentre } from "../../../domain/costCentres.ts";
import type * as Purses from "../../../lambdas/spend/purse.ts";
import type { SpendCounter } from "../../../lambdas/store/spend.ts";
import { openTables } from "../store/tables.ts";
import { listenToLog } from "../told.ts";

const told = listenToLog();

let tables: Awaited<ReturnType<typeof openTables>>;
let pursesOf: typeof Purses.pursesOf;
let counter: SpendCounter;
const clock = { now: 0 };
const now = () => clock.now;
let days = 0;

beforeAll(async () => {
  tables = await openTables();
  ({ pursesOf } = await import("../../../lambdas/spend/purse.ts"));
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
  purses: Purses.Purses,
  what: Purses.Billed,
  centre: CostCentre = "classes",
): Promise<boolean> =>
  purses
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
  const purses = pursesOf(5, counter, { now });
  const spend = async (dollars: number) => {
    purses.of("classes").pay(dollars * DOLLAR);
    await purses.settle();
    return [await isOpen(purses, "model"), await isOpen(purses, "speech")];
  };
  expect(await spend(4.9)).toEqual([true, true]);
  expect(await spend(0.1)).toEqual([false, true]);
  expect(await spend(4.9)).toEqual([false, true]);
  expect(await spend(0.1)).toEqual([false, false]);
  clock.now += 3_600_000;
  expect([await isOpen(purses, "model"), await isOpen(purses, "speech")]).toEqual([true, true]);
});

test("what is paid for counts at once where it was paid, even before it is added to the site's sum", async () => {
  const purses = pursesOf(1, counter, { now });
  purses.of("classes").pay(DOLLAR);
  expect(await isOpen(purses, "model")).toBe(false);
});

test("a new environment knows what others spent before its first call, an old one within a minute", async () => {
  const [old, spender] = [pursesOf(1, counter, { now }), pursesOf(1, counter, { now })];
  expect(await isOpen(old, "model")).toBe(true);
  spender.of("classes").pay(DOLLAR);
  await spender.settle();
  expect(await isOpen(pursesOf(1, counter, { now }), "model")).toBe(false);
  clock.now += 61_000;
  expect(await isOpen(old, "model")).toBe(false);
});

test("thirty environments at once: no micro-dollar is lost", async () => {
  const environments = Array.from({ length: 30 }, () => pursesOf(1, counter, { now }));
  for (const purses of environments) for (const part of [1.4, 2.6, 3]) purses.of("classes").pay(part);
  await Promise.all(environments.map(({ settle }) => settle()));
  expect(await counter.add(new Date(clock.now).toISOString().slice(0, 10), {})).toEqual({
    ...nothing,
    classes: 30 * 7,
  });
});

test("with 0 nothing is paid for, and nobody is asked", async () => {
  const add = jest.fn<SpendCounter["add"]>();
  const purses = pursesOf(0, { add }, { now });
  expect([await isOpen(purses, "model"), await isOpen(purses, "speech")]).toEqual([false, false]);
  expect(add).not.toHaveBeenCalled();
});

test("calls side by side look once, a busy environment never, and nothing is written where nothing was spent", async () => {
  const add = jest.fn<SpendCounter["add"]>(async () => ({ ...nothing, classes: 7 }));
  const purses = pursesOf(1, { add }, { now });
  await Promise.all([
    purses.of("classes").open("model"),
    purses.of("classes").open("model"),
    purses.of("classes").open("speech"),
  ]);
  await purses.settle();
  expect(add.mock.calls.map(([, more]) => more)).toEqual([{}]);
  for (let turn = 0; turn < 5; turn++) {
    purses.of("classes").pay(10);
    await purses.settle();
    clock.now += 50_000;
    await purses.of("classes").open("model");
  }
  expect(add.mock.calls.map(([, more]) => more)).toEqual([{}, ...Array(5).fill({ classes: 10 })]);
});

test("where the counter can't be reached the lesson goes on, and what was spent is added later", async () => {
  const add = jest.fn<SpendCounter["add"]>().mockRejectedValue(new Error("words of AWS"));
  const purses = pursesOf(1, { add }, { now });
  expect(await isOpen(purses, "model")).toBe(true);
  purses.of("classes").pay(10);
  await purses.settle();
  add.mockImplementation(async (_, more) => ({ ...nothing, ...more }));
  purses.of("classes").pay(5);
  await purses.settle();
  expect(add.mock.lastCall?.[1]).toEqual({ classes: 15 });
  const unknown = ["spendUnknown", { error: "Error" }];
  expect((await told()).lines).toEqual([unknown, unknown]);
});

test("whoever watches is told of each sum that comes to be known", async () => {
  const report = jest.fn<Purses.Report>();
  const purses = pursesOf(1, counter, { now, report });
  purses.of("classes").pay(0.75 * DOLLAR);
  await purses.settle();
  purses.of("demos").pay(0.5 * DOLLAR);
  await purses.settle();
  expect(report.mock.calls).toEqual([[0.75], [1.25]]);
});

test("what everybody may spend, and what members may, takes nothing from the classes", async () => {
  const purses = pursesOf(10, counter, { now });
  purses.of("demos").pay(2 * DOLLAR);
  purses.of("practice").pay(5 * DOLLAR);
  await purses.settle();
  const elsewhere = pursesOf(10, counter, { now });
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
  const purses = pursesOf(10, counter, { now });
  purses.of(centre).pay(10 * share * DOLLAR - 1);
  expect(await isOpen(purses, "model", centre)).toBe(true);
  purses.of(centre).pay(1);
  expect([await isOpen(purses, "model", centre), await isOpen(purses, "speech", centre)]).toEqual([
    false,
    true,
  ]);
  purses.of(centre).pay(10 * share * DOLLAR);
  expect(await isOpen(purses, "speech", centre)).toBe(false);
});
