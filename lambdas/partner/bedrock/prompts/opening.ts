import type { Exercise } from "../../../../domain/exercise.ts";
import { passageOf } from "../../../lesson/agenda.ts";
import type { Question } from "../../partner.ts";
import type { Prompt } from "../model.ts";
import { fenced } from "./fence.ts";
import { aboutExercise, mark } from "./mark.ts";

/** How a greeting ends, by what comes after it: nothing, a passage, or a set question, the last two added by us. */
const afterGreeting = (exercise: Exercise, first: Question | undefined): string => {
  if (!first) return "and ask a first question on the topic";
  return passageOf(exercise) === undefined
    ? "without asking anything: the first question is added for you"
    : "and ask them to read the passage aloud, which is added for you";
};

/** Mark greets; what is asked first is added by us, and so is its model answer where it is known. */
export const opening = (exercise: Exercise, first: Question | undefined): Prompt => ({
  system:
    `${mark(exercise)} Greet the student in one sentence ${afterGreeting(exercise, first)}. Give your words as "message"; ` +
    `as "translation" the English of your words${first ? " followed by the English of what is added" : ""}; as "options" ` +
    `a model answer of one or two sentences by a student of this level, in ${exercise.language}.`,
  material: fenced({ exercise: aboutExercise(exercise), added: first?.text }),
  maxTokens: 1000,
});
