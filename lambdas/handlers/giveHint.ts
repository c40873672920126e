import { texts } from "../../domain/texts.ts";
import type { Handler } from "../http/handler.ts";
import type { PartnerFor } from "../partner/mark.ts";
import type { Quotas } from "../store/quotas.ts";

/**
 * A hint on what to focus on (spec section 7, activity hint); the spec's default sentence without an objective. No counter that
 * others share stands before it: the demos' money bounds what a model may cost, and once that is spent our own rules give the
 * hint. Throws 429 for the caller's own limit.
 */
export const giveHint =
  ({ partnerFor, quotas }: { partnerFor: PartnerFor; quotas: Quotas }): Handler<"giveHint"> =>
  async ({ caller, body: { language, level, objective, max_tokens } }) => {
    if (objective.trim() === "") return { message: { message: texts.defaultHint } };
    await quotas.spend("turns", caller.uid);
    const about = { language, level, objective, maxTokens: max_tokens };
    const { engine, ...message } = await partnerFor("demos").hint(about);
    return { message, engine };
  };
