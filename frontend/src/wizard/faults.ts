import { gapIn } from "../../../domain/content.ts";
import {
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
} from "../../../domain/limits.ts";
import { type Basics, contentOf, type Form, hasQuestions } from "./form.ts";
import type { Row } from "./rows.ts";

/** What has to be put right, a sentence for each field that it is about; {} where all is well. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** The name of a row among the fields. */
export const rowField = ({ id }: Pick<Row, "id">): string => `question-${id}`;

const isMeant = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const rowFault = ({ text }: Row): string | undefined => {
  if (!isMeant(text)) return "Write the question, or delete its row.";
  if (text.trim().length > QUESTION_MAX_CHARACTERS)
    return `Please keep a question to ${QUESTION_MAX_CHARACTERS} characters.`;
  return undefined;
};

const rowFaults = (rows: readonly Row[]): Faults =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const fault = rowFault(row);
      return fault === undefined ? [] : [[rowField(row), fault]];
    }),
  );

/** Of EXERCISE. The title is not required, and the focus neither (spec section 5). */
export const contentFaults = (form: Form, basics: Basics): Faults => {
  const gap = gapIn(contentOf(form, basics));
  if (gap) return { [gap.field]: gap.message };
  if (!hasQuestions(form.activity)) return {};
  return form.rows.length > QUESTIONS_MAX
    ? { questions: `An exercise has ${QUESTIONS_MAX} questions at most.` }
    : rowFaults(form.rows);
};

/** Of GOALS. */
export const goalFaults = ({ duration }: Form): Faults => {
  const minutes = Number(duration);
  if (duration.trim() === "" || Number.isNaN(minutes)) return { duration: "Say how many minutes it lasts." };
  if (minutes < DURATION_MIN_MINUTES)
    return {
      duration: `The duration is at least ${DURATION_MIN_MINUTES} minute.`,
    };
  if (!Number.isInteger(minutes)) return { duration: "Whole minutes, please." };
  return minutes > DURATION_MAX_MINUTES
    ? { duration: `The duration is ${DURATION_MAX_MINUTES} minutes at most.` }
    : {};
};

export const isFine = (faults: Faults): boolean => Object.keys(faults).length === 0;
