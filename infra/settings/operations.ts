import * as z from "zod";
import { ADDRESS } from "./mail.ts";
import { sentence } from "./sentence.ts";

const mail = sentence(
  "viva:adminMail should be one address in lower case, such as viva-admin@school.example.",
);
const boundary = sentence(
  "viva:permissionsBoundary should be the name of a managed policy, or its ARN where it has a path or is not of this account.",
);

/** Who looks after a site, and within which bounds. */
export const operationsSettings = {
  /** Who is told when an alarm goes off (docs/operations.md), once they have confirmed it; without one nobody is. */
  adminMail: z.string(mail).regex(ADDRESS, mail).optional(),
  /** The managed policy beyond which no role of the stack may go, where the account demands one. */
  permissionsBoundary: z
    .string(boundary)
    .regex(/^(?:arn:aws[\w-]*:iam::\d{12}:policy\/[\w+=,.@/-]{1,512}|[\w+=,.@-]{1,128})$/, boundary)
    .optional(),
};
