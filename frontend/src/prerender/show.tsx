import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { EarlyIntro } from "./EarlyIntro.tsx";
import { markupOf } from "./jsx-runtime.ts";

/** The markup of INTRO for this exercise. */
export const earlyIntro = (exercise: PublicExercise, isForClass = false): string =>
  markupOf(<EarlyIntro exercise={exercise} isForClass={isForClass} />);

/** Shows an exercise as soon as it has come, unless the page's own code is there already and does so itself. */
export const showEarly = async (coming: Promise<Response>): Promise<void> => {
  const response = await coming;
  // The page's own code will read the answer once more, and tells of it where it is a refusal.
  if (!response.ok) return;
  const markup = earlyIntro(await response.clone().json(), new URLSearchParams(location.search).has("class"));
  const loading = document.querySelector("main");
  if (loading && document.documentElement.dataset.code !== "here") loading.outerHTML = markup;
};
