import * as z from "zod";
import { types } from "./types.ts";

/** The paths that a strict schema accepts, leaves only: `Integration.Uri`. */
const pathsOf = (schema: z.core.$ZodType, path: string): string[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      pathsOf(inner, path ? `${path}.${key}` : key),
    );
  if (schema instanceof z.ZodArray) return pathsOf(schema.element, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return pathsOf(schema.unwrap(), path);
  return path === "" ? [] : [path];
};

const code = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(", ");

/**
 * What the local run makes of every resource type of the stack, as a Markdown table: what it implements, and what it
 * leaves out and why. Anything that is not in it makes the local run refuse the template.
 */
export const coverage = (): string => {
  const rows = Object.entries(types).map(([name, { properties, ignored }]) => {
    const reasons = new Map<string, string[]>();
    for (const [path, reason] of Object.entries(ignored))
      reasons.set(reason, [...(reasons.get(reason) ?? []), path]);
    const left = [...reasons].map(([reason, paths]) =>
      paths[0] === "*" ? `everything: ${reason}` : `${code(paths)}: ${reason}`,
    );
    return `| ${name} | ${code(pathsOf(properties, "")) || "—"} | ${left.join("<br>") || "—"} |`;
  });
  return ["| Resource | Implemented | Left out, and why |", "|---|---|---|", ...rows.sort()].join("\n");
};
