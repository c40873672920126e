import { beforeEach, describe, expect, test } from "@jest/globals";
import { endSession, forgetInTab, forgetMember, keepMember } from "../../frontend/src/account/trace.ts";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Device } from "../../frontend/src/guest/storage.ts";
import { deviceInMemory } from "./device.ts";

let device: Device;

/** Zoë is signed in here, and in the middle of an answer. */
beforeEach(() => {
  device = deviceInMemory();
  keepMember(device, "zoe");
  device.local.setItem(keys.lesson, "Zoë's lesson");
  device.local.setItem(keys.hints, "Zoë's hint");
  device.local.setItem(keys.imageUrl, "Zoë's photo");
  device.session.setItem(keys.draft, "Zoë's words");
  device.session.setItem(keys.token, "Zoë's token");
});
const draft = () => device.session.getItem(keys.draft);
const left = () =>
  Object.values(keys).filter((key) => device.local.getItem(key) ?? device.session.getItem(key));

describe("after a session that ran out", () => {
  test("the same member finds what they typed", () => {
    endSession(device);
    keepMember(device, "zoe");
    expect(draft()).toBe("Zoë's words");
    expect(device.local.getItem(keys.lesson)).toBe("Zoë's lesson");
  });

  test("another member finds nothing", () => {
    endSession(device);
    keepMember(device, "max");
    expect(left()).toEqual([keys.uid]);
  });

  test("ended once more, it is still known whose it was", () => {
    endSession(device);
    endSession(device);
    keepMember(device, "max");
    expect(left()).toEqual([keys.uid]);
  });
});

describe("a member who has left for good", () => {
  test("leaves nothing", () => {
    forgetMember(device);
    expect(left()).toEqual([]);
  });

  test("in another tab is forgotten in this one", () => {
    device.local.removeItem(keys.uid);
    forgetInTab(device, "zoe");
    expect(draft()).toBeNull();
    expect(device.session.getItem(keys.token)).toBeNull();
  });

  test("leaves nothing to the next, be it in a tab that did not hear of it", () => {
    device.local.removeItem(keys.uid);
    keepMember(device, "max");
    expect(draft()).toBeNull();
  });
});

test("a session that ran out in another tab leaves what was typed in this one, but no token", () => {
  device.local.setItem(keys.expired, "zoe");
  device.local.removeItem(keys.uid);
  forgetInTab(device, "zoe");
  expect(draft()).toBe("Zoë's words");
  expect(device.session.getItem(keys.token)).toBeNull();
});
