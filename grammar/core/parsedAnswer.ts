import type { Language } from "../../domain/exercise.ts";
import { compiledLanguage } from "../languages/languages.ts";
import type { CompiledLanguage } from "./compiledLanguage.ts";
import type { AdjectiveReading, Index, NounReading } from "./lexicon.ts";
import { wordsIn } from "./spelling.ts";
import { type Token, tokenise } from "./token.ts";
import { usesIn, type VerbUse } from "./verbUse.ts";
import { isDeterminer, type Word } from "./word.ts";
import { normalised } from "./wordlist.ts";

/** A text in a language, read as far as our tables go. */
export type ParsedAnswer = {
  text: string;
  /** The text as it is meant, in lower case with straight apostrophes and single spaces; its places are not `text`'s. */
  plain: string;
  words: readonly Word[];
  uses: readonly VerbUse[];
  /** Nouns in the order in which they come. */
  nouns: readonly { word: Word; noun: NounReading }[];
  compiled: CompiledLanguage;
};

/** The text with every word as it is meant. */
const plainOf = (text: string, words: readonly Word[]): string => {
  let plain = "";
  let behind = 0;
  for (const { text: typed, lower, start, end } of words) {
    plain += text.slice(behind, start) + (typed.toLowerCase() === lower ? typed : lower);
    behind = end;
  }
  // "c était" is c'était.
  return normalised(plain + text.slice(behind)).replace(/(?<=\p{L}')\s+/gu, "");
};

/**
 * "euh", "lol": they may stand anywhere and change nothing but make a pause, except after an auxiliary that is waiting for its verb
 * ("ich habe äh gekauft"); what they open is opened by the next word.
 */
const withoutFillers = <Told extends Token>(
  tokens: readonly Told[],
  { lists, lexicon, definition }: CompiledLanguage,
): Told[] => {
  const helps = (token: Token | undefined) =>
    lexicon.verbs
      .get(token?.lower ?? "")
      ?.some(
        ({ verb, person }) =>
          person !== undefined && definition.compounds.some(({ helpers }) => helpers.includes(verb.lemma)),
      ) ?? false;
  const isFiller = (token: Token | undefined) => token !== undefined && lists.fillers.has(token.lower);
  if (!tokens.some(isFiller)) return [...tokens];
  let opening = false;
  return tokens.flatMap((token, place) => {
    const opens = token.opens || opening;
    opening = isFiller(token) && opens;
    if (isFiller(token)) return [];
    return [
      {
        ...token,
        opens,
        afterPause: token.afterPause || (isFiller(tokens[place - 1]) && !helps(tokens[place - 2])),
      },
    ];
  });
};

const isOwners = ({ slots }: NounReading): boolean => slots.every((slot) => slot.endsWith("g"));

/** What an unknown German noun is by its last part, where the first is a word as well: die Umweltgruppe like die Gruppe. */
const compoundOf = (
  { definition, lexicon, determiners, cases, lists }: CompiledLanguage,
  { lower, text, capital }: Token,
  before: Token | undefined,
): NounReading[] => {
  // What is heard has no capitals, but may have an article, a number or a preposition.
  const isNoun = capital || [determiners, cases, lists.numbers].some((list) => list.has(before?.lower ?? ""));
  const parts = definition.lastParts && isNoun ? definition.lastParts(lower) : [];
  const isWord = (lead: string) =>
    [lead, lead.replace(/(?:e?s|e?n|e)$/, ""), `${lead}en`].some(
      (word) => word.length > 2 && lexicon.known.has(word),
    );
  const [, last] = parts.find(([lead, rest]) => lexicon.nouns.get(rest) && isWord(lead)) ?? [];
  return [...(lexicon.nouns.get(last ?? "") ?? [])].map((reading) => ({
    ...reading,
    lemma: text.slice(0, text.length - (last?.length ?? 0)) + reading.lemma.toLowerCase(),
    form: text,
  }));
};

/** An adjective that no table has, as its ending tells. */
const guessedAt = ({ definition, lists }: CompiledLanguage, form: string): AdjectiveReading | undefined => {
  const like = lists.known.has(form) ? undefined : definition.adjectiveLike?.(form);
  return (
    like && {
      lemma: like.form,
      form,
      slots: like.slots,
      opinion: "neutral",
      early: false,
      gloss: "",
      higher: false,
    }
  );
};

/** Reads a text as one in this language. */
export const read = (text: string, language: Language): ParsedAnswer => {
  const compiled = compiledLanguage(language);
  const { lexicon } = compiled;
  const tokens = withoutFillers(
    tokenise(text).flatMap((token) => wordsIn(compiled, token)),
    compiled,
  );
  const words = tokens.map((token, at): Word => {
    const { meant, text, start, end, afterPause, opens, capital } = token;
    const readings = <Reading>(index: Index<readonly Reading[]>): readonly Reading[] =>
      meant.length === 1 ? (index.get(meant[0] ?? "") ?? []) : meant.flatMap((word) => index.get(word) ?? []);
    // "Eis" is ice first of all, and then "of the egg".
    const listed = meant.length > 0 ? readings(lexicon.nouns) : compoundOf(compiled, token, tokens[at - 1]);
    const nouns =
      listed.length < 2
        ? listed
        : listed.toSorted((one, other) => Number(isOwners(one)) - Number(isOwners(other)));
    // In German a capital tells "das Essen" from "essen".
    const onlyNoun = compiled.definition.german !== undefined && !opens && capital && nouns.length > 0;
    const lower = meant[0] ?? token.lower;
    // "nada" is nothing, not swimming.
    const verbs = onlyNoun || compiled.lists.none.has(token.lower) ? [] : readings(lexicon.verbs);
    const adjectives = onlyNoun ? [] : readings(lexicon.adjectives);
    const open = nouns.length + adjectives.length === 0 && !(capital && !opens);
    const guessed = open && verbs.every(({ mood }) => mood === "participle") && guessedAt(compiled, lower);
    return {
      text,
      lower,
      start,
      end,
      afterPause,
      opens,
      capital,
      at,
      nouns,
      verbs,
      adjectives: guessed ? [guessed] : adjectives,
    };
  });
  const uses = usesIn(compiled, words);
  const verbal = new Set(uses.flatMap(({ at, head }) => [at, head]));
  const nouns = words.flatMap((word) => {
    // "car" is because, unless it is "un car".
    const led = isDeterminer(compiled, words[word.at - 1]) && !word.afterPause;
    if (verbal.has(word.at) || (lexicon.functional.has(word.lower) && !led)) return [];
    // "Eis" is a genitive as well: a form is taken for a subject or an object where it can be one.
    const noun = word.nouns.find(({ slots }) => slots.some((slot) => !slot.endsWith("g"))) ?? word.nouns[0];
    return noun ? [{ word, noun }] : [];
  });
  return { text, plain: plainOf(text, words), words, uses, nouns, compiled };
};
