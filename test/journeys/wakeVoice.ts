import { ask, reply } from "../api/call.ts";
import { newGuest } from "../api/people.ts";

/**
 * Has Mark say something, as often as it takes. His voice is started by the first sentence; on a busy machine that lasts
 * longer than any page waits, and the next ones would not be heard either.
 */
export const wakeVoice = async (origin = process.env.VIVA_URL ?? ""): Promise<void> => {
  const token = await newGuest(origin);
  const body = { assignmentId: "5368", name: "" };
  const { lesson } = await reply("startLesson", { origin, token, body });
  for (let status = 0; status !== 200; )
    ({ status } = await ask("speak", { origin, token, body: { message: lesson.opening.message } }));
};
