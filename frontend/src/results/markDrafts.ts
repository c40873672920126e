import { keys } from "../guest/keys.ts";
import { type BrowserStorage, readStored } from "../guest/storage.ts";
import type { Marking } from "./managed.ts";

type Kept = Readonly<Record<string, Marking>>;

/** Marks that are written and not saved, by attempt. */
export type MarkDrafts = {
  get(attempt: string): Marking | undefined;
  set(attempt: string, marking: Marking): void;
  delete(attempt: string): void;
};

/** They stay in this tab until they are saved, or whoever wrote them leaves: neither a reload nor a session that runs out loses one. */
export const markDrafts = (session: BrowserStorage): MarkDrafts => {
  // Nobody else writes under this key.
  const isKept = (thing: Readonly<Record<string, unknown>>): thing is Kept =>
    Object.values(thing).every((one) => typeof one === "object" && one !== null);
  const kept = (): Kept => readStored<Kept>(session, keys.marks, isKept) ?? {};
  const keep = (all: Kept): void => {
    if (Object.keys(all).length === 0) session.removeItem(keys.marks);
    else session.setItem(keys.marks, JSON.stringify(all));
  };
  return {
    get: (attempt) => kept()[attempt],
    set: (attempt, marking) => keep({ ...kept(), [attempt]: marking }),
    delete(attempt) {
      const { [attempt]: _, ...others } = kept();
      keep(others);
    },
  };
};
