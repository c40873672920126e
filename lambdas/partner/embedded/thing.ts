import type { Language } from "../../../domain/exercise.ts";
import type { MistakeKind } from "../../../domain/mistakes.ts";
import type { NounReading } from "../../../grammar/core/lexicon.ts";
import type { Family, Slot } from "../../../grammar/core/morphology.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { formFor, joined } from "../../../grammar/core/phrase/form.ts";
import { phraseAt, ruledSlots } from "../../../grammar/core/phrase/phrase.ts";
import { isDeterminer, type Word } from "../../../grammar/core/word.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import type { Statement, Thing, ThingForms, ThingNamed } from "../dialogue/utterance.ts";
import { englishOf } from "./echo.ts";

/** What a language brings to asking about what was mentioned. */
type Asking = {
  /** The possessives of one who speaks. */
  mine: RegExp;
  /** Of these a student has one: "j'ai un chien". */
  one: RegExp;
  definite: RegExp;
  /** "That", where it is more than "the". */
  that?: Family;
  /** Pronouns for one or for many, masculine, feminine and, in German, neuter. */
  he: Readonly<Record<string, string>>;
  is: readonly [one: string, many: string];
  thinks: readonly [one: string, many: string];
  /** What is or was only so far. */
  gone: RegExp;
  /** What leads to the name of a country and to a school subject: as said, or always the same. */
  inside: RegExp;
};

