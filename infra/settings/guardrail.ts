import * as z from "zod";
import { sentence } from "./sentence.ts";

const wrong = sentence(
  "viva:guardrail should be the id and the version of a Bedrock guardrail, such as abc123def456:1.",
);

/** A school's own guardrail on Bedrock, beside our own screen; without one only the latter looks at what is said. */
export const guardrailSettings = {
  guardrail: z
    .string(wrong)
    .regex(/^[a-z0-9]{1,64}:(?:\d{1,8}|DRAFT)$/, wrong)
    .transform((text) => {
      const [id = "", version = ""] = text.split(":");
      return { id, version };
    })
    .optional(),
};
