import { tokenise, unaccented } from "./token.ts";

/** How a text that was read aloud, or typed, compares with its passage. */
export type Reading = {
  /** The share of the passage's words that were read, 0–1. */
  share: number;
  /** Words of the passage that are missing, in order, as they stand there. */
  missed: readonly string[];
  /** Words that stand in another's place: what was said, and what is written. */
  wrong: readonly { said: string; written: string }[];
};

/** The longest common run of words, as the places of `said` that match each place of `written` (-1 where none does). */
const matched = (written: readonly string[], said: readonly string[]): number[] => {
  const width = said.length + 1;
  const best = new Uint16Array((written.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = written.length - 1; row >= 0; row -= 1)
    for (let column = said.length - 1; column >= 0; column -= 1)
      best[row * width + column] =
        written[row] === said[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const places: number[] = [];
  let column = 0;
  for (let row = 0; row < written.length; row += 1) {
    while (column < said.length && written[row] !== said[column] && at(row, column + 1) === at(row, column))
      column += 1;
    if (column < said.length && written[row] === said[column]) {
      places.push(column);
      column += 1;
    } else places.push(-1);
  }
  return places;
};

/** Compares word by word. Case never counts; accents only where the text was typed. */
export const compare = (passage: string, said: string, spoken: boolean): Reading => {
  const key = (lower: string) => (spoken ? unaccented(lower) : lower);
  const written = tokenise(passage);
  const heard = tokenise(said);
  const places = matched(
    written.map(({ lower }) => key(lower)),
    heard.map(({ lower }) => key(lower)),
  );
  const taken = new Set(places);
  const missed: string[] = [];
  const wrong: { said: string; written: string }[] = [];
  places.forEach((place, index) => {
    const word = written[index];
    if (place >= 0 || !word) return;
    // What stands right behind the last word that matched, and matches nothing itself, was said instead of it.
    const before = Math.max(-1, ...places.slice(0, index));
    const instead = heard[before + 1];
    if (instead && !taken.has(before + 1)) {
      taken.add(before + 1);
      places[index] = before + 1;
      wrong.push({ said: instead.text, written: word.text });
    } else missed.push(word.text);
  });
  const right = written.length - missed.length - wrong.length;
  return { share: written.length === 0 ? 0 : right / written.length, missed, wrong };
};

const NAMED = 5;
const quoted = (words: readonly string[]): string =>
  words
    .slice(0, NAMED)
    .map((word) => `“${word}”`)
    .join(", ");

/** Score (0–100) and tip for a passage that was read. */
export const assessReading = (
  passage: string,
  said: string,
  spoken: boolean,
): { score: number; improvement: string } => {
  const { share, missed, wrong } = compare(passage, said, spoken);
  const score = Math.round(share * 100);
  if (share === 0) return { score, improvement: "Read the passage above, word by word, from the beginning." };
  const swaps = wrong.slice(0, NAMED).map(({ said: one, written }) => `“${one}” should be “${written}”`);
  const parts = [
    ...(swaps.length > 0 ? [`${swaps.join(", ")}.`] : []),
    ...(missed.length > 0
      ? [`You left out ${quoted(missed)}${missed.length > NAMED ? " and more" : ""}.`]
      : []),
  ];
  return { score, improvement: parts.join(" ") };
};
