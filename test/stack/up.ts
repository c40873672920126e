import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StackProcess, startStack } from "./process.ts";

declare global {
  /** The stack of this run, kept from jest's set-up to its tear-down. */
  var vivaStack: StackProcess | undefined;
}

/** Brings the synthesized stack up once for all suites; they find it by `VIVA_STACK` and `VIVA_URL`. */
const up = async (): Promise<void> => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "viva-stack-")), "data");
  globalThis.vivaStack = await startStack(dataDir);
  const { description } = globalThis.vivaStack;
  // What people tell it is noted here, and must not stand in its log: see down.ts.
  process.env.VIVA_TOLD = `${dataDir}.told`;
  process.env.VIVA_STACK = JSON.stringify(description);
  process.env.VIVA_URL = description.url;
};

// biome-ignore lint/style/noDefaultExport: jest takes its set-up from the default export
export default up;
