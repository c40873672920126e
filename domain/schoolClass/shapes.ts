import * as z from "zod";
import { ASSIGNMENT_ID, activityNames } from "../exercise.ts";
import { language, sentence } from "../fieldShapes.ts";
import { CLASS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "../limits.ts";
import { mistakeKinds } from "../mistakes.ts";
import { ownAttempt } from "../resultShapes.ts";
import { hasHidden } from "../studentName.ts";
import { STUDENTS_MAX } from "./limits.ts";
import { listFault, secretWordFault, secretWordIn } from "./list.ts";
import { standings } from "./progress.ts";

/** What a place on a class's list is called; made here, and told to whoever has the class's link. */
export const PLACE_ID = /^[0-9a-z]{10}$/;

export const classId = z
  .string(sentence("Say which class this is."))
  .regex(ASSIGNMENT_ID, sentence("That is not a class's code."));
export const placeId = z
  .string(sentence("Choose yourself in the list."))
  .regex(PLACE_ID, sentence("Choose yourself in the list."));

const className = z
  .string(sentence("Give the class a name."))
  .trim()
  .min(1, sentence("Give the class a name."))
  .max(CLASS_MAX_CHARACTERS, sentence(`Please keep the class to ${CLASS_MAX_CHARACTERS} characters.`));
const label = z
  .string(sentence("A student is a name, initials or a code."))
  .trim()
  .min(1, sentence("A student is a name, initials or a code."))
  .max(NAME_MAX_CHARACTERS, sentence(`Please keep each student to ${NAME_MAX_CHARACTERS} characters.`))
  .refine(
    (text) => !hasHidden(text),
    sentence("Please type this again: some of its characters can't be seen."),
  );
const labels = z
  .array(label, sentence("The students are a list."))
  .max(STUDENTS_MAX, sentence(`A class has ${STUDENTS_MAX} students at most.`))
  .check(({ value, issues }) => {
    const fault = listFault(value);
    if (fault !== undefined) issues.push({ code: "custom", input: value, message: fault });
  });

export const newClass = z.object({
  /** The same for every try at making the same class, so that it is made once. */
  key: z.uuid(sentence("Give each class a key of its own.")),
  name: className,
  language,
  students: labels,
});
export const classChange = z.object({ name: className, language });
export const newStudents = z.object({
  students: labels.min(1, sentence("Write at least one student.")),
});
export const renaming = z.object({ label });
/** The last day (UTC, YYYY-MM-DD) on which the class can open it; the spec's constant stands for none. */
export const assigning = z.object({ due_date: z.iso.date(sentence("Choose a day, or none.")) });
export const claiming = z.object({
  word: z
    .string(sentence(secretWordFault))
    .max(20, sentence(secretWordFault))
    .refine((typed) => secretWordIn(typed) !== undefined, sentence(secretWordFault))
    .optional(),
});
/** Which typed name's results become a student's: those of whoever made this attempt, on this exercise. */
export const merging = z.object({
  assignmentId: z
    .string(sentence("Say which exercise this is."))
    .regex(ASSIGNMENT_ID, sentence("That is not an exercise's code.")),
  attempt: z.uuid(sentence("That is not a lesson's number.")),
});

/** A class in its teacher's list. */
export const classSeen = z.object({
  classId: z.string(),
  name: z.string(),
  language,
  /** Epoch ms. */
  createdAt: z.number(),
  studentCount: z.number(),
});
export type ClassSeen = z.output<typeof classSeen>;

/** A student as their teacher sees them on the list. */
const studentSeen = z.object({
  placeId: z.string(),
  label: z.string(),
  /** Has a student taken this place, and chosen a word for it? */
  isTaken: z.boolean(),
});
export type StudentSeen = z.output<typeof studentSeen>;

/** What an exercise is to a class. */
const assignmentSeen = z.object({
  assignment_id: z.string(),
  title: z.string(),
  activity: z.enum(activityNames),
  language,
  due_date: z.string(),
  isClosed: z.boolean(),
  assignedAt: z.number(),
});
export type AssignmentSeen = z.output<typeof assignmentSeen>;

const cell = z.object({
  placeId: z.string(),
  assignment_id: z.string(),
  standing: z.enum(standings),
  attempt: z.string().optional(),
  finishedAt: z.number().optional(),
  grade: z.string().optional(),
  ownMark: z.string().optional(),
  times: z.number(),
  isFlagged: z.boolean(),
});

const commonMistake = z.object({
  kind: z.enum(mistakeKinds),
  times: z.number(),
  sources: z.number(),
  rules: z.array(z.string()),
  examples: z.array(z.object({ said: z.string(), right: z.string().optional() })),
});

/** A class's page: who, what, and how far. */
export const wholeClass = z.object({
  ...classSeen.shape,
  students: z.array(studentSeen),
  /** The newest assignment first. */
  assignments: z.array(assignmentSeen),
  cells: z.array(cell),
  /** In the newest finished attempts of students on the list, in the class's language. */
  mistakes: z.array(commonMistake),
  /** Finished attempts by the class's link that belong to nobody on the list. */
  unplaced: z.number(),
  /** Another text once anything of this has changed. */
  version: z.string(),
});
export type WholeClass = z.output<typeof wholeClass>;

/** A finished attempt on a student's page: nothing that a parent should not see. */
const courseAttempt = z.object({
  ...ownAttempt.pick({
    ...{ attempt: true, assignment_id: true, title: true, activity: true, language: true },
    ...{ startedAt: true, engine: true, grade: true, vocabulary: true, grammar: true },
    ...{ mistakes: true, teacher: true },
  }).shape,
  finishedAt: z.number(),
});
/** A student's page: their course in one class, the newest attempt first. */
export const studentCourse = z.object({
  classId: z.string(),
  className: z.string(),
  language,
  label: z.string(),
  assignments: z.array(assignmentSeen),
  attempts: z.array(courseAttempt),
});
export type StudentCourse = z.output<typeof studentCourse>;

/** What whoever has a class's link sees of it before they have chosen themselves: nothing but the list. */
export const roster = z.object({
  name: z.string(),
  students: z.array(studentSeen),
});
export type Roster = z.output<typeof roster>;

export const placeHeld = z.object({ placeId: z.string(), label: z.string() });
