import { createHash } from "node:crypto";
import type { MemberCaller } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";

/** Throws 403, with the sentence and the field, for who may not call themselves a teacher here. */
export type TeacherRule = (caller: MemberCaller, invitation: string | undefined) => void;

/** Codes are kept as the SHA-256 of what a teacher types, in hex: who reads the function's variables learns none. */
const hashOf = (invitation: string): string => createHash("sha256").update(invitation).digest("hex");

const byInvitation =
  (hashes: readonly string[]): TeacherRule =>
  (_caller, invitation = "") => {
    if (hashes.includes(hashOf(invitation))) return;
    const sentence =
      invitation === ""
        ? "Please enter the invitation code that your school gives its teachers."
        : "That is not an invitation code of your school's. Please look at it again.";
    throw new Refusal(403, "invitation_needed", sentence, { field: "invitation" });
  };

const byAddress =
  (domains: readonly string[]): TeacherRule =>
  ({ email, isEmailConfirmed }) => {
    const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
    if (!domains.includes(domain))
      throw new Refusal(
        403,
        "address_of_school_needed",
        `Teachers here have an email address at ${domains.join(" or ")}. Please sign up with yours.`,
        { field: "role" },
      );
    if (!isEmailConfirmed)
      throw new Refusal(
        403,
        "address_not_confirmed",
        "Please confirm your email address first: we know teachers here by it.",
        { field: "role" },
      );
  };

/** The school's rule (decisions: teacher role): `open`, `invitation` or `domain`, with the lists that belong to it. */
export const teacherRuleOf = (
  rule: string,
  { hashes, domains }: { hashes: readonly string[]; domains: readonly string[] },
): TeacherRule => {
  if (rule === "open") return () => undefined;
  if (rule === "invitation") return byInvitation(hashes);
  if (rule === "domain") return byAddress(domains);
  throw new Error(`There is no rule for teachers called ${rule}.`);
};
