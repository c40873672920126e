import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { classicScript } from "./classicScript.ts";

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const HEAD = /<!--head:(.+?)-->/;

/** What stands in the head of every page: its colours are those of tokens.css, for what the browser draws around the page. */
const everywhere = `<meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#14181f" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/icon-180.png">
    <link rel="manifest" href="/manifest.webmanifest">`;

/**
 * Fills in the pages at build time: `<!--page-->` becomes the page's own React markup, `<!--head:file-->` what every head
 * holds and the script from `src/` of that name, and `<!--without-code-->` what is read where the page's code can't run.
 */
export const prerender = (): Plugin => ({
  name: "viva-prerender",
  transformIndexHtml: {
    // Before vite looks for what a page names, so that it finds the pictures in the markup.
    order: "pre",
    async handler(html, { filename }) {
      const { module } = await runnerImport<typeof import("../src/pages/pages.tsx")>(
        source("pages/pages.tsx"),
        {
          configFile: false,
          logLevel: "error",
        },
      );
      const script = HEAD.exec(html)?.[1];
      const head =
        script === undefined
          ? ""
          : `${everywhere}\n    <script>${await classicScript(source(script))}</script>`;
      const tooOld = await classicScript(source("prerender/tooOld.ts"), undefined, "es5");
      // Given as functions, because a `$` in a text would otherwise be taken for a reference.
      return html
        .replace("<!--page-->", () => module.markupOf(basename(filename, ".html")))
        .replace(HEAD, () => head)
        .replace(
          "<!--without-code-->",
          () => `${module.markupWithoutCode()}\n    <script>${tooOld}</script>`,
        );
    },
  },
});
