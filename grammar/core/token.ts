import { unaccented } from "../../domain/unaccented.ts";

/** A word of an answer. `j'ai` is two, `as-tu` is two, `grand-mère` is one. */
export type Token = {
  text: string;
  lower: string;
  /** Where it stands in the answer, in UTF-16 units; `end` is the place behind it. */
  start: number;
  end: number;
  /** Is there a comma, a full stop or the like before it, or nothing at all? */
  afterPause: boolean;
  /** Is it the first word of its sentence? */
  opens: boolean;
  /** Was it typed with a capital anywhere? */
  capital: boolean;
};

const WORD = /\p{L}+(?:-\p{L}+)*['’](?=\p{L})|\p{L}+(?:-\p{L}+)*|\d+(?:[.,:]\d+)?/gu;
/** Pronouns that hang on a verb in questions: as-tu, va-t-il, est-ce. */
const HANGING = /^(.+?)-(?:t-)?(je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi)$/u;
const WHOLE = new Set(["aujourd'hui", "rendez-vous"]);

type Piece = { text: string; start: number };

const pieces = (text: string): Piece[] => {
  const found: Piece[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    const last = found.at(-1);
    if (
      last &&
      WHOLE.has(`${last.text}${word}`.replace("’", "'").toLowerCase()) &&
      last.start + last.text.length === start
    )
      last.text += word;
    else {
      const [, verb, pronoun] = WHOLE.has(word.toLowerCase()) ? [] : (HANGING.exec(word) ?? []);
      if (verb && pronoun)
        found.push({ text: verb, start }, { text: pronoun, start: start + word.length - pronoun.length });
      else found.push({ text: word, start });
    }
  }
  return found;
};

/** The words of a text, in order. */
export const tokenise = (text: string): Token[] => {
  let behind = 0;
  return pieces(text).map(({ text: word, start }, place) => {
    const gap = text.slice(behind, start);
    behind = start + word.length;
    return {
      text: word,
      lower: word.toLowerCase().replace("’", "'"),
      start,
      end: behind,
      // « and » part nothing: "ce sont les « scones »".
      // "coûte-t-il" is one breath.
      afterPause: place === 0 || (gap !== "-t-" && /[^\s'’«»-]/.test(gap)),
      opens: place === 0 || /[.!?…¡¿]/.test(gap),
      capital: word !== word.toLowerCase(),
    };
  });
};

/** A lower-case text as it is typed where there are no dots on the keyboard: fuer, schoen. */
export const spelledOut = (text: string): string =>
  unaccented(text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));
