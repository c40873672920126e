import type { Language, Tense } from "../../../domain/exercise.ts";
import type { Question } from "../partner.ts";
import { type Answer, read } from "./answer.ts";
import { speechOf } from "./speech.ts";
import type { Ask, Demand } from "./tongue.ts";
import { type Topic, topicsNamed } from "./topics.ts";
import { normalised } from "./wordlist.ts";

/** A question as far as it is understood. */
export type Asked = {
  question: Question;
  reading: Answer;
  /** What it wants to hear, the most important first. */
  demands: readonly Demand[];
  topics: readonly Topic[];
  /** The verbs and nouns that it is about, as lemmas. */
  lemmas: readonly string[];
  /** Does it begin with a question word, or is it a request, so that yes and no are no answers? */
  open: boolean;
};

/** Verbs that say nothing about the subject of a question. */
const EMPTY = new Set(
  (
    "être avoir faire aller pouvoir vouloir devoir aimer préférer penser croire trouver décrire parler désirer " +
    "ser estar haber tener hacer ir poder querer deber gustar preferir pensar creer describir hablar desear pasar " +
    "sein haben machen werden gehen können wollen mögen sollen müssen denken finden halten beschreiben sprechen fehlen"
  ).split(" "),
);

/** The question at the end of what Mark said, which may begin with a reaction; the whole text if it holds none. */
export const questionIn = (text: string): string => text.match(/[^.!?…]*\?[^?]*$/u)?.[0]?.trim() ?? text;

/** What a role play says of the place before it asks: "Vous êtes à l'hôtel." is no reaction of Mark's. */
const SITUATION = /^\s*(?:vous êtes|tu es|está usted|usted está|estás|sie sind|du bist)\s[^.!?]*\./iu;

/** Mark's own question in a text, if there is one. */
export const ownQuestion = (text: string, language: Language): Ask | undefined => {
  const plain = normalised(text);
  return speechOf(language).tongue.questions.find((ask) => plain.endsWith(normalised(ask.text)));
};

/** "Est-ce que tu aimes lire ?" may be answered by yes; "Qu'est-ce que tu lis ?" and "Parle-moi de …" may not. */
const isOpen = (question: string, { speech }: Answer): boolean => {
  const plain = normalised(question).replace(/(?<!qu')est-ce qu(?:e(?!\p{L})|')/u, "");
  const words = plain.match(/[\p{L}-]+'?/gu) ?? [];
  return !plain.includes("?") || words.some((word) => speech.lists.questionWords.has(word));
};

/**
 * The tense that a question asks for by its own verb, where that is certain: "Qu'est-ce que tu as fait ?" wants the past.
 * Who, where or how it was may be told by a word, and "Would you like to …?" in the present.
 */
const ownTense = (reading: Answer, demands: readonly Demand[]): Tense | undefined => {
  const [tense, ...others] = reading.uses.at(-1)?.tenses ?? [];
  return tense === "past" && others.length === 0 && demands[0] === "action" ? tense : undefined;
};

/** What a question is about. Mark's own questions bring their tense and topic along. */
export const understand = (question: Question, language: Language): Asked => {
  const own = ownQuestion(question.text, language);
  const reading = read(questionIn(question.text), language);
  const demands = reading.speech.demands
    .map(({ matcher, wants }) => ({ wants, at: reading.plain.search(matcher) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ wants }) => wants);
  // "¿Te gusta leer?" is about reading: its subject is the infinitive.
  const infinitives = reading.words.flatMap(
    ({ nouns, verbs }) =>
      (nouns.length === 0 ? verbs.find(({ mood }) => mood === "infinitive") : undefined) ?? [],
  );
  const verbs = [...reading.uses, ...infinitives]
    .map(({ verb }) => verb)
    .filter(({ lemma }) => !EMPTY.has(lemma));
  const nouns = reading.nouns.map(({ noun }) => noun).filter(({ topic }) => topic);
  // What a photo shows can be anything.
  const pictured = nouns.some(({ gloss }) => gloss === "photo" || gloss === "picture");
  const [situation = ""] = SITUATION.exec(question.text) ?? [];
  // Whoever works there is not the subject: at the doctor's one speaks of what hurts.
  const scene = read(situation, language)
    .nouns.map(({ noun }) => noun)
    .filter(({ topic }) => topic !== "work");
  const subjects = pictured ? [] : [...nouns, ...verbs, ...scene].flatMap(({ topic }) => topic ?? []);
  return {
    question: {
      tense: ownTense(reading, demands),
      ...(own && { tense: own.tense, translation: own.english, modelAnswer: own.model }),
      ...question,
    },
    reading,
    demands: [...new Set(demands)],
    topics: pictured
      ? []
      : [...new Set([...(own ? [own.topic] : []), ...topicsNamed(question.topic ?? ""), ...subjects])],
    lemmas: pictured ? [] : [...verbs, ...nouns].map(({ lemma }) => lemma),
    open: isOpen(questionIn(question.text), reading),
  };
};
