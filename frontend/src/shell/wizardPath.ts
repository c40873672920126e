import { paths } from "./paths.ts";

/** The wizard's address for an exercise that is there already. Apart from the other paths: no lesson leads there. */
export const wizardPath = (purpose: "edit" | "copy", assignmentId: string): string =>
  `${paths.createExercise}?${new URLSearchParams({ [purpose]: assignmentId })}`;
