import { fileURLToPath } from "node:url";
import { App, Validations } from "aws-cdk-lib/core";
import type { CloudAssembly } from "aws-cdk-lib/cx-api";
import { AwsSolutionsChecks } from "cdk-nag";
import { undeployable } from "./deployable.ts";
import { Problem } from "./problem.ts";
import { contextOfCdkJson } from "./settings/file.ts";
import { settingsFrom } from "./settings.ts";
import { VivaStack } from "./stack.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const STACK = "Viva";

export type Overrides = {
  /** Context values that win over cdk.json and the command line: settings (`"viva:region"`) or CDK's own. */
  context?: Readonly<Record<string, unknown>>;
  /** The folder of build outputs (site/, csp.json, lambdas/) instead of dist/. */
  built?: string;
  /** Whether cdk-nag and CDK's own rules look at it, which is where most of the time goes; they do where left out. */
  isChecked?: boolean;
};

/**
 * The app with Viva in it, not yet written. Throws a `Problem` where a setting is wrong or something is not built; its
 * synth() throws where cdk-nag or CDK's own rules find fault.
 */
export const vivaApp = (
  outdir: string,
  { context = {}, built = here("../dist"), isChecked = true }: Overrides = {},
): App => {
  const app = new App({
    outdir,
    // Under the CDK command its own reading of cdk.json and of -c comes on top of this one.
    context: contextOfCdkJson(),
    postCliContext: { ...context },
    builtinCloudFormationValidation: isChecked,
    analyticsReporting: false,
  });
  if (isChecked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  new VivaStack(app, STACK, settingsFrom(app.node.getAllContext()), built);
  return app;
};

/**
 * Writes the cloud assembly, with `Viva.template.json` and `Viva.assets.json` in it, into the folder `outdir`. Asks neither
 * AWS nor Docker anything. Throws like `vivaApp` and its synth(), and a `Problem` for what would not deploy.
 */
export const synthesize = (outdir: string, overrides: Overrides = {}): CloudAssembly => {
  const assembly = vivaApp(outdir, overrides).synth();
  const problems = undeployable(assembly.getStackByName(STACK).template);
  if (problems.length > 0) throw new Problem(problems.join("\n"));
  return assembly;
};
