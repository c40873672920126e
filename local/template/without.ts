const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withoutPath = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withoutPath(entry, [String(key), ...rest]));
  if (!isObject(value)) return value;
  if (key === "*") return {};
  const { [String(key)]: inner, ...others } = value;
  if (inner === undefined) return value;
  return rest.length === 0 ? others : { ...others, [String(key)]: withoutPath(inner, rest) };
};

/** A value without what lies at some dotted paths; arrays are walked through, `*` stands for everything. */
export const without = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((left, path) => withoutPath(left, path.split(".")), value);
