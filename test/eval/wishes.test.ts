import { expect, test } from "@jest/globals";
import { wishesIn } from "./wishes.ts";

test("files, engine and JSON are read; our own rules are the default", () => {
  expect(wishesIn(["--answers", "a", "--answers", "b", "--engine", "llm", "--json"], "answers")).toEqual({
    files: ["a", "b"],
    engine: "llm",
    json: true,
  });
  expect(wishesIn([])).toEqual({ files: [], engine: "embedded", json: false });
});

test.each([
  [[]],
  [["--engine", "embedded"]],
  [["--answers", "a", "--engine", "gpt"]],
  [["--lessons", "a"]],
  [["a"]],
  [["--answers"]],
])("%j is answered with how to use it", (args) => {
  expect(() => wishesIn(args, "answers")).toThrow("Use: --answers FILE.jsonl");
});
