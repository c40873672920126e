import { randomUUID } from "node:crypto";
import type { MemberRole } from "../../domain/access.ts";
import { type Activity, defaultSettings } from "../../domain/exercise.ts";
import type { ExerciseContent } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import type { Reply } from "../../domain/shapes.ts";
import type { StackInHand } from "../stack/hand.ts";
import { reply } from "./call.ts";

/** Somebody with an account who makes exercises; `origin` is their stack. */
export type Author = { uid: string; token: string; origin?: string };

/** Somebody new with a role; their sign-in itself is not looked at. */
export const newAuthor = async (stack: StackInHand, role: MemberRole, origin?: string): Promise<Author> => {
  const uid = randomUUID();
  await stack.putUser({ uid, role, createdAt: Date.now() });
  return { uid, token: stack.memberToken(uid), ...(origin !== undefined && { origin }) };
};

/** A form filled in for an activity, with what it needs and nothing else. */
export const formFor = (activity: Activity, more: Partial<ExerciseContent> = {}): ExerciseContent => {
  const isRolePlay = activity === "Photo Role Play" || activity === "Set Question Role Play";
  return {
    ...{ activity, language: "French", theme: "", title: activity, photoAlt: "", class_id: "" },
    ...(isRolePlay ? { level: "GCSE - Higher", board: "AQA" } : { level: "NONE", board: "NONE" }),
    ...{ asset_url: "", context_1: "", due_date: DUE_DATE, duration: 5, settings: defaultSettings },
    objective: activity === "Conversation About Topic" ? "Talk about your town" : "",
    questions: isRolePlay ? [{ text: "Où habites-tu ?" }, { text: "Qu'est-ce que tu aimes ?" }] : [],
    passage: activity === "Read Along Passage" ? "Il fait beau ; nous allons à la plage." : "",
    ...more,
  };
};

/** Saves an exercise as its author's page does. */
export const save = (
  author: Author,
  content: ExerciseContent,
  key: string = randomUUID(),
): Promise<Reply<"createExercise">> => reply("createExercise", { ...author, body: { key, content } });

/** Changes one. */
export const change = (
  author: Author,
  assignmentId: string,
  content: ExerciseContent,
  isClosed = false,
): Promise<Reply<"updateExercise">> =>
  reply("updateExercise", { ...author, params: { assignmentId }, body: { content, isClosed } });
