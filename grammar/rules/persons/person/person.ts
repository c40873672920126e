import { subjectsIn } from "../../../core/subject/subject.ts";
import type { Check } from "../../../engine/finding.ts";
import { bareInfinitive, bareParticiple } from "./infinite.ts";
import { misformed, misformedAlone } from "./misformed.ts";
import { wishful } from "./wishful.ts";
import { wrongPerson } from "./wrongPerson.ts";

/** Verbs that do not go with the subject right before them: "je vas", "mes amis joue", "il manger", "je mangé". */
export const person: Check = (answer, spoken) => [
  ...subjectsIn(answer).flatMap((subject) => {
    const { verbs } = subject.verb;
    if (verbs.length === 0) return misformed(answer, subject);
    if (verbs.some((reading) => reading.person !== undefined))
      return [...wrongPerson(answer, subject, spoken), ...wishful(answer, subject)];
    const bare = bareInfinitive(answer, subject);
    return bare.length > 0 ? bare : bareParticiple(answer, subject, spoken);
  }),
  ...misformedAlone(answer, spoken),
];
