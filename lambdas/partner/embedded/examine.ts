import { type Activity, type Language, languages } from "../../../domain/exercise.ts";
import { findingsIn } from "../../../grammar/checker.ts";
import { englishWords } from "../../../grammar/core/english.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import { hangsOnBorder } from "../../../grammar/core/runOn.ts";
import { isDeterminer, type Word } from "../../../grammar/core/word.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import { compiledLanguage } from "../../../grammar/languages/languages.ts";
import type { Moment, Sensitivity } from "../partner.ts";
import { type Asked, understand } from "./asked.ts";
import { foreignLanguage, knownShare } from "./detect.ts";
import { isFree, takenUp } from "./freeTalk.ts";
import { ownWordsIn } from "./ownWords.ts";
import { pertinentTo, saidToMark } from "./pertinent.ts";
import { refuses } from "./refusal.ts";
import { asksMore, type Relevance, relevanceOf } from "./relevance.ts";

/** How an answer is to be taken before anything else is said of it. */
export type Standing = "withheld" | "empty" | "foreign" | "refusal" | "astray" | "answered";

/** Everything that score, tip and reply need to know of one answer. */
export type Examined = {
  /** What was said to Mark; what was said to whoever marks, or in another language, is no part of it. */
  answer: ParsedAnswer;
  hasAside: boolean;
  /** All that was said, to whomever. */
  said: string;
  /** Those of its sentences that may answer the question: the others add nothing to what it is worth. */
  pertinent: ParsedAnswer;
  asked: Asked;
  /** Was it spoken? See `Moment`. */
  spoken: boolean;
  standing: Standing;
  relevance: Relevance;
  /** Mistakes, the most serious first. */
  findings: readonly Finding[];
  /** How many answers came before it. */
  place: number;
  activity: Activity;
  /** See `Moment`. */
  sensitivity: Sensitivity | undefined;
};

/** Below this share of known words there is no telling what an answer says. */
const UNDERSTOOD_SHARE = 0.25;

/** "Comment s'appelle ton frère ? – Tom.", "Lieblingsband? – Coldplay": a name answers these, and no table has it. */
const WANTS_NAME =
  /(?<!\p{L})(?:s'appelle\p{L}*|t'appelles|qui|préféré\p{L}*|quel\p{L}*|où|llam\p{L}+|quién\p{L}*|favorit\p{L}+|preferid\p{L}+|cuál\p{L}*|dónde|heiß\p{L}+|wer|wen|wem|lieblings\p{L}*|suis(?:-tu|ez-vous)|tu suis|informes|enteras|informierst|liest|siehst|regardes|lis(?:-tu)?|ves|lees|guckst|spielst|welch\p{L}+|wo|wohin|(?:voudrais|aimerais)[ -](?:tu )?avoir|(?:gustaría|quieres|querrías) tener|hättest du gern)(?!\p{L})/u;
const NAME_WORDS = 3;
/** "Quelle taille ? – Medium.": sizes are English everywhere. */
const WANTS_SIZE = /(?<!\p{L})(?:taille|talla|größe)(?!\p{L})/u;
const SIZE = /^\P{L}*(?:xs|s|m|l|xl|small|medium|large)\P{L}*$/iu;

/** No name of four consonants in a row, or of none but consonants: such a word was typed at random. */
const isSayable = (word: string): boolean =>
  /[aeiouyáéíóúäöüèêâ]/u.test(word) && !/[^aeiouyáéíóúäöüèêâ\P{L}]{5}/u.test(word);

/** What some tables know, and everybody says: apps, games and the like. */
const BRANDS =
  /^(?:youtube|tiktok|instagram|snapchat|whatsapp|netflix|spotify|minecraft|fortnite|roblox|twitch)$/;

