import { texts } from "../../domain/texts.ts";
import type { Handler } from "../http/handler.ts";
import type { Partner } from "../partner/partner.ts";
import type { Quotas } from "../store/quotas.ts";

/** A hint on what to focus on (spec section 7, activity hint); the spec's default sentence without an objective. Throws 429. */
export const giveHint =
  ({ partner, quotas }: { partner: Partner; quotas: Quotas }): Handler<"giveHint"> =>
  async ({ caller, body: { language, level, objective, max_tokens } }) => {
    if (objective.trim() === "") return { message: { message: texts.defaultHint } };
    await quotas.spend("turns", caller.uid);
    await quotas.spend("callsOutsideLessons", "all");
    return { message: await partner.hint({ language, level, objective, maxTokens: max_tokens }) };
  };
