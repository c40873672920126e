import type { Engine } from "./grading.ts";
import { CONVERSATION_MAX_CHARACTERS } from "./limits.ts";
import type { Mistake } from "./mistakes.ts";
import type { RepairKind } from "./repair.ts";
import type { FlagKind } from "./safeguarding.ts";

/** A heard word with the recogniser's confidence, 0–1 (spec section 3). */
export type Word = { text: string; confidence: number };
/** One line of the conversation as the calls of spec section 7 carry it; Mark is the assistant. */
export type Line = { role: "user" | "assistant"; content: string };

/**
 * What the answer to a question was worth: `score` 0–100, left out where the student may not see it (isGradeViewable);
 * `improvement` is the tip, "" where there is nothing to improve.
 */
export type Assessment = { score?: number; improvement: string; better?: Better | undefined };
/**
 * The student's answer with every correction made that is certain; `extended` is the same with one thing more to say, left out
 * where nothing follows from it for certain.
 */
export type Better = { corrected: string; extended?: string | undefined };
/** Help with answering a question: how a good answer begins, and useful words, each with its English. */
export type StartHint = { start: string; words: { text: string; english: string }[] };
/**
 * What belongs to a line of Mark's: its English, and a model answer to it ("" where there is none). `untranslated` holds those of
 * its sentences whose English nobody knows, left out where there are none. `hint` helps to begin an answer, left out where there is no model answer.
 */
export type Annotation = {
  translation: string;
  untranslated?: string | undefined;
  options: string;
  hint?: StartHint | undefined;
};

/** How an answer was spoken; empty where it was typed. */
export type Spoken = {
  words: Word[];
  /** What the recogniser had understood, where the student has corrected it since. */
  heard?: string;
};

/**
 * What happens in one turn, in the order in which it is sent (one JSON object a line). `sentence` follows the reply text
 * that completes one of Mark's sentences: from then on it may be asked of the voice, at a slower pace with `isSlow`. After `reset` all reply text so far
 * is void: another engine starts over. `waiting` says that the turn is still worked on, and keeps a proxy from hanging up.
 * A stream that ends without `done` has failed.
 */
export type TurnEvent =
  | ({ type: "transcript"; text: string } & Spoken)
  | { type: "reply"; delta: string }
  | { type: "sentence"; text: string; isSlow?: true | undefined }
  | { type: "waiting" }
  | ({ type: "assessment" } & Assessment)
  | ({ type: "annotation" } & Annotation)
  | { type: "reset" }
  | ({ type: "done" } & Done)
  | { type: "error"; error: Fault };

/** How a turn ended: its number, who made it, and whether Mark has asked all he had to. */
export type Done = {
  turn: number;
  engine: Engine;
  isFinished: boolean;
  /** What the answer is flagged for; left out where there is nothing. Where Mark kept silent on it, it has no score. */
  flags?: FlagKind[] | undefined;
  /** The student asked for help with the question instead of answering: Mark has put it again, and nothing is marked. */
  isRepeatRequest?: true | undefined;
  /** What exactly they asked for; left out in what was stored before there was more than one kind. */
  repair?: RepairKind | undefined;
  /** They asked him to speak more slowly, so this line of his is played that way. */
  isSlow?: true | undefined;
};

/** The body of every error, inside `{ "error": … }`: a code for programs, a sentence for a person, the field it is about. */
export type Fault = { code: string; message: string; field?: string };

/** One finished turn: what was said, what it was worth, and what Mark answered. */
export type Turn = {
  said: string;
  message: string;
  /** What was wrong, the gravest first: kept for the result, never sent while they talk. */
  mistakes?: Mistake[];
} & Done &
  Spoken &
  Assessment &
  Annotation;

/** A turn put together from events so far; `fault` where it failed, `done` once it is whole. */
export type Folded = {
  said: string;
  message: string;
  assessment?: Assessment;
  annotation?: Annotation;
  done?: Done;
  fault?: Fault;
} & Spoken;

const spoken = ({ words, heard }: { words: Word[]; heard?: string | undefined }): Spoken => ({
  words,
  ...(heard !== undefined && { heard }),
});

