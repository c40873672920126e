import * as z from "zod";
import { sentence } from "./sentence.ts";

/** An address that mail programs and SES both take, in ASCII. */
export const ADDRESS = /^[\w.+-]{1,64}@(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const sender = sentence("viva:mailSender should be one address in lower case, such as viva@school.example.");
const verified = sentence(
  "viva:mailVerified should be domain or address: which of the two SES has verified.",
);
const feedback = sentence(
  "viva:feedbackAddress should be one address in lower case, such as viva-feedback@school.example.",
);

/** Whom mail comes from, and whom people write to. */
export const mailSettings = {
  /**
   * Whom codes come from, by way of SES. Without one Cognito sends them itself, from an address of its own: about 50 a day
   * (https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-email.html).
   */
  mailSender: z.string(sender).regex(ADDRESS, sender).optional(),
  /** What SES was shown to be the school's, in the same region: the sender's whole domain, or that one address. */
  mailVerified: z.enum(["domain", "address"], verified).default("domain"),
  /** Where those who are signed in may write what helped and what got in their way; without one nobody is asked. */
  feedbackAddress: z.string(feedback).regex(ADDRESS, feedback).optional(),
};
