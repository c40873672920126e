import { useMemo } from "react";
import { classMistakesOf } from "../../../domain/classLines.ts";
import { type Language, languages } from "../../../domain/exercise.ts";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { CommonMistakes } from "../overview/CommonMistakes.tsx";

type Props = { exercises: readonly OwnExercise[]; rows: Readonly<Record<string, readonly ResultRow[]>> };

const InLanguage = ({ exercises, rows, language }: Props & { language: Language }) => {
  const { mistakes, students } = useMemo(
    () =>
      classMistakesOf(
        exercises
          .filter((exercise) => exercise.language === language)
          .map(({ assignment_id }) => rows[assignment_id] ?? []),
      ),
    [exercises, rows, language],
  );
  if (students === 0) return null;
  return (
    <div>
      <h2>{language}, all exercises together</h2>
      <CommonMistakes mistakes={mistakes} students={students} language={language} />
    </div>
  );
};

/** What goes wrong most over all of a class's exercises, each language apart. */
export const ClassMistakes = ({ exercises, rows }: Props) => (
  <>
    {languages
      .filter((language) => exercises.some((exercise) => exercise.language === language))
      .map((language) => (
        <InLanguage key={language} exercises={exercises} rows={rows} language={language} />
      ))}
  </>
);
