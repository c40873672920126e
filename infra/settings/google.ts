import * as z from "zod";
import { HOST_NAME, sentence } from "./sentence.ts";

const client = sentence(
  "viva:googleClientId should be what Google's console calls the client ID, ending in .apps.googleusercontent.com.",
);
const secret = sentence(
  "viva:googleSecret should be the name of a secret in Secrets Manager that holds the client secret, never the client secret itself.",
);
const domain = sentence("viva:googleDomain should be the school's domain at Google, such as school.example.");

/** Signing in with Google, where a school wants it. */
export const googleSettings = {
  googleClientId: z
    .string(client)
    .regex(/^[\w-]+\.apps\.googleusercontent\.com$/, client)
    .optional(),
  /** The secret's name, not what is in it: templates are no place for secrets. Google's own begin with GOCSPX. */
  googleSecret: z
    .string(secret)
    .regex(/^(?!GOCSPX)[\w/+=.@-]{1,512}$/, secret)
    .optional(),
  /** Only accounts of this domain may sign up; without it any Google account. */
  googleDomain: z.string(domain).regex(HOST_NAME, domain).optional(),
};

/** Whether all is there that Google needs, or nothing. */
export const isGoogleWhole = ({
  googleClientId,
  googleSecret,
  googleDomain,
}: z.output<z.ZodObject<typeof googleSettings>>): boolean =>
  googleClientId === undefined
    ? googleSecret === undefined && googleDomain === undefined
    : googleSecret !== undefined;

/** What is said where it is not. */
export const GOOGLE_BROKEN =
  "viva:googleClientId and viva:googleSecret belong together, and viva:googleDomain goes with both.";
