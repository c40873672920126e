import * as z from "zod";
import { themes } from "./themes.ts";

/**
 * What our own rules made of a request to the exercise builder, whose questions come from a bank. `understood`: a topic, a
 * change to the exercise in the form, or nothing, and then `themes` has the general one. `missing` are words of the request
 * that nothing they chose mentions.
 */
export const bankChoice = z.object({
  understood: z.enum(["topic", "change", "nothing"]),
  themes: z.array(z.enum(themes)),
  missing: z.array(z.string()),
});
export type BankChoice = z.output<typeof bankChoice>;
