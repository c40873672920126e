import { isRetrying } from "../lesson/exchange.ts";
import type { Lesson } from "../lesson/lesson.ts";

/** What somebody had begun to say and not sent, when they ended: that it does not count, or undefined where nothing was. */
export const uncountedWords = (lesson: Lesson): string | undefined => {
  const { attempt, draft } = lesson;
  const counts = isRetrying(lesson) ? "your old one counts" : "it does not count";
  if (attempt) return `Your last answer may not have got through. If not, ${counts}.`;
  if (isRetrying(lesson)) return "You did not send a new answer, so your old one counts.";
  return draft.trim() === "" ? undefined : "What you typed last was not sent, so it does not count.";
};

/** Says so above the conversation, which shows what counts. */
export const Uncounted = ({ lesson }: { lesson: Lesson }) => {
  const words = uncountedWords(lesson);
  return words === undefined ? null : <p className="uncounted">{words}</p>;
};
