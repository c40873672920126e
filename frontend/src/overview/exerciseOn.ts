import type { Language } from "../../../domain/exercise.ts";
import type { MistakeKind } from "../../../domain/mistakes.ts";
import { paths } from "../shell/paths.ts";

/** The wizard's address, with what to ask of the builder written into it: an exercise on that kind of mistake. */
export const exerciseOn = (practise: MistakeKind, language: Language): string =>
  `${paths.createExercise}?${new URLSearchParams({ practise, language })}`;
