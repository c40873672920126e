import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A small fault put into the source: in one line of a file, some characters replaced by others. */
export type Fault = { file: string; line: number; from: string; to: string };

/** What people get wrong: a boundary, a sign, a condition, a constant, an operator. */
const SLIPS: readonly [RegExp, (found: string) => string][] = [
  [/ >= /g, () => " > "],
  [/ <= /g, () => " < "],
  [/ > (?=[\w.]+[ );])/g, () => " >= "],
  [/ < (?=[\w.]+[ );])/g, () => " <= "],
  [/ === /g, () => " !== "],
  [/ !== /g, () => " === "],
  [/ && /g, () => " || "],
  [/ \|\| /g, () => " && "],
  [/ \?\? /g, () => " && "],
  [/(?<=[( ])!(?=[a-z(])/g, () => ""],
  [/\btrue\b/g, () => "false"],
  [/\bfalse\b/g, () => "true"],
  [/ \+ /g, () => " - "],
  [/ \* /g, () => " / "],
  [/(?<=[ (])\d+(?=[,;) ])/g, (found) => String(Number(found) + 1)],
  [/\.some\(/g, () => ".every("],
  [/\.slice\(1\)/g, () => ".slice(0)"],
  [/\.at\(-1\)/g, () => ".at(0)"],
  [/Math\.min/g, () => "Math.max"],
  [/Math\.max/g, () => "Math.min"],
];

/** How many faults each folder gets, in proportion to what it holds of Viva's own decisions. */
const FOLDERS: Readonly<Record<string, number>> = {
  domain: 10,
  lambdas: 16,
  frontend: 10,
  infra: 5,
  local: 5,
};

/** Words and numbers of a language or of a page are content: whether each is right is no question for a test of code. */
const CONTENT =
  /\/(french|spanish|german|english|tables|build\/bank|graph|exams)\/|\.d\.ts$|(french|german|spanish|english|help|texts|demos|presets|recipes)[^/]*\.tsx?$/i;

/** A seeded row of numbers, the same in every run (the constants are those of Numerical Recipes). */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !CONTENT.test(path))
    .sort();

const isCode = (line: string): boolean =>
  !/^\s*(\/\/|\*|\/\*|import |export \* |type |export type )/.test(line);

/** Every place of a file where a slip is possible. */
const slipsIn = (file: string, source: string): (Fault & { at: number })[] => {
  let start = 0;
  return source.split("\n").flatMap((line, place) => {
    const offset = start;
    start += line.length + 1;
    if (!isCode(line)) return [];
    return SLIPS.flatMap(([pattern, slip]) =>
      [...line.matchAll(pattern)].map(({ 0: from, index }) => ({
        ...{ file, line: place + 1, from, to: slip(from) },
        at: offset + index,
      })),
    );
  });
};

/** Faults spread over the folders by a seed, at most one in a file; and the source with one of them. */
export const faultsIn = (root: string, seed: number): Fault[] => {
  const roll = dice(seed);
  return Object.entries(FOLDERS).flatMap(([folder, count]) => {
    const files = sourcesIn(root, folder);
    const chosen: Fault[] = [];
    while (chosen.length < count && files.length > 0) {
      const [file = ""] = files.splice(roll(files.length), 1);
      const slips = slipsIn(file, readFileSync(join(root, file), "utf8"));
      const slip = slips[roll(Math.max(1, slips.length))];
      if (slip) chosen.push({ file, line: slip.line, from: slip.from, to: slip.to });
    }
    return chosen;
  });
};

/** A source with a fault in it. Throws where the source has no such place. */
export const spoilt = (source: string, { file, line, from, to }: Fault): string => {
  const slip = slipsIn(file, source).find(
    (each) => each.line === line && each.from === from && each.to === to,
  );
  if (!slip) throw new Error(`${file}:${line} has no "${from}".`);
  return source.slice(0, slip.at) + to + source.slice(slip.at + from.length);
};
