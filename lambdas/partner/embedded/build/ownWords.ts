import { unaccented } from "../../../../domain/unaccented.ts";
import { wordsOf } from "../../../../grammar/core/lexicon.ts";
import { themeNames } from "./themes.ts";
import { isMeantAs } from "./typing.ts";

/** Lower case, without accents. */
export const plain = (text: string): string => unaccented(text.toLowerCase());

/** Words that prompts are made of, which name nothing. */
export const filler: ReadonlySet<string> = new Set(
  wordsOf(`a an the about on of and or for with in at to from by my your our their this that these those it its please can could would
    should you we i me us them make makes made create creating write build give get do does is are be some any more new different
    another exercise exercises question questions role play conversation conversations students student pupils pupil class year gcse
    igcse topic topics theme themes speaking practice practise exam style foundation foundational higher level set something
    anything everything whatever surprise hello hi hey thanks help good nice fun great cool test idea ideas random stuff all no not one two three four five six them talk talking say want need like let lets have has add change
    replace use using only french spanish german english past present future conditional tense tenses easy easier hard harder simple
    un une des les le la de du sur et pour avec une mon ma mes fais cree ecris questions ein eine einen der die das uber und fur mit
    mach schreib put into turn move longer shorter sure know mein meine fragen el los las unos sobre y para con mi mis medio haz crea escribe preguntas
    ask asks they he she it what who how where when their his her did does do last next week weekend please bitte mir moi exercice conversacion gesprach ubung`),
);

/** What is never given back: orders to a machine, and words that no school wants in a title. */
const unfit =
  /ignor|instruct|system|prompt|essay|script|hack|password|secret|token|admin|delete|drop|select|print|function|import|console|eval|alert|html|http|www|code|bomb|drug|weapon|kill|murder|suicid|porn|sex|nud|fuck|shit|bitch|cunt|dick|arse|asshole|bastard|slut|whore|nigg|fag|nazi|hitler|stupid|idiot|dumb|hate|merde|putain|connard|salop|encul|mierda|puta|joder|cabron|scheiss|arsch|fotze|hure|wichs|depp|doof|blod/;

const WORDS_MAX = 5;
const CHARACTERS_MAX = 30;
/** An article that belongs to what follows: "la plage". English ones are left out: a title needs none. */
const article = /^(les?|la|el|l[oa]s|der|die|das|une?|ein|eine)$/;
/** Where a prompt comes to its topic. */
const topicBegins = /\b(?:about|on|über|sur|sobre)(?!\p{L})/iu;

const isThemeName = (
  (names) => (word: string) =>
    names.some((name) => isMeantAs(word, name))
)(wordsOf(themeNames));
/** Does this word (plain) say more than the name of a theme does? */
export const isParticular = (word: string): boolean => !filler.has(word) && !isThemeName(word);

const tokensIn = (text: string): string[] => text.match(/[\p{L}'’-]+/gu) ?? [];
/** One token may be several words: "l'hôtel". */
const partsOf = (token: string): string[] => plain(token).match(/\p{L}+/gu) ?? [];

const isFiller = (token: string): boolean => partsOf(token).every((part) => filler.has(part));

/** The first sentence that names anything, from where it comes to its topic. */
const topicIn = (prompt: string): string => {
  const sentence = prompt.split(/[.;:!?\n]/).find((part) => !tokensIn(part).every(isFiller)) ?? "";
  const after = sentence.split(topicBegins).slice(1).join(" ");
  return tokensIn(after).length > 0 ? after : sentence;
};

/**
 * The teacher's own words for a topic, as they were typed: "hotel complaint" of "A role play about a hotel complaint, please".
 * Undefined where they are only the name of a theme, too many, more than letters, or unfit for a title.
 */
export const ownWords = (prompt: string): string | undefined => {
  // Word by word: one pattern over all of them would take for ever over a long prompt that does not fit.
  const isLetters = prompt
    .trim()
    .split(/\s+/)
    .every((word) => /^\p{L}[\p{L}'’-]*[,.:!?]*$/u.test(word));
  if (unfit.test(plain(prompt)) || !isLetters) return undefined;
  const tokens = tokensIn(topicIn(prompt));
  const start = tokens.findIndex((token) => !isFiller(token));
  const end = tokens.findLastIndex((token) => !isFiller(token));
  if (!tokens.some((token) => partsOf(token).some(isParticular))) return undefined;
  const from = start > 0 && article.test(plain(tokens[start - 1] ?? "")) ? start - 1 : start;
  const words = tokens.slice(from, end + 1);
  const text = words.join(" ");
  return words.length <= WORDS_MAX && text.length <= CHARACTERS_MAX ? text : undefined;
};

/** The words (plain) of a topic in somebody's own words. */
export const namingIn = (own: string): string[] =>
  tokensIn(own)
    .flatMap(partsOf)
    .filter((word) => !filler.has(word));
