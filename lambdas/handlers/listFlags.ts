import type { Handler } from "../http/handler.ts";
import { flaggedIn } from "../result/flagged.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Flags } from "../store/flags.ts";
import type { Quotas } from "../store/quotas.ts";

type Parts = { exercises: Pick<Exercises, "read">; flags: Pick<Flags, "listIn">; quotas: Quotas };

/**
 * What was flagged on the caller's exercises. Reads the index of flags and each exercise in it once; no conversation.
 * Throws 429.
 */
export const listFlags =
  ({ quotas, ...parts }: Parts): Handler<"listFlags"> =>
  async ({ caller }) => {
    await quotas.spend("listsOfPerson", caller.uid);
    const [open, reviewed] = await Promise.all([
      flaggedIn(parts, "open", caller),
      flaggedIn(parts, "reviewed", caller),
    ]);
    return { open, reviewed };
  };
