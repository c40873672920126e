import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Template } from "../../../infra/deployable/template.ts";
import { settingNames } from "../../../infra/settings.ts";
import { synthesize } from "../../../infra/synthesize.ts";
import { built } from "../../infra/built.ts";
import { apart, columns, contextOf, extremes } from "../../infra/extremes.ts";

/** A template that some settings make. */
export interface Variant {
  /** The settings, in words. */
  readonly name: string;
  readonly region: string;
  readonly template: Template;
}

/** What CDK hangs on to a logical id: a digest of what it stands for. */
const DIGEST = /[0-9a-f]{32}$|[0-9A-F]{8}$/;

/** Every path in a template with the values left out: two templates of one shape differ in words and numbers alone. */
const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join(",")}]`;
  if (typeof value !== "object" || value === null) return typeof value;
  return `{${Object.entries(value).map(([key, inner]) => `${key.replace(DIGEST, "")}:${shapeOf(inner)}`)}}`;
};

/** A limit: nothing of a template depends on it but a number in a variable. */
const isLimit = (name: string): boolean =>
  (Object.entries(extremes).find(([known]) => known === name)?.[1] ?? []).every(
    (value) => typeof value !== "boolean" && Number.isFinite(Number(value)),
  );

/**
 * The stack as it comes, with all settings at each of their extremes at once, and with each setting alone at its extremes. Of the last,
 * only templates of a shape that none before them has: each value by itself is in one of the others already. Where it is to be short,
 * without these last.
 */
export const variants = async (isShort: boolean): Promise<Variant[]> => {
  const folder = await built();
  const outdir = join(tmpdir(), `viva-variants-${process.pid}`);
  const variantOf = (name: string, context: Record<string, unknown>): Variant => {
    const stack = synthesize(outdir, { built: folder, context, isChecked: false }).getStackByName("Viva");
    return { name, region: stack.environment.region, template: structuredClone(stack.template) };
  };
  try {
    const whole = [
      variantOf("as it comes", {}),
      ...columns.map((name, column) => variantOf(`everything ${name}`, contextOf(settingNames, column))),
    ];
    if (isShort) return whole;
    const shapes = new Set(whole.map(({ template }) => shapeOf(template)));
    const alone = apart
      .filter((names) => !names.every(isLimit))
      .flatMap((names) =>
        columns.flatMap((column, at) => {
          const variant = variantOf(`${names.join(", ")} ${column}`, contextOf(names, at));
          const shape = shapeOf(variant.template);
          if (shapes.has(shape)) return [];
          shapes.add(shape);
          return variant;
        }),
      );
    return [...whole, ...alone];
  } finally {
    await Promise.all([folder, outdir].map((path) => rm(path, { recursive: true, force: true })));
  }
};
