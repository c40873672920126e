import { expect, test } from "@jest/globals";
import { faults } from "../../lambdas/partner/bedrock/faults.ts";
import { type Breaker, circuitBreaker, type Pass, withoutEffect } from "../../lambdas/partner/breaker.ts";

const clocked = () => {
  const clock = { now: 1_000_000 };
  return { clock, breaker: circuitBreaker(() => clock.now) };
};
const admitted = (breaker: Breaker): Pass => {
  const pass = breaker.admit();
  if (!pass) throw new Error("Nobody was let through.");
  return pass;
};
/** How long it is left alone (ms), to the second. */
const restOf = ({ clock, breaker }: ReturnType<typeof clocked>): number => {
  const from = clock.now;
  for (;;) {
    const pass = breaker.admit();
    if (pass) {
      pass.failed(faults.busy);
      return clock.now - from;
    }
    clock.now += 1000;
  }
};

test("while all goes well everybody is let through, at once", () => {
  const { breaker } = clocked();
  const passes = [admitted(breaker), admitted(breaker), admitted(breaker)];
  for (const pass of passes) pass.answered();
  expect(breaker.admit()).toBeDefined();
});

test("rests grow with each failure, up to a bound, and begin anew after an answer", () => {
  const clocking = clocked();
  admitted(clocking.breaker).failed(faults.busy);
  const rests = Array.from({ length: 8 }, () => restOf(clocking));
  expect(rests).toEqual([5, 10, 20, 40, 80, 120, 120, 120].map((seconds) => seconds * 1000));
  clocking.clock.now += 120_000;
  admitted(clocking.breaker).answered();
  admitted(clocking.breaker).failed(faults.busy);
  expect(restOf(clocking)).toBe(5000);
});

test("calls that were under way together and failed together are one failure", () => {
  const clocking = clocked();
  const passes = Array.from({ length: 3 }, () => admitted(clocking.breaker));
  for (const pass of passes) pass.failed(faults.late);
  expect(restOf(clocking)).toBe(5000);
  expect(restOf(clocking)).toBe(10_000);
});

test("after its rest it is tried by one call at a time", () => {
  const { clock, breaker } = clocked();
  admitted(breaker).failed(faults.broken);
  clock.now += 5000;
  const trying = admitted(breaker);
  expect(breaker.admit()).toBeUndefined();
  trying.answered();
  expect(breaker.admit()).toBeDefined();
});

test("a call of before the failure says nothing of what is now", () => {
  const { clock, breaker } = clocked();
  const [first, second, third] = [admitted(breaker), admitted(breaker), admitted(breaker)];
  first.failed(faults.busy);
  second.answered();
  expect(breaker.admit()).toBeUndefined();
  clock.now += 5000;
  admitted(breaker).answered();
  third.failed(faults.denied);
  expect(breaker.admit()).toBeDefined();
});

test("an answer that began and broke off is a failure", () => {
  const { breaker } = clocked();
  const pass = admitted(breaker);
  pass.answered();
  pass.failed(faults.broken);
  expect(breaker.admit()).toBeUndefined();
});

test.each(["misshapen", "filtered", "refused"] as const)(
  "one answer's own fault (%s) is no outage",
  (fault) => {
    const { clock, breaker } = clocked();
    admitted(breaker).failed(faults[fault]);
    expect(breaker.admit()).toBeDefined();
    admitted(breaker).failed(faults.busy);
    clock.now += 5000;
    // It has answered, if badly: whatever was down is up again.
    admitted(breaker).failed(faults[fault]);
    expect(breaker.admit()).toBeDefined();
    expect(breaker.admit()).toBeDefined();
  },
);

test.each([
  ["spent", 60],
  ["denied", 15],
  ["retired", 15],
] as const)("what does not pass soon is left alone for long (%s)", (fault, minutes) => {
  const clocking = clocked();
  admitted(clocking.breaker).failed(faults[fault]);
  expect(restOf(clocking)).toBe(minutes * 60_000);
});

test("calls without effect fail as often as they like, and are left out while the others' failures last", () => {
  const { clock, breaker } = clocked();
  const bare = withoutEffect(breaker);
  for (let call = 0; call < 10; call++) admitted(bare).failed(faults.denied);
  admitted(breaker).failed(faults.busy);
  clock.now += 5000;
  // The one call that tries whether all is well again is a lesson's.
  expect(bare.admit()).toBeUndefined();
  admitted(breaker).answered();
  expect(bare.admit()).toBeDefined();
});
