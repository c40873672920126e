import * as z from "zod";
import { count } from "./count.ts";
import { HOST_NAME, sentence } from "./sentence.ts";

/** As many fit into a function's variables, 4 KB: codes as their hashes, domains as they are. */
const MOST = 20;
const MOST_CHARACTERS = 2100;

/** A list, or one text with commas, because `cdk deploy -c name=value` knows nothing else. */
const words = (what: string) =>
  z
    .union([z.string().transform((text) => text.split(",")), z.array(z.string())], sentence(what))
    .transform((list) => list.map((word) => word.trim()).filter((word) => word !== ""))
    .refine((list) => list.length <= MOST && list.join().length <= MOST_CHARACTERS, sentence(what));

const invitations = `viva:teacherInvitations should be codes of 8 characters or more, ${MOST} at most, with commas between them.`;
const domains = `viva:teacherDomains should be host names such as school.example, ${MOST} at most, with commas between them.`;

/** Who may call themselves a teacher (decisions: teacher role). */
export const teacherSettings = {
  /** `open` to all, or with an `invitation` code, or with a confirmed address of a `domain` of the school's. */
  teacherRule: z
    .enum(
      ["open", "invitation", "domain"],
      sentence("viva:teacherRule should be open, invitation or domain."),
    )
    .default("open"),
  /** Long enough that nobody tries them all: in the stack there is only their hash. */
  teacherInvitations: words(invitations)
    .refine((codes) => codes.every((code) => /^.{8,100}$/.test(code)), sentence(invitations))
    .default([]),
  /** Wrong codes of one account a day; then not even the right one is looked at. */
  wrongInvitationsPerPersonPerDay: count("viva:wrongInvitationsPerPersonPerDay").default(5),
  /** The same for all accounts together, because an account costs nothing: in a year nobody tries 40,000 codes. */
  wrongInvitationsPerSitePerDay: count("viva:wrongInvitationsPerSitePerDay").default(100),
  /** Whose confirmed addresses are teachers' by the rule `domain`, such as `staff.school.example`. */
  teacherDomains: words(domains)
    .refine((names) => names.every((name) => HOST_NAME.test(name)), sentence(domains))
    .default([]),
};

/** Whether each list is there exactly where the rule needs it. */
export const isTeacherRuleWhole = ({
  teacherRule,
  teacherInvitations,
  teacherDomains,
}: Pick<
  z.output<z.ZodObject<typeof teacherSettings>>,
  "teacherRule" | "teacherInvitations" | "teacherDomains"
>): boolean =>
  (teacherRule === "invitation") === teacherInvitations.length > 0 &&
  (teacherRule === "domain") === teacherDomains.length > 0;

/** What is said where they are not. */
export const TEACHER_RULE_BROKEN =
  "viva:teacherRule=invitation goes with viva:teacherInvitations, domain with viva:teacherDomains, and open with neither.";
