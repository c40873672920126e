import type { CriterionMark, ExamMark } from "../../../domain/exams/examMark.ts";
import { examLabel, examOf, type Tier } from "../../../domain/exams/names.ts";
import type { Part } from "../../../domain/exams/pack.ts";
import { packs, partOf } from "../../../domain/exams/packs.ts";
import { type Exercise, questionsOf } from "../../../domain/exercise.ts";
import { passageOf, setQuestionCount } from "../../lesson/agenda.ts";
import { type Answered, answeredIn, type Talk } from "./answered.ts";
import type { Evidence } from "./evidence.ts";
import { pronunciationEvidence, readingEvidence } from "./heard.ts";
import { marksBy } from "./marks.ts";
import { communicationEvidence, informationEvidence, interactionEvidence, languageEvidence } from "./talk.ts";
import { taskEvidence } from "./tasks.ts";

/** Answers that a whole conversation has: Viva's own figure, since the exams limit its time and not its answers. Untiered is as Higher. */
const ANSWERS: Record<Tier, number> = { Foundation: 6, Higher: 8 };

/** Everything that counts for any criterion, whichever this exam asks for. */
export const evidenceIn = (exercise: Exercise, talk: Talk): Evidence[] => {
  const answered = answeredIn(exercise, talk);
  const passage = passageOf(exercise);
  return passage === undefined ? spokenEvidence(answered) : readingEvidence(passage, answered);
};

const spokenEvidence = (answered: readonly Answered[]): Evidence[] => [
  ...taskEvidence(answered),
  ...communicationEvidence(answered),
  ...informationEvidence(answered),
  ...languageEvidence(answered),
  ...interactionEvidence(answered),
  ...pronunciationEvidence(answered),
];

const notesOn = (part: Part, criteria: readonly CriterionMark[], tasks: number): string[] => {
  const unmarked = criteria.filter(({ mark }) => mark === undefined);
  const inExam = part.criteria.find(({ by }) => by === "task")?.count?.value.Higher ?? tasks;
  const facts = [part.marks, ...part.criteria.map(({ marks }) => marks)];
  return [
    ...(unmarked.length > 0
      ? [
          `${unmarked.map(({ name, of }) => `${name} (${of})`).join(" and ")} could not be marked, so the total is out of less.`,
        ]
      : []),
    ...(tasks === inExam ? [] : [`This exercise sets ${tasks} of these tasks, the exam ${inExam}.`]),
    ...(facts.every(({ isVerified }) => isVerified)
      ? []
      : ["This exam's mark scheme is our estimate: check your board's own."]),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The mark that this evidence has in the exam of this exercise; undefined where it has none. */
export const examMarkBy = (exercise: Exercise, found: readonly Evidence[]): ExamMark | undefined => {
  if (!exercise.exam) return undefined;
  const { exam, tier = "Higher" } = examOf(exercise.exam);
  const part = partOf(exam, exercise.activity);
  if (!part) return undefined;
  const tasks = questionsOf(exercise.context_0).length;
  const criteria = marksBy(part, found, {
    tasks,
    answers: setQuestionCount(exercise) || ANSWERS[tier],
    pieces: part.criteria.find(({ by }) => by === "information")?.count?.value[tier] ?? 1,
    zeroForcesZero: packs[exam].zeroForcesZero.value,
  });
  const marked = criteria.filter(({ mark }) => mark !== undefined);
  return {
    exam: exercise.exam,
    version: packs[exam].version,
    label: examLabel(exercise.exam),
    part: part.name,
    mark: sum(marked.map(({ mark = 0 }) => mark)),
    of: sum(marked.map(({ of }) => of)),
    criteria,
    notes: notesOn(part, criteria, part.criteria.some(({ by }) => by === "task") ? tasks : 0),
  };
};

/**
 * A lesson marked by the criteria of the exam that its exercise has chosen: by our own rules, whichever engine was Mark, so that
 * the same answers have the same mark and each quote is the student's own. Undefined where none is chosen.
 */
export const examMarkOf = (exercise: Exercise, talk: Talk): ExamMark | undefined =>
  exercise.exam ? examMarkBy(exercise, evidenceIn(exercise, talk)) : undefined;
