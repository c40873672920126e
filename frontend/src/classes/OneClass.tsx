import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { counted } from "../results/wording.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { ClassMistakes } from "./ClassMistakes.tsx";
import { ClassRegister } from "./ClassRegister.tsx";
import { ExerciseFigures } from "./ExerciseFigures.tsx";
import { useClassResults } from "./useClassResults.ts";

/** A class: its exercises, its students, and what goes wrong most; what has come is shown while the rest comes. */
export const OneClass = ({ exercises }: { exercises: readonly OwnExercise[] }) => {
  const { rows, whole, problem, again } = useClassResults(exercises);
  const isAll = whole === exercises.length;
  return (
    <>
      <p className="soft" role="status">
        {isAll
          ? `${counted(exercises.length, "exercise")}, all results loaded`
          : `${whole} of ${counted(exercises.length, "exercise")} loaded so far`}
        {!isAll && !problem && "; more are coming…"}
      </p>
      {problem && <ProblemNotice problem={problem} ways={{ again: { label: "Try again", go: again } }} />}
      <ExerciseFigures exercises={exercises} rows={rows} />
      <ClassRegister exercises={exercises} rows={rows} />
      <ClassMistakes exercises={exercises} rows={rows} />
    </>
  );
};
