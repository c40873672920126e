import type { Handler } from "../http/handler.ts";
import { flaggedIn } from "../result/flagged.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Flags } from "../store/flags.ts";

/** How many attempts on the caller's exercises have flags that are not reviewed: FLAGS_SHOWN at most. */
export const countFlags =
  (dependencies: {
    exercises: Pick<Exercises, "read">;
    flags: Pick<Flags, "listIn">;
  }): Handler<"countFlags"> =>
  async ({ caller }) => ({ open: (await flaggedIn(dependencies, "open", caller)).length });
