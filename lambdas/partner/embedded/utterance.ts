import type { Language } from "../../../domain/exercise.ts";
import { clauseAround } from "../../../grammar/core/clause.ts";
import type { NounReading } from "../../../grammar/core/lexicon.ts";
import type { Mood, Person } from "../../../grammar/core/morphology.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../../grammar/core/phrase/phrase.ts";
import { tokenise } from "../../../grammar/core/token.ts";
import type { VerbUse } from "../../../grammar/core/verbUse.ts";
import { isDegree, isDeterminer, type Word } from "../../../grammar/core/word.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import { compiledLanguage } from "../../../grammar/languages/languages.ts";
import type { Glance } from "../dialogue/facts.ts";
import { stemsOf } from "../dialogue/stems.ts";
import type { Mention, Statement, Telling, Thing, Told, Utterance } from "../dialogue/utterance.ts";
import { descriptionIn } from "./described.ts";
import { englishOf } from "./echo.ts";
import type { Examined } from "./examine.ts";
import { meritsOf } from "./merits.ts";
import { mirroredIn } from "./mirror.ts";
import { named } from "./namedByKind.ts";
import { particularIn } from "./particular.ts";
import type { Said } from "./phrasebook.ts";
import { feelingsIn } from "./sentiment.ts";
import { activityAt, thingAt } from "./thing.ts";
import { type Echo, LEADING, toldIn } from "./told.ts";

/** What a language brings to saying a student's words back. Words are in lower case. */
type SayingBack = {
  /** What denies a verb near it, or a noun behind it; `half` words deny only beside a "ne". */
  denying: RegExp;
  half?: RegExp;
  /** What denies the noun behind it, and nothing else. */
  none?: RegExp;
  /** "not only": no denial. */
  butNot: RegExp;
  /** What sets the noun behind it against what is told. */
  against: RegExp;
  /** The possessives of one who speaks, and what they are in the other's mouth. */
  yours: readonly (readonly [mine: RegExp, yours: string])[];
  /** Possessives that Mark can't say back. */
  unsaid: RegExp;
  /** Prepositions that may be said back, by what they are in English; places have "to" beside verbs of going. */
  prepositions: Readonly<Record<"with" | "in", RegExp>>;
  definite: RegExp;
  indefinite: RegExp;
  numbers: Readonly<Record<string, string>>;
};

const numbered = (words: string): Record<string, string> =>
  Object.fromEntries(
    words
      .split(" ")
      .map((word, place) => [
        word,
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][place] ?? "",
      ]),
  );

