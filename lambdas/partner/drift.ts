import type { Language } from "../../domain/exercise.ts";
import { plainWords } from "../../domain/sameWords.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { unaccented } from "../../domain/unaccented.ts";
import { read } from "../../grammar/core/parsedAnswer.ts";
import { areClose, type Topic } from "../../grammar/core/topics.ts";
import { compiledLanguage } from "../../grammar/languages/languages.ts";
import { foreignLanguage } from "./embedded/detect.ts";
import { topicsOf } from "./embedded/relevance.ts";
import { topicsOfExercise } from "./embedded/talk.ts";
import type { Moment } from "./partner.ts";
import { isTactless } from "./tactless.ts";
import { tierOf } from "./tier.ts";

/** How a model may leave what Mark is to say. */
export type Drift = "language" | "form" | "role" | "length" | "question" | "repetition" | "topic" | "tact";

/** What is known when Mark is about to say something. */
export type Course = Pick<Moment, "exercise" | "lines" | "next" | "sensitivity">;

/** Emoji, lists, headings, bold print, stage directions, fences, and who speaks before what is said. */
const FORM =
  /\p{Extended_Pictographic}|(?:^|\n)\s*(?:[-*•#]+\s|\d+[.)](?:\s|$))|[*_`#|<>{}]|^\s*\(.*\)\s*$|^\s*(?:mark|assistant|user|student|élève|alumn[oa]|schüler(?:in)?)\s*:/iu;

/** A model that speaks of itself. */
const ROLE =
  /(?<!\p{L})(?:je suis|en tant qu|ich bin|als|soy|como)['’]?\s*(?:une?\s|eine?\s|una\s)?(?:i\.?a\.?|k\.?i\.?|intelligence artificielle|künstliche intelligenz|inteligencia artificial|modèle de langage|sprachmodell|modelo de lenguaje|assistante?|assistent|asistente|programme|programm|programa|chatbot)(?!\p{L})/iu;

/** Questions that nobody answers: Ah bon ? And how are you, with which people greet. */
const IDLE =
  /^(?:(?:ah|oh|ach|ay|eh|mais|pero|aber|hola|salut|hallo|bonjour)[\s,!]*)*(?:bon|oui|non|vraiment|sérieusement|sérieux|c['’]est vrai|tu vois|hein|n['’]est-ce pas|(?:comment )?ça va|pourquoi pas|sí|no|de verdad|en serio|es verdad|verdad|qué tal|por qué no|cómo estás|ja|nein|nicht|echt|wirklich|ehrlich|so|im ernst|warum nicht|stimmt['’]?s|oder|nicht wahr|wie geht(?:['’]?s| es)(?: dir)?|alles klar)$/iu;

/** Requests that ask without a question mark. */
const REQUEST =
  /(?<!\p{L})(?:(?:raconte|parle|dis|décris|explique|donne)-(?:moi|nous)|cuéntame|dime|háblame|descríbe(?:me)?|explícame|erzähl(?:e|st du)? (?:mir|uns|doch|mal)|sag mir|beschreib(?:e|st du)?)(?!\p{L})/iu;

/** How many sentences, and words in all, as sentences of the tier, Mark has room for; twice what he is told. */
const ROOM = { question: 3, "follow-up": 5, closing: 4 } as const;
/** So much of a sentence's words in a question is the question again. */
const SAME = 0.75;

/** The questions in a text that want an answer. */
const questionsIn = (text: string): string[] =>
  (text.match(/[^.!?…]*\?/gu) ?? [])
    .map((question) => question.replaceAll("?", "").trim())
    // "…, ¿verdad?" wants no answer either.
    .filter((question) => question !== "" && !IDLE.test(question.replace(/^.*[,¿]/u, "").trim()))
    .map((question) => question.replaceAll("¿", ""));

/** What a text is about, as far as words tell: the longer ones, without accents. */
const tellingWords = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .map(unaccented)
      .filter((word) => word.length >= 4),
  );

/** How much of `one` is said in `other` as well, 0–1. */
const overlap = (one: string, other: string): number => {
  const [words, others] = [tellingWords(one), tellingWords(other)];
  return words.size < 2 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
};

/** Titles and names may be in any language: what is quoted, and what begins with capitals, but for a sentence's first word. */
const withoutNames = (text: string): string =>
  text
    .replace(/[«„“"][^»“”"]*[»“”"]|\p{Lu}\S*(?:\s+\p{Lu}\S*)+/gu, " ")
    .replace(/(?<=\S\s+)\p{Lu}[\p{L}'’-]*/gu, " ");

/** In fewer words than these French, Spanish and German look alike: ¡Oh, en un banco! */
const TELLING_WORDS = 5;

/** Is a text, or a clause of it, clearly in another language than the exercise? */
export const isForeign = (text: string, { language }: Course["exercise"]): boolean =>
  [text, ...text.split(/[,;:–—()]/u).filter((clause) => plainWords(clause).length >= 3)]
    .map(withoutNames)
    .some((part) => {
      const spoken = foreignLanguage(part, language);
      return spoken === "English" || (spoken !== undefined && plainWords(part).length >= TELLING_WORDS);
    });

/** Does a sentence say once more what is asked next, or ask what Mark has asked before? */
const repeats = (sentence: string, { next, lines }: Course): boolean => {
  if (next.kind === "question") return overlap(next.question.text, sentence) >= SAME;
  const asked = lines
    .filter(({ role }) => role === "assistant")
    .flatMap(({ content }) => questionsIn(content));
  return questionsIn(sentence).some((question) =>
    asked.some((before) => overlap(before, question) >= SAME && overlap(question, before) >= SAME),
  );
};

/** Two words of subjects that nobody has mentioned are no chance. */
const STRAY = 2;

/** Does a question speak of something else altogether than the exercise, and than all that was said? */
const isElsewhere = (sentence: string, { exercise, lines }: Course): boolean => {
  const about = (text: string) => topicsOf(read(text, exercise.language));
  const asked = questionsIn(sentence).flatMap(about);
  if (asked.length < STRAY) return false;
  const known: Topic[] = [
    ...topicsOfExercise(exercise),
    ...[exercise.context_0, ...lines.map(({ content }) => content)].flatMap(about),
  ];
  const isOpen = known.length === 0 || known.includes("leisure") || asked.includes("leisure");
  return !isOpen && !asked.some((topic) => known.some((other) => areClose(topic, other)));
};

/** Has the tables of a language made (some tens of ms), so that they are there when the first sentence is. */
export const prepare = (language: Language): void => {
  compiledLanguage(language);
};

/**
 * How the last of these sentences of Mark's leaves his course; undefined while it does not. Told by rules and word lists: what
 * is not certain passes.
 */
export const driftIn = (said: readonly string[], course: Course): Drift | undefined => {
  const sentence = said.at(-1) ?? "";
  const { exercise, next } = course;
  const { sentenceWords } = tierOf(exercise.level);
  const words = said.reduce((sum, each) => sum + plainWords(each).length, 0);
  const room = ROOM[next.kind];
  const questions = questionsIn(said.join(" ")).length;
  const answer = course.lines.findLast(({ role }) => role === "user")?.content ?? "";
  if (course.sensitivity && isTactless(sentence, answer, exercise.language)) return "tact";
  if (FORM.test(sentence)) return "form";
  if (ROLE.test(sentence)) return "role";
  if (isForeign(sentence, exercise)) return "language";
  if (said.length > room || words > room * sentenceWords) return "length";
  if (plainWords(sentence).length > 2.5 * sentenceWords) return "length";
  if (repeats(sentence, course)) return "repetition";
  if (questions > (next.kind === "follow-up" ? 1 : 0)) return "question";
  if (next.kind !== "follow-up" && REQUEST.test(sentence)) return "question";
  // After something that hurts, anything harmless is welcome.
  return course.sensitivity !== "student" && isElsewhere(sentence, course) ? "topic" : undefined;
};

/** The first drift in a whole text of Mark's, or that it asks nothing where it has to. */
export const driftOf = (text: string, course: Course): Drift | undefined => {
  const sentences = sentencesOf(text);
  for (const place of sentences.keys()) {
    const drift = driftIn(sentences.slice(0, place + 1), course);
    if (drift) return drift;
  }
  return asksTooLittle(text, course) ? "question" : undefined;
};

/** Is it Mark's turn to ask, and has he said nothing that could be answered? */
export const asksTooLittle = (text: string, { next }: Course): boolean =>
  next.kind === "follow-up" && questionsIn(text).length === 0 && !REQUEST.test(text);