/** "youtube", "drake", "un mcdonalds": a word that no language has, as it is heard without its capital. */
const isStrange = ({ text, lower, nouns, verbs }: Word, language: Language): boolean =>
  (nouns.length + verbs.length === 0 || BRANDS.test(lower)) &&
  isSayable(lower) &&
  !englishWords.has(lower) &&
  (BRANDS.test(lower) || languages.every((each) => !compiledLanguage(each).lexicon.known.has(lower))) &&
  !compiledLanguage(language).lexicon.english.has(lower) &&
  text.length > 2;

const isName = ({ words, compiled }: ParsedAnswer, { reading }: Asked): boolean => {
  const named = words.filter((word) => !isDeterminer(compiled, word));
  return (
    named.length > 0 &&
    words.length <= NAME_WORDS &&
    named.every((word) => /^\p{Lu}\p{L}/u.test(word.text) || isStrange(word, compiled.definition.language)) &&
    WANTS_NAME.test(reading.plain)
  );
};

const standingOf = (answer: ParsedAnswer, asked: Asked, relevance: Relevance): Standing => {
  const { language } = answer.compiled.definition;
  if (answer.words.length === 0) return "empty";
  if (WANTS_SIZE.test(asked.reading.plain) && SIZE.test(answer.text)) return "answered";
  if (
    isName(answer, asked) &&
    (knownShare(answer.text, language) <= UNDERSTOOD_SHARE ||
      answer.compiled.determiners.has(answer.words[0]?.lower ?? ""))
  )
    return "answered";
  if (foreignLanguage(answer.text, language)) return "foreign";
  if (knownShare(answer.text, language) <= UNDERSTOOD_SHARE) return "empty";
  // Where the student is to ask, "could you repeat that?" may be what was wanted.
  if (!asked.question.studentAsks && refuses(answer)) return "refusal";
  return relevance.astray ? "astray" : "answered";
};

/** A time that was asked for is not missed in what Mark is asked in return: "con mi hermana, ¿qué películas te gustan?" */
const isOfQuestionBack = ({ words, compiled }: ParsedAnswer, { kind, start }: Finding): boolean => {
  const at = words.findIndex((word) => word.end > start);
  const asks = words.slice(1, at).findLast(({ lower }) => compiled.lists.questionWords.has(lower));
  return (
    kind === "tense" &&
    asks !== undefined &&
    words.slice(asks.at, at + 2).some(({ lower }) => YOU.test(lower))
  );
};
const YOU = /^(?:tu|t'|te|toi|tú|ti|du|dir|dich)$/;

/** The newest answer of a moment, looked at from all sides. */
export const examine = ({
  exercise,
  lines,
  asked: question,
  spoken,
  isWithheld = false,
  sensitivity,
}: Omit<Moment, "next">): Examined => {
  const said = !isWithheld && lines.at(-1)?.role === "user" ? (lines.at(-1)?.content ?? "") : "";
  const understood = understand(question, exercise.language);
  const asked: Asked = asksMore(understood)
    ? { ...understood, question: { ...understood.question, tense: undefined } }
    : understood;
  const own = saidToMark(ownWordsIn(said, exercise.language), asked.question);
  const answer = read(own, exercise.language);
  const judged: Relevance = asked.question.studentAsks
    ? { missed: [], astray: false, certain: false, level: 1 }
    : relevanceOf(answer, asked);
  const isExcused = judged.astray && isFree(exercise) && takenUp(answer, exercise, lines);
  const relevance = isExcused ? { ...judged, astray: false, certain: false } : judged;
  const standing = isWithheld ? "withheld" : standingOf(answer, asked, relevance);
  const readable = standing === "answered" || standing === "astray";
  return {
    answer,
    pertinent: asked.question.studentAsks ? answer : pertinentTo(answer, asked),
    hasAside: own !== said,
    said,
    asked,
    spoken,
    standing,
    relevance,
    findings: readable
      ? findingsIn(answer, asked, spoken).filter(
          (finding) => !hangsOnBorder(answer, finding) && !isOfQuestionBack(answer, finding),
        )
      : [],
    place: Math.max(0, lines.filter(({ role }) => role === "user").length - 1),
    activity: exercise.activity,
    sensitivity,
  };
};
