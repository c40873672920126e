import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { titleLang, titleOf } from "./title.ts";
import { Unbroken } from "./Unbroken.tsx";

/** What an exercise is called, in its own language where that is known. */
export const ExerciseTitle = ({ exercise }: { exercise: PublicExercise }) => (
  <span {...titleLang(exercise)}>
    <Unbroken text={titleOf(exercise)} />
  </span>
);
