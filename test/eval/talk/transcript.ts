import type { Line, Turn } from "../../../domain/conversation.ts";
import { firstQuestion } from "../../../lambdas/lesson/agenda.ts";
import { momentOf } from "../../../lambdas/lesson/moment.ts";
import { play } from "../../../lambdas/lesson/play.ts";
import type { Partner } from "../../../lambdas/partner/partner.ts";
import { exerciseOf, type Script } from "./script.ts";

/** One exchange: what the student said, and what came of it. */
export type Exchange = { said: string } & Pick<
  Turn,
  "message" | "translation" | "score" | "improvement" | "options"
>;
export type Transcript = {
  script: Script;
  opening: string;
  exchanges: readonly Exchange[];
  isFinished: boolean;
};

/** Plays a script as the conversation function does. Answers after Mark's goodbye are left out. */
export const transcriptOf = async (partner: Partner, script: Script): Promise<Transcript> => {
  const exercise = exerciseOf(script);
  const opening = await partner.open(exercise, firstQuestion(exercise));
  const lines: Line[] = [{ role: "assistant", content: opening.message }];
  const exchanges: Exchange[] = [];
  let isFinished = false;
  for (const said of script.answers) {
    if (isFinished) break;
    const heard = script.spoken ? { text: said, words: [] } : { text: said };
    const events = play(partner, momentOf(exercise, lines, heard), heard);
    let event = await events.next();
    while (!event.done) event = await events.next();
    const { message, translation, score, improvement, options } = event.value;
    exchanges.push({
      said,
      message,
      translation,
      ...(score !== undefined && { score }),
      improvement,
      options,
    });
    lines.push({ role: "user", content: said }, { role: "assistant", content: message });
    isFinished = event.value.isFinished;
  }
  return { script, opening: opening.message, exchanges, isFinished };
};
