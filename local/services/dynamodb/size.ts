/** An attribute's value as the API writes it: `{ S: "text" }`. */
export type Value = Readonly<Record<string, unknown>>;
export type Item = Readonly<Record<string, Value>>;

/** A byte for two significant digits, one more, and one for a minus. */
const numberSize = (number: unknown): number => {
  const [mantissa = ""] = String(number).split(/e/i);
  const digits = mantissa.replace(/[^0-9]/g, "").replace(/^0+|0+$/g, "");
  return 1 + Math.ceil(digits.length / 2) + (mantissa.startsWith("-") ? 1 : 0);
};
const bytes = (base64: unknown): number => Buffer.byteLength(String(base64), "base64");
const text = (value: unknown): number => Buffer.byteLength(String(value));
const sum = (all: unknown, size: (one: unknown) => number): number =>
  Object.values(Object(all)).reduce<number>((total, one) => total + size(one), 0);

const sizes: Record<string, (value: unknown) => number> = {
  S: text,
  B: bytes,
  N: numberSize,
  SS: (all) => sum(all, text),
  BS: (all) => sum(all, bytes),
  NS: (all) => sum(all, numberSize),
  NULL: () => 1,
  BOOL: () => 1,
  L: (all) => 3 + sum(all, (one) => 1 + valueSize(one)),
  M: (all) => 3 + Object.keys(Object(all)).length + sizeOf(Object(all)),
};
const valueSize = (value: unknown): number => {
  const [[type, inner] = ["", undefined]] = Object.entries(Object(value));
  return sizes[type]?.(inner) ?? 0;
};

/**
 * Bytes of an item, names and values, as they count towards the 400 kB that it may have.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export const sizeOf = (item: Item): number =>
  Object.entries(item).reduce((total, [name, value]) => total + text(name) + valueSize(value), 0);
