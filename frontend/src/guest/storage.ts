/** The part of the browser's storages that is used here. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
/** What outlives the tab, and what doesn't. */
export type Device = { local: BrowserStorage; session: BrowserStorage };

/** For a browser that forbids storing: remembers as long as the page lives. */
const inMemory = (): BrowserStorage => {
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

/** The storage if it may be used: merely naming it throws where a browser blocks cookies. */
const usableStorage = (storage: () => Storage): BrowserStorage => {
  try {
    const kept = storage();
    kept.setItem("viva.try", "");
    kept.removeItem("viva.try");
    return kept;
  } catch {
    return inMemory();
  }
};

/** This browser's storages, or a memory in their place. */
export const thisDevice = (): Device => ({
  local: usableStorage(() => window.localStorage),
  session: usableStorage(() => window.sessionStorage),
});

/** What lies under a key as JSON, if it is what it should be; whatever else lies there is nobody's. */
export const readStored = <T>(
  storage: BrowserStorage,
  key: string,
  isWhole: (thing: Readonly<Record<string, unknown>>) => thing is T & Record<string, unknown>,
): T | undefined => {
  try {
    const thing: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (typeof thing !== "object" || thing === null) return undefined;
    const fields = Object.fromEntries(Object.entries(thing));
    return isWhole(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
};
