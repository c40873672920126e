import type { Line } from "../../../domain/conversation.ts";
import { blankExercise, type Exercise, type Language } from "../../../domain/exercise.ts";
import { askedBefore, firstQuestion, nextAfter } from "../../../lambdas/lesson/agenda.ts";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import type { Moment, Question } from "../../../lambdas/partner/partner.ts";

/** An exercise with what a test says about it. */
export const exerciseWith = (fields: Partial<Exercise> & { language: Language }): Exercise => ({
  ...blankExercise,
  assignment_id: "test",
  ownerId: "teacher",
  activity: "Conversation About Topic",
  questionNotes: [],
  ...fields,
});

/** The moment at which one answer to one question has been given. */
export const momentOf = (
  language: Language,
  said: string,
  asked: Question,
  more: Partial<Moment> = {},
): Moment => ({
  exercise: exerciseWith({ language }),
  lines: [
    { role: "assistant", content: asked.text },
    { role: "user", content: said },
  ],
  asked,
  next: { kind: "closing" },
  spoken: false,
  ...more,
});

/** All that Mark says at a moment. */
export const replyAt = async (moment: Moment): Promise<string> => {
  let text = "";
  for await (const part of embedded.reply(moment)) text = part.type === "reset" ? "" : text + part.delta;
  return text;
};

export type Played = { moment: Moment; reply: string; message: string; score: number; improvement: string };

/** Plays a lesson with these answers, as the conversation function does. */
export const play = async (exercise: Exercise, answers: readonly string[]): Promise<Played[]> => {
  const opening = await embedded.open(exercise, firstQuestion(exercise));
  let lines: Line[] = [{ role: "assistant", content: opening.message }];
  const played: Played[] = [];
  for (const [place, said] of answers.entries()) {
    const asked = askedBefore(exercise, place, lines.at(-1)?.content ?? "");
    const next = nextAfter(exercise, place + 1);
    lines = [...lines, { role: "user", content: said }];
    const moment: Moment = { exercise, lines, asked, next, spoken: false };
    const reply = await replyAt(moment);
    const message = [reply, next.kind === "question" ? next.question.text : ""]
      .filter((part) => part !== "")
      .join(" ");
    const { score, improvement } = await embedded.assess(moment);
    played.push({ moment, reply, message, score, improvement });
    lines = [...lines, { role: "assistant", content: message }];
  }
  return played;
};
