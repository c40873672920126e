import { linesOf, newestOf, type TurnEvent } from "../../../domain/conversation.ts";
import { problemOf } from "../api/problem.ts";
import type { Answer, Lesson } from "../lesson/lesson.ts";
import { utteranceOf } from "../voice/utterance.ts";
import type { Guess } from "./guess.ts";
import type { LessonDependencies } from "./lessonController.ts";

type Parts = Pick<LessonDependencies, "assignmentId" | "server" | "dispatch" | "voice">;

/** Asks the server for a turn: for a guess at it, where `signal` can give that up, or else for the turn that counts. */
export const askTurn = (
  { assignmentId, server }: Pick<Parts, "assignmentId" | "server">,
  lesson: Lesson,
  { key, said, spoken, after, known }: Answer,
  guess?: AbortSignal,
): Promise<AsyncGenerator<TurnEvent>> =>
  server.call("takeTurn", {
    params: {},
    body: {
      dataType: "text",
      text: said,
      ...spoken,
      conversationData: newestOf(linesOf({ ...lesson, turns: lesson.turns.slice(0, after) })),
      lessonDetails: { assignmentId, name: lesson.name },
      place: { lessonId: lesson.lessonId, key, after, known, ...(guess && { isGuess: true }) },
    },
    ...(guess && { signal: guess }),
  });

/** What a guess can't tell: what was said in the end, and that the turn counts. */
const isOfGuess = ({ type }: TurnEvent): boolean => type !== "transcript" && type !== "done";

/**
 * Sends an answer and lets the page hear what comes of it, to its end; Mark speaks as it comes. A guess at the same words
 * is heard in its place as far as it goes. What counts is the turn itself: once that is done, or the guess has broken off,
 * the page hears the turn from its beginning. Never rejects.
 */
export const sendAnswer = async (
  parts: Parts,
  lesson: Lesson,
  answer: Answer,
  guess?: Guess,
): Promise<void> => {
  const { dispatch, voice } = parts;
  const utterance = utteranceOf(answer.after + 1, voice);
  const show = (event: TurnEvent) => {
    dispatch({ type: "heard", event });
    utterance.hear(event);
  };
  const stuck = (action: Parameters<typeof dispatch>[0]) => {
    voice.hush();
    dispatch(action);
  };

  let isAhead = guess !== undefined;
  const heldBack: TurnEvent[] = [];
  const fallBack = () => {
    if (!isAhead) return;
    isAhead = false;
    guess?.drop();
    // One rendering for all of it: nothing is seen to vanish.
    dispatch({ type: "heard", event: { type: "reset" } });
    utterance.again();
    for (const event of heldBack) show(event);
  };
  guess?.release((event) => isOfGuess(event) && show(event)).then((isWhole) => isWhole || fallBack());

  try {
    for await (const event of await askTurn(parts, lesson, answer)) {
      const isLast = event.type === "done" || event.type === "error";
      if (isLast) fallBack();
      if (event.type === "error") return stuck({ type: "heard", event });
      if (isAhead) heldBack.push(event);
      else show(event);
      if (isLast) return;
    }
    stuck({ type: "stuck", problem: { kind: "cut" } });
  } catch (thrown) {
    stuck({ type: "stuck", problem: problemOf(thrown) });
  } finally {
    guess?.drop();
  }
};
