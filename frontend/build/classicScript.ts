import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { targets } from "./targets.ts";

/**
 * A script of ours with all that it imports as one small classic script, to stand in a page's head and run before anything
 * is painted. Components in it make markup, not React's elements. `globalName` is the variable that gets its exports;
 * `target` is what has to be able to read it.
 */
export const classicScript = async (
  entry: string,
  globalName?: string,
  target: string | string[] = targets,
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target,
    jsx: "automatic",
    jsxImportSource: "markup",
    alias: {
      "markup/jsx-runtime": fileURLToPath(new URL("../src/prerender/jsx-runtime.ts", import.meta.url)),
    },
    write: false,
    ...(globalName !== undefined && { globalName }),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
};
