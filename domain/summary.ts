import { answersIn } from "./answers.ts";
import type { LessonView, Turn } from "./conversation.ts";
import type { Settings } from "./exercise.ts";
import { MISTAKES_OF_ANSWER_MAX, MISTAKES_OF_RESULT_MAX, type Mistake } from "./mistakes.ts";
import { timesAskedToRepeat } from "./repair.ts";
import type { ResultFlag } from "./resultShapes.ts";
import { flagKinds } from "./safeguarding.ts";

/**
 * Kept once for each time that the student asked to hear a question again. It is a tally among the flags because the indexes hold
 * those, and an index that is already deployed can't take another attribute. Nobody is shown it as a flag.
 */
export const ASKED_TO_REPEAT = "askedToRepeat";
/** A flag as it is kept with a result. */
export type KeptFlag = ResultFlag | typeof ASKED_TO_REPEAT;

/** What a list of results tells of a conversation, so that no conversation has to be read for a list. */
export type Summary = {
  /** How many answers were given. */
  answers: number;
  /** The mean confidence of all heard words, 0–1; left out where nothing was heard. */
  confidence?: number;
  mistakes: Mistake[];
  flags: KeptFlag[];
};

/**
 * The summary of a finished conversation, in an exercise with these settings. `isTextShown` says whether the student's page has
 * shown Mark's words.
 */
export const summaryOf = (
  { turns }: Pick<LessonView, "turns">,
  settings: Pick<Settings, "isTextable" | "isPureListeningExercise">,
  isTextShown = false,
): Summary => {
  const answers = answersIn(turns);
  const confidence = meanConfidence(answers);
  return {
    answers: answers.length,
    ...(confidence !== undefined && { confidence }),
    mistakes: gravestOf(answers),
    flags: [
      ...flagsOf(turns, settings),
      ...(settings.isPureListeningExercise && isTextShown ? (["shown"] as const) : []),
      ...Array.from({ length: timesAskedToRepeat(turns) }, () => ASKED_TO_REPEAT as KeptFlag),
    ],
  };
};

const meanConfidence = (turns: readonly Turn[]): number | undefined => {
  const heard = turns.flatMap(({ words }) => words);
  if (heard.length === 0) return undefined;
  return heard.reduce((sum, { confidence }) => sum + confidence, 0) / heard.length;
};

/** The gravest of each answer first, then the second of each, and so on: no answer's fill the list alone. */
const gravestOf = (turns: readonly Turn[]): Mistake[] =>
  Array.from({ length: MISTAKES_OF_ANSWER_MAX }, (_, rank) =>
    turns.flatMap(({ mistakes }) => mistakes?.[rank] ?? []),
  )
    .flat()
    .slice(0, MISTAKES_OF_RESULT_MAX);

/** What a teacher should know besides the marks: see `resultFlags`. */
const flagsOf = (turns: readonly Turn[], { isTextable }: Pick<Settings, "isTextable">): ResultFlag[] => [
  ...(!isTextable && turns.some(({ words }) => words.length === 0) ? (["typed"] as const) : []),
  ...(turns.some(({ heard }) => heard !== undefined) ? (["corrected"] as const) : []),
  ...flagKinds.filter((kind) => turns.some(({ flags }) => flags?.includes(kind))),
];
