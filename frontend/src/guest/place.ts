import { keys } from "./keys.ts";
import { type Device, readStored } from "./storage.ts";

/** Who this device is on the list of a class. */
export type KnownPlace = { classId: string; placeId: string; label: string };

/** The place that this device has taken, of whichever class. */
export const knownPlace = ({ local }: Device): KnownPlace | undefined =>
  readStored(
    local,
    keys.place,
    (thing): thing is KnownPlace =>
      typeof thing.classId === "string" &&
      typeof thing.placeId === "string" &&
      typeof thing.label === "string",
  );

export const keepPlace = ({ local }: Device, place: KnownPlace): void =>
  local.setItem(keys.place, JSON.stringify(place));

/** The teacher has reset it, or it is off the list. */
export const forgetPlace = ({ local }: Device): void => local.removeItem(keys.place);