const asking: Readonly<Record<Language, Asking>> = {
  French: {
    mine: /^(?:mon|ma|mes|notre|nos)$/,
    one: /^une?$/,
    definite: /^(?:l[ea]s?|l'|aux?|du|des)$/,
    that: { ms: "ce cet", fs: "cette", mp: "ces", fp: "ces" },
    he: { ms: "il", fs: "elle", mp: "ils", fp: "elles" },
    is: ["est", "sont"],
    thinks: ["pense", "pensent"],
    gone: /^(?:jusqu'|jusque|avant|ancien(?:ne)?s?|autrefois)$/,
    inside: /^(?:en|aux?|à)$/,
  },
  Spanish: {
    mine: /^(?:mis?|nuestr[oa]s?)$/,
    one: /^una?$/,
    definite: /^(?:el|las?|los|al|del)$/,
    that: { ms: "ese", fs: "esa", mp: "esos", fp: "esas" },
    he: {},
    is: ["es", "son"],
    thinks: ["piensa", "piensan"],
    gone: /^(?:hasta|antes|antigu[oa]s?)$/,
    inside: /^(?:en|a)$/,
  },
  German: {
    mine: /^(?:mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)$/,
    one: /^eine?[nmrs]?$/,
    definite: /^(?:d(?:er|ie|as|en|em)|im|ins|am|ans|zum|zur|beim|vom)$/,
    he: {},
    is: ["ist", "sind"],
    thinks: ["denkt", "denken"],
    gone: /^(?:bis|früher|damals)$/,
    inside: /^(?:in|nach)$/,
  },
};

/** So near to a noun an adjective describes it, whether or not a verb stands between. */
const DESCRIBED_WITHIN = 9;
/** Mistakes that leave no doubt which noun was meant. */
const OF_ARTICLES: readonly MistakeKind[] = ["agreement", "case", "adjective", "capital", "elision"];
/** So far before it a word tells that somebody is there no longer. */
const GONE_WITHIN = 6;
const HAVING = new Set(["have", "get", "own"]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The gender and number of a noun where it stands, if the words around it leave no doubt. */
const slotOf = (
  answer: ParsedAnswer,
  word: Word,
  noun: NounReading,
): { slot: Slot; article: Word | undefined } | undefined => {
  const { words, compiled } = answer;
  let at = word.at - 1;
  while (at >= 0 && at >= word.at - 3 && !words[at + 1]?.afterPause && !isDeterminer(compiled, words[at])) {
    if (words[at]?.adjectives.length === 0) break;
    at -= 1;
  }
  const article = !words[at + 1]?.afterPause && isDeterminer(compiled, words[at]) ? words[at] : undefined;
  const phrase = article && phraseAt(answer, article.at);
  const agreed = article && phrase?.noun === word ? ruledSlots(phrase) : [];
  // "Ich habe ein Bruder", "mon mère": of a mistaken article only whose it is counts.
  const slots = agreed.length > 0 ? agreed : noun.slots;
  const kinds = new Set(slots.map((slot) => slot.slice(0, 2)));
  const [slot] = kinds;
  return slot !== undefined && kinds.size === 1 ? { slot, article } : undefined;
};

/** "Club | de théâtre": what a noun is of, if that is a bare noun; undefined where it belongs to more than is said back. */
const complementOf = ({ words, compiled }: ParsedAnswer, word: Word, slot: Slot): string | undefined => {
  if (compiled.definition.german) return "";
  const [of, second, third] = words.slice(word.at + 1, word.at + 4);
  if (!of || of.afterPause) return "";
  // "Un prof | détendu", "jeux | vidéo": what stands straight behind it belongs to it, but for a name.
  if (
    of.nouns.length > 0 &&
    !of.capital &&
    of.verbs.length === 0 &&
    !isDeterminer(compiled, of) &&
    !compiled.lexicon.functional.has(of.lower)
  )
    return undefined;
  // "École | primaire": without what describes it, it would be another.
  const describing = of.nouns.length + of.verbs.length === 0 && of.adjectives.length > 0;
  if (describing) return of.adjectives.some(({ slots }) => slots.includes(slot)) ? ` ${of.lower}` : undefined;
  if (!/^d(?:e|'|u|el|es)$/.test(of.lower)) return "";
  const isBare = /^d(?:e|')$/.test(of.lower) && second && second.nouns.length > 0 && !second.capital;
  const ends = !third || third.afterPause || !/^d(?:e|'|u|el|es)$/.test(third.lower);
  return isBare && ends ? ` ${of.lower}${of.lower.endsWith("'") ? "" : " "}${second.lower}` : undefined;
};

type Forms = Readonly<Record<string, string>>;

const inFrenchOrSpanish = (
  answer: ParsedAnswer,
  noun: NounReading,
  slot: Slot,
  complement: string,
  as: "own" | "that" | "kind",
): Forms | undefined => {
  const { compiled } = answer;
  const { articles, language } = compiled.definition;
  const { that, he, is, thinks } = asking[language];
  const family = as === "own" ? articles.your : ((as === "that" ? that : undefined) ?? articles.the);
  const named = joined(answer, family, slot, noun.form);
  if (!named) return undefined;
  const nom = `${named}${complement}`;
  const isMany = slot[1] === "p";
  const isPerson = noun.topic === "family" || noun.topic === "friends" || noun.topic === "animals";
  const contracted = (lead: string): string =>
    language === "French"
      ? `${lead} ${nom}`
          .replace(/^de le /, "du ")
          .replace(/^de les /, "des ")
          .replace(/^à le /, "au ")
          .replace(/^à les /, "aux ")
      : `${lead} ${nom}`.replace(/^de el /, "del ").replace(/^a el /, "al ");
  const pronoun = he[slot];
  return {
    nom,
    of: contracted("de"),
    to: language === "French" ? contracted("à") : isPerson ? contracted("a") : nom,
    bare: `${noun.form}${complement}`,
    is: is[isMany ? 1 : 0],
    thinks: thinks[isMany ? 1 : 0],
    ...(pronoun && { he: pronoun, He: capital(pronoun) }),
  };
};

const inGerman = (
  answer: ParsedAnswer,
  noun: NounReading,
  slot: Slot,
  as: "own" | "that" | "kind",
): Forms | undefined => {
  const { articles } = answer.compiled.definition;
  const { is, thinks } = asking.German;
  const isMany = slot[1] === "p";
  const english = englishOf(noun, `${slot}n`, true);
  const isAlone = as === "kind" && english.a === english.bare;
  const family = as === "own" ? articles.your : articles.the;
  const inCase = (sign: "n" | "a" | "d"): string | undefined => {
    const form = formFor(answer, noun, [`${slot}${sign}`]);
    if (!form) return undefined;
    return isAlone ? capital(form) : joined(answer, family, `${slot}${sign}`, capital(form));
  };
  const nom = inCase("n");
  const acc = inCase("a");
  const dat = inCase("d");
  const form = formFor(answer, noun, [`${slot}d`]);
  if (!nom || !acc || !dat || !form) return undefined;
  const bare = capital(formFor(answer, noun, [`${slot}n`]) ?? form);
  const own = capital(form);
  const isFeminine = slot === "fs";
  return {
    nom,
    acc,
    dat,
    bare,
    an: /^dem /.test(dat) ? `am ${own}` : `an ${dat}`,
    is: is[isMany ? 1 : 0],
    thinks: thinks[isMany ? 1 : 0],
    ...(!isMany && {
      at: isFeminine ? `bei der ${own}` : `beim ${own}`,
      to: isFeminine ? `zur ${own}` : `zum ${own}`,
    }),
  };
};

/** "En Espagne", "en historia", "in Mathe": where a country or a subject needs no article. */
const inside = (
  answer: ParsedAnswer,
  word: Word,
  noun: NounReading,
  article: Word | undefined,
): ThingForms | undefined => {
  const { language } = answer.compiled.definition;
  const before = answer.words[(article ?? word).at - 1];
  const isPlace = noun.topic === "travel";
  const english = `in ${noun.gloss}`;
  const lead =
    isPlace && !word.afterPause && before && asking[language].inside.test(before.lower)
      ? before.lower
      : undefined;
  const name = language === "German" || isPlace ? capital(noun.form) : noun.form;
  if (isPlace && (article || lead === undefined)) {
    // "Au Portugal", "aux États-Unis": there the article is in the preposition.
    return isPlace && language === "French" && article && /^aux?$/.test(article.lower)
      ? { in: `${article.lower} ${name}`, english }
      : undefined;
  }
  if (isPlace)
    return { in: `${language === "French" ? lead : language === "Spanish" ? "en" : "in"} ${name}`, english };
  return { in: `${language === "German" ? "in" : "en"} ${name}`, english };
};

/** What has a plural in one language, "prácticas", and is one all the same. */
const ONE_IN_MANY = new Set(["work experience"]);
/** What is no thing to be asked about, or is so only with its number. */
const UNASKED = new Set(
  "thing,time,day,week,year,month,life,problem,way,lot,part,kind,sort,type,example,reason,opinion,favourite,name,age,eye,eyes,hair,free time,weekend,morning,evening,night,birthday,dream,future,idea,head,hand,money,house number,view,turn,best,mind,mother tongue,home,place,people,family,death,funeral,illness,birth,divorce,fault,lie,body,leg,arm,back,stomach".split(
    ",",
  ),
);

/**
 * What somebody or something that an answer names may be asked about by; undefined where its gender, its number or its end is
 * uncertain. `isAlone` tells whether one speaks of oneself alone, and not of several.
 */
export const thingAt = (
  answer: ParsedAnswer,
  { word, noun }: ParsedAnswer["nouns"][number],
  statement: Pick<Statement, "subject" | "tense" | "verb" | "isPlan" | "isDependent">,
  isAlone: boolean,
  findings: readonly Finding[],
): Thing | undefined => {
  const { words, compiled } = answer;
  const { language } = compiled.definition;
  if (noun.topic === undefined || noun.gloss === "" || UNASKED.has(noun.gloss)) return undefined;
  // "Isla", "Rose": a name that is written like a noun.
  const isName = noun.lemma !== noun.lemma.toLowerCase();
  if (language !== "German" && word.capital && !word.opens && !isName) return undefined;
  if (new Set(word.nouns.map(({ gloss }) => gloss)).size > 1 && word.nouns[0] !== noun) return undefined;
  const found = slotOf(answer, word, noun);
  const complement = found && complementOf(answer, word, found.slot);
  if (!found || complement === undefined) return undefined;
  const { slot, article } = found;
  // "Bis letzte Woche auch unser Hund", "mon grand-père était drôle": nobody is asked about who may be there no longer.
  const isLiving = noun.topic === "family" || noun.topic === "friends" || noun.topic === "animals";
  const isOver = statement.subject !== "self" && statement.tense === "past";
  const before = words.slice(Math.max(0, word.at - GONE_WITHIN), word.at);
  if (isLiving && (isOver || before.some(({ lower }) => asking[language].gone.test(lower)))) return undefined;
  const first = article ?? word;
  const isMistaken = findings.some(
    ({ start, end, kind }) => start < word.end && end > first.start && !OF_ARTICLES.includes(kind),
  );
  if (isMistaken) return undefined;
  const back = asking[language];
  const mine = article !== undefined && back.mine.test(article.lower);
  const isHad =
    article !== undefined &&
    back.one.test(article.lower) &&
    HAVING.has(statement.verb) &&
    statement.subject === "self" &&
    // "We have a garden": a school has one, too.
    (isAlone || noun.topic === "animals" || noun.topic === "family") &&
    statement.tense === "present" &&
    !statement.isPlan &&
    !statement.isDependent;
  const isOthers =
    article !== undefined && !mine && !back.one.test(article.lower) && !back.definite.test(article.lower);
  const isMany = slot[1] === "p";
  const isCountry = noun.topic === "travel" && (language === "German" ? /^[A-Z]/.test(noun.gloss) : isName);
  const bare = `${isMany ? englishOf(noun, `${slot}n`, language === "German").many : noun.gloss}`;
  const isDescribed = words
    .slice(Math.max(0, word.at - 3), word.at + DESCRIBED_WITHIN)
    .some(({ adjectives, at }) => at !== word.at && adjectives.length > 0);
  const formsAs = (as: ThingNamed): ThingForms | undefined => {
    if (isOthers || as === "doing") return undefined;
    if (as === "in") return inside(answer, word, noun, article);
    if (as === "own" && !mine && !isHad) return undefined;
    // "Des films": several, of which none was meant.
    const isVague = article === undefined || (isMany && !mine);
    if (as === "that" && isVague && !(isMany && ONE_IN_MANY.has(noun.gloss))) return undefined;
    const by = as === "that" && (mine || isHad) ? "own" : as;
    const english =
      by === "own"
        ? `your ${bare}`
        : by === "that"
          ? `that ${bare}`
          : englishOf(noun, slot, language === "German").the;
    const forms = compiled.definition.german
      ? inGerman(answer, noun, slot, by)
      : inFrenchOrSpanish(answer, noun, slot, complement, by);
    return forms && { ...forms, english };
  };
  return {
    gloss: noun.gloss,
    topic: noun.topic,
    subject: statement.subject,
    tense: statement.tense,
    isPlan: statement.isPlan,
    isMine: mine || isHad,
    isMany,
    isCountry,
    isDescribed,
    formsAs,
  };
};

/** What a student does or likes doing, by the verb at this word: "j'aime nager", "ich schwimme". */
export const activityAt = (
  { compiled }: ParsedAnswer,
  word: Word,
  statement: Pick<Statement, "subject" | "tense" | "isPlan">,
): Thing | undefined => {
  const [reading] = word.verbs;
  if (!reading || word.nouns.length + word.adjectives.length > 0) return undefined;
  const { gloss, lemma, topic } = reading.verb;
  if (new Set(word.verbs.map(({ verb }) => verb.lemma)).size > 1 || /[ ']|se$|rse$/.test(lemma))
    return undefined;
  const inf = compiled.definition.german ? capital(lemma) : lemma;
  return {
    gloss,
    topic,
    subject: statement.subject,
    tense: statement.tense,
    isPlan: statement.isPlan,
    isMine: false,
    isMany: false,
    isCountry: false,
    isDescribed: false,
    formsAs: (as) => (as === "doing" ? { inf, english: gloss } : undefined),
  };
};
