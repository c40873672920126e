import { gapIn } from "../../../domain/content.ts";
import {
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
} from "../../../domain/limits.ts";
import type { Problem } from "../api/problem.ts";
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

/** The texts of a form, by the names of their fields among the faults. */
const textsIn = ({ title, objective, passage, photoAlt, rows }: Form): Readonly<Record<string, string>> => ({
  ...{ title, objective, passage, photoAlt },
  ...Object.fromEntries(rows.map((row) => [rowField(row), row.text])),
});

/** The form after the server has refused to save one of its texts; undefined where the refusal is about something else. */
export const withRefusal = (form: Form, problem: Problem): Form | undefined => {
  if (problem.kind !== "refused") return undefined;
  const [, name = "", place = ""] = /^content\.(\w+)(?:\.(\d+))?/.exec(problem.fault.field ?? "") ?? [];
  const row = name === "questions" && place !== "" ? form.rows[Number(place)] : undefined;
  const field = row ? rowField(row) : name;
  const text = textsIn(form)[field];
  return text === undefined
    ? undefined
    : { ...form, refused: { field, text, message: problem.fault.message } };
};

/** What the server would not save, as long as it stands there unchanged. */
export const refusalFaults = (form: Form): Faults => {
  const { refused } = form;
  return refused && textsIn(form)[refused.field] === refused.text ? { [refused.field]: refused.message } : {};
};

/** Of EXERCISE. The title is not required, and the focus neither (spec section 5). */
export const contentFaults = (form: Form, basics: Basics): Faults => {
  const gap = gapIn(contentOf(form, basics));
  if (gap) return { [gap.field]: gap.message };
  // The description of a photo is on the step before.
  const { photoAlt: _, ...refused } = refusalFaults(form);
  if (!hasQuestions(form.activity)) return refused;
  return form.rows.length > QUESTIONS_MAX
    ? { questions: `An exercise has ${QUESTIONS_MAX} questions at most.` }
    : { ...refused, ...rowFaults(form.rows) };
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
