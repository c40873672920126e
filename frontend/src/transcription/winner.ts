import { keys } from "../guest/keys.ts";
import { type BrowserStorage, readStored } from "../guest/storage.ts";
import { type PathName, pathNames } from "./path.ts";

/** What works here is believed for a day: a school's laptop is taken home. */
const BELIEVED_MS = 24 * 60 * 60 * 1000;

type Winner = { path: PathName; at: number };

/** The path that last worked on this device; `now` in epoch ms. */
export const winnerOf = (storage: BrowserStorage, now: number): PathName | undefined => {
  const winner = readStored(
    storage,
    keys.path,
    (thing): thing is Winner => pathNames.some((name) => name === thing.path) && typeof thing.at === "number",
  );
  return winner && now - winner.at < BELIEVED_MS ? winner.path : undefined;
};

export const keepWinner = (storage: BrowserStorage, winner: Winner): void =>
  storage.setItem(keys.path, JSON.stringify(winner));
