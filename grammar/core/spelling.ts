import { unaccented } from "../../domain/unaccented.ts";
import type { CompiledLanguage } from "./compiledLanguage.ts";
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
const isLikely = ({ definition, lexicon }: CompiledLanguage, token: Token, spelling: string): boolean => {
  if (spelling.includes("ß") || token.lower === spelledOut(spelling)) return true;
  const onlyNoun = !lexicon.verbs.has(spelling) && lexicon.nouns.has(spelling);
  return !(definition.german && onlyNoun && !token.capital);
};

/**
 * The words that a typed one stands for, in lower case: itself if it is known, else those that it may be without its
 * accents (frere), its ß or its ligature (soeur), or with "ae" for ä; none where nothing is known.
 */
export const meantBy = (compiled: CompiledLanguage, token: Token): readonly string[] => {
  const { known, accents } = compiled.lexicon;
  if (known.has(token.lower)) return [token.lower];
  const informal = compiled.informal.get(token.lower);
  if (informal !== undefined) return [informal];
  return (accents.get(unaccented(token.lower)) ?? []).filter(
    (spelling) => keeps(spelling, token.lower) && isLikely(compiled, token, spelling),
  );
};

/** What may have lost its apostrophe: jai, cest, quil; j ai. */
const SHORTENED = /^(qu|[cdjlmnst])(.*)$/u;

/** The words that a typed one is: two where an apostrophe was left out ("jai"), each with what it stands for. */
export const wordsIn = (
  compiled: CompiledLanguage,
  token: Token,
): (Token & { meant: readonly string[] })[] => {
  const meant = meantBy(compiled, token);
  // "Louvre" is a name, and no "l'ouvre".
  const named = token.capital && !token.opens;
  const [, short = "", rest = ""] = meant.length > 0 || named ? [] : (SHORTENED.exec(token.lower) ?? []);
  const elided = `${short}'`;
  if (short === "" || !compiled.lexicon.known.has(elided)) return [{ ...token, meant }];
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
  const behind = meantBy(compiled, second);
  const fits = behind.some((word) => compiled.lexicon.verbs.has(word) || compiled.subjects.has(word));
  if (!fits || !compiled.definition.softens(rest) || rest.length < 2) return [{ ...token, meant }];
  const first: Token = { ...token, text: token.text.slice(0, short.length), lower: elided, end: cut };
  return [
    { ...first, meant: [elided] },
    { ...second, meant: behind },
  ];
};
