import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { isDemo } from "../shell/demos.ts";

/** Is it asked who does this exercise? On a shared one, for the teacher; a demo is for nobody in particular. */
export const asksName = ({ assignment_id, isShared }: PublicExercise): boolean =>
  isShared && !isDemo(assignment_id);
