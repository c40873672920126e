import { useMemo, useState } from "react";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { labelsIn, labelWords } from "../classes/classExercises.ts";
import { ExerciseCard } from "./ExerciseCard.tsx";

/** Stands for all classes: a label is never so long. */
const ALL = "all classes, whatever their label is";

/** One's exercises as cards; where they are of several classes, one class's alone if that is asked for. */
export const ExerciseGrid = ({ exercises }: { exercises: readonly OwnExercise[] }) => {
  const [wanted, setWanted] = useState(ALL);
  const labels = useMemo(() => labelsIn(exercises), [exercises]);
  const shown = exercises.filter(({ class_id }) => wanted === ALL || class_id === wanted);
  return (
    <>
      {labels.length > 1 && (
        <label className="choose">
          Class
          <select value={wanted} onChange={({ target }) => setWanted(target.value)}>
            <option value={ALL}>All</option>
            {labels.map((label) => (
              <option key={label} value={label}>
                {labelWords(label)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className="exercise-grid">
        {shown.map((exercise) => (
          <li key={exercise.assignment_id}>
            <ExerciseCard exercise={exercise} />
          </li>
        ))}
      </ul>
    </>
  );
};
