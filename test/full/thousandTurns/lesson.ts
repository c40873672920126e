import { randomUUID } from "node:crypto";
import { fold, type TurnEvent, unfolded } from "../../../domain/conversation.ts";
import { type Exercise, questionsOf } from "../../../domain/exercise.ts";
import type { Engine } from "../../../domain/grading.ts";
import { placeIn } from "../../api/people.ts";
import type { Lambda } from "./lambda.ts";

type Lesson = { uid: string; exercise: Exercise; isRepeated(turn: number): boolean };
type Seen = { said: string; message: string; engine: Engine };
/** A lesson as the student saw it. */
export type Played = Lesson & { turns: Seen[] };

/** What is to be seen once a turn has ended. Throws where it did not end. */
const seenIn = async (said: string, events: AsyncIterable<TurnEvent>): Promise<Seen> => {
  let folded = unfolded;
  for await (const event of events) {
    folded = fold(folded, event);
    if (event.type === "done") return { said, message: folded.message, engine: event.engine };
  }
  throw new Error(`“${said}” was never answered.`);
};

/** Plays a demo to its end. Throws where a turn is not answered, has lost its question, or is not the same when repeated. */
export const playLesson = async (lambda: Lambda, lesson: Lesson): Promise<Played> => {
  const { uid, exercise, isRepeated } = lesson;
  const caller = { uid, kind: "guest" as const };
  const lessonDetails = { assignmentId: exercise.assignment_id, name: "Zoë" };
  const begun = await lambda.startLesson({
    caller,
    params: {},
    body: { ...lessonDetails, fresh: false },
  });
  const questions = questionsOf(exercise.context_0);
  const turns: Seen[] = [];
  for (const [after, question] of questions.entries()) {
    if (after === 0 && !begun.lesson.opening.message.includes(question))
      throw new Error("Nothing was asked.");
    const said = `${exercise.questionNotes[after]?.modelAnswer ?? "Oui."} ${randomUUID().slice(0, 4)}`;
    const body = {
      dataType: "text" as const,
      text: said,
      conversationData: [],
      lessonDetails,
      place: placeIn(begun.lesson.lessonId, after),
    };
    const send = () => seenIn(said, lambda.takeTurn({ caller, params: {}, body }));
    const [seen, again] = await Promise.all([send(), isRepeated(after) ? send() : undefined]);
    lambda.turnEnds();
    if (again && JSON.stringify(again) !== JSON.stringify(seen))
      throw new Error(`“${said}” has two answers.`);
    if (!seen.message.endsWith(questions[after + 1] ?? "")) throw new Error("A question was lost.");
    turns.push(seen);
  }
  return { ...lesson, turns };
};
