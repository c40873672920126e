import { expect, test } from "@jest/globals";
import { endSession, forgetInTab, forgetMember, keepMember } from "../../../frontend/src/account/trace.ts";
import { keys } from "../../../frontend/src/guest/keys.ts";
import { markDrafts } from "../../../frontend/src/results/markDrafts.ts";
import { deviceInMemory } from "../device.ts";

const written = { mark: "7/10", reason: "Brave", again: "", note: "Ask her mother." };
/** A teacher who has written a mark and not saved it. */
const teacher = () => {
  const device = deviceInMemory();
  keepMember(device, "teresa");
  markDrafts(device.session).set("a1", written);
  return device;
};

test("a mark that is not saved outlives a reload, and goes once it is saved", () => {
  const { session } = teacher();
  markDrafts(session).set("a2", { ...written, mark: "B" });
  expect(markDrafts(session).get("a1")).toEqual(written);
  markDrafts(session).delete("a1");
  expect(markDrafts(session).get("a1")).toBeUndefined();
  expect(markDrafts(session).get("a2")?.mark).toBe("B");
  markDrafts(session).delete("a2");
  expect(session.getItem(keys.marks)).toBeNull();
});

test("a session that ran out leaves it to who wrote it, and to nobody else", () => {
  const device = teacher();
  endSession(device);
  keepMember(device, "teresa");
  expect(markDrafts(device.session).get("a1")).toEqual(written);
  endSession(device);
  keepMember(device, "max");
  expect(markDrafts(device.session).get("a1")).toBeUndefined();
});

test("whoever logs out leaves no note about a student, in this tab or another", () => {
  const [here, there] = [teacher(), teacher()];
  forgetMember(here);
  there.local.removeItem(keys.uid);
  forgetInTab(there, "teresa");
  for (const { session } of [here, there]) expect(session.getItem(keys.marks)).toBeNull();
});

test.each(["", "null", "[", '"text"', '{"a1":1}'])("what lies there as %j is nobody's mark", (thing) => {
  const { session } = deviceInMemory();
  session.setItem(keys.marks, thing);
  expect(markDrafts(session).get("a1")).toBeUndefined();
});
