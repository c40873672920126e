import { maySee } from "../../domain/access.ts";
import { encodedConversationOf } from "../../domain/conversation.ts";
import type { Exercise } from "../../domain/exercise.ts";
import type { Handler } from "../http/handler.ts";
import { withoutBetter, withoutScore } from "../lesson/withheld.ts";
import { attemptAt, noSuchResult, notFinished } from "../result/find.ts";
import { rowSeen, toOwner } from "../result/row.ts";
import { isFinished, type Result } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Results } from "../store/results.ts";

type Dependencies = { exercises: Pick<Exercises, "read">; results: Pick<Results, "read"> };

/**
 * A result with all that was said, for the exercise's owner and their colleagues, or for the student whose it is: then without
 * the teacher's note, and without marks where the exercise keeps them from students. Throws 404, 409 where it is not finished.
 */
export const readResult =
  ({ exercises, results }: Dependencies): Handler<"readResult"> =>
  async ({ caller, params: { assignmentId, attempt } }) => {
    const [exercise, row] = await Promise.all([
      exercises.read(assignmentId),
      attemptAt(results, assignmentId, attempt),
    ]);
    if (!exercise || !row) throw noSuchResult();
    const isTeacher = maySee(exercise, caller);
    if (!isTeacher && row.uid !== caller.uid) throw noSuchResult();
    if (!isFinished(row)) throw notFinished();
    return isTeacher
      ? seen(toOwner(exercise), row)
      : seen({ ...exercise.settings, seesFlags: false }, withoutNote(withoutBetters(exercise, row)));
  };

const seen = (viewable: ReturnType<typeof toOwner>, result: Result) => ({
  ...rowSeen(viewable, result),
  opening: result.conversation.opening,
  encodedConversation: encodedConversationOf(result.conversation),
  turns: result.conversation.turns.map(({ flags, ...turn }) => ({
    ...withoutScore(viewable, turn),
    ...(viewable.seesFlags && flags && { flags }),
    mistakes: turn.mistakes ?? [],
  })),
});

const withoutBetters = (exercise: Exercise, { conversation, ...result }: Result): Result => ({
  ...result,
  conversation: {
    ...conversation,
    turns: conversation.turns.map((turn) => withoutBetter(exercise, turn)),
  },
});

const withoutNote = ({ teacher, ...result }: Result): Result => ({
  ...result,
  ...(teacher && { teacher: { ...teacher, note: "" } }),
});
