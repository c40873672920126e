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

/** A rule of the styles, by its selector: the tokens that it gives to its text, to its ground, and to what it draws. */
type Painted = { rule: string; text: string[]; grounds: string[]; drawn: string[] };

const sheets = readdirSync(folder)
  .filter((file) => file !== "tokens.css")
  .map((file) => [file, readFileSync(folder + file, "utf8").replaceAll(/\/\*.*?\*\//gs, "")] as const);

/** What these properties name in a rule's declarations: tokens, and properties of the rule's own. */
const namedIn = (declarations: string, properties: string): string[] =>
  [...declarations.matchAll(new RegExp(`(?:^|[;\\s])(?:${properties}):[^;]*?var\\(--([\\w-]+)`, "g"))].map(
    ([, name = ""]) => name,
  );

/** Properties such as --score that some rule writes with: whatever they are set to is a text's colour. */
const writtenWith = sheets
  .flatMap(([, css]) => namedIn(css, "color"))
  .filter((name) => !(name in light))
  .map((name) => `--${name}`);

/** No text and no mark, but what parts two things, a gap in a drawing, or Mark's hair, which needs not be made out. */
const isQuiet = (token: string): boolean => ["hairline", "hair", "paper", "card"].includes(token);

/** Every rule of every style sheet. */
const painted: readonly Painted[] = sheets.flatMap(([file, css]) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", declarations = ""]) => {
    const tokens = (properties: string) => namedIn(declarations, properties).filter((name) => name in light);
    return {
      rule: `${file}: ${selector.trim().replaceAll(/\s+/g, " ")}`,
      text: tokens(["color", ...writtenWith].join("|")).filter((token) => token !== "hairline"),
      grounds: tokens("background|background-color"),
      drawn: tokens("outline|outline-color|stroke|fill").filter((token) => !isQuiet(token)),
    };
  }),
);

/** The pairs of a rule that are fainter than `least`, on the ground that it gives, or else on all that pages are made of. */
const faint = (
  colours: Colours,
  { rule, grounds }: Painted,
  marks: readonly string[],
  least: number,
): string[] =>
  marks.flatMap((mark) =>
    (grounds.length > 0 ? grounds : ["paper", "card"])
      .filter((ground) => contrast(colours[mark], colours[ground]) < least)
      .map((ground) => `${rule}: ${mark} on ${ground}`),
  );

/** Text, and the ground it stands on, where these are of different rules; what one rule sets is found by itself. */
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
  ["teal", "mustard-ground"],
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

  test("what any rule writes can be read on the ground it gives, or else on all that pages are made of", () => {
    expect(painted.flatMap((one) => faint(colours, one, one.text, 4.5))).toEqual([]);
  });

  test("what any rule draws can be made out there", () => {
    expect(painted.flatMap((one) => faint(colours, one, one.drawn, 3))).toEqual([]);
  });

  test("every token has a colour", () => {
    expect(Object.keys(colours).sort()).toEqual(Object.keys(light).sort());
  });
});

test("the rules are really read: what is written on what, and in what colour a score stands", () => {
  const toast = painted.find(({ rule }) => rule === "notices.css: .toast");
  expect(toast).toMatchObject({ text: ["paper"], grounds: ["ink"] });
  expect(writtenWith).toContain("--score");
  expect(painted.flatMap(({ text }) => text).length).toBeGreaterThan(50);
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
