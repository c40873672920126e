import { expect, test } from "@jest/globals";
import { costOptionsFrom } from "../../../infra/cost/options.ts";

test("without flags a school of 180 with two lessons a month, most of them spoken", () => {
  expect(costOptionsFrom([])).toEqual({ students: 180, lessons: 2, spoken: 0.7, json: false, attack: false });
  expect(costOptionsFrom(["--students", "30", "--lessons=0.5", "--spoken", "1", "--json"])).toEqual({
    students: 30,
    lessons: 0.5,
    spoken: 1,
    json: true,
    attack: false,
  });
  expect(costOptionsFrom(["--attack"]).attack).toBe(true);
});

test.each([
  [["--students", "many"], "--students should be a whole number from 0 to 1,000,000."],
  [["--students", "1.5"], "--students should be a whole number from 0 to 1,000,000."],
  [["--students", ""], "--students should be a whole number from 0 to 1,000,000."],
  [["--students=-1"], "--students should be a whole number from 0 to 1,000,000."],
  [["--lessons", "often"], "--lessons should be a number from 0 to 1,000: lessons a month of each."],
  [["--spoken", "70"], "--spoken should be a share from 0 to 1, such as 0.7."],
  [["--frogs", "3"], "Not understood. Usage: npm run cost -- --students 180"],
  [["180"], "Not understood. Usage: npm run cost -- --students 180"],
  [["--region", "us-east-1"], "Prices are known for eu-west-1 only"],
])("%j is answered with a sentence", (args, sentence) => {
  expect(() => costOptionsFrom(args)).toThrow(sentence);
});
