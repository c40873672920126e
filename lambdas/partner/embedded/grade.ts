import type { Line } from "../../../domain/conversation.ts";
import { blankExercise, type Exercise, type Language, type Tense } from "../../../domain/exercise.ts";
import type { Grade } from "../../../domain/grading.ts";
import type { Conversation } from "../partner.ts";
import { understand } from "./asked.ts";
import { weights } from "./checks/checks.ts";
import { examine } from "./examine.ts";
import { feedbackOn, type Marked, tensesIn } from "./feedback.ts";
import { assessReading } from "./read-along.ts";
import { scoreOf } from "./score.ts";

/** Only its language matters where whole conversations are marked. */
const exerciseIn = (language: Language, objective: string): Exercise => ({
  ...blankExercise,
  assignment_id: "",
  ownerId: "",
  activity: "Conversation About Topic",
  language,
  objective,
  questionNotes: [],
});

/** The tense that a question asks for by its own verb: without the exercise's note, only past and future are certain. */
const tenseOf = (text: string, language: Language): Tense | undefined => {
  const { question, reading } = understand({ text }, language);
  const [tense, ...others] = reading.uses.at(-1)?.tenses ?? [];
  const certain = others.length === 0 && (tense === "past" || tense === "future");
  return question.tense ?? (certain ? tense : undefined);
};

/** Every answer with its score; a line of the student's answers what Mark said last before it. */
const markedIn = (lines: readonly Line[], exercise: Exercise): Marked[] =>
  lines.flatMap((line, place) => {
    if (line.role !== "user" || line.content.trim() === "") return [];
    const text = lines.slice(0, place).findLast(({ role }) => role === "assistant")?.content ?? "";
    // Whether it was spoken is not known here, so nobody is marked down for spelling.
    const asked = { text, tense: tenseOf(text, exercise.language) };
    const examined = examine({ exercise, lines: [line], asked, spoken: true });
    return [{ examined, score: scoreOf(examined) }];
  });

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** So many different words that carry meaning are a good deal of a full conversation's worth at GCSE. */
const WORDS_EXPECTED = 18;

const vocabularyOf = (marked: readonly Marked[]): number => {
  const lemmas = marked
    .filter(({ examined }) => examined.standing === "answered" || examined.standing === "astray")
    .flatMap(({ examined: { answer } }) => [
      ...answer.nouns.map(({ noun }) => noun.lemma),
      ...answer.uses.map(({ verb }) => verb.lemma),
      ...answer.words.flatMap(({ adjectives }) => adjectives.map(({ lemma }) => lemma)),
    ]);
  return Math.round(100 * (1 - Math.exp(-new Set(lemmas).size / WORDS_EXPECTED)));
};

/** What a clause full of mistakes costs, in the points of `weights`. */
const WORST_CLAUSE = 14;
const CLAUSES_EXPECTED = 5;

const grammarOf = (marked: readonly Marked[]): number => {
  const clauses = marked.reduce((sum, { examined }) => sum + examined.answer.uses.length, 0);
  if (clauses === 0) return 0;
  const lost = marked
    .flatMap(({ examined }) => examined.findings)
    .reduce((sum, { kind }) => sum + weights[kind], 0);
  const accuracy = Math.max(0, 1 - lost / (WORST_CLAUSE * clauses));
  const range = 0.6 + 0.2 * Math.min(2, tensesIn(marked).size - 1);
  return Math.round(100 * accuracy * range * Math.min(1, clauses / CLAUSES_EXPECTED));
};

const gradeReading = (passage: string, { lines, words }: Conversation): Grade => {
  const said = lines.findLast(({ role }) => role === "user")?.content ?? "";
  const { score, improvement } = assessReading(passage, { said, spoken: true, words });
  const praise =
    score === 100
      ? "You read every word of the passage."
      : `You read ${score >= 50 ? "most" : "some"} of the words as they stand.`;
  const next =
    improvement === "" ? "Next step: read it again with more expression." : `Next step: ${improvement}`;
  return { grade: `${score} / 100`, feedback: `${praise}\n${next}`, vocabulary: score, grammar: score };
};

const nothingSaid: Grade = {
  grade: "0 / 100",
  feedback:
    "There was no answer to mark this time, and that is all right: a first try is always the hardest. Start again and say one short sentence.",
  vocabulary: 0,
  grammar: 0,
};

/** Grade ("62 / 100") and feedback on a whole conversation; Mark's own lines are never marked. */
export const gradeOf = (conversation: Conversation): Grade => {
  const { language, objective, lines, passage } = conversation;
  if (lines.every(({ role, content }) => role !== "user" || content.trim() === "")) return nothingSaid;
  if (passage) return gradeReading(passage, conversation);
  const marked = markedIn(lines, exerciseIn(language, objective));
  const vocabulary = vocabularyOf(marked);
  const grammar = grammarOf(marked);
  const total = Math.round(
    0.7 * average(marked.map(({ score }) => score)) + 0.15 * vocabulary + 0.15 * grammar,
  );
  return { grade: `${total} / 100`, feedback: feedbackOn(marked), vocabulary, grammar };
};
