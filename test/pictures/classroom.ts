import type { Mistake } from "../../domain/mistakes.ts";
import type { AttemptGiven } from "../stack/attempts.ts";

/** Invented students of an invented class, each with the marks of their attempts, and what went wrong in the last. */
const students: readonly [name: string, grades: readonly number[], wrong: readonly Mistake["kind"][]][] = [
  ["Amira", [48, 66], ["auxiliary", "agreement"]],
  ["Ben", [57], ["auxiliary", "tense"]],
  ["Chloe", [71, 84], ["adjective"]],
  ["Dev", [62], ["auxiliary", "preposition"]],
  ["Ellie", [39, 58], ["tense", "auxiliary"]],
  ["Femi", [77], ["agreement"]],
  ["Grace", [91], ["adjective"]],
  ["Harry", [44], ["infinitive", "tense"]],
  ["Isla", [68], ["auxiliary"]],
  ["Jakub", [73, 79], ["preposition"]],
  ["Kezia", [55], ["tense", "agreement"]],
  ["Leo", [82], ["auxiliary"]],
];

const examples: Partial<Record<Mistake["kind"], Omit<Mistake, "kind">>> = {
  auxiliary: { said: "j'ai allé", right: "je suis allé" },
  agreement: { said: "un plage", right: "une plage" },
  tense: { said: "hier je mange" },
  adjective: { said: "la mer est bleu", right: "bleue" },
  preposition: { said: "à France", right: "en France" },
  infinitive: { said: "je aller" },
};

const START = Date.parse("2026-09-14T10:00:00Z");
const MINUTE = 60_000;

/** What this class has made of an exercise. */
export const attemptsOn = (assignment_id: string): AttemptGiven[] =>
  students.flatMap(([studentId, grades, wrong], place) =>
    grades.map((grade, again) => ({
      assignment_id,
      uid: `pupil-${place}`,
      studentId,
      startedAt: START + (place * 3 + again * 20) * MINUTE,
      grade: `${grade} / 100`,
      vocabulary: Math.min(95, grade + 6 - ((place * 5) % 9)),
      grammar: Math.max(20, grade - 8 + ((place * 7) % 13)),
      feedback: "Clear and easy to follow. Watch the past tense with “être”.",
      mistakes: wrong.map((kind) => ({ kind, said: "", ...examples[kind] })),
    })),
  );
