import { REPORTS_PER_EXERCISE_PER_DAY, REPORTS_PER_PERSON_PER_DAY } from "../domain/report.ts";
import { chooseRole } from "./calls/chooseRole.ts";
import { listExercises } from "./calls/listExercises.ts";
import { listPlayed } from "./calls/listPlayed.ts";
import { listShared } from "./calls/listShared.ts";
import { openExercise } from "./calls/openExercise.ts";
import { openPhoto } from "./calls/openPhoto.ts";
import { readContent } from "./calls/readContent.ts";
import { readExercise } from "./calls/readExercise.ts";
import { readMember } from "./calls/readMember.ts";
import { registerMember } from "./calls/registerMember.ts";
import { reportExercise } from "./calls/reportExercise.ts";
import { showPhoto } from "./calls/showPhoto.ts";
import { environment, environmentList } from "./environment.ts";
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
