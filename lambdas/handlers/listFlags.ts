import type { Handler } from "../http/handler.ts";
import { flaggedIn } from "../result/flagged.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Flags } from "../store/flags.ts";
import type { Quotas } from "../store/quotas.ts";

type Dependencies = { exercises: Pick<Exercises, "read">; flags: Pick<Flags, "listIn">; quotas: Quotas };

/**
 * What was flagged on the caller's exercises. Reads the index of flags and each exercise in it once; no conversation.
 * Throws 429.
 */
export const listFlags =
  ({ quotas, ...dependencies }: Dependencies): Handler<"listFlags"> =>
  async ({ caller }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const [open, reviewed] = await Promise.all([
      flaggedIn(dependencies, "open", caller),
      flaggedIn(dependencies, "reviewed", caller),
    ]);
    return { open, reviewed };
  };
