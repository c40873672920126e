import type { Language, Level } from "../../../../domain/exercise.ts";
import type { QuickOption } from "../../../../domain/presets.ts";
import type { Theme } from "../../../../domain/themes.ts";
import { bankOf, type Entry, type Slot } from "./bank.ts";
import { shuffled } from "./chance.ts";
import { formsOf, mentioned } from "./mention.ts";
import { GENERAL } from "./themes.ts";

/** How hard questions are to be. */
export type Demand = "foundational" | "higher" | "hardest" | "any";

/** Both toggles that raise the bar ask for what a level's strongest students can do. */
export const demandOf = (level: Level, options: readonly QuickOption[]): Demand => {
  if (options.includes("Make it more challenging") || options.includes("Use new unfamiliar words"))
    return "hardest";
  if (level.endsWith("Higher")) return "higher";
  return level.endsWith("Foundational") ? "foundational" : "any";
};

/** How well an entry meets the demand: 0 is best, and whatever is not at all for this level comes last. */
const distance = ({ foundational, higher }: Entry, demand: Demand): number => {
  switch (demand) {
    case "foundational":
      return foundational ? 0 : 1;
    case "higher":
      return higher ? 0 : 1;
    case "hardest":
      return higher ? Number(foundational) : 2;
    case "any":
      return 0;
  }
};

export type Choice = {
  language: Language;
  /** Words (plain) that a question should mention, where one of its theme does. */
  mention?: readonly string[];
  /** The one to take first; others follow where it has nothing left. */
  themes: readonly Theme[];
  slot: Slot;
  demand: Demand;
  /** Texts that are there already. */
  taken: readonly string[];
  next: () => number;
};

/** A question of this kind that is not there yet; undefined only where all of them are taken. */
export const choose = ({
  language,
  themes,
  mention = [],
  slot,
  demand,
  taken,
  next,
}: Choice): Entry | undefined => {
  const near = [...themes, GENERAL];
  const rank = ({ theme }: Entry) => (near.includes(theme) ? near.indexOf(theme) : near.length);
  const fitting = bankOf(language).entries.filter(
    ({ kind, tense, text }) => kind === slot.kind && tense === slot.tense && !taken.includes(text),
  );
  const forms = mention.flatMap((word) => formsOf(word, language));
  const ranked = shuffled(fitting, next).map((entry) => ({
    entry,
    place: rank(entry),
    gap: distance(entry, demand),
    fit: Math.max(0, ...forms.map((form) => mentioned(entry, form))),
  }));
  // Sorting keeps the chance order among equals.
  const [best] = ranked.sort(
    (one, other) => one.place - other.place || one.gap - other.gap || other.fit - one.fit,
  );
  return best?.entry;
};

/** A set of questions, one for each slot, no two the same; where there are several themes they take turns. */
export const chooseAll = (slots: readonly Slot[], choice: Omit<Choice, "slot">): Entry[] => {
  const chosen: Entry[] = [];
  const { themes } = choice;
  for (const [place, slot] of slots.entries()) {
    const turn = themes.length === 0 ? 0 : place % themes.length;
    const inTurn = [...themes.slice(turn), ...themes.slice(0, turn)];
    const taken = [...choice.taken, ...chosen.map(({ text }) => text)];
    const entry = choose({ ...choice, themes: inTurn, slot, taken });
    if (entry) chosen.push(entry);
  }
  return chosen;
};
