import type { BrowserStorage, Device } from "../../frontend/src/guest/storage.ts";

const keep = (): BrowserStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
};

/** A browser's two storages, empty. */
export const deviceInMemory = (): Device => ({ local: keep(), session: keep() });
