import { expect, test } from "@jest/globals";
import { examinerKb } from "./examinerBundle.ts";

/**
 * A Lambda that marks reads all of it at its first answer, in each of its containers. Nearly half are the questions that Mark may
 * ask, which are read as text until their language is spoken.
 */
const MOST_KB = 730;
const BUILDING_MOST_KB = 50;
const { marking, building } = await examinerKb();

// The title tells whoever adds rules how much room there is for them.
test(`our own rules to mark answers with three languages weigh ${MOST_KB} KB at most: ${(MOST_KB - marking).toFixed(1)} KB of room are left`, () => {
  expect(marking).toBeLessThanOrEqual(MOST_KB);
  // All three languages are in it.
  expect(marking).toBeGreaterThan(50);
});

test(`what builds exercises is loaded late, and weighs ${BUILDING_MOST_KB} KB at most`, () => {
  expect(building).toBeLessThanOrEqual(BUILDING_MOST_KB);
  expect(building).toBeGreaterThan(10);
});
