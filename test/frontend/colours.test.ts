import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";

const folder = "frontend/src/look/";
const tokens = readFileSync(`${folder}tokens.css`, "utf8");

type Colours = Readonly<Record<string, string>>;
/** The custom properties of the block that follows `selector`. */
const colourIn = (selector: string): Colours => {
  const block = tokens.slice(tokens.indexOf(selector) + selector.length).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
};

const light = colourIn(":root {");
const dark = colourIn(':root:not([data-ground="cream"]) {');
const cream = { ...light, ...colourIn(':root[data-ground="cream"] {') };

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (one = "", other = ""): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

/** Text, and the ground it stands on. */
const texts = [
  ["ink", "paper"],
  ["ink", "card"],
  ["ink", "teal-ground"],
  ["ink", "coral-ground"],
  ["ink", "mustard-ground"],
  ["ink", "berry-ground"],
  ["soft", "paper"],
  ["soft", "card"],
  ["soft", "berry-ground"],
  ["paper", "ink"],
  ["teal", "paper"],
  ["teal", "card"],
  ["teal", "teal-ground"],
  ["teal", "berry-ground"],
  ["coral", "paper"],
  ["coral", "card"],
  ["coral", "coral-ground"],
  ["mustard", "paper"],
  ["mustard", "card"],
  ["mustard", "mustard-ground"],
  ["berry", "paper"],
  ["berry", "card"],
  ["red", "coral-ground"],
  ["orange", "coral-ground"],
  ["soft", "coral-ground"],
  ["red", "mustard-ground"],
  ["soft", "mustard-ground"],
  ["on-accent", "teal"],
  ["on-accent", "berry"],
  ["on-accent", "coral"],
] as const;
/** Borders and marks that say what something is, and what they stand on. */
const marks = [
  ["control", "paper"],
  ["control", "card"],
  ["berry", "card"],
  ["berry", "berry-ground"],
  ["teal", "paper"],
  ["teal", "card"],
] as const;

describe.each([
  ["light", light],
  ["dark", dark],
  ["cream", cream],
])("in %s", (_, colours) => {
  test.each(texts)("%s can be read on %s", (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)("%s can be made out on %s", (mark, ground) => {
    expect(contrast(colours[mark], colours[ground])).toBeGreaterThanOrEqual(3);
  });

  test("every token has a colour", () => {
    expect(Object.keys(colours).sort()).toEqual(Object.keys(light).sort());
  });
});

test("contrast is computed as WCAG computes it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("no colour stands anywhere but among the tokens", () => {
  const others = readdirSync(folder).filter((file) => file !== "tokens.css");
  const stray = others.flatMap(
    (file) => readFileSync(folder + file, "utf8").match(/#[0-9a-f]{3,8}\b/gi) ?? [],
  );
  expect(stray).toEqual([]);
});
