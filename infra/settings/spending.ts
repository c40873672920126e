import * as z from "zod";
import { sentence } from "./sentence.ts";

const daily = sentence("viva:dailySpendLimit should be a whole number of dollars from 0.");

/** What a school lets Viva spend. */
export const spendingSettings = {
  /**
   * Dollars a UTC day, estimated from what is used, on model, voice and speech recognition together. Beyond it Mark is played
   * by our own rules; at twice as much he falls silent, and students type. 25 is about seven classes of thirty who speak with a
   * model (docs/cost.md). With 0 nothing of that is ever paid for.
   */
  dailySpendLimit: z.coerce.number(daily).int(daily).min(0, daily).max(1_000_000, daily).default(25),
};
