import { expect, test } from "@jest/globals";
import { playThroughKills } from "../stack/killed.ts";

test("kill -9 in three turns of a lesson loses nothing acknowledged, doubles nothing, leaves nothing running", async () => {
  expect(await playThroughKills(3, 1)).toEqual([]);
}, 240_000);
