import { no, note, ok } from "../finding.ts";
import { type Check, consolePage } from "./site.ts";

/** Has the school decided who may be a teacher? The default would let anybody publish to students; nothing is asked of AWS. */
export const teachers: Check = {
  about: "Teachers",
  page: consolePage("console/home"),
  ask: async ({ settings: { teacherRule }, isTeacherRuleChosen, hasCodesInCdkJson }) => {
    if (!isTeacherRuleChosen)
      return [
        no(
          "Teachers: you have not said who may be a teacher, and so publish exercises to students.",
          "Set teacherRule in viva.settings.json: domain (with teacherDomains), invitation (with teacherInvitations), or open for anybody who signs up",
        ),
      ];
    if (teacherRule === "open")
      return [
        note(
          "Teachers: anybody who signs up may be a teacher, and publish exercises to students.",
          "Set teacherRule to domain or invitation in viva.settings.json before students know the address",
        ),
      ];
    if (hasCodesInCdkJson)
      return [
        note(
          "Teachers: the invitation codes are in cdk.json, so everybody who can read the repository can read them.",
          "Move teacherInvitations and teacherRule to viva.settings.json, which Git ignores, and choose new codes",
        ),
      ];
    return [
      ok(
        `Teachers: by ${teacherRule === "domain" ? "a confirmed address of your domains" : "invitation code"}.`,
      ),
    ];
  },
};
