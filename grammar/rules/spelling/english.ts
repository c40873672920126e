import { englishWords } from "../../core/english.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const englishVerb = defineRule({
  id: "english.verb-german-ending",
  message: "This is an English verb with a German ending. Use a German verb.",
});
const englishWord = defineRule({
  id: "english.word",
  message: (better: string) => `This is an English word. ${better}`,
});

/** Towns that are English words as well. */
const TOWNS = new Set(["nice", "bath", "reading", "cork", "hull", "sandwich"]);

/** Languages and subjects are no names, whatever their capital. */
const TAUGHT =
  /^(?:english|german|french|spanish|maths|science|history|geography|homework|teacher|swimming|cycling|reading|cooking|singing|drawing|dancing|school|house|money|cheese|bread|milk|kitchen|bedroom|breakfast|lunch|dinner|brother|sister|mother|father|holidays?|weather|subject|trousers|tie|lawyer|nurse|clothes|washing-up|beach|library)$/;

const DEFINITE = /^(?:der|die|den|dem|das)$/;

const OWNED = /^(?:k?ein|mein|dein|unser)(?:e[nmrs]?)?$/;

/** Is this a word that nobody knows, as most names are: "stephen", "oakwood"? */
const isUnknown = ({ compiled: { lexicon } }: ParsedAnswer, word: Word | undefined): boolean =>
  word !== undefined &&
  word.lower.length > 2 &&
  [lexicon.known, lexicon.english, lexicon.misformed, englishWords].every((list) => !list.has(word.lower));

/** "un gap year": names take no such article. */
const isCounted = ({ words }: ParsedAnswer, word: Word | undefined): boolean =>
  /^(?:une?|eine?|einen|una)$/.test(words[(word?.at ?? 0) - 1]?.lower ?? "");

/** Verbs that German has taken over. */
const BORROWED =
  /^(?:relax|chill|check|camp|post|like|stream|skat|surf|chat|download|text|follow|shop|train|jog|bik|shar|mix|styl|zoom|park|film|start|test|ship|nerv|vap)/;

/** "ich watche", "ich will visiten": an English verb with a German ending. */
const isMixed = ({ compiled, words }: ParsedAnswer, { at, lower, capital }: Word): boolean => {
  const { lexicon, definition } = compiled;
  const [, stem = ""] = /^(?:ge)?(\p{L}{3,}?)(?:en|e?s?t|e)$/u.exec(lower) ?? [];
  if (!definition.german || capital || stem === "" || lexicon.known.has(lower) || BORROWED.test(stem))
    return false;
  // "die rente", as it is heard: only behind its subject such a word is surely a verb; "mit beeren": a noun.
  const before = words[at - 1];
  const led = before && before.lower !== "zu" && compiled.lists.prepositions.has(before.lower);
  const acts =
    (lower.endsWith("en") && !led && !isDeterminer(compiled, before)) || isSubject(compiled, before);
  if (!acts) return false;
  return [stem, `${stem}e`].some(
    (verb) => !lexicon.known.has(verb) && (englishWords.has(verb) || lexicon.english.has(verb)),
  );
};
/** Dishes, clubs and the like that are called so everywhere. */
const CALLED_SO =
  /(?:bonfire night|match of|of th[eé]|th[eé] day|bank holiday|boxing day|west ham|escape room|hot dogs?|fast food|happy end|chicken nuggets|fish and|and chips|(?:refresco|cola) light)/;

/** What the names of places end in. */
const PLACES = /^(?:park|street|road|square|lane|hill|bridge|castle|academy)$/;

/** "the lion king", as it is heard: a title, where the second word behind "the" is no word of ours either. */
const isTitle = ({ words, compiled: { lexicon } }: ParsedAnswer, { at }: Word): boolean =>
  [at, at - 1, at - 2].some((place) => {
    const last = words[place + 2];
    return /^th[eé]$/.test(words[place]?.lower ?? "") && last !== undefined && !lexicon.known.has(last.lower);
  });

/** Words that English titles end in, and that other languages have borrowed. */
const TITLE_ENDS = /^(?:story|wars|club|games?|man|show|girls?|boys?|love|star|stars|king)$/;

/** What is watched, read, heard or played may be called anything. */
const TITLED = /^(?:see|watch|look|look_at|read|hear|listen|listen_to|play)$/;

/**
 * "habe dark gesehen", "je regardais toy story": right behind such a verb and without an article, what describes and nothing else,
 * what begins with "the", or two English words side by side are a title.
 */
const isWatched = ({ uses, words, compiled: { lexicon } }: ParsedAnswer, { at }: Word): boolean => {
  const isEnglish = (word: Word | undefined) =>
    word !== undefined &&
    !lexicon.known.has(word.lower) &&
    (englishWords.has(word.lower) || lexicon.english.has(word.lower));
  const first = words[at]?.afterPause === false && isEnglish(words[at - 1]) ? at - 1 : at;
  const watched = [words[first - 1], words[first + 1]].some((near) => {
    const use = uses.find((each) => each.head === near?.at || each.at === near?.at);
    return (
      TITLED.test(use?.verb.gloss ?? "") ||
      near?.verbs.some(({ verb: { gloss }, mood }) => mood === "infinitive" && TITLED.test(gloss))
    );
  });
  const [word, next] = [words[first], words[first + 1]];
  if (!watched || !word) return false;
  const meant = lexicon.english.get(word.lower) ?? "";
  const describes = (lexicon.adjectives.get(meant)?.length ?? 0) > 0 && !lexicon.nouns.has(meant);
  return (
    describes ||
    word.lower === "the" ||
    (next?.afterPause === false && (!lexicon.known.has(next.lower) || TITLE_ENDS.test(next.lower)))
  );
};

