import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "vite";
import { watchFunctions } from "./build.ts";
import type { PageSource } from "./cloudfront/edge.ts";
import { run } from "./command.ts";

/**
 * `npm run dev`: the same as `npm start`, but the pages come from Vite, which reloads what changes, and a function that changes
 * takes its next call with its new code. The pages come without the headers of the distribution: its security policy knows
 * nothing of Vite's own scripts.
 */
const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });

const pages: PageSource = async (request, response, uri) => {
  const [asked = "/", search] = String(request.url).split("?");
  // Vite's own addresses are none of the site's: the edge takes them for unknown pages.
  const wanted = asked.startsWith("/@") ? asked : uri;
  const file = join(vite.config.root, wanted);
  if (wanted.endsWith(".html") && existsSync(file)) {
    const html = await vite.transformIndexHtml(wanted, await readFile(file, "utf8"));
    response.writeHead(200, { "content-type": "text/html", "cache-control": "no-cache" }).end(html);
    return true;
  }
  request.url = search === undefined ? wanted : `${wanted}?${search}`;
  return new Promise((resolve, reject) => {
    response.on("finish", () => resolve(true));
    vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)));
  });
};

let stopWatching = async (): Promise<void> => {};
await run({
  pages,
  onReady: (stack) => {
    stopWatching = watchFunctions((bundles) => {
      stack.reload(bundles);
      process.stdout.write("The functions are those of the sources again.\n");
    });
  },
  onClose: async () => {
    await stopWatching();
    await vite.close();
  },
});
