import * as z from "zod";
import { RULE_ID } from "../../domain/mistakes.ts";
import { sentence } from "./sentence.ts";

const wrong = sentence(
  "viva:rulesOff should be up to twenty ids of rules, such as fr.auxiliary.wrong, with commas between them.",
);

/** A function's variables hold four kilobytes together. */
const RULES_OFF_MAX = 20;

const id = z.string(wrong).trim().regex(RULE_ID, wrong);

/** A list, or a text, because `cdk deploy -c name=value` knows nothing else. */
const given = z.union(
  [
    z.array(id, wrong),
    z
      .string(wrong)
      .transform((text) => text.split(",").filter((part) => part.trim() !== ""))
      .pipe(z.array(id, wrong)),
  ],
  wrong,
);

/** The rules of our own that a school wants to hear nothing of; docs/rules.md lists them all. */
export const rulesSettings = {
  rulesOff: given.refine((rules) => rules.length <= RULES_OFF_MAX, wrong).default([]),
};