/** English words left in the answer, with the word that was looked for where our tables have it. */
export const english: Check = (answer, spoken) => {
  const { lexicon, definition } = answer.compiled;
  // "Was bedeutet „Ferien“? Ist das holidays?": an English word is asked about.
  if (/(?<!\p{L})(?:was (?:bedeutet|heißt)|qué significa|veut dire)(?!\p{L})/u.test(answer.plain)) return [];
  return answer.words.flatMap((word) => {
    const next = answer.words[word.at + 1];
    // "The Traitors": the first of several capitals begins a title.
    const titled = word.capital && (next?.capital ?? false) && next?.nouns.length === 0;
    const before = answer.words[word.at - 1]?.lower ?? "";
    // "meine Homework": in German a noun has its capital as well.
    const owned =
      definition.german && OWNED.test(before) && lexicon.english.has(word.lower) && !next?.capital;
    // "Strictly Come Dancing"
    const follows = answer.words[word.at - 1];
    const title = follows?.capital && !follows.opens && follows.nouns.length === 0;
    const taught = definition.german && TAUGHT.test(word.lower) && !next?.capital && !title;
    // "Biscuit ist sehr dick": who begins a sentence without an article is called so.
    const acting =
      word.opens &&
      word.capital &&
      !TAUGHT.test(word.lower) &&
      next?.afterPause === false &&
      answer.uses.some(({ at }) => at === next.at);
    const name = (!word.opens && word.capital && !owned && !taught) || titled || acting;
    // A recogniser may write "à nice" without its capital.
    const begins = word.capital && word.lower !== "reading";
    // "bei Frau Hill"
    if (/^(?:frau|herrn?|familie|madame|monsieur|señora?)$/.test(before)) return [];
    // "el punto y la i": a letter
    if (word.lower.length === 1 && answer.compiled.determiners.has(before)) return [];
    if (TOWNS.has(word.lower) && (begins || answer.compiled.lists.prepositions.has(before))) return [];
    // "stephen king", "oakwood park": nor may it write the capitals of other names.
    const beside = [
      word.afterPause ? undefined : answer.words[word.at - 1],
      next?.afterPause ? undefined : next,
    ];
    // "den lake district": two of them behind "the" are most likely a name.
    const [article = "", leading] =
      answer.text === answer.text.toLowerCase() ? [answer.words[word.at - 2]?.lower, before] : [];
    const isOther = (lower: string | undefined) => lower !== undefined && !lexicon.known.has(lower);
    const named =
      (DEFINITE.test(before) && !next?.afterPause && isOther(next?.lower)) ||
      (DEFINITE.test(article) && isOther(leading));
    if (spoken && named && definition.german) return [];
    if (spoken && beside.some((other) => isUnknown(answer, other) && !isCounted(answer, other))) return [];
    if (isMixed(answer, word) && !lexicon.english.has(word.lower) && !englishWords.has(word.lower))
      return [findingAt(word, word, { ...englishVerb() })];
    // "los plates", "mis friends": what stands before tells that it is no name.
    const counted = definition.spanish && /^(?:l[oa]s|mis|much[oa]s|unos|unas|dos|tres)$/.test(before);
    const stripped = word.lower.replace(/s$/, "");
    const isOne = englishWords.has(stripped) || lexicon.english.has(stripped);
    // "houses", "beaches"
    const several = counted ? (isOne ? stripped : word.lower.replace(/(?<=s|sh|ch)es$|s$/, "")) : "";
    const right = lexicon.english.get(word.lower) ?? lexicon.english.get(several);
    // "un perro que se llama biscuit"
    if (/^(?:llam|appell|hei(?:ß|ss))/.test(before)) return [];
    const dish = CALLED_SO.test(`${before} ${word.lower}`) || CALLED_SO.test(`${word.lower} ${next?.lower}`);
    if (dish || (spoken && (isTitle(answer, word) || isWatched(answer, word)))) return [];
    if (
      name ||
      lexicon.known.has(word.lower) ||
      !(right || englishWords.has(word.lower) || englishWords.has(several))
    )
      return [];
    // "green park": places keep their names.
    const placed = spoken && (next && !next.afterPause ? PLACES.test(next.lower) : false);
    const place = spoken && PLACES.test(word.lower) && before !== "" && !lexicon.known.has(before);
    if (placed || place) return [];
    // "plastic bag": one idea, which has a word of its own.
    const isForeign = (other: Word | undefined) =>
      other !== undefined && !lexicon.known.has(other.lower) && lexicon.english.has(other.lower);
    const paired = beside.some((other) => isForeign(other) && other?.afterPause !== true);
    const better =
      right && !paired
        ? // What is filed as one word, "feu-d'artifice", is written as several.
          `In ${definition.language} it is *${right.replace("-d'", " d'")}*.`
        : `Try to say it in ${definition.language}.`;
    return [findingAt(word, word, { ...englishWord(better) })];
  });
};
