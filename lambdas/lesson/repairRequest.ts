import type { Language } from "../../domain/exercise.ts";
import type { RepairKind, RepairRequest } from "../../domain/repair.ts";
import { plainWords } from "../../domain/sameWords.ts";
import { unaccented } from "../../domain/unaccented.ts";
import { type RepairPhrases, repairPhrases } from "./repairPhrases.ts";

type Named = "word" | "meaning";
/** A pattern of whole pieces with what they ask about in a group; `marked` counts only where the piece is marked as a question. */
type NamedPattern = { kind: Named; pattern: RegExp; marked: boolean };
type Matcher = {
  /** Most telling first: "Je n'ai pas compris, plus lentement" asks for both. */
  asks: readonly (readonly [RepairKind, RegExp])[];
  named: readonly NamedPattern[];
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

/** Stands before a pattern that needs a question mark: "que es …" may tell something as well. */
const MARKED = "? ";

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
    linesIn(phrases[kind]).map((line): NamedPattern => {
      const marked = line.startsWith(MARKED);
      return { kind, pattern: wholePiece(line.slice(marked ? MARKED.length : 0), courtesies), marked };
    });
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
const QUESTION = /^(?:questions?|preguntas?|fragen?)$/;
/** What may stand before the word that is meant. */
const DETERMINER = /^(?:the|an?|le|la|les|l|un|une|des|el|los|las|una|der|die|das|ein|eine)$/;

/**
 * A piece of what was said, between two marks that end a sentence, with its words as they are and without accents. What was quoted
 * counts as one word, and `quotes` has it by that word.
 */
type Piece = {
  words: readonly string[];
  plain: readonly string[];
  /** Is it marked as a question, by its end or by the accent of its first word? */
  asks: boolean;
  quotes: ReadonlyMap<string, string>;
};

const QUOTED = /[«"“„]([^«»"“”„]{1,40})[»"”“]/gu;
const QUOTED_MAX_WORDS = 5;
const ACCENTED = /^[\s¿¡,]*(?:\p{L}+,? )?(?:qué|cuál|cómo)(?!\p{L})/iu;

const piecesOf = (said: string): Piece[] => {
  const quotes = new Map<string, string>();
  const text = said.replace(QUOTED, (whole, quoted: string) => {
    const all = plainWords(quoted);
    if (all.length === 0 || all.length > QUOTED_MAX_WORDS) return whole;
    const words = all.length > 1 && DETERMINER.test(all[0] ?? "") ? all.slice(1) : all;
    const name = `quoted${quotes.size}`;
    quotes.set(name, words.join(" "));
    return ` ${name} `;
  });
  return [...text.matchAll(/([^.?!…;:\n]+)([.?!…;:\n]*)/g)]
    .map(([, own = "", end = ""]) => ({
      words: plainWords(own),
      plain: plainWords(unaccented(own)),
      asks: end.includes("?") || ACCENTED.test(own),
      quotes,
    }))
    .filter(({ plain }) => plain.length > 0);
};

/** A guess at what a word means, to be confirmed: "¿Qué significa recicla? ¿Es recycle, no?" */
const GUESS =
  /(?:^| )(?:c est|es|ist das|das ist|das heisst|is it|is that)(?: (?!quoi|comment|que|was)[a-z0-9]+){1,2}?(?: (?:non|no|oder|hein|verdad|ne|right|or))?$/;

/** The same piece without the words at this place of its plain text. */
const cut = (piece: Piece, match: RegExpExecArray | null): Piece | undefined => {
  if (!match) return undefined;
  const countedIn = (text: string) => left(text).length;
  const from = countedIn(match.input.slice(0, match.index));
  const to = from + countedIn(match[0]);
  const kept = (words: readonly string[]) => words.filter((_, at) => at < from || at >= to);
  const plain = kept(piece.plain);
  return plain.length === 0 ? undefined : { ...piece, words: kept(piece.words), plain };
};

const notUnderstoodBy = ({ asks }: Matcher): RegExp | undefined =>
  asks.find(([kind]) => kind === "notUnderstood")?.[1];

/** What a piece asks about, whether it also says that this was not understood, or guesses what it means; undefined where it is no such request. */
const namedIn = (piece: Piece, matcher: Matcher): RepairRequest | undefined => {
  const plainly = namedPlainlyIn(piece, matcher);
  if (plainly) return plainly;
  const text = piece.plain.join(" ");
  const pattern = notUnderstoodBy(matcher);
  const cuts = [cut(piece, GUESS.exec(text)), pattern && cut(piece, new RegExp(pattern.source).exec(text))];
  for (const shorter of cuts) {
    const named = shorter && namedPlainlyIn(shorter, matcher);
    if (named?.word !== undefined) return named;
  }
  return undefined;
};

const namedPlainlyIn = (
  { words, plain, asks, quotes }: Piece,
  matcher: Matcher,
): RepairRequest | undefined => {
  const { named, answering } = matcher;
  const text = plain.join(" ");
  // "Désolé, c'est quoi la question ?": to hear it again.
  if (plain.some((word) => QUESTION.test(word)) && plainlyAskedIn(plain, matcher) === "repeat")
    return undefined;
  for (const { kind, pattern, marked } of named) {
    const match = marked && !asks ? null : pattern.exec(text);
    const [start, end] = match?.indices?.[1] ?? [];
    if (match && !match[1]) return { kind };
    if (!match || start === undefined || end === undefined) continue;
    const first = text.slice(0, start).split(" ").length - 1;
    const meant = plain.slice(first, first + text.slice(start, end).split(" ").length);
    if (meant.every((word) => POINTING.has(word))) return { kind };
    // "C'est quoi cette question bizarre ?": no word of it is asked for.
    if (meant.some((word) => QUESTION.test(word))) continue;
    const quoted = meant.map((word) => quotes.get(word)).find((each) => each !== undefined);
    if (quoted !== undefined) return { kind, word: quoted };
    if (meant.some((word) => answering.has(word) || TONGUE.test(word))) continue;
    // "Je comprends pas tâche, c'est quoi ?": only what was not understood is meant.
    if (meant.join(" ").search(notUnderstoodBy(matcher) ?? /^$/) >= 0) continue;
    const at = DETERMINER.test(meant[0] ?? "") && meant.length > 1 ? first + 1 : first;
    // Elisions and compounds alike are parted in `words`, and written together with a space.
    return { kind, word: words.slice(at, first + meant.length).join(" ") };
  }
  return undefined;
};

const without = (text: string, pattern: RegExp): string => text.replaceAll(pattern, " ");
const left = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** What these words ask for in so many words, where they hold nothing else. */
const plainlyAskedIn = (
  words: readonly string[],
  { asks, courtesies, echoes }: Matcher,
): RepairKind | undefined => {
  const text = words.join(" ");
  const kind = asks.find(([, pattern]) => text.search(pattern) >= 0)?.[0];
  if (!kind) return undefined;
  const unasked = asks.reduce((sofar, [, pattern]) => without(sofar, pattern), text);
  // "Quoi ? Je comprends pas ça."
  const rest = left(kind === "notUnderstood" ? without(unasked, echoes) : unasked);
  return rest.every((word) => courtesies.has(word)) ? kind : undefined;
};

/** The same, and what asks only because nothing else is said: "Comment ?" */
const askedIn = (words: readonly string[], matcher: Matcher): RepairKind | undefined => {
  const kind = plainlyAskedIn(words, matcher);
  if (kind) return kind;
  const unechoed = left(without(words.join(" "), matcher.echoes));
  const isEcho = words.length <= ECHO_MAX_WORDS && unechoed.length < words.length;
  return isEcho && unechoed.every((word) => matcher.courtesies.has(word)) ? "repeat" : undefined;
};

/** "Je ne comprends pas. Circuler ?", "No he entendido «deporte».": what was not understood is said by itself. */
const apartIn = (pieces: readonly Piece[], matcher: Matcher): RepairRequest | undefined => {
  const words = pieces.flatMap(({ plain }) => plain);
  const [quotes = new Map<string, string>()] = pieces.map((piece) => piece.quotes);
  const quoted = words.filter((word) => quotes.has(word));
  const [only] = quoted;
  if (quoted.length === 1 && only !== undefined) {
    const rest = words.filter((word) => word !== only);
    if (plainlyAskedIn(rest, matcher) === "notUnderstood")
      return { kind: "meaning", word: quotes.get(only) ?? "" };
  }
  const apart = pieces.find(
    ({ plain, asks }) =>
      asks &&
      plain.length <= APART_MAX_WORDS &&
      plain.some((word) => !matcher.courtesies.has(word)) &&
      !plain.some((word) => matcher.answering.has(word)),
  );
  if (!apart || pieces.length < 2) return undefined;
  const rest = pieces.filter((piece) => piece !== apart).flatMap(({ plain }) => plain);
  return plainlyAskedIn(rest, matcher) === "notUnderstood"
    ? { kind: "meaning", word: apart.words.join(" ") }
    : undefined;
};

const requestBy = (pieces: readonly Piece[], matcher: Matcher): RepairRequest | undefined => {
  const found = pieces.map((piece) => namedIn(piece, matcher));
  const named = found.find((request) => request?.word) ?? found.find((request) => request);
  const rest = pieces.filter(
    ({ plain }, place) => !found[place] && !(named && GUESS.exec(plain.join(" "))?.index === 0),
  );
  const words = rest.flatMap(({ plain }) => plain);
  if (!named) {
    const kind = askedIn(words, matcher);
    return kind ? { kind } : apartIn(pieces, matcher);
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

/**
 * Words that every request for a word or a meaning holds: a look at these spares looking at each ending. "Mi novia, que es una
 * enfermera" asks nothing.
 */
const ABOUT_WORDS =
  /comment|veut dire|signifi|quoi|se dice|decir|hei[sß]|bedeute|sagt man|wie man|expli|erkl[aä]r|(?:qué es|was ist) (?:un|ein)|(?:qu[eé] es|was ist|what) .*(?:ingl[eé]s|english|englisch)/i;
/** A request at the end of an answer has no more words than these, and no fewer. */
const ENDING = { most: 10, least: 3 };

/** "J'aime manger des salades et … comment on dit yoghurt ?": a request at the end of an answer, and after how many words. */
const endingIn = (said: string, matcher: Matcher): { request: RepairRequest; at: number } | undefined => {
  if (!ABOUT_WORDS.test(said)) return undefined;
  const words = said.trim().split(/\s+/);
  const requestFrom = (at: number): RepairRequest | undefined => {
    const request = requestBy(piecesOf(words.slice(at).join(" ")), matcher);
    return request?.word && (request.kind === "word" || request.kind === "meaning") ? request : undefined;
  };
  // "J'aime les légumes. Comment on dit yoghurt ?": the answer is whole, and the request stands beside it.
  const whole = words.findLastIndex(
    (word, at) => at + 1 >= WHOLE_MIN_WORDS && ENDS.test(word) && at < words.length - 1,
  );
  if (whole >= 0 && requestFrom(whole + 1)) return undefined;
  for (let at = Math.max(1, words.length - ENDING.most); at <= words.length - ENDING.least; at += 1) {
    const request = requestFrom(at);
    if (request) return { request, at };
  }
  return undefined;
};

/** After so many words the answer is given, and what a word of Mark's means is asked beside it. */
const ANSWERED_MIN_WORDS = 4;
const isAnswered = ({ request, at }: { request: RepairRequest; at: number }): boolean =>
  request.kind === "meaning" && at >= ANSWERED_MIN_WORDS;

/** A request with which an answer stops for want of a word. */
const stoppedIn = (said: string, matcher: Matcher): RepairRequest | undefined => {
  const ending = endingIn(said, matcher);
  return ending && !isAnswered(ending) ? ending.request : undefined;
};

/** Asks for the question in other words rather than once more. */
const EXPLAINED =
  /\b(?:expl[ai]\w*|erkl\w*|reformul\w*|formulier\w*|autrement|plus simple\w*|anders|einfacher|otras? (?:palabras|manera|forma)|d autres mots|anderen worten|simpler|other words)\b/;

/** "What? I don't understand that": the same once more would not help. */
const PUZZLED = /^(?:quoi|hein|que|was|hae|what|huh) ./;

/** The end of a sentence, and of no answer that breaks off. */
const ENDS = /(?<!\.)[.!?]$/;
/** A sentence of so many words may be an answer. */
const WHOLE_MIN_WORDS = 2;

/**
 * What a student asks for instead of answering: to hear the question again, more slowly, in a way they understand, or for a
 * word of theirs or of Mark's. In the exercise's language, as learners say it, or in English. Undefined for whatever
 * holds a whole answer as well.
 */
export const repairRequestIn = (said: string, language: Language): RepairRequest | undefined => {
  const pieces = piecesOf(said);
  const count = pieces.reduce((sum, { plain }) => sum + plain.length, 0);
  if (count === 0) return undefined;
  if (count > REQUEST_MAX_WORDS) return stoppedIn(said, matchersOf(language).own);
  const { own, english } = matchersOf(language);
  const plainly = pieces.flatMap(({ plain }) => plain).join(" ");
  const isToExplain = EXPLAINED.test(plainly) || PUZZLED.test(plainly);
  const explained = (request: RepairRequest): RepairRequest =>
    request.kind === "notUnderstood" && isToExplain ? { ...request, isToExplain: true } : request;
  const request = requestBy(pieces, own);
  if (request) return explained(request);
  const inEnglish = requestBy(pieces, english);
  if (inEnglish) return explained({ ...inEnglish, isInEnglish: true });
  return stoppedIn(said, own);
};

/** A look at these spares looking at each sentence of an answer. */
const MAY_ASK =
  /r[eé]p[eéè]t|repit|m[aá]s f[aá]cil|sencill|leichter|einfacher|plus (?:simple|facile)|wiederhol|langsam|schnell|lent|vite|despacio|r[aá]pido|slow|again|fois|vez|noch|frage|pregunta|question|palabra|mots?(?!\p{L})|worte|versteh|versta|compr|enten|entien|explic|expli|erkl[aä]r|comment|veut dire|signifi|quoi|qu[eé] es|was (?:ist|sind)|se dice|decir|dire|hei[sß]|bedeute|sagt|how|what/iu;

const ENGLISH_HINT =
  /(?<!\p{L})(?:what|how|slow(?:ly|er)?|again|repeat|word|mean|understand|louder|say)(?!\p{L})/iu;

/** Shows that words at the end of a sentence without marks ask for something: "… pouvez-vous parler plus lentement". */
const ASKING =
  /(?<![a-z])(?:peux|peut|pouvez|pourrais|pourriez|s il te plait|s il vous plait|puedes|puede|podrias|podria|por favor|kannst|konnen|konnten|konntest|bitte|can|could|please)(?![a-z])/;

const besideBy = (pieces: readonly Piece[], matcher: Matcher): RepairRequest | undefined => {
  for (const piece of pieces.toReversed()) {
    const { plain, asks, quotes } = piece;
    const named = namedIn(piece, matcher);
    if (named?.word !== undefined) return named;
    const alone = quotes.size > 0 ? apartIn([piece], matcher) : undefined;
    if (alone) return alone;
    const kind = plainlyAskedIn(plain, matcher);
    if (kind && (asks || kind === "slower" || ASKING.test(plain.join(" ")))) return { kind };
    // Spoken answers have no marks: only their end may ask.
    const most = Math.min(plain.length - WHOLE_MIN_WORDS, BESIDE_MAX_WORDS);
    for (let count = most; count >= 2; count -= 1) {
      const end = plain.slice(-count);
      const ending = ASKING.test(end.join(" ")) ? plainlyAskedIn(end, matcher) : undefined;
      if (ending) return { kind: ending };
    }
  }
  return undefined;
};
const BESIDE_MAX_WORDS = 8;

/**
 * What a student asks for besides answering: "Ma ville s'appelle Swindon. Plus lentement, s'il te plaît." The last such
 * request; undefined where there is none, or nothing but one.
 */
export const requestBesideIn = (said: string, language: Language): RepairRequest | undefined => {
  if (!MAY_ASK.test(said) || repairRequestIn(said, language)) return undefined;
  const { own, english } = matchersOf(language);
  const pieces = piecesOf(said);
  const request = besideBy(pieces, own);
  if (request) return settled(request);
  const ending = endingIn(said, own);
  if (ending && isAnswered(ending)) return ending.request;
  if (!ENGLISH_HINT.test(said)) return undefined;
  const inEnglish = besideBy(pieces, english);
  return inEnglish && { ...settled(inEnglish), isInEnglish: true };
};

/** "No entiendo pantalla": what is said not to be understood. */
const NOT_UNDERSTOOD: Readonly<Record<Language | "English", RegExp>> = {
  French: /(?:comprends|comprend|connais) pas (.+)$/,
  Spanish: /no (?:entiendo|comprendo|conozco) (.+)$/,
  German: /(?:verstehe?|kenne?) (.+) nicht$/,
  English: /(?:don t|dont|do not) (?:understand|know|get) (.+)$/,
};

/** "Redes sociales significa social media, ¿verdad?": to be confirmed. */
const SENSE = /veut dire|signifie|significa|quiere decir|bedeutet|heisst|mean/;
const SUPPOSED =
  /^(.+?) (?:ca |eso |das )?(?:veut dire|signifie|significa|quiere decir|bedeutet|heisst|means) (?:[a-z]+ ){1,3}(?:non|no|oder|hein|verdad|ne|right)$/;

/** "No entiendo a mi hermano": of somebody they tell something. */
const POSSESSIVE = /^(?:a|mon|ma|mes|mis?|mein[a-z]*|my)$/;
const NO = /^(?:non|no|nein|oui|si|ja)$/;

/** A word without what makes it plural or feminine. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:e[nrs]?|[nsx])$/, "") : word);

/** These words as a question has them, in the singular or plural; undefined where it does not or where they only point at it. */
const spokenIn = (question: string, words: readonly string[]): string | undefined => {
  if (words.length === 0 || words.length > QUOTED_MAX_WORDS) return undefined;
  if (words.every((word) => POINTING.has(word))) return undefined;
  const asked = plainWords(unaccented(question)).map(stem);
  const at = asked.findIndex((_, from) => words.every((word, place) => asked[from + place] === stem(word)));
  return at < 0
    ? undefined
    : plainWords(question)
        .slice(at, at + words.length)
        .join(" ");
};

/**
 * Words of Mark's question that a student says they do not understand, as a request for their meaning. Of anything else that
 * they do not understand, maths for one, they tell something.
 */
export const unknownWordIn = (
  said: string,
  question: string,
  language: Language,
): RepairRequest | undefined => {
  const words = plainWords(unaccented(said));
  if (words.length > UNKNOWN_MAX_WORDS) return undefined;
  const asked = plainWords(unaccented(question)).join(" ");
  for (const pattern of [NOT_UNDERSTOOD[language], NOT_UNDERSTOOD.English, SUPPOSED]) {
    const meant = pattern.exec(words.join(" "))?.[1]?.split(" ") ?? [];
    const named = meant.length > 1 && DETERMINER.test(meant[0] ?? "") ? meant.slice(1) : meant;
    // To "¿Qué significa la familia para ti?" it is an answer.
    if (pattern === SUPPOSED && SENSE.test(asked)) continue;
    const word = spokenIn(question, named);
    if (word !== undefined) return { kind: "meaning", word };
  }
  const { own, english } = matchersOf(language);
  for (const matcher of [own, english]) {
    const pattern = notUnderstoodBy(matcher);
    const text = words.join(" ");
    if (!pattern || text.search(pattern) < 0) continue;
    const rest = left(without(without(text, pattern), matcher.echoes));
    const isAround = (each: string | undefined) =>
      each !== undefined &&
      !POSSESSIVE.test(each) &&
      (matcher.courtesies.has(each) || DETERMINER.test(each) || NO.test(each));
    while (isAround(rest[0])) rest.shift();
    while (isAround(rest.at(-1))) rest.pop();
    const word = spokenIn(question, rest);
    if (word !== undefined) return { kind: "meaning", word };
  }
  return undefined;
};
const UNKNOWN_MAX_WORDS = 10;
