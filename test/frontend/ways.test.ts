import { expect, test } from "@jest/globals";
import { waysIn } from "../../frontend/src/lesson/useWaysToAnswer.ts";

const usual = {
  isTextable: true,
  hasMicrophone: true,
  isVoiceless: false,
  answering: "voice",
  hasUnsent: false,
} as const;
const ways = (more: Partial<Parameters<typeof waysIn>[0]> = {}): string[] => {
  const { isSpoken, isTyped, canChange } = waysIn({ ...usual, ...more });
  return [...(isSpoken ? ["speak"] : []), ...(isTyped ? ["type"] : []), ...(canChange ? ["change"] : [])];
};

test("speaking comes first, and typing is one tap away", () => {
  expect(ways()).toEqual(["speak", "change"]);
  expect(ways({ answering: "text" })).toEqual(["type", "change"]);
});

test("typing comes first on a device without a microphone, and waits until that is known", () => {
  expect(ways({ hasMicrophone: false })).toEqual(["type"]);
  expect(ways({ hasMicrophone: undefined })).toEqual([]);
});

test("where the teacher has switched typing off, it is offered only to who can't be heard", () => {
  const isTextable = false;
  expect(ways({ isTextable })).toEqual(["speak"]);
  expect(ways({ isTextable, answering: "text" })).toEqual(["speak"]);
  expect(ways({ isTextable, hasMicrophone: false })).toEqual(["type"]);
  // The recorder stays: it says what is wrong, and may work after all.
  expect(ways({ isTextable, isVoiceless: true })).toEqual(["speak", "type"]);
});

test("a spoken answer that has come back can be changed by hand", () => {
  expect(ways({ isTextable: false, hasUnsent: true })).toEqual(["speak", "type"]);
});
