import * as z from "zod";
import { sentence } from "./sentence.ts";

const daily = sentence("viva:dailySpendLimit should be a whole number of dollars from 0.");
const monthly = sentence("viva:monthlyBudget should be a whole number of dollars from 1.");

/** What a school lets Viva spend. */
export const spendingSettings = {
  /**
   * Dollars a UTC day for classes, estimated from what is used, on model, voice and speech recognition together. Beyond it Mark is
   * played by our own rules; at twice as much he falls silent, and students type. 25 is about seven classes of thirty who speak
   * with a model (docs/cost.md). Members' own practice has a quarter of it besides, and the demos a tenth
   * (lambdas/spend/costCentre.ts). With 0 nothing of that is ever paid for.
   */
  dailySpendLimit: z.coerce.number(daily).int(daily).min(0, daily).max(1_000_000, daily).default(25),
  /**
   * Dollars a month for the whole account, as AWS bills it: `adminMail` is told when four fifths of it are spent, and when all of it
   * is expected to be. 100 is twice what a school of 180 needs that has three lessons a month. Nothing is switched off.
   */
  monthlyBudget: z.coerce.number(monthly).int(monthly).min(1, monthly).max(1_000_000, monthly).default(100),
};
