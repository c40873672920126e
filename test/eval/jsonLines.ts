import { readFileSync } from "node:fs";
import type * as z from "zod";
import { Problem } from "./problem.ts";

const objectIn = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** So many bad lines are named; a file of another kind altogether has more. */
const NAMED = 20;

/**
 * Reads JSON Lines: one object of this shape a line, blank lines left out. Throws a Problem that names every bad line by
 * its number, because figures over part of a file would look like figures over all of it.
 */
export const jsonLinesIn = <S extends z.ZodType>(text: string, shape: S): z.output<S>[] => {
  const bad: string[] = [];
  const found = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((line, place) => {
      if (line.trim() === "") return [];
      const object = objectIn(line);
      const read = shape.safeParse(object);
      if (read.success) return [read.data];
      const why =
        object === undefined
          ? "no JSON object"
          : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
      bad.push(`Line ${place + 1}: ${why}`);
      return [];
    });
  if (bad.length > NAMED) bad.splice(NAMED, bad.length, `and ${bad.length - NAMED} lines more`);
  if (bad.length > 0) throw new Problem(bad.join("\n"));
  return found;
};

/** Reads such a file. Throws a Problem where it can't be read, and for bad lines. */
export const jsonLinesOf = <S extends z.ZodType>(path: string, shape: S): z.output<S>[] => {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Problem(`${path} can't be read.`);
  }
  try {
    return jsonLinesIn(text, shape);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(`${path}\n${error.message}`);
    throw error;
  }
};
