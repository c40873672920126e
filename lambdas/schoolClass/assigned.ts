import { texts } from "../../domain/texts.ts";
import { Refusal } from "../http/refusal.ts";

/** For a link that no class was given, or whose last day is over: the same as for an exercise that is gone. */
export const noSuchAssignment = (): Refusal => new Refusal(404, "exercise_gone", texts.exerciseGone);
