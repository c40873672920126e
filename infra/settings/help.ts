import * as z from "zod";
import type { HelpLine } from "../../domain/safeguarding.ts";
import { sentence } from "./sentence.ts";

const wrong = sentence(
  'viva:helpLines should be a list of up to five lines such as { "name": "Childline", "phone": "0800 1111", "about": "free, at any hour" }.',
);

const line = z.strictObject(
  {
    name: z.string(wrong).trim().min(1, wrong).max(60, wrong),
    phone: z
      .string(wrong)
      .trim()
      .regex(/^\+?[\d ]{3,20}$/, wrong),
    about: z.string(wrong).trim().max(120, wrong).default(""),
  },
  wrong,
);

/** British ones, which are free to call. A school elsewhere names its own. */
const usual: HelpLine[] = [
  { name: "Childline", phone: "0800 1111", about: "for anybody under 19, free, at any hour" },
  { name: "Samaritans", phone: "116 123", about: "for everybody, free, at any hour" },
  { name: "Emergency", phone: "999", about: "if you or somebody else is in danger now" },
];

/** A list, or JSON, because `cdk deploy -c name=value` knows nothing else. */
const given = z.union(
  [z.array(line, wrong), z.string(wrong).transform(jsonIn).pipe(z.array(line, wrong))],
  wrong,
);

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whom a student is told to call who says something that worries. */
export const helpSettings = {
  helpLines: given.refine((lines) => lines.length >= 1 && lines.length <= 5, wrong).default(usual),
};
