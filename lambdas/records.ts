import { REPORTS_PER_EXERCISE_PER_DAY, REPORTS_PER_PERSON_PER_DAY } from "../domain/report.ts";
import { environment, environmentList } from "./environment.ts";
import { chooseRole } from "./handlers/chooseRole.ts";
import { listExercises } from "./handlers/listExercises.ts";
import { listPlayed } from "./handlers/listPlayed.ts";
import { listShared } from "./handlers/listShared.ts";
import { openExercise } from "./handlers/openExercise.ts";
import { openPhoto } from "./handlers/openPhoto.ts";
import { readContent } from "./handlers/readContent.ts";
import { readExercise } from "./handlers/readExercise.ts";
import { readMember } from "./handlers/readMember.ts";
import { registerMember } from "./handlers/registerMember.ts";
import { reportExercise } from "./handlers/reportExercise.ts";
import { showPhoto } from "./handlers/showPhoto.ts";
import { serve } from "./http/serve.ts";
import { teacherRuleOf } from "./identity/teacherRule.ts";
import { exercisesTable } from "./store/exercises.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { sharesTable } from "./store/shares.ts";
import { usersTable } from "./store/users.ts";

const users = usersTable();
const exercises = exercisesTable();
const photos = photosBucket();
const quotas = quotasTable({
  listsOfPerson: "LISTS_PER_PERSON_PER_DAY",
  reportsOfPerson: REPORTS_PER_PERSON_PER_DAY,
  reportsOfExercise: REPORTS_PER_EXERCISE_PER_DAY,
});
const teacherRule = teacherRuleOf(environment("TEACHER_RULE"), {
  hashes: environmentList("TEACHER_INVITATION_HASHES"),
  domains: environmentList("TEACHER_DOMAINS"),
  tries: () =>
    quotasTable({
      invitationsOfPerson: "WRONG_INVITATIONS_PER_PERSON_PER_DAY",
      invitationsOfSite: "WRONG_INVITATIONS_PER_SITE_PER_DAY",
    }),
});

export const handler = serve<"records">(
  {
    readExercise: readExercise({ exercises }),
    reportExercise: reportExercise({ exercises, quotas }),
    readMember: readMember({ users }),
    registerMember: registerMember({ users }),
    chooseRole: chooseRole({ users, teacherRule }),
    listExercises: listExercises({ exercises, quotas }),
    openExercise: openExercise({ exercises }),
    readContent: readContent({ exercises }),
    showPhoto: showPhoto({ exercises, photos }),
    openPhoto: openPhoto({ exercises, photos }),
    listShared: listShared({ exercises, shares: sharesTable(), quotas }),
    listPlayed: listPlayed({ exercises, results: resultsTable(), quotas }),
  },
  users,
);
