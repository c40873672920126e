import type { State } from "./state.ts";

const SENDER = "viva:mailSender=viva@school.example";

/** Who may be a teacher. */
export const teachers: readonly State[] = [
  {
    what: "a school that has not said who may be a teacher",
    answers: {},
    settings: [SENDER],
    isUndecided: true,
    line: "no   Teachers: you have not said who may be a teacher, and so publish exercises to students.\n       → Set teacherRule in viva.settings.json: domain (with teacherDomains), invitation (with teacherInvitations), or open for anybody who signs up",
  },
  {
    what: "a school where anybody may be a teacher",
    answers: {},
    settings: [SENDER, "viva:teacherRule=open"],
    isUndecided: true,
    line: "note Teachers: anybody who signs up may be a teacher, and publish exercises to students.\n       → Set teacherRule to domain or invitation in viva.settings.json before students know the address",
  },
];
