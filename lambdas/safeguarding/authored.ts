import type { ExerciseContent } from "../../domain/exerciseShapes.ts";
import { givesContact } from "./contact.ts";
import { kindsIn } from "./screen.ts";

/** Why a text is not for students, as a sentence for its author; undefined where it is suitable. */
const complaintAbout = (text: string): string | undefined => {
  if (givesContact(text))
    return "Please leave out phone numbers, email and web addresses, and names on social networks: students read this.";
  const kinds = kindsIn(text);
  if (kinds.has("asks"))
    return "Please don't ask students for contact details or secrets: they are told to keep those to themselves.";
  // Role plays give Mark a part and arrange to meet, and a passage may tell of bullying: those are not complained of.
  if (kinds.has("sexual") || kinds.has("threat") || kinds.has("distress"))
    return "Some of these words are not suitable for students. Please write this another way.";
  return undefined;
};

/** What an author writes: a whole exercise, or as much of one as the builder makes. */
type Written = Pick<ExerciseContent, "title" | "objective" | "passage"> &
  Partial<Pick<ExerciseContent, "theme" | "photoAlt">> & {
    questions: readonly ExerciseContent["questions"][number][];
  };

/** Every text of an exercise that students read or hear, or that a model is given, with its field. */
const textsIn = ({ title, theme = "", objective, passage, photoAlt = "", questions }: Written) => [
  ...Object.entries({ title, theme, objective, passage, photoAlt }),
  ...questions.flatMap(({ text, translation = "", modelAnswer = "", topic = "" }, place) =>
    Object.entries({ text, translation, modelAnswer, topic }).map(([name, written]): [string, string] => [
      `questions.${place}.${name}`,
      written,
    ]),
  ),
];

/**
 * The first text of an exercise that is not suitable for students: its field, such as `questions.2.text`, and a sentence for
 * the author. Undefined where all of it is.
 */
export const unsuitableIn = (content: Written): { field: string; message: string } | undefined => {
  for (const [field, text] of textsIn(content)) {
    const message = text === "" ? undefined : complaintAbout(text);
    if (message !== undefined) return { field, message };
  }
  return undefined;
};
