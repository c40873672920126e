import { expect, test } from "@jest/globals";
import { jsonLinesIn, jsonLinesOf } from "./jsonLines.ts";
import { Problem } from "./problem.ts";
import { sample } from "./sample.ts";

const good = { language: "French", question: "Ça va ?", answer: "Oui.", correct: true };
const line = (fields: object) => JSON.stringify({ ...good, ...fields });

test("a line is an answer; blank lines, a byte order mark and further fields are passed over", () => {
  const text = `\uFEFF${line({})}\r\n\n${line({ correct: false, note: "n", spoken: true, level: "GCSE" })}\n`;
  expect(jsonLinesIn(text, sample)).toEqual([good, { ...good, correct: false, note: "n", spoken: true }]);
});

test("every bad line is named by its number, with what is wrong", () => {
  const text = [line({}), "not JSON", line({ language: "Latin" }), '"a text"', line({ correct: "yes" })].join(
    "\n",
  );
  const failing = () => jsonLinesIn(text, sample);
  expect(failing).toThrow(Problem);
  expect(failing).toThrow(/Line 2: no JSON object\nLine 3: language: .*\nLine 4: .*\nLine 5: correct: /);
});

test("a file that is nothing of the kind is not told line by line", () => {
  expect(() => jsonLinesIn("x\n".repeat(500), sample)).toThrow(/Line 20: .*\nand 480 lines more$/);
});

test("a file that is not there is named", () => {
  expect(() => jsonLinesOf("no/such/file.jsonl", sample)).toThrow("no/such/file.jsonl can't be read.");
});
