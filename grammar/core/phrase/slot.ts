import type { Slot } from "../morphology.ts";

/** The slots that both lists have. */
export const shared = (one: readonly Slot[], other: readonly Slot[]): Slot[] =>
  one.filter((slot) => other.includes(slot));

/** The gender and the number of a slot, as students know them. */
export const genderName = (slot: Slot): string =>
  slot.startsWith("m") ? "masculine" : slot.startsWith("f") ? "feminine" : "neuter";
export const numberOf = (slot: Slot): "singular" | "plural" => (slot[1] === "p" ? "plural" : "singular");
