import { Exception } from "../exception.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const tags = /<(?<closing>\/?)(?<name>[a-z][\w:-]*)[^<>]*?(?<empty>\/?)>/gi;

/** Whether every tag is closed in its turn, all of them inside one `<speak>`. */
const isWellFormed = (ssml: string): boolean => {
  const open: (string | undefined)[] = [];
  for (const { groups } of ssml.matchAll(tags)) {
    if (groups?.empty) continue;
    if (!groups?.closing) open.push(groups?.name);
    else if (open.pop() !== groups.name) return false;
  }
  return (
    open.length === 0 && /^\s*<speak[\s>].*<\/speak>\s*$/s.test(ssml) && !/[<>]/.test(ssml.replace(tags, ""))
  );
};

/** The words of SSML, without what it says on how to speak them. Throws InvalidSsmlException. */
export const wordsOf = (ssml: string): string => {
  if (!isWellFormed(ssml)) throw new Exception("InvalidSsmlException", "Invalid SSML request");
  return ssml.replace(tags, " ").replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
};
