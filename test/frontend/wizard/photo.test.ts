import { describe, expect, test } from "@jest/globals";
import { CallFailed } from "../../../frontend/src/api/problem.ts";
import { persistently } from "../../../frontend/src/wizard/persistent.ts";
import { fitted, isAcceptable, isJpeg } from "../../../frontend/src/wizard/photo.ts";

test.each([
  ["image/jpeg", 2_097_152, true],
  ["image/jpg", 1, true],
  ["image/jpeg", 2_097_153, false],
  ["image/png", 1, false],
  ["", 1, false],
])("a file of type “%s” with %i bytes: may it be uploaded? %s", (type, size, may) => {
  expect(isAcceptable({ type, size })).toBe(may);
});

test.each([
  ["a photo", [0xff, 0xd8, 0xff, 0xe0], true],
  ["a PNG that is called .jpg", [0x89, 0x50, 0x4e, 0x47], false],
  ["nothing", [], false],
])("%s: is it a JPEG? %s", async (_, bytes, is) => {
  expect(await isJpeg(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }))).toBe(is);
});

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [1000, 2000, { width: 800, height: 1600 }],
  [640, 480, { width: 640, height: 480 }],
  [9000, 1, { width: 1600, height: 1 }],
])("a photo of %i × %i pixels keeps its proportions and never grows", (width, height, size) => {
  expect(fitted(width, height, 1600)).toEqual(size);
});

describe("an upload", () => {
  const cut = new CallFailed({ kind: "cut" });
  const refused = new CallFailed({ kind: "refused", status: 415, fault: { code: "x", message: "No." } });
  const tried = async (outcomes: readonly (string | Error)[]) => {
    const pauses: number[] = [];
    let told = 0;
    let tries = 0;
    const given = persistently(
      async () => {
        const outcome = outcomes[Math.min(tries++, outcomes.length - 1)];
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
      async (ms) => {
        pauses.push(ms);
      },
      () => told++,
    );
    const outcome = await given.catch((thrown) => thrown);
    return { outcome, pauses, told };
  };

  test("is tried again after growing pauses while the connection fails it", async () => {
    const { outcome, pauses, told } = await tried([cut, cut, cut, "there"]);
    expect(outcome).toBe("there");
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(told).toBe(3);
  });

  // Shows 9.14
  test("is given up after ten minutes", async () => {
    const { outcome, pauses } = await tried([cut]);
    expect(outcome).toBe(cut);
    const waited = pauses.reduce((sum, ms) => sum + ms, 0);
    expect(waited).toBeLessThanOrEqual(600_000);
    expect(waited).toBeGreaterThan(570_000);
    expect(Math.max(...pauses)).toBe(30_000);
  });

  test("is not tried again where the server refuses it", async () => {
    expect(await tried([refused])).toEqual({ outcome: refused, pauses: [], told: 0 });
  });
});
