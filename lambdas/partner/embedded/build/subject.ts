import type { Language } from "../../../../domain/exercise.ts";
import { unaccented } from "../../../../domain/unaccented.ts";
import { wordsOf } from "../lexicon.ts";
import { speechOf } from "../speech.ts";
import { topicsNamed } from "../topics.ts";
import { keywords, type Theme, themeOf, themes } from "./themes.ts";
import { isMeantAs } from "./typing.ts";

/** What a prompt wants to talk about: themes of ours, or, where none is known, its own word for it. */
export type Subject = { themes: readonly Theme[]; word?: string | undefined };

/** Words that name a theme only where no other word does: "holiday plans" is about holidays. */
const weak = new Set(
  wordsOf("future plans day body energy area region money culture everyday zukunft avenir futuro planes"),
);

/** Words that prompts are made of, which name nothing. */
const filler = new Set(
  wordsOf(`a an the about on of and or for with in at to from by my your our their this that these those it its please can could would
    should you we i me us them make makes made create creating write build give get do does is are be some any more new different
    another exercise exercises question questions role play conversation conversations students student pupils pupil class year gcse
    igcse topic topics theme themes speaking practice practise exam style foundation foundational higher level set something
    anything everything whatever surprise hello hi hey thanks help good nice fun great cool test idea ideas random stuff all no not one two three four five six them talk talking say want need like let lets have has add change
    replace use using only french spanish german english past present future conditional tense tenses easy easier hard harder simple
    un une des les le la de du sur et pour avec une mon ma mes fais cree ecris questions ein eine einen der die das uber und fur mit
    mach schreib put into turn move longer shorter sure know mein meine fragen el los las unos sobre y para con mi mis medio haz crea escribe preguntas`),
);

/** What is never given back: orders to a machine, and words that no school wants in a title. */
const unfit =
  /ignor|instruct|system|prompt|essay|script|hack|password|secret|token|admin|delete|drop|select|print|function|import|console|eval|alert|html|http|www|code|bomb|drug|weapon|kill|murder|suicid|porn|sex|nud|fuck|shit|bitch|cunt|dick|arse|asshole|bastard|slut|whore|nigg|fag|nazi|hitler|stupid|idiot|dumb|hate|merde|putain|connard|salop|encul|mierda|puta|joder|cabron|scheiss|arsch|fotze|hure|wichs|depp|doof|blod/;

const TOO_MANY_WORDS = 3;
const WORD_MAX_LETTERS = 30;

const simple = (text: string): string => unaccented(text.toLowerCase());

/** The words of a prompt, in lower case and without accents. */
const wordsIn = (prompt: string): string[] => simple(prompt).match(/\p{L}+/gu) ?? [];

const themesByWord = themes.flatMap((theme) => wordsOf(keywords[theme]).map((word) => ({ theme, word })));

const named = (word: string): Theme | undefined =>
  themesByWord.find((known) => known.word === word)?.theme ??
  (filler.has(word) ? undefined : themesByWord.find((known) => isMeantAs(word, known.word))?.theme);

/** What the lexicon files a noun under, be it English or the exercise's language. */
const filed = (word: string, language: Language): Theme | undefined => {
  if (filler.has(word)) return undefined;
  const { english, nouns, accents } = speechOf(language).lexicon;
  const singular = word.replace(/ies$/, "y").replace(/s$/, "");
  const spellings = [word, ...(accents.get(word) ?? []), english.get(word), english.get(singular)];
  const topics = spellings
    .flatMap((spelling) => nouns.get(spelling?.toLowerCase() ?? "") ?? [])
    .map(({ topic }) => topic);
  const [topic = topicsNamed(word)[0]] = topics.filter((each) => each !== undefined);
  return topic && themeOf[topic];
};

/** The teacher's own word for a topic that we have no questions on: letters alone, few of them, and nothing unfit. */
const ownWord = (prompt: string): string | undefined => {
  // Word by word: one pattern over all of them would take for ever over a long prompt that does not fit.
  const isPlain = prompt
    .trim()
    .split(/\s+/)
    .every((word) => /^\p{L}[\p{L}'’-]*[,.!?]*$/u.test(word));
  if (unfit.test(simple(prompt)) || !isPlain) return undefined;
  const words = (prompt.match(/[\p{L}'’-]+/gu) ?? []).filter((word) => !filler.has(simple(word)));
  const word = words.join(" ");
  return words.length > 0 && words.length <= TOO_MANY_WORDS && word.length <= WORD_MAX_LETTERS
    ? word
    : undefined;
};

/** What a prompt is about, whatever else it says. */
export const subjectOf = (prompt: string, language: Language): Subject => {
  const words = wordsIn(prompt);
  const about = (use: readonly string[]): Theme[] => [...new Set(use.flatMap((word) => named(word) ?? []))];
  const strong = about(words.filter((word) => !weak.has(word)));
  if (strong.length > 0) return { themes: strong };
  const faint = about(
    words.filter((word) => !/^(future|futuro)$/.test(word) || !/\b(tense|tiempo)\b/.test(simple(prompt))),
  );
  if (faint.length > 0) return { themes: faint };
  const known = [...new Set(words.flatMap((word) => filed(word, language) ?? []))];
  return known.length > 0 ? { themes: known } : { themes: [], word: ownWord(prompt) };
};
