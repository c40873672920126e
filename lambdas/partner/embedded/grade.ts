import { blankExercise, type Exercise, type Language } from "../../../domain/exercise.ts";
import type { Grade } from "../../../domain/grading.ts";
import { weights } from "../../../grammar/checker.ts";
import type { Conversation } from "../partner.ts";
import { type Examined, examine } from "./examine.ts";
import { feedbackOn, type Marked, tensesIn } from "./feedback.ts";
import { meritsOf } from "./merits.ts";
import { rangeOf } from "./range.ts";
import { assessReading } from "./readAlong.ts";
import { readingFeedback } from "./readingFeedback.ts";
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

/** Every answer with its score; a line of the student's answers what Mark said last before it. */
const markedIn = ({ lines, sensitive, corrected }: Conversation, exercise: Exercise): Marked[] =>
  lines.flatMap((line, place) => {
    if (line.role !== "user" || line.content.trim() === "") return [];
    const text = lines.slice(0, place).findLast(({ role }) => role === "assistant")?.content ?? "";
    // Whether it was spoken is not known here, so nobody is marked down for spelling.
    const examined = examine({ exercise, lines: lines.slice(0, place + 1), asked: { text }, spoken: true });
    const isCorrected = examined.findings.length > 0 || (corrected?.has(line.content) ?? false);
    return [
      {
        examined,
        score: scoreOf(examined),
        isCorrected,
        isSensitive: sensitive?.has(line.content) ?? false,
      },
    ];
  });

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** So many different words that carry meaning are a good deal of a full conversation's worth at GCSE. */
const WORDS_EXPECTED = 22;
/** What a word of the higher tier, and one that has a subject, count beyond their being a word. */
const HIGHER = 0.5;
const TOPICAL = 0.25;
/** What is said beside the question shows words and clauses as well, but nobody asked for them. */
const ELSEWHERE = 0.3;

const answersQuestion = ({ standing }: Examined): boolean => standing === "answered";

const vocabularyOf = (marked: readonly Marked[]): number => {
  const understood = marked
    .map(({ examined }) => examined)
    .filter(({ standing }) => standing === "answered" || standing === "astray");
  const weigh = (some: readonly Examined[]) => {
    const { different, higher, topical } = rangeOf(some.map(({ pertinent }) => pertinent));
    return different + HIGHER * higher + TOPICAL * topical;
  };
  const asked = weigh(understood.filter(answersQuestion));
  const words = asked + ELSEWHERE * (weigh(understood) - asked);
  return Math.round(100 * (1 - Math.exp(-words / WORDS_EXPECTED)));
};

/** What a clause full of mistakes costs, in the points of `weights`. */
const WORST_CLAUSE = 14;
const CLAUSES_EXPECTED = 6;
/** One tense, however right, is this share of what grammar can show; each further one, up to three, adds to it. */
const ONE_TENSE = 0.7;
const FURTHER_TENSE = 0.15;

const grammarOf = (marked: readonly Marked[]): number => {
  const clausesOf = (some: readonly Marked[]) =>
    some.reduce((sum, { examined }) => sum + meritsOf(examined.pertinent).clauses, 0);
  const clauses = clausesOf(marked);
  if (clauses === 0) return 0;
  const asked = clausesOf(marked.filter(({ examined }) => answersQuestion(examined)));
  const shown = asked + ELSEWHERE * (clauses - asked);
  const lost = marked
    .flatMap(({ examined }) => examined.findings)
    .reduce((sum, { kind }) => sum + weights[kind], 0);
  const accuracy = Math.max(0, 1 - lost / (WORST_CLAUSE * clauses));
  const tenses = tensesIn(marked).size;
  const range = ONE_TENSE + FURTHER_TENSE * Math.min(2, Math.max(0, tenses - 1));
  return Math.round(100 * accuracy * range * Math.min(1, shown / CLAUSES_EXPECTED));
};

const gradeReading = (passage: string, { lines, words }: Conversation): Grade => {
  const said = lines.findLast(({ role }) => role === "user")?.content ?? "";
  const recital = { said, spoken: true, words };
  const { score, improvement } = assessReading(passage, recital);
  const feedback = readingFeedback(passage, recital, improvement);
  return { grade: `${score} / 100`, feedback, vocabulary: score, grammar: score };
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
  const marked = markedIn(conversation, exerciseIn(language, objective));
  const vocabulary = vocabularyOf(marked);
  const grammar = grammarOf(marked);
  const total = Math.round(
    0.7 * average(marked.map(({ score }) => score)) + 0.15 * vocabulary + 0.15 * grammar,
  );
  return { grade: `${total} / 100`, feedback: feedbackOn(marked, language), vocabulary, grammar };
};
