import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { Exception } from "../exception.ts";
import { atOnce, lockout } from "./lockout.ts";
import type { Code, Member } from "./state.ts";

/** A mail that Cognito would send. */
export type Mail = { to: string; subject: string; text: string };

/** `{####}` stands for the code. */
export type Message = { subject: string; text: string };

/** What codes are for. */
export type Purpose = keyof Member["codes"];

/** How long they are good, in milliseconds (https://docs.aws.amazon.com/cognito/latest/developerguide/limits.html). */
const LIFE: Record<Purpose, number> = { email: 24 * 3_600_000, reset: 3_600_000 };

const tooMany = () =>
  new Exception("LimitExceededException", "Attempt limit exceeded, please try after some time.");
const digest = (text: string) => createHash("sha256").update(text).digest();

/** How the API says where a code went: nobody is told an address that they don't know. */
export const deliveryDetails = (address: string) => ({
  AttributeName: "email",
  DeliveryMedium: "EMAIL",
  Destination: address.replace(/^(.).*@(.).*$/, "$1***@$2***"),
});

/** Six digits by mail, which show that somebody reads what is sent to an address. What is changed here is not saved here. */
export const codesOf = (message: Message, deliver: (mail: Mail) => void) => {
  const tries = lockout(atOnce);
  const nameOf = ({ sub }: Member, purpose: Purpose) => `${purpose} of ${sub}`;
  return {
    /** Sends a new code; older ones for the same purpose are void. Throws `LimitExceededException`. */
    send: (member: Member, purpose: Purpose, address: string) => {
      if (tries.isLocked(nameOf(member, purpose))) throw tooMany();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      member.codes[purpose] = { code, address, expiresAt: Date.now() + LIFE[purpose] };
      deliver({
        to: address,
        subject: message.subject,
        text: message.text.replaceAll("{####}", code),
      });
      return deliveryDetails(address);
    },
    /** Takes a code, which is void then. Throws `CodeMismatchException`, `ExpiredCodeException`, `LimitExceededException`. */
    use: (member: Member, purpose: Purpose, given: string): Code => {
      const name = nameOf(member, purpose);
      if (tries.isLocked(name)) throw tooMany();
      const sent = member.codes[purpose];
      if (!sent || sent.expiresAt <= Date.now())
        throw new Exception("ExpiredCodeException", "Invalid code provided, please request a code again.");
      if (!timingSafeEqual(digest(sent.code), digest(given))) {
        tries.failed(name);
        throw new Exception("CodeMismatchException", "Invalid verification code provided, please try again.");
      }
      tries.succeeded(name);
      delete member.codes[purpose];
      return sent;
    },
  };
};

export type Codes = ReturnType<typeof codesOf>;
