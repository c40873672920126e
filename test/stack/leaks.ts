import type { Told } from "./told.ts";

/** What is somebody's, whoever it belongs to: nothing that looks like it belongs into a log. */
const shapes: Readonly<Record<string, RegExp>> = {
  address: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
  token: /eyJ[\w-]{10,}\.[\w-]+(?:\.[\w-]+)?/g,
  signature: /X-Amz-Signature=[0-9a-f]+/gi,
  "guest's identity": /\b[a-z]{2}-[a-z]+-\d:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
};

/** Shorter ones stand in any text by chance: a name is looked for as a whole word, everything else as it is. */
const MIN_NAME = 3;
const MIN_OTHER = 8;
/** One word without an accent may be a word of the log's own, such as an activity or an error. */
const isTelling = ({ kind, text }: Told): boolean =>
  kind === "name"
    ? text.length >= MIN_NAME && /\p{L}/u.test(text)
    : text.length >= MIN_OTHER && (kind !== "answer" || /[^\x21-\x7e]/.test(text));

const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
const pattern = ({ kind, text }: Told): RegExp =>
  kind === "name"
    ? new RegExp(`(?<![\\p{L}\\p{N}])${quoted(text)}(?![\\p{L}\\p{N}])`, "gu")
    : new RegExp(quoted(text), "g");

/** As it is, as JSON has it, and as an address on the web has it (by way of bytes, because it may be broken on purpose). */
const ways = (text: string): string[] => [
  ...new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(Buffer.from(text).toString())]),
];

/**
 * The lines of a log that tell of people, each once and with a word for what it told (`«name»`) in its place; [] where the
 * log keeps quiet. `told` is what people said and are called, as it was noted while they did.
 */
export const leaksIn = (log: string, told: readonly Told[]): string[] => {
  const sought = new Map<string, [RegExp, string]>();
  // Most are nowhere: a plain search is quick, and none of them needs a pattern.
  for (const { kind, text } of told.filter(isTelling))
    for (const way of ways(text))
      if (log.includes(way)) sought.set(`${kind} ${way}`, [pattern({ kind, text: way }), kind]);
  const patterns = [...sought.values(), ...Object.entries(shapes).map(([kind, one]) => [one, kind] as const)];
  const masked = (line: string): string =>
    patterns.reduce((left, [one, kind]) => left.replaceAll(one, `«${kind}»`), line);
  return [...new Set(log.split("\n").flatMap((line) => (masked(line) === line ? [] : [masked(line)])))];
};
