import type { LessonView, Turn } from "../../domain/conversation.ts";
import type { CostCentre } from "../../domain/costCentres.ts";
import type { Language } from "../../domain/exercise.ts";

/** A turn that somebody is working on: for which answer, after which turn, and until when (epoch ms) nobody else may. */
type Claim = {
  key: string;
  holder: string;
  after: number;
  until: number;
  /** Mark's sentences in it so far: they may be spoken before the turn is stored. */
  issued?: string[];
};

/** A turn worked on ahead of its answer's last words, from `text`; `turn` once it is made. It counts only when confirmed. */
export type Guess = Claim & { text: string; turn?: Turn };

/** A running lesson: one item per person and exercise, forgotten a day after it began. */
export type Lesson = LessonView & {
  uid: string;
  language: Language;
  /** The exercise's version and class label when the lesson began. */
  version: number;
  class_id: string;
  /** As in `Begun`. */
  schoolClassId?: string;
  placeId?: string;
  /** Who pays for it; lessons that began before cost centres were kept have none. */
  costCentre?: CostCentre;
  /** Were its model answers shown when it began? Then they may be spoken; lessons that began before this was kept have none. */
  showsModelAnswers?: boolean;
  /** The keys of the answers last counted here, dropped ones among them, so that a late duplicate is known. */
  keys: string[];
  /** The key of each turn, beside `turns`. */
  turnKeys: string[];
  claim?: Claim;
  /** The newest guess, until a turn is finished. It keeps nobody from anything. */
  guess?: Guess;
  /** Epoch milliseconds; a lesson that is graded, or about to be, is over. */
  endedAt?: number;
  /** Epoch seconds. */
  expiresAt: number;
};

/**
 * Which answer in which lesson; whoever sends it knows of `known` turns (undefined: of all there are). With `guess`, words
 * that may turn out to be others, all of the below is about a guess at that answer and not about its turn.
 */
export type Place = {
  uid: string;
  assignmentId: string;
  lessonId: string;
  key: string;
  after: number;
  known?: number | undefined;
  guess?: string | undefined;
};

/** The right to work on a turn; `lesson.turns` are those before it. */
export type Claimed = { lesson: Lesson; holder: string };

export type LessonKey = Pick<Lesson, "uid" | "assignmentId" | "lessonId">;
