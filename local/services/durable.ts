import { randomUUID } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** What the name of a half-written file ends with; one that is found at start was left by a killed process. */
export const DRAFT = ".draft";

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === "win32") return; // Windows can't open a folder, and keeps names safe by itself.
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

/**
 * Puts bytes in the place of a file, as one step: whoever looks, also after a kill or a power cut, finds the old file or the
 * whole new one. Once it resolves, the new one is on disk. `mode` is that of a new file, 0644 where not given.
 */
export const replaceFile = async (file: string, bytes: Uint8Array | string, mode = 0o644): Promise<void> => {
  const draft = `${file}.${randomUUID()}${DRAFT}`;
  const handle = await open(draft, "wx", mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncFolder(dirname(file));
};
