import { createHash } from "node:crypto";
import type { MemberCaller } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Tries } from "../store/quotas.ts";

/**
 * Rejects with 403, the sentence and the field, for who may not call themselves a teacher here, and with 429 for who has tried
 * too many codes today, or where all together have.
 */
export type TeacherRule = (caller: MemberCaller, invitation: string | undefined) => Promise<void>;

/** Codes are kept as the SHA-256 of what a teacher types, in hex: who reads the function's variables learns none. */
const hashOf = (invitation: string): string => createHash("sha256").update(invitation).digest("hex");

const invitationNeeded = (sentence: string): Refusal =>
  new Refusal(403, "invitation_needed", sentence, { field: "invitation" });

/**
 * A try is counted before the code is looked at, so that of any number at once no more are looked at than the day allows,
 * and given back where the code was right. The site's limit is what stops somebody with many accounts.
 */
const byInvitation =
  (hashes: readonly string[], tries: Tries): TeacherRule =>
  async ({ uid }, invitation = "") => {
    if (invitation === "")
      throw invitationNeeded("Please enter the invitation code that your school gives its teachers.");
    await tries.spend("invitationsOfPerson", uid);
    await tries.spend("invitationsOfSite", "all");
    if (!hashes.includes(hashOf(invitation)))
      throw invitationNeeded("That is not an invitation code of your school's. Please look at it again.");
    await Promise.all([
      tries.giveBack("invitationsOfPerson", uid),
      tries.giveBack("invitationsOfSite", "all"),
    ]);
  };

const byAddress =
  (domains: readonly string[]): TeacherRule =>
  async ({ email, isEmailConfirmed }) => {
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

type School = { hashes: readonly string[]; domains: readonly string[]; tries(): Tries };

/**
 * The school's rule (decisions: teacher role): `open`, `invitation` or `domain`, with the lists that belong to it. Only an
 * invitation's `tries` are asked for. Throws where there is no such rule.
 */
export const teacherRuleOf = (rule: string, { hashes, domains, tries }: School): TeacherRule => {
  if (rule === "open") return async () => undefined;
  if (rule === "invitation") return byInvitation(hashes, tries());
  if (rule === "domain") return byAddress(domains);
  throw new Error(`There is no rule for teachers called ${rule}.`);
};
