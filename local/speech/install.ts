import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { checkFile } from "./checksums.ts";
import { download } from "./download.ts";
import { addressOf, FILES, models, RUNTIME, SOURCE } from "./models.ts";

const MEGABYTE = 1_000_000;

const installRuntime = async (dir: string): Promise<void> => {
  // A package of its own, so that npm touches nothing of Viva's.
  const own = JSON.stringify({ private: true, description: "Speech recognition for Viva's local run" });
  if (!existsSync(join(dir, "package.json"))) await writeFile(join(dir, "package.json"), own);
  const wanted = `${RUNTIME.name}@${RUNTIME.version}`;
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", "--save-exact", wanted], {
    cwd: dir,
    shell: process.platform === "win32",
  });
};

/**
 * Fetches what understands speech into a folder: the runtime by npm, and the models' files from `source`, each resumed
 * where it broke off and checked. What is there already is checked, and not fetched again.
 */
export const installSpeech = async (
  dir: string,
  say: (line: string) => void,
  {
    source = SOURCE,
    runtime = installRuntime,
  }: { source?: string; runtime?(dir: string): Promise<void> } = {},
): Promise<void> => {
  await mkdir(dir, { recursive: true });
  say(`${RUNTIME.name} ${RUNTIME.version} …`);
  await runtime(dir);
  for (const model of Object.values(models)) {
    for (const file of FILES) {
      const name = `${model}/${file}`;
      const path = join(dir, name);
      await mkdir(dirname(path), { recursive: true });
      if (!existsSync(path)) {
        let told = 0;
        await download(addressOf(source, model, file), path, (done, total) => {
          const tenths = total ? Math.floor((done / total) * 10) : 0;
          if (tenths <= told || !total || total < MEGABYTE) return;
          told = tenths;
          say(`${name}: ${Math.round(done / MEGABYTE)} of ${Math.round(total / MEGABYTE)} MB`);
        });
      }
      await checkFile(dir, name);
    }
  }
  say("Speech recognition is installed: npm start finds it.");
};
