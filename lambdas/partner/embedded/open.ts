import type { Opening } from "../../../domain/conversation.ts";
import type { Activity, Exercise } from "../../../domain/exercise.ts";
import { passageOf } from "../../lesson/agenda.ts";
import type { Question } from "../partner.ts";
import { withKnown } from "./asked.ts";
import { openingQuestion } from "./follow-up.ts";
import { modelAnswer } from "./model-answer.ts";
import { speechOf } from "./speech.ts";
import { pick } from "./vary.ts";

const greetingFor: Record<Activity, "exam" | "photo" | "topic" | "passage"> = {
  "Photo Role Play": "photo",
  "Set Question Role Play": "exam",
  "Exam Style General Conversation": "exam",
  "Read Along Passage": "passage",
  "Conversation About Topic": "topic",
};

/** Mark's first words: a greeting that fits the activity, then the first question or the passage, exactly as written. */
export const openingOf = (exercise: Exercise, first: Question | undefined): Opening => {
  const { tongue } = speechOf(exercise.language);
  const greeting = pick(tongue.greeting[greetingFor[exercise.activity]], exercise.assignment_id, () => false);
  const join = (...parts: (string | undefined)[]): string => parts.filter((part) => part).join(" ");
  if (first) {
    const { translation } = withKnown(first, exercise.language);
    // A passage is shown by itself, and is the student's to understand.
    const isUntranslated = translation === undefined && passageOf(exercise) === undefined;
    return {
      message: join(greeting?.text, first.text),
      translation: join(greeting?.english, translation),
      ...(isUntranslated && { untranslated: first.text }),
      options: modelAnswer(first, exercise.language),
    };
  }
  const own = openingQuestion(exercise);
  return {
    message: join(greeting?.text, own?.text),
    translation: join(greeting?.english, own?.english),
    options: own?.model ?? "",
  };
};
