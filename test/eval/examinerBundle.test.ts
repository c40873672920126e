import { expect, test } from "@jest/globals";
import { examinerKb } from "./examinerBundle.ts";

const MOST_KB = 300;
const kb = await examinerKb();

// The title tells whoever adds rules how much room there is for them.
test(`our own rules with three languages weigh ${MOST_KB} kB at most: ${(MOST_KB - kb).toFixed(1)} kB of room are left`, () => {
  expect(kb).toBeLessThanOrEqual(MOST_KB);
  // All three languages are in it.
  expect(kb).toBeGreaterThan(50);
});
