import * as z from "zod";

/** A repeatable source of chance: the same seed gives the same bodies. */
export const chance = (seed: number) => {
  let state = seed >>> 0;
  /** From 0 up to, not including, 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[below(from.length)];
    if (picked === undefined) throw new Error("Nothing to pick from.");
    return picked;
  };
  return { next, below, pick };
};
type Chance = ReturnType<typeof chance>;

/** The part of JSON Schema that our shapes come out as. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const words = [
  "J'ai",
  "joué",
  "au",
  "foot",
  "ich",
  "war",
  "über",
  "niño",
  "🙂",
  "<b>",
  "\u0000",
  "—",
  "؟",
  "ẞ",
];

/** A value that fits the schema; `known` gives values for names whose pattern chance would not hit. */
const fitting = (
  schema: Schema,
  { below, pick, next }: Chance,
  known: Record<string, unknown>,
  name = "",
): unknown => {
  const within = (inner: Schema, key: string) => fitting(inner, { below, pick, next }, known, key);
  if (name in known) return known[name];
  if ("const" in schema) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return within(pick(either), name);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || next() < 0.5)
          .map(([key, inner]) => [key, within(inner, key)]),
      );
    case "array":
      return Array.from({ length: below(4) }, () => within(schema.items ?? {}, name));
    case "integer":
    case "number":
      return (schema.minimum ?? 0) + below(Math.min(schema.maximum ?? 50, 1000) - (schema.minimum ?? 0) + 1);
    case "boolean":
      return next() < 0.5;
    case "string":
      if (schema.format === "uuid") return crypto.randomUUID();
      if (schema.pattern?.includes("audio")) return "audio/webm";
      if (schema.format === "base64" || schema.pattern) return "AAAA";
      return Array.from({ length: 1 + below(8) }, () => pick(words))
        .join(" ")
        .slice(0, schema.maxLength ?? 2000);
    default:
      return null;
  }
};

const nasty: readonly unknown[] = [
  null,
  "",
  " ",
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [[]],
  "x".repeat(5000),
  "\ud800",
  "../../etc",
  "__proto__",
  { $ne: 1 },
  "'; DROP TABLE users; --",
];

/** The same body with one thing wrong: a value replaced, dropped, added, or wrapped. */
const spoilt = (body: unknown, dice: Chance): unknown => {
  if (typeof body !== "object" || body === null || dice.next() < 0.15) return dice.pick(nasty);
  if (Array.isArray(body)) return [...body, dice.pick(nasty)];
  const keys = Object.keys(body);
  if (keys.length === 0) return { surprise: dice.pick(nasty) };
  const key = dice.pick(keys);
  const entries = Object.entries(body);
  const roll = dice.next();
  if (roll < 0.25) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (roll < 0.35) return { ...body, [dice.pick(["__proto__x", "constructor", "extra"])]: dice.pick(nasty) };
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === key ? spoilt(value, dice) : value]),
  );
};

/** Bodies for a shape without end: about half of them fitting, the rest with one thing wrong, some no JSON at all. */
export function* bodiesFor(
  shape: z.ZodType,
  seed: number,
  known: Record<string, unknown>,
): Generator<string> {
  const dice = chance(seed);
  // zod's own JSON Schema of what goes in; its type says less than it holds.
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Schema;
  for (;;) {
    const body = fitting(schema, dice, known);
    const roll = dice.next();
    if (roll < 0.55) yield JSON.stringify(body);
    else if (roll < 0.95) yield JSON.stringify(spoilt(body, dice)) ?? "undefined";
    else yield JSON.stringify(body).slice(0, dice.below(20));
  }
}
