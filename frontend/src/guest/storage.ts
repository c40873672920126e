/** The part of the browser's storages that is used here. */
export type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;
/** What outlives the tab, and what doesn't. */
export type Device = { local: Keep; session: Keep };

/** For a browser that forbids storing: remembers as long as the page lives. */
const inMemory = (): Keep => {
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
const allowed = (storage: () => Storage): Keep => {
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
  local: allowed(() => window.localStorage),
  session: allowed(() => window.sessionStorage),
});

/** What lies under a key as JSON, if it is what it should be; whatever else lies there is nobody's. */
export const readKept = <T>(
  keep: Keep,
  key: string,
  isWhole: (thing: Readonly<Record<string, unknown>>) => thing is T & Record<string, unknown>,
): T | undefined => {
  try {
    const thing: unknown = JSON.parse(keep.getItem(key) ?? "null");
    if (typeof thing !== "object" || thing === null) return undefined;
    const fields = Object.fromEntries(Object.entries(thing));
    return isWhole(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
};
