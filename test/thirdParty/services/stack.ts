import { mkdtempSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { synthesize } from "../../../infra/synthesize.ts";
import { readAssembly } from "../../../local/template/assembly.ts";
import type { Place } from "../../../local/template/stackResources.ts";
import type { Template } from "../../../local/template/template.ts";
import { built } from "../../infra/built.ts";

/** The stack as it comes: what the local run reads, its functions empty. */
export const synthesized = async (): Promise<{ template: Template; place: Place }> => {
  const [folder, outdir] = [await built(), mkdtempSync(join(tmpdir(), "viva-stack-"))];
  try {
    synthesize(outdir, { built: folder, isChecked: false });
    const { template, place } = readAssembly(outdir);
    return { template, place };
  } finally {
    await rm(folder, { recursive: true });
    rmSync(outdir, { recursive: true });
  }
};
