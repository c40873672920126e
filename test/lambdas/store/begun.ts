import { randomUUID } from "node:crypto";
import type { Lesson, Place } from "../../../lambdas/store/lesson.ts";
import type { Lessons } from "../../../lambdas/store/lessons.ts";

/** A new lesson of a new person's on the French demo, as it was put into the table. */
export const beginLesson = async (lessons: Lessons): Promise<Omit<Lesson, "expiresAt">> => {
  const lesson = {
    uid: randomUUID(),
    assignmentId: "5368",
    language: "French" as const,
    lessonId: randomUUID(),
    name: "Zoë",
    opening: { message: "Salut !", translation: "Hi!", options: "" },
    turns: [],
    turnKeys: [],
    keys: [],
    version: 1,
    class_id: "",
    startedAt: Date.now(),
  };
  if (!(await lessons.begin(lesson, undefined))) throw new Error("Somebody has begun this lesson already.");
  return lesson;
};

/** The place of an answer that nobody has sent yet. */
export const placeIn = (
  { uid, assignmentId, lessonId }: Pick<Place, "uid" | "assignmentId" | "lessonId">,
  after: number,
): Place => ({ uid, assignmentId, lessonId, key: randomUUID(), after });
