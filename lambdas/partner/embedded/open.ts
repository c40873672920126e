import type { Opening } from "../../../domain/conversation.ts";
import type { Activity, Exercise } from "../../../domain/exercise.ts";
import { passageOf } from "../../lesson/agenda.ts";
import { chooseOpener } from "../dialogue/choose.ts";
import { contentOf } from "../dialogue/content.ts";
import { lineOf } from "../dialogue/react.ts";
import type { Question } from "../partner.ts";
import { tierOf } from "../tier.ts";
import { withKnown } from "./asked.ts";
import { modelAnswer } from "./modelAnswer.ts";
import { subjectOfExercise } from "./talk.ts";

const greetingFor: Record<Activity, "exam" | "photo" | "part" | "topic" | "passage"> = {
  "Photo Role Play": "photo",
  "Set Question Role Play": "part",
  "Exam Style General Conversation": "exam",
  "Read Along Passage": "passage",
  "Conversation About Topic": "topic",
};

/** Mark's first words: a greeting that fits the activity, then the first question or the passage, exactly as written. */
export const openingOf = (exercise: Exercise, first: Question | undefined): Opening => {
  const content = contentOf(exercise.language);
  const seed = exercise.assignment_id;
  const greeting = lineOf({ content, seed, said: [] }, `begin+${greetingFor[exercise.activity]}`);
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
  const isHigher = tierOf(exercise.level).name === "Higher";
  const own = chooseOpener({ content, ...subjectOfExercise(exercise), isHigher, asked: [], seed });
  return {
    message: join(greeting?.text, own?.text),
    translation: join(greeting?.english, own?.english),
    options: own?.model ?? "",
  };
};