const scored = ({ score, improvement, better }: Assessment): Assessment => ({
  ...(score !== undefined && { score }),
  improvement,
  ...(better && { better }),
});

/** The annotation alone, of whatever holds one. */
export const annotated = ({ translation, untranslated, options, hint }: Annotation): Annotation => ({
  translation,
  ...(untranslated !== undefined && { untranslated }),
  options,
  ...(hint && { hint }),
});

export const unfolded: Folded = { said: "", words: [], message: "" };

/** One step of putting a turn together: the page runs it per event, the plain JSON answer over all of them. */
export const fold = (sofar: Folded, event: TurnEvent): Folded => {
  switch (event.type) {
    case "transcript":
      return { ...sofar, said: event.text, ...spoken(event) };
    case "reply":
      return { ...sofar, message: sofar.message + event.delta };
    case "sentence":
    case "waiting":
      return sofar;
    case "reset":
      return { ...sofar, message: "" };
    case "assessment":
      return { ...sofar, assessment: scored(event) };
    case "annotation":
      return { ...sofar, annotation: annotated(event) };
    case "done": {
      const { type: _, ...done } = event;
      return { ...sofar, done };
    }
    case "error":
      return { ...sofar, fault: event.error };
  }
};

/** The whole turn, or undefined while (or because) a part of it is missing. */
export const wholeTurn = ({ said, words, heard, message, assessment, annotation, done, fault }: Folded) =>
  assessment && annotation && done && !fault
    ? ({ said, ...spoken({ words, heard }), message, ...assessment, ...annotation, ...done } satisfies Turn)
    : undefined;

/** The event that closes a turn. */
export const doneOf = ({
  turn,
  engine,
  isFinished,
  flags,
  isRepeatRequest,
  repair,
  isSlow,
}: Turn): TurnEvent => ({
  type: "done",
  turn,
  engine,
  isFinished,
  ...(flags && { flags }),
  ...(isRepeatRequest && { isRepeatRequest }),
  ...(repair && { repair }),
  ...(isSlow && { isSlow }),
});

/** The events that a finished turn is replayed as, to somebody who asks for it again. */
export const eventsOf = (turn: Turn): TurnEvent[] => [
  { type: "transcript", text: turn.said, ...spoken(turn) },
  { type: "reply", delta: turn.message },
  { type: "assessment", ...scored(turn) },
  { type: "annotation", ...annotated(turn) },
  doneOf(turn),
];

/** Mark's first words in a lesson. */
export type Opening = { message: string } & Annotation;

/** A lesson as its student sees it: enough to go on after a reload. */
export type LessonView = {
  lessonId: string;
  assignmentId: string;
  name: string;
  opening: Opening;
  turns: Turn[];
  /** Epoch milliseconds. */
  startedAt: number;
};

export const charactersIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { content }) => sum + content.length, 0);

/** The newest of these lines, as many as one call may carry. A lesson's own conversation is on the server. */
export const newestOf = (lines: readonly Line[]): Line[] => {
  let room = CONVERSATION_MAX_CHARACTERS;
  const fits = ({ content }: Line): boolean => {
    room -= content.length;
    return room >= 0;
  };
  return [...lines].reverse().filter(fits).reverse();
};

/** A lesson as lines of dialogue, oldest first. */
export const linesOf = (lesson: Pick<LessonView, "opening" | "turns">): Line[] => [
  { role: "assistant", content: lesson.opening.message },
  ...lesson.turns.flatMap((turn): Line[] => [
    { role: "user", content: turn.said },
    { role: "assistant", content: turn.message },
  ]),
];

/**
 * The whole conversation as one text (the "encoded conversation" of spec section 3): one line for each line of dialogue, after
 * the speaker's role as the calls name it. Line breaks within a line become spaces.
 */
export const encodedConversationOf = (lesson: Pick<LessonView, "opening" | "turns">): string =>
  linesOf(lesson)
    .map(({ role, content }) => `${role}: ${content.replaceAll(/\s*\n\s*/g, " ")}`)
    .join("\n");
