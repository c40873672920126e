import { randomUUID } from "node:crypto";
import { ask, reply } from "../api/call.ts";
import { placeIn, signUp } from "../api/people.ts";
import type { StackInHand } from "./hand.ts";

/** Has something done once, before the model answers the next time. */
export type WhileMarkThinks = (deed: () => Promise<unknown>) => void;

const bare = { language: "French", conversation: [], objective: "" };

/** Somebody new with a role, an exercise of their own and a photo. */
const settled = async (origin: string, stack: StackInHand) => {
  const uid = await signUp(`${randomUUID()}@school.example`, origin);
  const token = stack.memberToken(uid, { "cognito:username": uid });
  const assignmentId = randomUUID().replaceAll("-", "");
  const member = { origin, token };
  await reply("registerMember", member);
  await reply("chooseRole", { ...member, body: { role: "teacher" } });
  await stack.putExercise({ assignment_id: assignmentId, ownerId: uid });
  await stack.putPhoto(uid);
  return { member, exercise: { assignmentId, name: "Ms Roe" } };
};

/** Every call that members have, and those that they share with guests. Gives the number of the lesson. */
const everyCall = async ({ member, exercise }: Awaited<ReturnType<typeof settled>>): Promise<string> => {
  const { assignmentId } = exercise;
  const { lesson } = await reply("startLesson", { ...member, body: exercise });
  const { lessonId, opening } = lesson;
  const turn = { dataType: "text", text: "Bonjour", conversationData: [], lessonDetails: exercise };
  await ask("takeTurn", { ...member, body: { ...turn, place: placeIn(lessonId, 0) } });
  await ask("speak", { ...member, body: { message: opening.message } });
  const hint = {
    language: "French",
    level: "GCSE - Higher",
    objective: "Use the past tense",
    max_tokens: 60,
  };
  await reply("giveHint", { ...member, body: hint });
  await reply("readMember", member);
  await reply("openExercise", { ...member, params: { assignmentId } });
  await reply("listExercises", member);
  await reply("gradeLesson", { ...member, body: { ...bare, lesson: { assignmentId, lessonId } } });
  await reply("listPlayed", member);
  await reply("exportAccount", member);
  return lessonId;
};

/**
 * Two members' lives by protocol. One deletes the account while a lesson begins, the other while one is graded: what those
 * two calls answer is returned.
 */
export const walkAsMembers = async (
  origin: string,
  stack: StackInHand,
  whileMarkThinks: WhileMarkThinks,
): Promise<unknown[]> => {
  const [one, other] = [await settled(origin, stack), await settled(origin, stack)];
  await everyCall(one);
  whileMarkThinks(() => reply("deleteAccount", one.member));
  const begun = await ask("startLesson", { ...one.member, body: { ...one.exercise, fresh: true } });

  const { lesson } = await reply("startLesson", { ...other.member, body: other.exercise });
  const { assignmentId } = other.exercise;
  whileMarkThinks(() => reply("deleteAccount", other.member));
  const graded = await ask("gradeLesson", {
    ...other.member,
    body: { ...bare, lesson: { assignmentId, lessonId: lesson.lessonId } },
  });
  return [begun.json, graded.json];
};
