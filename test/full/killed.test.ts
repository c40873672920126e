import { expect, test } from "@jest/globals";
import { playThroughKills } from "../stack/killed.ts";

test("kill -9 in twenty-five turns of a lesson loses nothing acknowledged, doubles nothing, leaves nothing running", async () => {
  expect(await playThroughKills(25, 2)).toEqual([]);
}, 1_500_000);