const sayingBack: Readonly<Record<Language, SayingBack>> = {
  French: {
    denying: /^(?:pas|jamais|rien|personne|aucune?)$/,
    half: /^plus$/,
    butNot: /^(?:seulement|que)$/,
    against: /^(?:lieu|plutôt|sans|contre|comme|sauf|qu'|que)$/,
    yours: [
      [/^mon$/, "ton"],
      [/^ma$/, "ta"],
      [/^mes$/, "tes"],
      [/^notre$/, "votre"],
      [/^nos$/, "vos"],
    ],
    unsaid: /^(?:t(?:on|a|es)|vo(?:tre|s)|leurs?|s(?:on|a|es)|ce|cet|cette|ces|quel\p{L}*)$/u,
    prepositions: { with: /^avec$/, in: /^(?:à|au|aux|en|dans|chez)$/ },
    definite: /^(?:l[ea]|les|l'|aux?)$/,
    indefinite: /^(?:une?|des|du|de|d')$/,
    numbers: numbered("deux trois quatre cinq six sept huit neuf dix"),
  },
  Spanish: {
    denying: /^(?:no|nunca|jamás|nada|tampoco|ningún|ninguna|nadie)$/,
    butNot: /^(?:sol[oa]|sólo|solamente)$/,
    against: /^(?:vez|lugar|sin|contra|como|excepto|que)$/,
    yours: [
      [/^mi$/, "tu"],
      [/^mis$/, "tus"],
      [/^nuestro$/, "vuestro"],
      [/^nuestra$/, "vuestra"],
      [/^nuestros$/, "vuestros"],
      [/^nuestras$/, "vuestras"],
    ],
    unsaid: /^(?:tus?|vuestr[oa]s?|sus?|est[eoa]s?|es[eoa]s?|qué)$/,
    prepositions: { with: /^con$/, in: /^(?:a|al|en)$/ },
    definite: /^(?:el|l[oa]s?|al)$/,
    indefinite: /^(?:un[oa]?s?)$/,
    numbers: numbered("dos tres cuatro cinco seis siete ocho nueve diez"),
  },
  German: {
    denying: /^(?:nicht|nie|niemals|nichts|niemand\p{L}*)$/u,
    none: /^kein\p{L}*$/u,
    butNot: /^nur$/,
    against: /^(?:statt|anstatt|ohne|gegen|wie|als|außer)$/,
    yours: [
      [/^mein(?=\p{L}*$)/u, "dein"],
      [/^unser$/, "euer"],
      [/^unsere(?=[nmrs]?$)/, "eure"],
    ],
    unsaid: /^(?:dein\p{L}*|eu(?:er|re\p{L}*)|ihr\p{L}*|sein\p{L}*|dies\p{L}*|welch\p{L}*)$/u,
    prepositions: { with: /^mit$/, in: /^(?:in|im|ins|an|am|ans|auf|nach|zum|zur|zu|bei|beim)$/ },
    definite: /^(?:d(?:er|ie|as|en|em)|im|ins|am|ans|zum|zur|beim)$/,
    indefinite: /^eine?[nmrs]?$/,
    numbers: numbered("zwei drei vier fünf sechs sieben acht neun zehn"),
  },
};

/** So far behind it a word sets a noun against what is told. */
const AGAINST_WITHIN = 4;

/** A phrase of more words is no longer said back: nobody repeats a whole sentence. */
const ECHO_MAX_WORDS = 5;
const LIKING = new Set(["like", "love", "enjoy", "please", "delight", "adore", "appreciate"]);
/** Nouns of these subjects name places that one can be in or go to. */
const PLACES: readonly (string | undefined)[] = ["town", "travel", "school", "home", "nature", "work"];
/** German: what may stand before a bare noun: "mit Freunden", "nach Wales", "im Garten". */
const SAID_WITH = /^(?:mit|in|im|ins|nach|am|auf|zum|zur|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$/;
const OF = /^d(?:e|'|u|el|es)$/;
const GOING = new Set(["go", "travel", "fly", "move", "drive", "come", "return"]);

const isAttached = (answer: ParsedAnswer, word: Word | undefined, back: SayingBack): boolean =>
  word !== undefined &&
  (isDeterminer(answer.compiled, word) ||
    isDegree(answer.compiled, word) ||
    (word.adjectives.length > 0 && word.verbs.length === 0) ||
    back.numbers[word.lower] !== undefined);

/** The words from the first that belongs to a noun to the last. */
const phraseAround = (answer: ParsedAnswer, noun: Word, back: SayingBack): readonly Word[] => {
  const { words, compiled } = answer;
  let from = noun.at;
  while (from > 0 && !words[from]?.afterPause && isAttached(answer, words[from - 1], back)) {
    from -= 1;
    if (isDeterminer(compiled, words[from])) break;
  }
  const before = words[from - 1];
  const led =
    before !== undefined &&
    !words[from]?.afterPause &&
    (compiled.lists.prepositions.has(before.lower) ||
      Object.values(back.prepositions).some((each) => each.test(before.lower)));
  if (led) from -= 1;
  let to = noun.at;
  if (!compiled.definition.german) {
    // "une maison blanche", but not "un film | drôle et …": an adjective that is joined on belongs to more than this.
    const next = words[to + 1];
    const describes = next && next.adjectives.length > 0 && next.verbs.length + next.nouns.length === 0;
    if (describes && !next.afterPause && !/^(?:claro|même|seule?|toute?)$/.test(next.lower)) to += 1;
    // "le cours de maths", "el equipo de fútbol": without its second part the first says little.
    const [of, second] = [words[to + 1], words[to + 2]];
    const third = words[to + 3];
    const joins = of && second && !of.afterPause && !second.afterPause;
    if (joins && /^d(?:e|')$/.test(of.lower) && second.nouns.length > 0) to += 2;
    else if (joins && /^d(?:u|es|el)$/.test(of.lower) && second.nouns.length > 0) to += 2;
    else if (joins && of.lower === "de" && isDeterminer(compiled, second) && third && third.nouns.length > 0)
      to += 3;
    // "en Afrique du Sud", "los Estados Unidos de América": a name is said whole.
    else if (joins && noun.capital && /^d(?:e|u|el|es)$/.test(of.lower) && second.capital) to += 2;
  }
  return words.slice(from, to + 1);
};

const inOthersMouth = (
  word: Word,
  back: SayingBack,
  isFirst: boolean,
  noun: NounReading | undefined,
  isCapital: boolean,
): string => {
  // What is heard has no capitals, and German nouns and names want theirs.
  if (noun) return isCapital ? noun.form.charAt(0).toUpperCase() + noun.form.slice(1) : noun.form;
  const [mine, yours] = back.yours.find(([pattern]) => pattern.test(word.lower)) ?? [];
  if (mine && yours !== undefined) return word.lower.replace(mine, yours);
  // A sentence's first word has its capital from there, but for German nouns and names.
  const isSmall =
    isFirst && word.opens && (word.nouns.length === 0 || word.lower !== word.nouns[0]?.lemma.toLowerCase());
  return isSmall ? word.lower : word.text;
};

const withArticle = (noun: string): string => `${/^(?!uni|eu)[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** The English of a phrase that is said back. */
const englishOfPhrase = (
  phrase: readonly Word[],
  word: Word,
  back: SayingBack,
  verb: string,
  german: boolean,
): string => {
  const [noun] = word.nouns;
  const [first] = phrase;
  if (!noun || !first) return "";
  const english = englishOf(noun, noun.slots[0] ?? "ms", german);
  const number = phrase.flatMap(({ lower }) => back.numbers[lower] ?? [])[0];
  const isYours = phrase.some(
    ({ lower, at }) => at < word.at && back.yours.some(([mine]) => mine.test(lower)),
  );
  // "Des films d'horreur", "los deportes de equipo"
  const [of, kind] = german ? [] : phrase.filter(({ at }) => at > word.at);
  const sort = of && kind && /^d(?:e|')$/.test(of.lower) ? `${kind.nouns[0]?.gloss ?? ""} `.trimStart() : "";
  const described = phrase
    .filter(({ at }) => at !== word.at)
    .flatMap(({ adjectives, lower }) =>
      back.definite.test(lower) || back.indefinite.test(lower) ? [] : adjectives.slice(0, 1),
    )
    .map(({ gloss }) => `${gloss} `)
    .join("")
    .concat(sort);
  const has = (pattern: RegExp) => phrase.some(({ lower }) => pattern.test(lower));
  // "En bus", "en tren"
  const isMeans = first.lower === "en" && phrase.length === 2 && noun.lemma === noun.lemma.toLowerCase();
  if (isMeans && noun.topic === "travel") return `by ${noun.gloss}`;
  const preposition = back.prepositions.with.test(first.lower)
    ? "with "
    : back.prepositions.in.test(first.lower) && PLACES.includes(noun.topic)
      ? GOING.has(verb)
        ? "to "
        : "in "
      : "";
  const named = (): string => {
    if (number) return `${isYours ? "your " : ""}${number} ${described}${english.many}`;
    if (isYours) return `your ${described}${english.bare}`;
    if (has(back.definite) && english.the !== english.bare) return `the ${described}${english.bare}`;
    if (has(back.indefinite) && english.a !== english.bare) return withArticle(`${described}${english.bare}`);
    return `${described}${english.bare}`;
  };
  return first.lower === "chez" ? `at ${named()}'s` : `${preposition}${named()}`;
};

/** Subjects of which a noun may be said back by itself. */
const TAKEN_UP: readonly (string | undefined)[] =
  "food animals nature sport music media travel town school shopping festivals leisure technology home work family friends".split(
    " ",
  );
const BARE: readonly (string | undefined)[] = ["food", "sport", "music", "school", "travel"];
/** Nouns of theirs that say nothing by themselves, or belong to a turn of phrase. */
const EMPTY = new Set(
  "eye,head,hand,foot,end,side,point,case,child,boy,girl,man,woman,person,people,somebody,thing,problem,argument,quarrel,mistake,weakness,strength,difference,inhabitant,detail,way,word,name,age,number,lot,bit,half,rest,top,middle,place,area,room,home,house,life,world,group,member,class,year,idea,question,answer,advice,fun,time,money,euro,pound,request,please,beard,hair,freckle,height,family,parent,water,sir,lord,lie,cover,colour,size,kind,glass,bottle,piece,island,news,series,part,show,role,story,boss,client,customer,pupil,student,mother,father,brother,sister,mum,dad,school,secondary school,primary school,way to school,favourite,gentleman,Mr,boyfriend,girlfriend,country,gate,trick,prawn,lesson".split(
    ",",
  ),
);

/** "Isla", "Tia": a name that is written like a noun, but for its capital or an accent. */
const isNamesake = (word: Word, noun: NounReading, words: number, language: Language): boolean => {
  if (language === "German") return false;
  const isSmall = noun.lemma === noun.lemma.toLowerCase();
  return (
    isSmall && ((word.capital && !word.opens) || (words === 1 && word.text.toLowerCase() !== word.lower))
  );
};

/** "Des jeux | vidéo", "le rock des années | quatre-vingt": half of what belongs together says something else. */
const isHalf = ({ words, compiled }: ParsedAnswer, phrase: readonly Word[], last: Word): boolean => {
  if (compiled.definition.german) return false;
  const next = words[last.at + 1];
  const second =
    phrase.length > 1 && phrase.some(({ nouns }) => nouns.length > 0 && TIMES.has(nouns[0]?.gloss ?? ""));
  const follows =
    next !== undefined &&
    !next.afterPause &&
    next.nouns.length > 0 &&
    next.verbs.length + next.adjectives.length === 0 &&
    !compiled.lexicon.functional.has(next.lower) &&
    !compiled.subjects.has(next.lower) &&
    !isDeterminer(compiled, next);
  // "Un prof | détendu", "une machine | cassée"
  const describes =
    next !== undefined &&
    !next.afterPause &&
    next.nouns.length === 0 &&
    next.adjectives.length > 0 &&
    next.verbs.length > 0 &&
    next.verbs.every(({ mood }) => mood === "participle");
  return follows || second || describes;
};

/** The student's words about a noun as Mark may say them; undefined where they don't stand by themselves, or hold a mistake. */
const echoOf = (
  answer: ParsedAnswer,
  word: Word,
  findings: readonly Finding[],
  verb: string,
): Echo | undefined => {
  const { language } = answer.compiled.definition;
  const back = sayingBack[language];
  const phrase = phraseAround(answer, word, back);
  const [first] = phrase;
  const last = phrase.at(-1);
  const [noun] = word.nouns;
  if (!first || !last || !noun || phrase.length > ECHO_MAX_WORDS) return undefined;
  if (!TAKEN_UP.includes(noun.topic) || EMPTY.has(noun.gloss)) return undefined;
  if (isNamesake(word, noun, phrase.length, language) || isHalf(answer, phrase, last)) return undefined;
  // A determiner that does not agree is a mistake, whether or not it is told.
  const article = phrase.find((each) => isDeterminer(answer.compiled, each));
  const whole = article && phraseAt(answer, article.at);
  const counted = phrase.some(({ lower }) => back.numbers[lower] !== undefined);
  if (counted && !noun.slots.some((slot) => slot[1] === "p")) return undefined;
  const slots = whole ? ruledSlots(whole) : [];
  if (article && slots.length === 0) return undefined;
  // "mit meiner Mutter, meinem Stiefvater": a dative without its preposition does not stand alone.
  const isLed = phrase[0] !== article;
  if (article && language === "German" && !isLed && !slots.some((slot) => /[na]$/.test(slot)))
    return undefined;
  const isBareWord = phrase.length === 1;
  // "Ich spiele Fußball", "ich esse Pizza", but no bare train or computer.
  if (isBareWord && !BARE.includes(noun.topic)) return undefined;
  // "Piscina", "Zug": one of several wants its article, but not "Pizza", "playas".
  const english = englishOf(noun, noun.slots[0] ?? "ms", language === "German");
  if (isBareWord && english.a !== english.bare) return undefined;
  if (
    !article &&
    language === "German" &&
    (!isBareWord || !noun.slots.some((slot) => /[na]$/.test(slot))) &&
    !SAID_WITH.test(first.lower)
  )
    return undefined;
  // "in Kantine": one of several lacks its article.
  if (!article && language === "German" && /^(?:in|auf|an)$/.test(first.lower) && english.a !== english.bare)
    return undefined;
  // "nach dem Sport": when something is, but for places.
  if (language === "German" && isLed && first.lower === "nach" && noun.topic !== "travel") return undefined;
  const overlaps = findings.some(({ start, end }) => start < last.end && end > first.start);
  if (overlaps || phrase.some(({ lower }) => back.unsaid.test(lower))) return undefined;
  // "je mange des pâtes", "je fais de la natation": straight behind a verb that is an article.
  const lead = answer.words[first.at - 1];
  const isPartitive =
    language === "French" &&
    /^(?:du|des|de)$/.test(first.lower) &&
    phrase.length > 1 &&
    (answer.uses.some(({ at, head }) => Math.max(at, head) === first.at - 1) ||
      // "j'aime écouter de la musique"
      (lead !== undefined && !first.afterPause && lead.verbs.some(({ mood }) => mood === "infinitive")));
  const led = answer.compiled.lists.prepositions.has(first.lower) && !isPartitive;
  const isSaidBack = Object.values(back.prepositions).some((pattern) => pattern.test(first.lower));
  // "À l'eau", "a las ovejas": what is no place leads elsewhere.
  // "En vez de | en coche": what such a word leads to is something else.
  const before = answer.words[first.at - 1];
  if (led && before && !first.afterPause && OF.test(before.lower)) return undefined;
  const isIn = led && back.prepositions.in.test(first.lower);
  if (led && noun.topic === "nature" && back.prepositions.with.test(first.lower)) return undefined;
  if (isIn && /^(?:food|animals|technology|shopping|family|friends)$/.test(noun.topic ?? ""))
    return undefined;
  // "A los jugadores": whom, not where.
  if (isIn && /^al?$/.test(first.lower) && !GOING.has(verb) && !/^(?:play|practise)$/.test(verb))
    return undefined;
  // "Mein Lieblingssport": what it is would say more.
  if (
    /^lieblings/.test(word.lower) ||
    phrase.some(({ lower }) => /^(?:préféré|favorit|preferid)/.test(lower))
  )
    return undefined;
  // "sans sucre", "pour mon frère", "à pied": what these lead to is not what was spoken of.
  if (led && !isSaidBack) return undefined;
  const isBare = phrase.length === 1;
  const isName = noun.lemma !== noun.lemma.toLowerCase() && language !== "German";
  if (isBare && language === "French" && !isName) return undefined;
  // "à pied", "en train": a preposition straight before a noun leads to a way or a means, but "en France" to a place.
  const bareLed =
    isSaidBack && phrase.length === 2 && language !== "German" && !/^(?:au|aux|al)$/.test(first.lower);
  if (
    bareLed &&
    noun.topic !== "travel" &&
    !(back.prepositions.with.test(first.lower) || noun.topic === "family")
  )
    return undefined;
  // "un emploi du temps": half of what belongs together is something else; "avec carte" lacks its article.
  const next = answer.words[last.at + 1];
  if (language !== "German" && next && !next.afterPause && OF.test(next.lower)) return undefined;
  if (language === "French" && back.prepositions.with.test(first.lower) && phrase.length === 2)
    return undefined;
  let text = "";
  let behind = first.start;
  for (const [place, each] of phrase.entries()) {
    text +=
      answer.text.slice(behind, each.start) +
      inOthersMouth(each, back, place === 0, each === word ? noun : undefined, language === "German");
    behind = each.end;
  }
  return {
    text,
    english: englishOfPhrase(phrase, word, back, verb, language === "German"),
    from: first.at,
    to: last.at,
  };
};

/** The places of the words that deny something. */
const denialsIn = (words: readonly Word[], { denying, half, butNot }: SayingBack): number[] =>
  words.flatMap(({ at, lower }) => {
    const next = words[at + 1];
    // "No, me gusta": the answer to yes or no stands before a pause. "Pas seulement" denies nothing.
    if (next && ((next.afterPause && at === 0) || butNot.test(next.lower))) return [];
    const ne = words.slice(Math.max(0, at - 5), at).some(({ lower }) => /^n(?:e|')$/.test(lower));
    return denying.test(lower) || (half?.test(lower) && ne) ? [at] : [];
  });

/** How far from its verb a word still denies it, in a language where both stand together. */
const NEAR = 3;

const SELF: readonly Person[] = [0, 3];

const subjectIn = (answer: ParsedAnswer, words: readonly Word[], use: VerbUse): Statement["subject"] => {
  const { compiled } = answer;
  const pronoun = words.find(
    ({ lower }) => compiled.subjects.has(lower) || /^(?:c'|ça|das|esto|eso)$/.test(lower),
  );
  const persons = pronoun && compiled.subjects.get(pronoun.lower)?.persons;
  if (words.some(({ lower }) => /^(?:on|wir|ich|je|j'|yo|nosotr[oa]s|me|nos|mir)$/.test(lower)))
    return "self";
  if (persons) return persons.some((person) => SELF.includes(person)) ? "self" : "other";
  const own = answer.words[use.at]?.verbs.flatMap(({ person }) => person ?? []) ?? [];
  if (compiled.definition.dropsSubjects && own.some((person) => SELF.includes(person))) return "self";
  const people = words.some(
    ({ nouns, at }) => at < use.at && nouns.some(({ topic }) => topic === "family" || topic === "friends"),
  );
  return people ? "other" : "thing";
};

/** "Mi abuelo construía", "meine Oma kocht": who does something by the form of its verb, where the clause is uncertain. */
const doerOf = (
  { words, compiled }: ParsedAnswer,
  { use, statement }: { use: VerbUse; statement: Statement },
): Statement["subject"] => {
  if (statement.subject !== "self") return statement.subject;
  const before = words.slice(Math.max(0, use.at - NEAR), use.at);
  const isLiked =
    compiled.definition.spanish?.liking.includes(use.verb.lemma) &&
    before.some(({ lower }) => /^(?:me|nos)$/.test(lower));
  const isPleased = before.some(({ lower }) => /^(?:me|m'|mir|on)$/.test(lower));
  const persons = new Set(words[use.at]?.verbs.flatMap(({ person }) => person ?? []));
  const isOwn = SELF.some((person) => persons.has(person));
  // "Cantaba": I, or somebody else.
  if (compiled.definition.dropsSubjects && persons.has(2) && !before.some(({ lower }) => lower === "yo"))
    return isLiked || isPleased ? "self" : "thing";
  const isOthers =
    persons.has(2) &&
    before.some(({ nouns }) => nouns.length > 0) &&
    !before.some(({ lower }) => /^(?:yo|je|j'|ich)$/.test(lower));
  return isLiked || isPleased || (isOwn && !isOthers) ? "self" : "thing";
};

/** "Oui, …", "bueno …": what may stand before the words that answer. */
const BEFORE_ANSWER = /^(?:oui|alors|ben|bon|bah|euh|sí|si|bueno|pues|ja|also|ähm|na)$/;

/** "Avec ma sœur, parce que …", "im Kunstraum": the words without a verb that an answer begins with, and that are the answer. */
const openingIn = (
  { words, compiled }: ParsedAnswer,
  echoed: (noun: Word) => Echo | undefined,
): Said | undefined => {
  const from = words.findIndex(({ lower }) => !BEFORE_ANSWER.test(lower));
  const noun = words.slice(from, from + ECHO_MAX_WORDS).find(({ nouns }) => nouns.length > 0);
  const echo = from >= 0 && noun ? echoed(noun) : undefined;
  if (!echo || echo.from !== from) return undefined;
  const next = words[echo.to + 1];
  const { reasons, joining } = compiled.lists;
  const ends =
    next === undefined ||
    next.afterPause ||
    reasons.has(next.lower) ||
    reasons.has(`${next.lower} ${words[next.at + 1]?.lower ?? ""}`) ||
    (next.at === words.length - 2 && joining.has(next.lower));
  return ends ? { text: echo.text, english: echo.english } : undefined;
};

const TO_NAMES = /^(?:à|en|a|in|nach)$/;
const NAME_MIN_LETTERS = 4;

/** "J'habite à Plymouth", "vivo en york": behind such a preposition a word that no table has is the name of a place. */
const placeAt = (
  { words, compiled, text: whole }: ParsedAnswer,
  use: VerbUse,
  end: number,
): Echo | undefined => {
  const { at, head, verb } = use;
  if (!LEADING.has(verb.gloss)) return undefined;
  // Where anything is written with a capital, a name is.
  const hasCapitals = whole !== whole.toLowerCase();
  for (let place = Math.max(at, head) + 1; place < end - 1; place += 1) {
    const [preposition, name, next] = words.slice(place, place + 3);
    if (!preposition || !name || !TO_NAMES.test(preposition.lower) || name.afterPause) continue;
    const isUnknown = !compiled.lexicon.known.has(name.lower) && name.nouns.length + name.verbs.length === 0;
    // "À Old Trafford": of two words the first is no name.
    const isWhole = !next || next.afterPause || compiled.lexicon.known.has(next.lower);
    if (
      !isUnknown ||
      !isWhole ||
      (hasCapitals && !name.capital) ||
      name.lower.length < NAME_MIN_LETTERS ||
      /\d/.test(name.text)
    )
      return undefined;
    const text = `${name.text.charAt(0).toUpperCase()}${name.text.slice(1)}`;
    return { text: `${preposition.lower} ${text}`, english: `in ${text}`, from: place, to: place + 1 };
  }
  return undefined;
};

/** When something was, rather than what: nobody takes up a Saturday. */
const TIMES = new Set(
  "weekend,day,morning,afternoon,evening,night,week,month,year,time,hour,minute,moment,summer,winter,spring,autumn,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,January,February,March,April,May,June,July,August,September,October,November,December,o'clock,midday,midnight,end,start,beginning,thing,lot,part,kind,sort,type,example,reason,opinion,favourite".split(
    ",",
  ),
);
const WISHING = new Set(["want", "hope", "plan", "intend", "wish", "dream"]);

/** What an examined answer hands to the dialogue. */
export const utteranceOf = ({ answer, asked, findings }: Examined): Utterance => {
  const { compiled, words, uses } = answer;
  const { german, dropsSubjects } = compiled.definition;
  const back = sayingBack[compiled.definition.language];
  const { lists } = compiled;
  const given = new Set(asked.lemmas);
  const nounAt = new Map(answer.nouns.map((each) => [each.word.at, each]));
  const denials = denialsIn(words, back);
  const deniesVerb = ({ at, head }: VerbUse): boolean => {
    const [from, to] = clauseAround(compiled, words, at);
    return denials.some((place) => {
      if (german) return place >= from && place < to;
      // "No como …": what stands straight before its verb denies it, wherever the clause is taken to begin.
      if (dropsSubjects)
        return (
          place < at && place >= at - NEAR && !words.slice(place + 1, at + 1).some((each) => each.afterPause)
        );
      return place > at - NEAR && place <= Math.max(at, head) + NEAR && place < to;
    });
  };
  const deniesNoun = (at: number): boolean =>
    words
      .slice(Math.max(0, at - NEAR), at)
      .some(
        (word) =>
          (denials.includes(word.at) || back.none?.test(word.lower)) &&
          !uses.some((use) => use.at > word.at && use.at < at) &&
          !words.slice(word.at + 1, at).some(({ lower }) => lists.joining.has(lower)),
      );
  /** A clause with a mistake in it is not said back. */
  const holdsMistake = ({ at, head }: VerbUse, echo: Echo): boolean => {
    const [first, last] = [words[Math.min(at, head, echo.from)], words[Math.max(at, head, echo.to)]];
    return findings.some(({ start, end }) => first && last && start < last.end && end > first.start);
  };
  /** "Au lieu de prendre la voiture", "besser als der Bus": what something is set against is not what was told. */
  const isSetAgainst = (at: number): boolean =>
    words
      .slice(Math.max(0, at - AGAINST_WITHIN), at)
      .some(
        (word) =>
          back.against.test(word.lower) &&
          !words.slice(word.at + 1, at + 1).some(({ afterPause }) => afterPause) &&
          !uses.some((use) => use.at > word.at && use.at < at && use.tenses.length > 0),
      );
  const mentionAt = (
    at: number,
    denied: boolean,
    verb: string,
    told?: (echo: Echo) => Told | undefined,
  ): Mention | undefined => {
    const found = nounAt.get(at);
    if (!found || TIMES.has(found.noun.gloss)) return undefined;
    // "comida basura", "fiesta sorpresa": the second of two nouns only tells what kind the first is.
    if (!german && nounAt.has(at - 1) && !found.word.afterPause) return undefined;
    const isDenied = denied || deniesNoun(at);
    const echo =
      (isDenied && told === undefined) || isSetAgainst(at)
        ? undefined
        : echoOf(answer, found.word, findings, verb);
    const clause = echo && told?.(echo);
    return {
      gloss: found.noun.gloss,
      topic: found.noun.topic,
      isDenied,
      isGiven: given.has(found.noun.lemma),
      ...(echo && !isDenied && { echo: { text: echo.text, english: echo.english } }),
      ...(clause && { told: clause }),
    };
  };
  const placed = new Map<number, Mention>();
  const statements = uses.map((use, order): Statement => {
    const [from, to] = clauseAround(compiled, words, use.at);
    const clause = words.slice(from, to);
    const denied = deniesVerb(use);
    const start = Math.min(use.at, use.head);
    // A clause that two verbs share is parted where the second begins.
    const end = Math.min(to, uses[order + 1]?.at ?? to);
    const isThere =
      (german && use.verb.lemma === "geben" && clause.some(({ lower }) => lower === "es")) ||
      (compiled.definition.onlySubjects && use.verb.lemma === "avoir" && words[use.at - 1]?.lower === "y") ||
      use.verb.lemma === "haber";
    const verb = isThere ? "have" : use.verb.gloss;
    const mentions: Mention[] = [];
    const lead = words[from];
    const isDependent =
      lead !== undefined &&
      lead.at !== use.at &&
      (lists.subordinating.has(lead.lower) || lists.reasons.has(lead.lower));
    const tell = (echo: Echo) =>
      holdsMistake(use, echo)
        ? undefined
        : toldIn(answer, { use, from, to: end, isDenied: denied, isDependent }, echo);
    for (let at = german ? from : start; at < end; at += 1) {
      const mention = placed.has(at) ? undefined : mentionAt(at, denied, verb, tell);
      if (!mention) continue;
      placed.set(at, mention);
      mentions.push(mention);
    }
    const isLike = german && clause.some(({ lower }) => /^(?:gerne?|lieber|liebsten)$/.test(lower));
    const place = mentions.some(({ told }) => told) ? undefined : placeAt(answer, use, end);
    const told = place && tell(place);
    if (place && told)
      mentions.push({ gloss: place.english, topic: "travel", isDenied: false, isGiven: false, told });
    const glosses = clause.flatMap(({ verbs }) => verbs.slice(0, 1).map((reading) => reading.verb.gloss));
    return {
      verb: isLike ? "like" : verb,
      tense: use.tenses[0],
      subject: isThere ? "thing" : subjectIn(answer, clause, use),
      isPlan:
        glosses.some((gloss) => WISHING.has(gloss)) ||
        use.tenses[0] === "future" ||
        (use.tenses[0] === "conditional" && (isLike || use.verb.gloss === "like")),
      isDenied: denied || (mentions.length > 0 && mentions.every((mention) => mention.isDenied)),
      isDependent,
      mentions,
    };
  });
  const mentions = answer.nouns.flatMap(
    ({ word }) => placed.get(word.at) ?? mentionAt(word.at, false, "") ?? [],
  );
  /** The clause that a word stands in, or that it follows. */
  const holderAt = (at: number): { use: VerbUse; statement: Statement } | undefined => {
    const [from] = clauseAround(compiled, words, at);
    const inside = uses.findLastIndex(
      (use) => clauseAround(compiled, words, use.at)[0] === from && use.at <= at,
    );
    const order =
      inside >= 0
        ? inside
        : uses.findLastIndex((use) => clauseAround(compiled, words, use.at)[0] === from || use.at < at);
    const [use, statement] = [uses[order], statements[order]];
    return use && statement ? { use, statement } : undefined;
  };
  /** Neither denied nor supposed; what is beside the main clause only where it is the student's own. */
  const things = words.flatMap((word): Thing[] => {
    const found = nounAt.get(word.at);
    const holder = holderAt(word.at);
    if (!holder || holder.statement.isDenied || isSetAgainst(word.at)) return [];
    const statement = { ...holder.statement, subject: doerOf(answer, holder) };
    if (!found) {
      const activity = statement.isDependent ? undefined : activityAt(answer, word, statement);
      return activity && !given.has(word.verbs[0]?.verb.lemma ?? "") ? [activity] : [];
    }
    const mention = placed.get(word.at) ?? mentionAt(word.at, false, "");
    if (!mention || mention.isDenied || mention.isGiven) return [];
    const isAlone = words[holder.use.at]?.verbs.some(({ person }) => person === 0) ?? false;
    const thing = thingAt(answer, found, statement, isAlone, findings);
    return thing && (thing.isMine || !statement.isDependent) ? [thing] : [];
  });
  const affirmed = new Set<string>();
  const denied = new Set<string>();
  for (const { gloss, isDenied } of mentions) (isDenied ? denied : affirmed).add(gloss);
  for (const use of uses) (deniesVerb(use) ? denied : affirmed).add(use.verb.gloss);
  for (const { nouns, verbs, adjectives, at } of words) {
    const [adjective] = adjectives;
    if (adjective && nouns.length === 0) (deniesNoun(at) ? denied : affirmed).add(adjective.gloss);
    if (nouns.length === 0)
      for (const { mood, verb } of verbs.slice(0, 1)) if (mood === "infinitive") affirmed.add(verb.gloss);
  }
  // What is heard has no capitals, by which nouns are told in German.
  const glance = glanceAt(answer.text, compiled.definition.language);
  for (const word of glance.affirmed) if (!denied.has(word)) affirmed.add(word);
  for (const word of glance.denied) if (!affirmed.has(word)) denied.add(word);
  const { good, bad } = feelingsIn(answer);
  const dislikes =
    uses.some((use) => LIKING.has(use.verb.gloss) && deniesVerb(use)) ||
    statements.some(({ verb, isDenied }) => verb === "like" && isDenied);
  const { opinion, reason, clauses, words: count } = meritsOf(answer);
  const [first] = words;
  const echoAt = (at: number): Said | undefined => {
    const found = nounAt.get(at) ?? (isDeterminer(compiled, words[at]) ? nounAt.get(at + 1) : undefined);
    const echo = found && echoOf(answer, found.word, findings, "be");
    return echo?.from === at ? echo : undefined;
  };
  const description = descriptionIn(answer, findings, echoAt);
  const particular = particularIn(answer, findings);
  const mirror = mirroredIn(answer, findings);
  const opening = openingIn(answer, (word) => echoOf(answer, word, findings, "be"));
  return {
    statements,
    ...(description && { description }),
    ...(particular && { particular }),
    ...(mirror && { mirrored: mirror }),
    ...(opening && { opening }),
    mentions,
    things,
    affirmed,
    denied,
    feeling: dislikes ? "negative" : good && bad ? "mixed" : bad ? "negative" : good ? "positive" : "neutral",
    affirms: first !== undefined && /^(?:oui|ouais|si|sí|claro|ja|doch|klar|natürlich)$/.test(first.lower),
    denies: first !== undefined && /^(?:non|no|nein)$/.test(first.lower),
    tells: glance.tells,
    mentioned: glance.mentioned,
    judged: glance.judged,
    disliked: glance.disliked,
    stems: stemsOf(answer.plain),
    hasReason: reason,
    hasOpinion: opinion,
    clauses,
    words: count,
  };
};

/** By which words an answer tells with whom, where, when and since when. */
const telling: Readonly<Record<Language, Readonly<Record<Exclude<Telling, "reason">, RegExp>>>> = {
  French: {
    company: /(?<!\p{L})(?:avec|seule?s?|ensemble|nous|on|entre|famille)(?!\p{L})/u,
    place: /(?<!\p{L})(?:à|en|dans|chez|clubs?|équipe|collège|école|sur)(?!\p{L})/u,
    time: /(?<!\p{L})(?:tous|toutes|chaque|fois|souvent|parfois|quelquefois|jamais|toujours|d'habitude|normalement|rarement|quand|\p{L}+di|week-end|soir|matin|midi|heures?|demain|prochaine?|avant|après|pendant|été|janvier|février|mars|avril|mai|juin|juillet|août|\p{L}+bre)(?!\p{L})/u,
    since: /(?<!\p{L})(?:depuis|ans|mois|commencé|longtemps)(?!\p{L})/u,
    career: /(?<!\p{L})(?:devenir|(?:voudrais|veux|aimerais) être)(?!\p{L})/u,
    dislike: /(?<!\p{L})(?:déteste|horreur|aime pas|supporte pas)(?!\p{L})/u,
    purpose: /(?<!\p{L})pour (?:que|qu'\p{L}+|\p{L}+(?:er|ir|re))(?!\p{L})/u,
    pay: /(?<!\p{L})(?:payer|carte|espèces)(?!\p{L})/u,
    contrast:
      /(?<!\p{L})(?:mais|cependant|pourtant|par contre|en revanche|d'un côté|de l'autre|inconvénients?)(?!\p{L})/u,
    month:
      /(?<!\p{L})(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/u,
    hour: /(?<!\p{L})(?:heures?|minuit|\d+h)(?!\p{L})/u,
  },
  Spanish: {
    company: /(?<!\p{L})(?:con|sol[oa]s?|junt[oa]s|\p{L}+mos|nosotr[oa]s|familia)(?!\p{L})/u,
    place: /(?<!\p{L})(?:en|clubs?|equipo|instituto)(?!\p{L})/u,
    time: /(?<!\p{L})(?:tod[oa]s|cada|vez|veces|menudo|nunca|siempre|normalmente|cuando|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|semana|noches?|mañanas?|tardes?|horas?|que viene|próxim[oa]|antes|después|durante|verano|enero|febrero|marzo|abril|mayo|junio|julio|agosto|\p{L}+bre)(?!\p{L})/u,
    since: /(?<!\p{L})(?:desde|hace|años|meses|empecé|llevo)(?!\p{L})/u,
    career: /(?<!\p{L})(?:(?:quiero|gustaría|sueño es|quisiera) ser|convertirme en|aparte de ser)(?!\p{L})/u,
    dislike: /(?<!\p{L})(?:odio|detesto|no me gustan?|no soporto)(?!\p{L})/u,
    purpose: /(?<!\p{L})para (?:que|\p{L}+[aei]r)(?!\p{L})/u,
    pay: /(?<!\p{L})(?:pagar|tarjeta|efectivo)(?!\p{L})/u,
    contrast:
      /(?<!\p{L})(?:pero|sin embargo|por otr[oa]|no obstante|aunque|en cambio|desventajas?)(?!\p{L})/u,
    month:
      /(?<!\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/u,
    hour: /(?<!\p{L})(?:a las?|medianoche)(?!\p{L})/u,
  },
  German: {
    company: /(?<!\p{L})(?:mit|allein|zusammen|wir|familie|gemeinsam)(?!\p{L})/u,
    place: /(?<!\p{L})(?:im|in|an|am|auf|bei|zu|verein|mannschaft|schule)(?!\p{L})/u,
    time: /(?<!\p{L})(?:jede[nrs]?|immer|oft|mal|\p{L}+mal|manchmal|nie|meistens|normalerweise|wenn|als|\p{L}+tags?|wochenende|woche|abends?|morgens?|mittags?|uhr|nächste[nrs]?|vor|nach|während|sommer|januar|februar|märz|april|mai|juni|juli|august|\p{L}+ber|heute|gestern)(?!\p{L})/u,
    since: /(?<!\p{L})(?:seit|jahren?|monaten?|angefangen)(?!\p{L})/u,
    career:
      /(?<!\p{L})(?:zu werden|(?:möchte|will) (?:\p{L}+ ){1,4}werden|(?:studieren|werden|sein) (?:will|möchte))(?!\p{L})/u,
    dislike: /(?<!\p{L})(?:hasse|nicht gern|mag (?:\p{L}+ )?(?:kein\p{L}*|nicht))(?!\p{L})/u,
    purpose: /(?<!\p{L})(?:damit|um(?: \p{L}+)* zu)(?!\p{L})/u,
    pay: /(?<!\p{L})(?:zahlen|bezahlen|karte|bar)(?!\p{L})/u,
    contrast: /(?<!\p{L})(?:aber|jedoch|andererseits|allerdings|obwohl|trotzdem|nachteile?)(?!\p{L})/u,
    month:
      /(?<!\p{L})(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/u,
    hour: /(?<!\p{L})(?:uhr|halb|mitternacht)(?!\p{L})/u,
  },
};

const tellingIn = (plain: string, language: Language): ReadonlySet<Telling> => {
  const patterns = Object.entries(telling[language]) as [Telling, RegExp][]; // entries of a record have its keys
  return new Set(patterns.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : [])));
};

/** Beside an infinitive these tell what is to come. */
const COMING =
  /^(?:vais|vas|va|allons|vont|voudrais|aimerais|voy|vas|vamos|van|quiero|gustaría|werde|wirst|wird|werden|möchte|will|wollen)$/;
const PAST: readonly Mood[] = ["preterite", "imperfect", "participle"];

const HATING = new Set(["hate", "detest", "dislike", "loathe"]);
/** With a German verb these like. */
const FOND = /^(?:gerne?|lieber)$/;
/** So many words from a thing a word still judges it. */
const JUDGED_WITHIN = 6;

/** What a text says, by its English words alone: enough to remember an earlier answer by, in a tenth of the time. */
export const glanceAt = (text: string, language: Language): Glance => {
  const { lexicon } = compiledLanguage(language);
  const { denying, none } = sayingBack[language];
  const affirmed = new Set<string>();
  const denied = new Set<string>();
  const tokens = tokenise(text);
  const moods = new Set(
    tokens.flatMap(
      ({ lower }) =>
        lexicon.verbs
          .get(lower)
          ?.slice(0, 1)
          .map(({ mood }) => mood) ?? [],
    ),
  );
  const mentioned = new Set<string>();
  const glosses: { gloss: string; place: number }[] = [];
  const judges: { place: number; isDislike: boolean }[] = [];
  for (const [place, { lower }] of tokens.entries()) {
    const name = named.get(lower);
    const noun = lexicon.nouns.get(lower)?.[0]?.gloss;
    const verb = lexicon.verbs.get(lower)?.[0]?.verb.gloss;
    const adjective = lexicon.adjectives.get(lower)?.[0];
    for (const each of [name, noun, adjective?.gloss]) if (each) mentioned.add(each);
    for (const reading of lexicon.verbs.get(lower) ?? []) mentioned.add(reading.verb.gloss);
    const gloss = name ?? noun ?? verb ?? adjective?.gloss;
    const isHating = verb !== undefined && HATING.has(verb);
    const isLiking = verb !== undefined && LIKING.has(verb);
    const isFond = language === "German" && FOND.test(lower);
    if (isHating || isLiking || isFond || (adjective && adjective.opinion !== "neutral")) {
      const isDenied = tokens
        .slice(Math.max(0, place - NEAR), place + NEAR)
        .some((token) => denying.test(token.lower) || none?.test(token.lower));
      judges.push({ place, isDislike: isHating || ((isLiking || isFond) && isDenied) });
    }
    if (gloss === undefined || gloss === "") continue;
    glosses.push({ gloss, place });
    const before = tokens
      .slice(Math.max(0, place - NEAR), place + 1)
      .findLastIndex((token) => denying.test(token.lower) || none?.test(token.lower));
    const isParted =
      before >= 0 &&
      tokens.slice(Math.max(0, place - NEAR) + before + 1, place + 1).some((token) => token.afterPause);
    (before >= 0 && !isParted ? denied : affirmed).add(gloss);
  }
  const tellsPast = PAST.some((mood) => moods.has(mood));
  const tellsFuture =
    moods.has("future") || (moods.has("infinitive") && tokens.some(({ lower }) => COMING.test(lower)));
  const judged = new Set<string>();
  const disliked = new Set<string>();
  for (const { gloss, place } of glosses)
    for (const judge of judges) {
      const distance = place - judge.place;
      if (Math.abs(distance) > JUDGED_WITHIN || distance === 0) continue;
      judged.add(gloss);
      if (judge.isDislike && (distance > 0 || language === "German") && Math.abs(distance) <= NEAR)
        disliked.add(gloss);
    }
  let tells: ReadonlySet<Telling> | undefined;
  return {
    affirmed,
    denied,
    mentioned,
    judged,
    disliked,
    tellsPast,
    tellsFuture,
    // Worked out where it is asked for: of most answers nobody does.
    get tells() {
      tells ??= tellingIn(text.toLowerCase(), language);
      return tells;
    },
  };
};
