import { expect, test } from "@jest/globals";
import { forgetGuest } from "../../frontend/src/guest/forget.ts";
import { keys } from "../../frontend/src/guest/keys.ts";
import { finishedBy, forgetFinished, noteFinished } from "../../frontend/src/reply/pastGuests.ts";
import { deviceInMemory } from "./device.ts";

const DAY = 86_400_000;

/** A device on which guests of these identities have finished exercise "abcd", one after the other. */
const deviceOf = (...identities: string[]) => {
  const device = deviceInMemory();
  for (const [nth, identity] of identities.entries()) {
    device.local.setItem(keys.identity, identity);
    noteFinished(device, "abcd", nth);
    forgetGuest(device);
  }
  return device;
};

test("those who have finished an exercise here are known for it alone, the newest first, though they are forgotten otherwise", () => {
  const device = deviceOf("zoe", "ben", "zoe");
  expect(finishedBy(device, "abcd", 3)).toEqual(["zoe", "ben"]);
  expect(finishedBy(device, "efgh", 3)).toEqual([]);
  expect(device.local.getItem(keys.identity)).toBeNull();
});

test("they are forgotten after 30 days, when asked, and beyond ten", () => {
  expect(finishedBy(deviceOf("zoe"), "abcd", 30 * DAY - 1)).toEqual(["zoe"]);
  expect(finishedBy(deviceOf("zoe"), "abcd", 30 * DAY)).toEqual([]);
  const device = deviceOf("zoe");
  forgetFinished(device, "abcd", 1);
  expect(finishedBy(device, "abcd", 1)).toEqual([]);
  const many = Array.from({ length: 12 }, (_, nth) => `guest ${nth}`);
  expect(finishedBy(deviceOf(...many), "abcd", 12)).toHaveLength(10);
});

test("a member is nobody's guest", () => {
  const device = deviceInMemory();
  device.local.setItem(keys.identity, "zoe");
  device.local.setItem(keys.uid, "teresa");
  device.local.setItem(keys.role, "student");
  noteFinished(device, "abcd", 1);
  expect(finishedBy(device, "abcd", 1)).toEqual([]);
});
