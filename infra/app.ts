import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.ts";
import { Problem } from "./problem.ts";
import { synthesize } from "./synthesize.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `npx tsx infra/app.ts` or `npx cdk synth`: bundles the functions, then writes the template into cdk.out/. */
try {
  await bundle(here("../lambdas"), here("../dist/lambdas"));
  synthesize(process.env.CDK_OUTDIR ?? "cdk.out");
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
