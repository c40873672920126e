import type { BankChoice } from "../../domain/bankChoice.ts";
import type { Annotation, Better, Line, Opening, Word } from "../../domain/conversation.ts";
import type { Activity, Board, Exercise, Language, Level, QuestionNote } from "../../domain/exercise.ts";
import type { Engine, Grade } from "../../domain/grading.ts";
import type { Mistake } from "../../domain/mistakes.ts";
import type { QuickOption } from "../../domain/presets.ts";
import type { RepairRequest } from "../../domain/repair.ts";
import type { FlagKind } from "../../domain/safeguarding.ts";

/** A question of an exercise with what is known of it beforehand. */
export type Question = { text: string } & QuestionNote;

/** What Mark has to do once he has heard an answer. A question is asked exactly as written. */
export type Next = { kind: "question"; question: Question } | { kind: "follow-up" } | { kind: "closing" };

/** All that is known when a student has answered. */
export type Moment = {
  exercise: Exercise;
  /** The dialogue so far, oldest first, ending with the student's newest answer. */
  lines: readonly Line[];
  /** What the student was answering; a follow-up of Mark's own has its text alone. */
  asked: Question;
  next: Next;
  /** Was the answer spoken? Then it has no spelling to be corrected. */
  spoken: boolean;
  /** How well each of its words was understood, where that is known. */
  words?: readonly Word[] | undefined;
  /** What the newest answer is flagged for. */
  flags?: readonly FlagKind[];
  /** Is it one that Mark is not to answer? He goes on as calmly as if he had not heard it. */
  isWithheld?: boolean;
  /** Does the student ask for help with the question instead of answering? Then `next` is that question, and `repair` answers. */
  repair?: Repair;
  /** What they ask for besides answering: "…, and more slowly, please." */
  beside?: RepairRequest;
  /** May the answer be about death, illness, violence or the like? Mark says one kind sentence, and asks something harmless. */
  sensitivity?: Sensitivity;
};

/** What a student asks for instead of answering, and what of it depends on what was said before. */
export type Repair = RepairRequest & {
  /** Have they asked to hear this question again before? */
  isAgain: boolean;
  /** Are they to be told how to ask for it in the language? Once in a lesson, where they have asked in English. */
  isTaught: boolean;
  /** What was shown beside the question when Mark first asked it; left out where that is not known. */
  shown?: Annotation;
};

/**
 * Who brought up something that demands tact: the student, of their own life; or the exercise, which asks about it, so that
 * an answer may still be corrected.
 */
export type Sensitivity = "student" | "exercise";

/** Text of Mark's as it comes; after `reset` all text so far is void, because another engine starts over. */
export type ReplyPart = { type: "reply"; delta: string } | { type: "reset" };

/** Who made it: carried on each answer, so that a practice estimate is never taken for a model's mark. */
export type By = { engine: Engine };

/** What an answer was worth; see `Partner`. */
export type Assessed = {
  score: number;
  improvement: string;
  mistakes: Mistake[];
  better?: Better | undefined;
};

/** A whole conversation to be graded; `passage` where it was the reading of one, and `words` where that was heard. */
export type Conversation = {
  language: Language;
  objective: string;
  lines: readonly Line[];
  passage?: string | undefined;
  words?: readonly Word[] | undefined;
  /** Answers that demand tact: none of them is quoted, praised or corrected. */
  sensitive?: ReadonlySet<string>;
  /** Answers in which a mistake was noted while they talked: none of them is called the best. */
  corrected?: ReadonlySet<string>;
};

/** What an exercise's form holds: questions, or, for Read Along Passage, what is read out ("" elsewhere). */
export type Draft = { title: string; objective: string; questions: readonly Question[]; passage: string };

/** What a person asks the builder for (spec section 7), and what their form already holds. */
export type Order = {
  activity: Activity;
  language: Language;
  level: Level;
  board: Board;
  prompt: string;
  options: readonly QuickOption[];
  form: Draft;
  /** The photo as JPEG, where there is one. */
  photo?: Uint8Array | undefined;
  /** A random number from 0 to below 1, so that the same words make another exercise each time. */
  chance: number;
};

/** The questions of an exercise, so that what belongs to them can be made beforehand. */
export type QuestionSet = {
  activity: Activity;
  language: Language;
  level: Level;
  questions: readonly Question[];
  /** The photo as JPEG, where there is one. */
  photo?: Uint8Array | undefined;
};

/**
 * Everything Mark does. Two engines implement it, Bedrock and our own rules, and a third, the fallback, puts the second
 * behind the first. Nothing here knows of stores, quotas or the wire. Scores are 0–100.
 */
export type Partner = {
  /**
   * Mark's first words: a greeting in the exercise's language, and `first` (a set question, or the passage to be read)
   * exactly as written where there is one.
   */
  open(exercise: Exercise, first: Question | undefined): Promise<Opening & By>;
  /**
   * What Mark says before a set question (a short, fitting reaction, never a question of its own), or, for a follow-up,
   * reaction and question, or, for a closing, a friendly end. The set question itself is added by the caller. Returns
   * who made it. A student who leaves meanwhile stops nothing: the turn is finished and kept.
   */
  reply(moment: Moment): AsyncGenerator<ReplyPart, Engine>;
  /**
   * What the newest answer was worth, with the one tip that helps most ("" for none), the mistakes in it, the gravest
   * first, no more than MISTAKES_OF_ANSWER_MAX, and, where they can be put right for certain, the answer without them.
   */
  assess(moment: Moment): Promise<Assessed & By>;
  /** What Mark says to a request for help with the question that is `next`: a matter of rules, which a model is never asked. */
  repair(moment: Moment): Promise<Opening & By>;
  /** The English of `message`, which Mark has just said, and a model answer to it, "" where there is none. */
  annotate(moment: Moment, message: string): Promise<Annotation & By>;
  /** A hint of at most `maxTokens` tokens on how to do well at this objective; in English. */
  hint(about: {
    language: Language;
    level: Level;
    objective: string;
    maxTokens: number;
  }): Promise<{ message: string } & By>;
  /** Grade and feedback on a whole conversation, or on the reading of `passage`. The feedback states no mark. */
  grade(about: Conversation): Promise<Grade & By>;
  /**
   * A new exercise, or the form's changed as it was asked for; what was not asked to change stays as it is. Our own rules
   * add what they made of the request.
   */
  build(order: Order): Promise<Draft & By & { choice?: BankChoice }>;
  /** The same questions in the same order, with English and model answer added where they were missing and can be had. */
  annotateQuestions(set: QuestionSet): Promise<{ questions: readonly Question[] } & By>;
};

/** A partner that is a model: what rules alone decide is not asked of it. */
export type ModelPartner = Omit<Partner, "repair">;
