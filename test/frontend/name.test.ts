import { expect, test } from "@jest/globals";
import { nameFault } from "../../frontend/src/intro/StartForm.tsx";

test.each(["Z", "  Zoë  ", "李小龍", "Łukasz O'Brien-García", "😀".repeat(60)])("%s is a name", (name) => {
  expect(nameFault(name)).toBeUndefined();
});

test("nothing, or only spaces, is none", () => {
  expect(nameFault("")).toBe("Please enter your name.");
  expect(nameFault("  \t ")).toBe("Please enter your name.");
});

test.each(["Zo\u0000ë", "Zoë\nTop of the class", "\u202eëoZ", "Zo\u200bë", "Zo\u2028ë", "Zo\u00adë"])(
  "%j holds what nobody sees",
  (name) => {
    expect(nameFault(name)).toMatch(/can't be seen/);
  },
);

test("61 characters are too many", () => {
  expect(nameFault("x".repeat(61))).toBe("Please keep your name to 60 characters.");
});
