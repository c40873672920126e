import type { Exercise, Language } from "../../domain/exercise.ts";
import { passageOf } from "../lesson/agenda.ts";
import type { Sensitivity } from "../partner/partner.ts";
import { plainOf } from "./rules.ts";
import { english } from "./sensitive/english.ts";
import { french } from "./sensitive/french.ts";
import { german } from "./sensitive/german.ts";
import { spanish } from "./sensitive/spanish.ts";
import type { SensitiveTopics } from "./sensitive/topics.ts";

type Matcher = Record<"harmless" | "own" | "general" | "distance" | "minor" | "over", RegExp>;

const UP_TO_FOUR_WORDS = "(?:[a-z0-9]+ ){0,4}";

const matcherOf = (topics: SensitiveTopics): Matcher => {
  const { people, things, harmless, own, general, distance, minor, over } = topics;
  const wordsOf = (words: string) => `(?:${words.trim().replaceAll(/\s+/g, "|")})`;
  const matching = (pattern: string) => new RegExp(`\\b(?:${pattern})(?![a-z0-9])`, "g");
  const anyOf = (lines: string) =>
    matching(
      lines
        .trim()
        .replaceAll(/\s*\n\s*/g, "|")
        .replaceAll("<people>", wordsOf(people))
        .replaceAll("<things>", wordsOf(things))
        .replaceAll("… ", UP_TO_FOUR_WORDS),
    );
  return {
    harmless: anyOf(harmless),
    own: anyOf(own),
    general: anyOf(general),
    distance: matching(wordsOf(distance)),
    minor: anyOf(minor),
    over: anyOf(over),
  };
};

const matchers: Record<Language | "English", Matcher> = {
  French: matcherOf(french),
  Spanish: matcherOf(spanish),
  German: matcherOf(german),
  English: matcherOf(english),
};

const has = (pattern: RegExp, plain: string): boolean => plain.search(pattern) >= 0;

/** What is left of a sentence without what looks like one of these and is not, or is over. */
const weighed = (plain: string, { harmless, minor, over }: Matcher): string => {
  const rest = plain.replaceAll(harmless, "~");
  return has(over, rest) ? rest.replaceAll(minor, "~") : rest;
};

const touches = (plain: string, matcher: Matcher): boolean => {
  const { own, general, distance } = matcher;
  const rest = weighed(plain, matcher);
  return has(own, rest) || (has(general, rest) && !has(distance, rest));
};

/**
 * May this be about death, illness, violence, bullying, fear, an accident or a separation? In the language, or in English. Films,
 * books, history and figures of speech ("mort de fatigue") are left alone, unless one's own family stands beside them.
 */
export const isSensitive = (text: string, language: Language): boolean =>
  text.split(/[.!?\n]+/).some((sentence) => {
    const plain = plainOf(sentence);
    return touches(plain, matchers[language]) || touches(plain, matchers.English);
  });

/** What parts people, frightens or saddens them, heals or is hoped for is met calmly, and the talk goes on; for the rest one is sorry. */
const LESSER = new RegExp(
  [
    /divorc\w*|separ\w*|disput\w*|\bpeur|rie de mi|moqu\w*|\bmanqu\w*|\btristes?\b|\bcass\w*|\bfoule\w*|entorse|chomage|licenci\w*/,
    /\w*sch[ie]+d\w*|getrennt|angst|\w*lach\w*|streit\w*|gestritten|vermiss\w*|traurig|gebrochen|verstaucht|verletzt|geblutet|weh|arbeitslos/,
    /miedo|rien de mi|discut\w*|pele[ao]\w*|echo de menos|echamos de menos|extran\w*|romp\w*|\brot[oa]\b|torc\w*|esguince|lesion\w*|en paro|despid\w*|moriri\w*/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/**
 * Has the student told of something that hurt them or theirs, so that one is sorry for it? False for what they say of such things in
 * general ("many teenagers are bullied"), and for what many tell calmly, such as parents who live apart.
 */
export const isGrief = (text: string, language: Language): boolean =>
  text.split(/[.!?\n]+/).some((sentence) => {
    // "Ich habe Angst, weil Papa operiert wird": beside what frightens stands what one is sorry for.
    const plain = plainOf(sentence).replaceAll(LESSER, "~");
    const hurts = (matcher: Matcher) => has(matcher.own, weighed(plain, matcher));
    return hurts(matchers[language]) || hurts(matchers.English);
  });

/** Who brought up what demands tact in an answer to `asked`; undefined where nothing does. A passage is only read aloud. */
export const sensitivityOf = (exercise: Exercise, asked: string, said: string): Sensitivity | undefined => {
  const { language, title, objective, theme } = exercise;
  if (passageOf(exercise) !== undefined || !isSensitive(said, language)) return undefined;
  const isSet = [asked, title, objective, theme].some((text) => isSensitive(text, language));
  return isSet ? "exercise" : "student";
};

/** Those of these answers that demand tact. */
export const sensitiveAmong = (answers: readonly string[], language: Language): Set<string> =>
  new Set(answers.filter((said) => isSensitive(said, language)));
