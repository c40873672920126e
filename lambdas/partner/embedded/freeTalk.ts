import type { Line } from "../../../domain/conversation.ts";
import type { Exercise } from "../../../domain/exercise.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import { topicsOf } from "./relevance.ts";
import { topicsOfExercise } from "./talk.ts";

/** In these the student may lead the conversation. */
export const isFree = ({ activity }: Pick<Exercise, "activity">): boolean =>
  activity === "Conversation About Topic" || activity === "Exam Style General Conversation";

/** So many lines before the question may be taken up again: two exchanges. */
const REMEMBERED = 4;

/** Does an answer take up what the exercise is about, or what was said just before its question? */
export const takenUp = (answer: ParsedAnswer, exercise: Exercise, lines: readonly Line[]): boolean => {
  const told = topicsOf(answer);
  if (told.length === 0) return false;
  const before = lines.slice(0, -2).slice(-REMEMBERED);
  const known = new Set([
    ...topicsOfExercise(exercise),
    ...before.flatMap(({ content }) => topicsOf(read(content, exercise.language))),
  ]);
  return told.some((topic) => known.has(topic));
};
