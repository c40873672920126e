import type { Language } from "../../../../domain/exercise.ts";
import type { Theme } from "../../../../domain/themes.ts";
import { bankOf, type Entry, type Slot } from "./bank.ts";
import { shuffled } from "./chance.ts";
import type { Demand } from "./choose.ts";

/** How many words a passage has, at least and at most. */
const lengths: Readonly<Record<"foundational" | "higher", readonly [least: number, most: number]>> = {
  foundational: [60, 90],
  higher: [90, 130],
};

/** In this order what somebody tells makes a text: what is, what was, what will be, and what they would like. */
const order: readonly Slot[] = [
  { kind: "statement", tense: "present" },
  { kind: "opinion", tense: "present" },
  { kind: "statement", tense: "past" },
  { kind: "statement", tense: "future" },
  { kind: "statement", tense: "conditional" },
];
const placeOf = ({ kind, tense }: Slot): number =>
  order.findIndex((slot) => slot.kind === kind && slot.tense === tense);

/** How many words a text has, as a reader counts them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Somebody's own words on a theme, 60–90 of them, or 90–130 at the Higher tier: made of our model answers. */
export const passageOn = (theme: Theme, language: Language, demand: Demand, next: () => number): string => {
  const tier = demand === "higher" || demand === "hardest" ? "higher" : "foundational";
  const [least, most] = lengths[tier];
  const own = shuffled(
    bankOf(language).entries.filter((entry) => entry.theme === theme && placeOf(entry) >= 0 && entry[tier]),
    next,
  );
  // One of each kind before any second one, so that every tense is there.
  const rounds = own.map((entry) => ({
    entry,
    round: own.slice(0, own.indexOf(entry)).filter((other) => placeOf(other) === placeOf(entry)).length,
  }));
  const chosen: Entry[] = [];
  let words = 0;
  for (const { entry } of rounds.sort((one, other) => one.round - other.round)) {
    const length = wordCount(entry.model);
    if (words >= least || words + length > most) continue;
    chosen.push(entry);
    words += length;
  }
  return chosen
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ model }) => model)
    .join(" ");
};
