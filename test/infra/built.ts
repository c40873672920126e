import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bundle } from "../../infra/bundle.ts";
import { functionNames } from "../../infra/jobs.ts";

/** Hashes such as the front end's build leaves for the content security policy. */
export const csp = {
  scripts: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  styles: ["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"],
};

/** Functions that only say who they are, in a folder of their own; hint has a part that it loads when it is called. */
export const sources = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "viva-sources-"));
  for (const name of functionNames)
    await writeFile(join(folder, `${name}.ts`), `export const handler = async () => "${name}";`);
  await writeFile(join(folder, "lazy.ts"), 'export const said = "said lazily";');
  await writeFile(
    join(folder, "hint.ts"),
    'export const handler = async () => (await import("./lazy.ts")).said;',
  );
  return folder;
};

/** A folder like dist/ after a build, with next to nothing in it. */
export const built = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "viva-built-"));
  const files = {
    "csp.json": JSON.stringify(csp),
    "site/index.html": "<!doctype html><title>Viva</title>",
    "site/assets/page-1a2b3c.js": "void 0;",
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const from = await sources();
  await bundle(from, join(folder, "lambdas"));
  await rm(from, { recursive: true });
  return folder;
};
