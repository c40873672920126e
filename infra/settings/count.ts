import * as z from "zod";
import { sentence } from "./sentence.ts";

/** A whole number from 1; text too, because `cdk deploy -c name=value` knows nothing else. */
export const count = (what: string) => {
  const wrong = sentence(`${what} should be a whole number from 1.`);
  return z.coerce.number(wrong).int(wrong).min(1, wrong);
};
