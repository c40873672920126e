import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

let compiled: URL | undefined;

/**
 * The code that runs in an environment's thread, as a URL to start it from. Compiled here, once, because Node 20 does not
 * run TypeScript and a thread must not inherit tsx: a Lambda has neither.
 */
export const workerCode = (): URL => {
  compiled ??= compile();
  return compiled;
};

const compile = (): URL => {
  const built = buildSync({
    entryPoints: [fileURLToPath(new URL("./environment.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  const source = Buffer.from(built.outputFiles[0]?.contents ?? []).toString("base64");
  return new URL(`data:text/javascript;base64,${source}`);
};
