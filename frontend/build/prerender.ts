import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { type Plugin, runnerImport } from "vite";
import { targets } from "./targets.ts";

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const HEAD = /<!--head:(.+?)-->/;

/** A script of ours as one small classic script, to stand in a page's head and run before anything is painted. */
const headScript = async (path: string): Promise<string> => {
  const { outputFiles } = await bundle({
    entryPoints: [source(path)],
    bundle: true,
    minify: true,
    format: "iife",
    target: targets,
    write: false,
  });
  return outputFiles.map(({ text }) => `<script>${text.trim()}</script>`).join("");
};

/**
 * Fills in the pages at build time: `<!--page-->` becomes the page's own React markup, `<!--head:file-->` the script from
 * `src/` of that name.
 */
export const prerender = (): Plugin => ({
  name: "viva-prerender",
  async transformIndexHtml(html, { filename }) {
    const { module } = await runnerImport<typeof import("../src/pages/pages.tsx")>(
      source("pages/pages.tsx"),
      {
        configFile: false,
        logLevel: "error",
      },
    );
    const script = HEAD.exec(html)?.[1];
    const head = script === undefined ? "" : await headScript(script);
    // Given as functions, because a `$` in a text would otherwise be taken for a reference.
    return html
      .replace("<!--page-->", () => module.markupOf(basename(filename, ".html")))
      .replace(HEAD, () => head);
  },
});
