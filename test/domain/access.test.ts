import { expect, test } from "@jest/globals";
import { type Caller, isTest, mayPlay, maySee, rightOf } from "../../domain/access.ts";
import { DUE_DATE } from "../../domain/limits.ts";

const open = { isClosed: false, due_date: DUE_DATE };
const shared = { ...open, isShared: true, ownerId: "teacher" };
const own = { ...open, isShared: false, ownerId: "student" };
const guest: Caller = { uid: "student", kind: "guest" };
const student: Caller = { uid: "student", kind: "member" };
const teacher: Caller = { uid: "teacher", kind: "member" };

test("a shared exercise is anybody's to play, a private one its owner's alone", () => {
  expect([undefined, guest, student, teacher].map((caller) => mayPlay(shared, caller))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([undefined, guest, student, teacher].map((caller) => mayPlay(own, caller))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("a link that is taken back, or whose day is over, is its owner's alone", () => {
  const lastMoment = Date.parse("2026-11-21T23:59:59.999Z");
  const due = { ...shared, due_date: "2026-11-21" };
  expect(mayPlay(due, guest, lastMoment)).toBe(true);
  expect(mayPlay(due, guest, lastMoment + 1)).toBe(false);
  expect(mayPlay(due, teacher, lastMoment + 1)).toBe(true);
  expect(mayPlay({ ...shared, isClosed: true }, guest, 0)).toBe(false);
  expect(mayPlay({ ...shared, isClosed: true }, teacher, 0)).toBe(true);
});

test("the date that the spec fixes closes nothing", () => {
  expect(mayPlay(shared, guest, Date.parse("2099-01-01"))).toBe(true);
});

test("only the owning member sees results; a guest with the same id does not", () => {
  expect([guest, student, teacher].map((caller) => maySee(own, caller))).toEqual([false, true, false]);
});

test("a colleague sees, plays and tries out what is shared with them, open or closed, and is no guest of that name", () => {
  const colleague: Caller = { uid: "colleague", kind: "member" };
  const named: Caller = { uid: "colleague", kind: "guest" };
  // What every object has is nobody's right.
  const inherited: Caller = { uid: "constructor", kind: "member" };
  const held = {
    ...shared,
    isClosed: true,
    colleagues: { colleague: { address: "c@school.example", right: "see" } },
  } as const;
  const callers = [teacher, colleague, named, inherited, student];
  expect(callers.map((caller) => rightOf(held, caller))).toEqual([
    "own",
    "see",
    undefined,
    undefined,
    undefined,
  ]);
  expect(callers.map((caller) => maySee(held, caller))).toEqual([true, true, false, false, false]);
  expect(callers.map((caller) => mayPlay(held, caller))).toEqual([true, true, false, false, false]);
  expect(callers.map((caller) => isTest(held, caller))).toEqual([true, true, false, false, false]);
});

test("only an owner's go at a shared exercise is a test", () => {
  expect([isTest(shared, teacher), isTest(shared, student), isTest(own, student)]).toEqual([
    true,
    false,
    false,
  ]);
});
