import { useOutletContext } from "react-router";
import type { Body, Reply } from "../../../domain/shapes.ts";
import type { SharedExercise } from "../sharing/shared.ts";
import type { MarkDrafts } from "./markDrafts.ts";
import type { View } from "./register.ts";
import type { Results } from "./useResults.ts";

/** An exercise as its owner manages it, or a colleague with whom it is shared. */
export type ManagedExercise = Reply<"readContent">;
/** Somebody with whom one's exercise is shared. */
export type Colleague = NonNullable<ManagedExercise["colleagues"]>[number];
/** A teacher's own mark as it is being written. */
export type Marking = Body<"markResult">;

/** What the page of an exercise and the pages of its results have in common. */
export type Managed = {
  exercise: ManagedExercise;
  /** Takes over what became of how it is handed out. */
  put(saved: SharedExercise): void;
  /** With whom it is shared, as this page has last changed it. */
  colleagues: readonly Colleague[];
  setColleagues(colleagues: readonly Colleague[]): void;
  results: Results;
  view: View;
  look(view: View): void;
  /** Whoever looks at another result finds what they wrote again. */
  drafts: MarkDrafts;
  /** What has just been done, said once at the top right. */
  tell(text: string): void;
};

/** What the page around this one manages. */
export const useManaged = (): Managed => useOutletContext<Managed>();
