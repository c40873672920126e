import type { ColleagueRight } from "../../../domain/sharing.ts";
import type { ManagedExercise } from "../results/managed.ts";

/** What the two rights are called where somebody gives one. */
export const rightLabels: Record<ColleagueRight, string> = { see: "can see it", edit: "can edit it" };

/** What somebody with a right is told that they may do. */
export const mayWords: Record<ColleagueRight, string> = {
  see: "You can see it and its results, try it out and duplicate it",
  edit: "You can see, change and mark it; only its owner can delete anything or share it",
};

/** Is it one's own, rather than a colleague's? */
export const isOwn = ({ shared }: Pick<ManagedExercise, "shared">): boolean => shared === undefined;
/** May one change and mark it? The server decides; a page only leaves out what would be refused. */
export const mayEdit = ({ shared }: Pick<ManagedExercise, "shared">): boolean =>
  shared === undefined || shared.right === "edit";
