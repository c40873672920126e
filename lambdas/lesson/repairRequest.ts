import type { Language } from "../../domain/exercise.ts";
import type { RepairKind, RepairRequest } from "../../domain/repair.ts";
import { plainWords } from "../../domain/same-words.ts";
import { unaccented } from "../../domain/unaccented.ts";
import { type RepairPhrases, repairPhrases } from "./repairPhrases.ts";

type Named = "word" | "meaning";
type Matcher = {
  /** Most telling first: "Je n'ai pas compris, plus lentement" asks for both. */
  asks: readonly (readonly [RepairKind, RegExp])[];
  /** Whole pieces of an answer, with what they ask about in a group. */
  named: readonly (readonly [Named, RegExp])[];
  echoes: RegExp;
  courtesies: ReadonlySet<string>;
  answering: ReadonlySet<string>;
};

const linesIn = (patterns: string): string[] => patterns.trim().split(/\s*\n\s*/);
const wordsIn = (list: string): string[] => list.trim().split(/\s+/);

const anywhere = (patterns: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${linesIn(patterns).join("|")})(?![a-z0-9])`, "g");

/** At most four words, as few as will do. */
const WORD = "((?:[a-z0-9]+ ){0,3}?[a-z0-9]+)";
const HERE = "(?:in|en|auf) (?:the )?(?:french|francais|francaise|spanish|espanol|espanola|german|deutsch)";
const ENGLISH = "(?:in|en|auf) (?:english|anglais|ingles|englisch)";

const wholePiece = (pattern: string, courtesies: readonly string[]): RegExp => {
  const around = `(?:${courtesies.join("|")})`;
  const filled = pattern
    .replaceAll("<word>", WORD)
    .replaceAll("<one>", "([a-z0-9]+)")
    .replaceAll("<here>", HERE)
    .replaceAll("<english>", ENGLISH);
  return new RegExp(`^(?:${around} )*?(?:${filled})(?: ${around})*$`, "d");
};

const matcherOf = (phrases: RepairPhrases, beside: RepairPhrases): Matcher => {
  // "Sorry, comment dit-on ça ?", "Can you repeat, s'il te plaît ?"
  const courtesies = wordsIn(`${phrases.courtesies} ${beside.courtesies}`);
  const named = (kind: Named) =>
    linesIn(phrases[kind]).map((pattern) => [kind, wholePiece(pattern, courtesies)] as const);
  return {
    asks: (["slower", "notUnderstood", "repeat"] as const).map((kind) => [kind, anywhere(phrases[kind])]),
    named: [...named("word"), ...named("meaning")],
    echoes: anywhere(phrases.echoes),
    courtesies: new Set(courtesies),
    answering: new Set(wordsIn(phrases.answering)),
  };
};

const matchersFor = (language: Language) => ({
  own: matcherOf(repairPhrases[language], repairPhrases.English),
  english: matcherOf(repairPhrases.English, repairPhrases[language]),
});
const made = new Map<Language, ReturnType<typeof matchersFor>>();
/** Those of one language are made when it is first spoken: no function that starts cold needs all three. */
const matchersOf = (language: Language): ReturnType<typeof matchersFor> => {
  const matchers = made.get(language) ?? matchersFor(language);
  made.set(language, matchers);
  return matchers;
};

/** A request is short: in more words than these somebody has said something else as well. */
const REQUEST_MAX_WORDS = 20;
/** "Was?" asks to hear it again, and so does "Comment, pardon ?"; in a longer answer such words mean other things. */
const ECHO_MAX_WORDS = 3;
/** "Loisirs ? Qu'est-ce que ça veut dire ?": what is asked about may stand by itself. */
const APART_MAX_WORDS = 2;

/** Words that point at what was said, and name nothing: "Comment dit-on ça ?", "What does that mean?" */
const POINTING = new Set(
  wordsIn(`ca cela ce c le la l question phrase mot eso esto pregunta frase palabra el das es die der dies frage satz wort
    that this it the word`),
);
/** Names of languages belong to the request: "devoirs en anglais". */
const TONGUE = /^(?:french|francaise?|spanish|espanola?|german|deutsch|english|anglais|ingles|englisch)$/;
/** What may stand before the word that is meant. */
const DETERMINER = /^(?:the|an?|le|la|les|l|un|une|des|el|los|las|una|der|die|das|ein|eine)$/;

/** A piece of what was said, between two marks that end a sentence, with its words as they are and without accents. */
type Piece = { words: readonly string[]; plain: readonly string[] };

const piecesOf = (said: string): Piece[] =>
  said
    .split(/[.?!…;:\n]+/)
    .map((text) => ({ words: plainWords(text), plain: plainWords(unaccented(text)) }))
    .filter(({ plain }) => plain.length > 0);

/** What a piece asks about; undefined where it is no such request. */
const namedIn = ({ words, plain }: Piece, { named, answering }: Matcher): RepairRequest | undefined => {
  const text = plain.join(" ");
  for (const [kind, pattern] of named) {
    const match = pattern.exec(text);
    const [start, end] = match?.indices?.[1] ?? [];
    if (match && !match[1]) return { kind };
    if (!match || start === undefined || end === undefined) continue;
    const first = text.slice(0, start).split(" ").length - 1;
    const meant = plain.slice(first, first + text.slice(start, end).split(" ").length);
    if (meant.every((word) => POINTING.has(word))) return { kind };
    if (meant.some((word) => answering.has(word) || TONGUE.test(word))) continue;
    const at = DETERMINER.test(meant[0] ?? "") && meant.length > 1 ? first + 1 : first;
    // Elisions and compounds alike are parted in `words`, and written together with a space.
    return { kind, word: words.slice(at, first + meant.length).join(" ") };
  }
  return undefined;
};

/** What these words ask for, where they hold nothing else. */
const askedIn = (words: readonly string[], { asks, echoes, courtesies }: Matcher): RepairKind | undefined => {
  const isCourtesy = (word: string) => courtesies.has(word);
  const without = (text: string, pattern: RegExp) => text.replaceAll(pattern, " ");
  const left = (text: string) => text.split(" ").filter((word) => word !== "");
  const text = words.join(" ");
  const rest = left(asks.reduce((sofar, [, pattern]) => without(sofar, pattern), text));
  const kind = asks.find(([, pattern]) => text.search(pattern) >= 0)?.[0];
  if (kind && rest.every(isCourtesy)) return kind;
  const unechoed = left(without(text, echoes));
  const isEcho = words.length <= ECHO_MAX_WORDS && unechoed.length < words.length;
  return isEcho && unechoed.every(isCourtesy) ? "repeat" : undefined;
};

const requestBy = (pieces: readonly Piece[], matcher: Matcher): RepairRequest | undefined => {
  const found = pieces.map((piece) => namedIn(piece, matcher));
  const named = found.find((request) => request?.word) ?? found.find((request) => request);
  const rest = pieces.filter((_, place) => !found[place]);
  const words = rest.flatMap(({ plain }) => plain);
  if (!named) {
    const kind = askedIn(words, matcher);
    return kind && { kind };
  }
  if (words.every((word) => matcher.courtesies.has(word)) || askedIn(words, matcher)) return settled(named);
  const apart = rest.filter(({ plain }) => !plain.every((word) => matcher.courtesies.has(word)));
  const [only] = apart;
  const isApart =
    apart.length === 1 &&
    named.word === undefined &&
    only !== undefined &&
    only.plain.length <= APART_MAX_WORDS &&
    !only.plain.some((word) => matcher.answering.has(word));
  return isApart ? { ...named, word: only.words.join(" ") } : undefined;
};

/** What something means that was not named can only be the question. */
const settled = (request: RepairRequest): RepairRequest =>
  request.kind === "meaning" && request.word === undefined ? { kind: "notUnderstood" } : request;

/** Words that every request for a word or a meaning holds: a look at these spares looking at each ending. */
const ABOUT_WORDS = /comment|veut dire|signifi|quoi|se dice|decir|hei[sß]|bedeute|sagt man/i;
/** A request at the end of an answer has no more words than these, and no fewer. */
const ENDING = { most: 8, least: 3 };

/** "J'aime manger des salades et … comment on dit yoghurt ?": an answer that stops for want of a word. */
const endingIn = (said: string, matcher: Matcher): RepairRequest | undefined => {
  if (!ABOUT_WORDS.test(said)) return undefined;
  const words = said.trim().split(/\s+/);
  for (let at = Math.max(1, words.length - ENDING.most); at <= words.length - ENDING.least; at += 1) {
    const request = requestBy(piecesOf(words.slice(at).join(" ")), matcher);
    if (request?.word && (request.kind === "word" || request.kind === "meaning")) return request;
  }
  return undefined;
};

/**
 * What a student asks for instead of answering: to hear the question again, more slowly, in a way they understand, or for a
 * word of theirs or of Mark's. In the exercise's language, as learners say it, or in English. Undefined for whatever
 * holds a whole answer as well.
 */
export const repairRequestIn = (said: string, language: Language): RepairRequest | undefined => {
  const pieces = piecesOf(said);
  const count = pieces.reduce((sum, { plain }) => sum + plain.length, 0);
  if (count === 0) return undefined;
  if (count > REQUEST_MAX_WORDS) return endingIn(said, matchersOf(language).own);
  const { own, english } = matchersOf(language);
  const request = requestBy(pieces, own);
  if (request) return request;
  const inEnglish = requestBy(pieces, english);
  if (inEnglish) return { ...inEnglish, isInEnglish: true };
  return endingIn(said, own);
};
