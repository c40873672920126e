import { randomUUID } from "node:crypto";
import { expect } from "@jest/globals";
import type { Exercise } from "../../domain/exercise.ts";
import type { StackInHand } from "../stack/hand.ts";
import { type Author, newAuthor } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { placeIn } from "./people.ts";

/** Somebody with an exercise of their own, and that exercise in `params`: what an owner's calls need. */
export type Owner = Author & { assignmentId: string; params: { assignmentId: string } };

/** Puts an exercise of this person's, shared unless said otherwise. */
export const owning = async (
  stack: StackInHand,
  author: Author,
  more: Partial<Exercise> = {},
): Promise<Owner> => {
  const assignmentId = randomUUID().replaceAll("-", "");
  await stack.putExercise({ assignment_id: assignmentId, ownerId: author.uid, title: "Food", ...more });
  return { ...author, assignmentId, params: { assignmentId } };
};
/** A teacher with a shared exercise. */
export const newTeacher = async (stack: StackInHand, more: Partial<Exercise> = {}): Promise<Owner> =>
  owning(stack, await newAuthor(stack, "teacher"), more);

/** Begins an attempt and gives its number. */
export const begin = async (token: string, assignmentId: string, name = "Zoë"): Promise<string> =>
  (await reply("startLesson", { token, body: { assignmentId, name, fresh: true } })).lesson.lessonId;

/** Says something in it: the first answer. */
export const answer = async (
  token: string,
  assignmentId: string,
  lessonId: string,
  text = "J'aime manger une pizza.",
): Promise<void> => {
  const lessonDetails = { assignmentId, name: "Zoë" };
  const body = { dataType: "text", text, conversationData: [], lessonDetails, place: placeIn(lessonId, 0) };
  expect((await ask("takeTurn", { token, body })).status).toBe(200);
};

/** Ends it, and has it graded. */
export const grade = (token: string, assignmentId: string, lessonId: string) => {
  const bare = { language: "French", conversation: [], objective: "" };
  return reply("gradeLesson", { token, body: { ...bare, lesson: { assignmentId, lessonId } } });
};
