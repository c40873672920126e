import { buildingTexts } from "./buildingTexts.ts";
import { examsFor } from "./exams/exams.ts";
import { activities, contextOf, type Exercise, NONE, questionsOf } from "./exercise.ts";
import type { ExerciseContent } from "./exerciseShapes.ts";

/** What of an exercise its author decides; the rest is the server's. */
export type Authored = Omit<
  Exercise,
  | "assignment_id"
  | "ownerId"
  | "isShared"
  | "isClosed"
  | "isArchived"
  | "createdAt"
  | "version"
  | "assignments"
  | "colleagues"
  | "sharedBy"
>;

/**
 * A form's content as an exercise holds it. What its activity has no use for is left out, so that nothing stays behind of an
 * activity that was chosen before: level and board become NONE (spec section 3), questions, passage and photos none.
 */
export const exerciseOf = ({ questions, passage, ...content }: ExerciseContent): Authored => {
  const { activity } = content;
  const isRead = activity === "Read Along Passage";
  const asked = isRead || activity === "Conversation About Topic" ? [] : questions;
  return {
    ...content,
    ...(!activities[activity].choosesBoard && { level: NONE, board: NONE }),
    ...(activity !== "Photo Role Play" && { asset_url: "", context_1: "", photoAlt: "" }),
    context_0: isRead ? passage : contextOf(asked.map(({ text }) => text)),
    context_2: "",
    questionNotes: asked.map(({ text: _, ...note }) => note),
    // Written down as none, so that a change can take one back.
    exam: content.exam ?? "",
  };
};

/** An exercise as the form holds it, to be edited or duplicated: exerciseOf's way back. */
export const contentOf = (exercise: Exercise): ExerciseContent => {
  const { activity, language, level, board, theme, title, objective, asset_url, context_1, photoAlt } =
    exercise;
  const { class_id, due_date, duration, settings, context_0, questionNotes, exam } = exercise;
  const isRead = activity === "Read Along Passage";
  return {
    ...{ activity, language, level, board, theme, title, objective, asset_url, context_1, photoAlt },
    ...{ class_id, due_date, duration, settings },
    ...(exam && { exam }),
    questions: isRead ? [] : questionsOf(context_0).map((text, place) => ({ ...questionNotes[place], text })),
    passage: isRead ? context_0 : "",
  };
};

/** What is still missing: the field, and a sentence for who fills it in. */
export type Gap = { field: keyof ExerciseContent; message: string };

/** The first thing that an activity cannot do without and that is not there; undefined where all is (spec section 5). */
export const gapIn = (content: ExerciseContent): Gap | undefined => {
  const { activity, level, board, questions, passage, objective, theme, exam } = content;
  if (activities[activity].choosesBoard && (level === NONE || board === NONE))
    return {
      field: level === NONE ? "level" : "board",
      message: buildingTexts.chooseLevelAndBoard,
    };
  if (exam && !examsFor(content).includes(exam))
    return { field: "exam", message: "This exam has no part like this exercise. Choose another, or none." };
  switch (activity) {
    case "Photo Role Play":
    case "Set Question Role Play":
      return questions.length > 0
        ? undefined
        : { field: "questions", message: "Please add at least one question." };
    case "Read Along Passage":
      return passage !== ""
        ? undefined
        : { field: "passage", message: "Please write what should be read out." };
    case "Conversation About Topic":
      return objective !== "" || theme !== ""
        ? undefined
        : { field: "objective", message: "Please say what the goal of the conversation is." };
    case "Exam Style General Conversation":
      return undefined;
  }
};

/** The path of one of an exercise's photos, by its place in the address: "0" is the first. Undefined where there is none. */
export const photoAt = (
  { asset_url, context_1 }: Pick<Exercise, "asset_url" | "context_1">,
  place: string,
): string | undefined => {
  if (place === "0") return asset_url || undefined;
  return place === "1" ? context_1 || undefined : undefined;
};
