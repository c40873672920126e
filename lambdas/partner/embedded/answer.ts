import type { Language } from "../../../domain/exercise.ts";
import type { NounReading } from "./lexicon.ts";
import { type Speech, speechOf } from "./speech.ts";
import { tokenise } from "./token.ts";
import { usesIn, type VerbUse } from "./verb-use.ts";
import type { Word } from "./word.ts";
import { normalised } from "./wordlist.ts";

/** A text in a language, read as far as our tables go. */
export type Answer = {
  text: string;
  /** The text in lower case with straight apostrophes and single spaces; places in it are not places in `text`. */
  plain: string;
  words: readonly Word[];
  uses: readonly VerbUse[];
  /** Nouns in the order in which they come. */
  nouns: readonly { word: Word; noun: NounReading }[];
  speech: Speech;
};

/** Reads a text as one in this language. */
export const read = (text: string, language: Language): Answer => {
  const speech = speechOf(language);
  const { lexicon } = speech;
  const words = tokenise(text).map((token, at): Word => {
    const nouns = lexicon.nouns.get(token.lower) ?? [];
    // In German a capital tells "das Essen" from "essen".
    const onlyNoun =
      speech.tongue.german !== undefined && !token.opens && token.text !== token.lower && nouns.length > 0;
    return {
      ...token,
      at,
      nouns,
      verbs: onlyNoun ? [] : (lexicon.verbs.get(token.lower) ?? []),
      adjectives: onlyNoun ? [] : (lexicon.adjectives.get(token.lower) ?? []),
    };
  });
  const uses = usesIn(speech, words);
  const verbal = new Set(uses.flatMap(({ at, head }) => [at, head]));
  const nouns = words.flatMap((word) => {
    const [noun] = verbal.has(word.at) ? [] : word.nouns;
    return noun ? [{ word, noun }] : [];
  });
  return { text, plain: normalised(text), words, uses, nouns, speech };
};
