import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The account that the tests' services stand in. */
export const account = { region: "eu-west-1", account: "000000000000" };

/** An empty folder for one test, and the way to take it away again. */
export const emptyFolder = (): { dir: string; remove(): void } => {
  const dir = mkdtempSync(join(tmpdir(), "viva-"));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
};
