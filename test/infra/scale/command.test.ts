import { expect, test } from "@jest/globals";
import { scaleOptionsFrom } from "../../../infra/scale/options.ts";

test("without flags ten classes of thirty that begin within two minutes", () => {
  expect(scaleOptionsFrom([])).toEqual({ atOnce: 300, beginWithin: 120, json: false });
  expect(scaleOptionsFrom(["--lessons", "20000", "--within=60", "--json"])).toEqual({
    atOnce: 20_000,
    beginWithin: 60,
    json: true,
  });
});

test.each([
  [["--lessons", "many"], "--lessons should be a whole number from 1 to 1,000,000"],
  [["--lessons", "0"], "--lessons should be a whole number from 1 to 1,000,000"],
  [["--lessons", "1.5"], "--lessons should be a whole number from 1 to 1,000,000"],
  [["--lessons", ""], "--lessons should be a whole number from 1 to 1,000,000"],
  [["--within", "0"], "--within should be a whole number from 1 to 3,600"],
  [["--within", "4000"], "--within should be a whole number from 1 to 3,600"],
  [["--frogs", "3"], "Not understood. Usage: npm run scale -- --lessons 20000"],
  [["300"], "Not understood. Usage: npm run scale -- --lessons 20000"],
])("%j is answered with a sentence", (args, sentence) => {
  expect(() => scaleOptionsFrom(args)).toThrow(sentence);
});
