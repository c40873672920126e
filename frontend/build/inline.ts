import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What the Content-Security-Policy must allow by hash, because it stands in the pages themselves. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

const hashesIn = (html: string, element: "script" | "style"): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** The hashes of all inline scripts and styles of these pages, each once. */
export const inlineHashes = (pages: readonly string[]): InlineHashes => ({
  scripts: [...new Set(pages.flatMap((html) => hashesIn(html, "script")))].sort(),
  styles: [...new Set(pages.flatMap((html) => hashesIn(html, "style")))].sort(),
});

/**
 * Puts each page's styles into the page, so that it needs no second request to be painted, and writes the hashes of
 * everything inline to `hashesFile`.
 */
export const inline = (hashesFile: string): Plugin => ({
  name: "viva-inline",
  enforce: "post",
  generateBundle(_, bundle) {
    const used = new Set<string>();
    const pages = Object.values(bundle).flatMap((part) =>
      part.type === "asset" && part.fileName.endsWith(".html") ? [part] : [],
    );
    for (const page of pages)
      page.source = String(page.source).replace(STYLESHEET, (_link, file: string) => {
        const styles = bundle[file];
        if (styles?.type !== "asset") throw new Error(`${page.fileName} wants ${file}, which was not built.`);
        used.add(file);
        return `<style>${String(styles.source).trim()}</style>`;
      });
    for (const file of used) delete bundle[file];
    const hashes = inlineHashes(pages.map((page) => String(page.source)));
    writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
  },
});
