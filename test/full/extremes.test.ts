import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { synthesize } from "../../infra/synthesize.ts";
import { built } from "../infra/built.ts";
import { apart, columns, contextOf } from "../infra/extremes.ts";

const folder = await built();
const outdir = join(tmpdir(), `viva-alone-${process.pid}`);
afterAll(() => Promise.all([folder, outdir].map((path) => rm(path, { recursive: true }))));

// cdk-nag and what would not deploy are looked at by the synthesis itself, which throws.
test.each(apart.map((names) => [names.join(", "), names] as const))(
  "with everything else as it comes, %s deploys at each of its extremes",
  (_, names) => {
    const tried = new Set<string>();
    for (const column of columns.keys()) {
      const context = contextOf(names, column);
      const key = JSON.stringify(context);
      if (tried.has(key)) continue;
      tried.add(key);
      const assembly = synthesize(outdir, { built: folder, context });
      expect(Object.keys(assembly.getStackByName("Viva").template.Resources).length).toBeGreaterThan(100);
    }
  },
);
