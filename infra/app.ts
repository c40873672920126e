import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.ts";
import { Problem } from "./problem.ts";
import { contextOver } from "./settings/file.ts";
import { synthesize } from "./synthesize.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * `npm run synth` or `npx cdk synth`: bundles the functions, then writes the template into cdk.out/. The school's own settings
 * come from its file, unless the command line says otherwise.
 */
try {
  const context = contextOver(JSON.parse(process.env.CDK_CONTEXT_JSON ?? "{}"));
  await bundle(here("../lambdas"), here("../dist/lambdas"));
  const outdir = process.env.CDK_OUTDIR ?? "cdk.out";
  synthesize(outdir, { context });
  // On stderr: the CDK command prints the template itself on stdout.
  process.stderr.write(`The template is in ${outdir}/Viva.template.json.\n`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
