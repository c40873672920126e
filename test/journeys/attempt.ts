import { expect } from "@jest/globals";
import { ask, reply } from "../api/call.ts";
import { placeIn } from "../api/people.ts";

type Attempt = {
  /** Whose token it is done with. */
  token: string;
  assignmentId: string;
  /** The name as typed. */
  name: string;
  /** What is said, one answer; left out, the attempt is begun and no more. */
  said?: string;
};

/** Does a whole attempt at a French exercise as a page would, without one. Gives the attempt's id. */
export const attempt = async ({ token, assignmentId, name, said }: Attempt): Promise<string> => {
  const begun = await reply("startLesson", { token, body: { assignmentId, name, fresh: true } });
  const { lessonId } = begun.lesson;
  if (said === undefined) return lessonId;
  const lessonDetails = { assignmentId, name };
  const place = placeIn(lessonId, 0);
  const turn = { dataType: "text", text: said, conversationData: [], lessonDetails, place };
  expect((await ask("takeTurn", { token, body: turn })).status).toBe(200);
  const graded = await reply("gradeLesson", {
    token,
    body: { language: "French", conversation: [], objective: "", lesson: { assignmentId, lessonId } },
  });
  expect(graded.saved).toBe(true);
  return lessonId;
};
