import { expect, test } from "@jest/globals";
import { type Caller, isTest, mayManage, mayPlay } from "../../domain/access.ts";

const shared = { isShared: true, ownerId: "teacher" };
const own = { isShared: false, ownerId: "student" };
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

test("only the owning member manages; a guest with the same id does not", () => {
  expect([guest, student, teacher].map((caller) => mayManage(own, caller))).toEqual([false, true, false]);
});

test("only an owner's go at a shared exercise is a test", () => {
  expect([isTest(shared, teacher), isTest(shared, student), isTest(own, student)]).toEqual([
    true,
    false,
    false,
  ]);
});
