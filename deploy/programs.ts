import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const inProject = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What each step runs: a program of this project and the words that come first. No shell, so that Windows does the same. */
export type Programs = Readonly<Record<"pages" | "template" | "cdk", readonly string[]>> & {
  /** The folder where the second writes what the third deploys. */
  out: string;
};

/** The installed ones: CDK's command is of the version that the template was tested with. */
export const installed: Programs = {
  pages: [inProject("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"],
  template: ["--import", "tsx", inProject("infra/app.ts")],
  cdk: [inProject("node_modules/aws-cdk/bin/cdk")],
  out: inProject("cdk.out"),
};

/** Runs one of them to its end, on this terminal; true where it did what it should. */
export const run = async (
  program: readonly string[],
  words: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<boolean> => {
  const child = spawn(process.execPath, [...program, ...words], {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  const [code] = await once(child, "exit");
  return code === 0;
};
