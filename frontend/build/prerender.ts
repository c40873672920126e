import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { classicScript } from "./classicScript.ts";

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const HEAD = /<!--head:(.+?)-->/;

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
    const head = script === undefined ? "" : `<script>${await classicScript(source(script))}</script>`;
    // Given as functions, because a `$` in a text would otherwise be taken for a reference.
    return html
      .replace("<!--page-->", () => module.markupOf(basename(filename, ".html")))
      .replace(HEAD, () => head);
  },
});
