import type { Moment } from "../../partner.ts";
import type { Prompt } from "../model.ts";
import { fenced } from "./fence.ts";
import { aboutExercise, mark } from "./mark.ts";

type Tasks = Record<Moment["next"]["kind"], string>;

/** What Mark has to do now. It stands last: nearest to what he says, and behind all that a student wrote. */
const tasks = {
  question:
    "React to the student's last answer in one short, fitting sentence. Ask nothing, and say nothing of what comes next: " +
    "the next question is added for you.",
  "follow-up":
    "React to the student's last answer in a few words. Then ask exactly one question, ending in a question mark, that " +
    "follows on from what was said or moves on within the exercise's topic. Never repeat a question.",
  closing:
    "React to the student's last answer, thank them and say goodbye in one or two short sentences. Ask nothing.",
} as const satisfies Tasks;

/** The same where the answer may be about something that hurts. */
const tactfulTasks = {
  question:
    "The student may have told you of something sad or frightening. Say one short, kind, calm sentence. Do not repeat, praise or " +
    "comment on what happened, and ask nothing: the next question is added for you.",
  "follow-up":
    "The student may have told you of something sad or frightening. Say one short, kind, calm sentence. Do not repeat, praise or " +
    "comment on what happened, and do not ask about it. Then ask exactly one easy question, ending in a question mark, about " +
    "something else that is harmless.",
  closing:
    "The student may have told you of something sad or frightening. Thank them kindly for telling you and say goodbye, in one or " +
    "two short, calm sentences. Do not repeat, praise or comment on what happened. Ask nothing.",
} as const satisfies Tasks;

/** Who asks nothing needs no more to react than what was asked last, and the answer; a question may follow on from anything. */
const RECENT_LINES = 4;

/** Mark answers. */
export const reply = (
  { exercise, lines, next, sensitivity }: Moment,
  photos?: readonly Uint8Array[],
): Prompt => ({
  system: mark(exercise),
  lasting: fenced({ exercise: aboutExercise(exercise) }),
  photos,
  material: `${fenced({ conversation: next.kind === "follow-up" ? lines : lines.slice(-RECENT_LINES) })}\n\n${(sensitivity ? tactfulTasks : tasks)[next.kind]}`,
  maxTokens: 120,
});
