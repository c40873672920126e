import { plainWords } from "../../../domain/sameWords.ts";
import { unaccented } from "../../../domain/unaccented.ts";

/** Shorter words tell nothing, and longer ones differ in their endings. */
const LETTERS = { least: 4, most: 5 };

/** The beginnings of a text's longer words, by which it is compared with another whatever their endings are. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(unaccented(text)).flatMap((word) =>
      word.length >= LETTERS.least ? [word.slice(0, LETTERS.most)] : [],
    ),
  );
