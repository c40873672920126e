import { languageTags } from "../../../domain/exercise.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { isDemo } from "./demos.ts";

/** What an exercise is called: its title, or else its activity. */
export const titleOf = ({ title, activity }: Pick<PublicExercise, "title" | "activity">): string =>
  title.trim() === "" ? activity : title;

/** The language of that, as `lang`, where it is known: a teacher may give a French exercise an English title. */
export const titleLang = ({ assignment_id, language }: PublicExercise): { lang?: string } =>
  isDemo(assignment_id) ? { lang: languageTags[language] } : {};
