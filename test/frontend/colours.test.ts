import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";

const folder = "frontend/src/styles/";
/** Where colours are named; those of the recorder are the same in every light. */
const tokenFiles = ["tokens.css", "recordingTokens.css"];
const [tokens = "", recordingTokens = ""] = tokenFiles.map((file) => readFileSync(folder + file, "utf8"));

type Colours = Readonly<Record<string, string>>;
/** The custom properties of the block that follows `selector`. */
const colourIn = (selector: string, css = tokens): Colours => {
  const block = css.slice(css.indexOf(selector) + selector.length).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
};

const recording = colourIn(":root {", recordingTokens);
const light = { ...colourIn(":root {"), ...recording };
const dark = { ...colourIn(':root:not([data-ground="cream"]) {'), ...recording };
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
  .filter((file) => !tokenFiles.includes(file))
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

/** The tokens that some rule gives to such a property; a token stands for itself. */
const tokensOf = (name: string): string[] =>
  name in light ? [name] : sheets.flatMap(([, css]) => namedIn(css, `--${name}`));

/** Neither text nor mark: what parts two things, a gap or a ground in a drawing, or Mark's hair. It need not be made out. */
const isQuiet = (token: string): boolean =>
  ["hairline", "hair", "paper", "card", "recording-ground"].includes(token);

/** Every rule of every style sheet. */
const painted: readonly Painted[] = sheets.flatMap(([file, css]) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", declarations = ""]) => {
    const tokens = (properties: string) => namedIn(declarations, properties).filter((name) => name in light);
    return {
      rule: `${file}: ${selector.trim().replaceAll(/\s+/g, " ")}`,
      text: tokens(["color", ...writtenWith].join("|")).filter((token) => token !== "hairline"),
      grounds: namedIn(declarations, "background|background-color").flatMap(tokensOf),
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
  ["recording-ground", "recording-teal"],
  ["recording-ground", "recording-yellow"],
  ["recording-ground", "recording-red"],
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

/** Where a colour stands on the colour wheel, in degrees, and how strong it is, 0 to 1. */
const hueOf = (hex: string): { degrees: number; strength: number } => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { degrees: (sixth * 60 + 360) % 360, strength: span };
};

// Shows 4.13
test.each([
  ["teal", 165, 190],
  ["yellow", 42, 60],
  ["red", 0, 12],
])("the recording indicator's %s is seen as that in every light, on its own ground", (name, from, to) => {
  for (const colours of [light, dark, cream]) {
    const colour = colours[`recording-${name}`] ?? "";
    const { degrees, strength } = hueOf(colour);
    expect(degrees).toBeGreaterThanOrEqual(from);
    expect(degrees).toBeLessThanOrEqual(to);
    expect(strength).toBeGreaterThan(0.5);
    expect(contrast(colour, colours["recording-ground"])).toBeGreaterThanOrEqual(4.5);
  }
  const recorder = sheets.find(([file]) => file === "recorder.css")?.[1] ?? "";
  expect(recorder).toMatch(new RegExp(`\\.recorder-${name} \\{\\s*--take: var\\(--recording-${name}\\);`));
});

test("contrast is computed as WCAG computes it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("no colour stands anywhere but among the tokens", () => {
  const others = readdirSync(folder).filter((file) => !tokenFiles.includes(file));
  const stray = others.flatMap(
    (file) => readFileSync(folder + file, "utf8").match(/#[0-9a-f]{3,8}\b/gi) ?? [],
  );
  expect(stray).toEqual([]);
});
