import { expect, test } from "@jest/globals";
import { examinerKb } from "./examinerBundle.ts";

test("our own rules with three languages weigh 300 kB at most", async () => {
  const kb = await examinerKb();
  expect(kb).toBeLessThanOrEqual(300);
  // All three languages are in it.
  expect(kb).toBeGreaterThan(50);
});
