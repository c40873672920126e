import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { Problem } from "../../infra/problem.ts";
import type { Data } from "./data.ts";

const shape = z.strictObject({
  account: z.string(),
  region: z.string(),
  data: z.array(z.strictObject({ id: z.string(), type: z.string(), name: z.string() })),
});

type Where = { account: string; region: string };

/** In the folder of the project, by account and region: names of tables, and no data. */
export const keptFile = ({ account, region }: Where): string => `viva-kept-${account}-${region}.json`;

/** What destroy wrote down; nothing where it never ran here. Throws a `Problem` where the file has been changed. */
export const readKept = (where: Where): Data[] => {
  const file = keptFile(where);
  if (!existsSync(file)) return [];
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8"))).data;
  } catch {
    throw new Problem(
      `${file} is not as npm run destroy wrote it. Put it back, or delete it to go on without it.`,
    );
  }
};

/** Writes down what is kept. */
export const writeKept = ({ account, region }: Where, data: readonly Data[]): void =>
  writeFileSync(
    keptFile({ account, region }),
    `${JSON.stringify({ account, region, data }, undefined, 2)}\n`,
  );
