import { unaccented } from "../../domain/unaccented.ts";
import type { Speech } from "./compiledLanguage.ts";
import { spelledOut, type Token } from "./token.ts";

/** Is every accent that was typed on a letter that has one? "etudié" can be étudié, but not étudie. */
const keeps = (spelling: string, typed: string): boolean =>
  typed === unaccented(typed) ||
  (spelling.length === typed.length &&
    [...typed].every(
      (letter, place) =>
        letter === unaccented(letter) || spelling[place] !== unaccented(spelling[place] ?? ""),
    ));

/** "ich passe auf" is no Pässe without its dots: German nouns have a capital to be told by, or an "ae" for ä. */
const isLikely = ({ tongue, lexicon }: Speech, token: Token, spelling: string): boolean => {
  if (spelling.includes("ß") || token.lower === spelledOut(spelling)) return true;
  const onlyNoun = !lexicon.verbs.has(spelling) && lexicon.nouns.has(spelling);
  return !(tongue.german && onlyNoun && !token.capital);
};

/**
 * The words that a typed one stands for, in lower case: itself if it is known, else those that it may be without its
 * accents (frere), its ß or its ligature (soeur), or with "ae" for ä; none where nothing is known.
 */
export const meantBy = (speech: Speech, token: Token): readonly string[] => {
  const { known, accents } = speech.lexicon;
  if (known.has(token.lower)) return [token.lower];
  const informal = speech.informal.get(token.lower);
  if (informal !== undefined) return [informal];
  return (accents.get(unaccented(token.lower)) ?? []).filter(
    (spelling) => keeps(spelling, token.lower) && isLikely(speech, token, spelling),
  );
};

/** What may have lost its apostrophe: jai, cest, quil; j ai. */
const SHORTENED = /^(qu|[cdjlmnst])(.*)$/u;

/** The words that a typed one is: two where an apostrophe was left out ("jai"), each with what it stands for. */
export const wordsIn = (speech: Speech, token: Token): (Token & { meant: readonly string[] })[] => {
  const meant = meantBy(speech, token);
  // "Louvre" is a name, and no "l'ouvre".
  const named = token.capital && !token.opens;
  const [, short = "", rest = ""] = meant.length > 0 || named ? [] : (SHORTENED.exec(token.lower) ?? []);
  const elided = `${short}'`;
  if (short === "" || !speech.lexicon.known.has(elided)) return [{ ...token, meant }];
  if (rest === "") return [{ ...token, lower: elided, meant: [elided] }];
  const cut = token.start + short.length;
  const second: Token = {
    ...token,
    text: token.text.slice(short.length),
    lower: rest,
    start: cut,
    afterPause: false,
    opens: false,
    capital: false,
  };
  const behind = meantBy(speech, second);
  const fits = behind.some((word) => speech.lexicon.verbs.has(word) || speech.subjects.has(word));
  if (!fits || !speech.tongue.softens(rest) || rest.length < 2) return [{ ...token, meant }];
  const first: Token = { ...token, text: token.text.slice(0, short.length), lower: elided, end: cut };
  return [
    { ...first, meant: [elided] },
    { ...second, meant: behind },
  ];
};
