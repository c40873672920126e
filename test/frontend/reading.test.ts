import { expect, test } from "@jest/globals";
import { readingOf, usualReading } from "../../frontend/src/reading/reading.ts";

test("what the device keeps is followed", () => {
  expect(readingOf('{"size":"large","ground":"cream","listening":"text"}')).toEqual({
    ...usualReading,
    size: "large",
    ground: "cream",
    listening: "text",
  });
});

test.each([null, "", "{", "null", "[]", '{"size":"giant","font":7}'])("%s is read as the usual", (kept) => {
  expect(readingOf(kept)).toEqual(usualReading);
});
