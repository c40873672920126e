import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inline } from "./frontend/build/inline.ts";
import { prerender } from "./frontend/build/prerender.ts";
import { routeTable } from "./frontend/build/routeTable.ts";
import { targets } from "./frontend/build/targets.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from the default export
export default defineConfig({
  root: at("./frontend"),
  plugins: [routeTable(), react(), prerender(), inline(at("./dist/csp.json"))],
  build: {
    outDir: at("./dist/site"),
    emptyOutDir: true,
    target: targets,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Captions in the page itself would be data:, which its policy does not play.
    assetsInlineLimit: (file) => (file.endsWith(".vtt") ? false : undefined),
    rolldownOptions: {
      input: readdirSync(at("./frontend"))
        .filter((name) => name.endsWith(".html"))
        .map((name) => at(`./frontend/${name}`)),
      output: {
        // What the two pages with scripts have in common comes as one file: many small ones are slow, and pack badly.
        codeSplitting: {
          groups: [
            {
              // Of domain/, only what a guest needs at once: this file is in their way.
              name: "common",
              test: /node_modules\/(react|react-dom|scheduler)\/|frontend\/src\/((api|guest|mark)\/|shell\/(?!icons))|frontend\/src\/lesson\/(clock|heardWords|passage)\.ts|frontend\/src\/intro\/[Pp]hoto\w+\.tsx?|domain\/(access|alignment|lessonRoutes|exams\/names|exercise|lastDay|limits|same-words|texts)\.ts/,
              minShareCount: 2,
            },
            {
              // How an answer looks that is marked: in a lesson after INTRO, and among a teacher's results.
              name: "marked",
              test: /frontend\/src\/((lesson|finish)\/\w+|shell\/icons)\.tsx|domain\/(reading|numbers|grading|unaccented|safeguarding)/,
              minShareCount: 2,
            },
          ],
        },
      },
      // How long plug-ins took is about the machine, and no fault of what is built.
      checks: { bundlerTimings: false },
      // Each of the bundler's other warnings has turned out to be a real fault: a chunk in the wrong place, for one.
      onLog: (level, log) => {
        // "use client" is a word to servers that render React, of which there are none.
        if (level === "warn" && log.code !== "MODULE_LEVEL_DIRECTIVE") throw new Error(log.message);
      },
    },
  },
});
