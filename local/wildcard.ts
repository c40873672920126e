const compiled = new Map<string, RegExp>();

/**
 * Whether a text fits a pattern in which `*` stands for any characters and `?` for any one, as in IAM policies and
 * CloudFront's path patterns. Compiled once per pattern: policies are asked at every call.
 */
export const fits = (pattern: string, text: string, flags: "" | "i" = ""): boolean => {
  const key = `${flags} ${pattern}`;
  const known = compiled.get(key);
  if (known) return known.test(text);
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  const regex = new RegExp(`^${source}$`, `s${flags}`);
  compiled.set(key, regex);
  return regex.test(text);
};
