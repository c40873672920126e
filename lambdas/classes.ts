import { CLASS_CHANGES_PER_PERSON_PER_DAY } from "../domain/schoolClass/limits.ts";
import { addStudents } from "./calls/addStudents.ts";
import { arrangeExercise } from "./calls/arrangeExercise.ts";
import { assignExercise } from "./calls/assignExercise.ts";
import { createClass } from "./calls/createClass.ts";
import { deleteClass } from "./calls/deleteClass.ts";
import { listClasses } from "./calls/listClasses.ts";
import { mergeResults } from "./calls/mergeResults.ts";
import { readClass } from "./calls/readClass.ts";
import { readClassVersion } from "./calls/readClassVersion.ts";
import { readStudent } from "./calls/readStudent.ts";
import { removeStudent } from "./calls/removeStudent.ts";
import { renameStudent } from "./calls/renameStudent.ts";
import { resetPlace } from "./calls/resetPlace.ts";
import { unassignExercise } from "./calls/unassignExercise.ts";
import { updateClass } from "./calls/updateClass.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { schoolClassesTable } from "./store/schoolClasses.ts";
import { usersTable } from "./store/users.ts";

const parts = {
  users: usersTable(),
  classes: schoolClassesTable(),
  exercises: exercisesTable(),
  results: resultsTable(),
  lessons: lessonsTable(),
  quotas: quotasTable({
    listsOfPerson: "LISTS_PER_PERSON_PER_DAY",
    classChangesOfPerson: CLASS_CHANGES_PER_PERSON_PER_DAY,
  }),
};

export const handler = serve<"classes">(
  {
    listClasses: listClasses(parts),
    createClass: createClass(parts),
    readClass: readClass(parts),
    readClassVersion: readClassVersion(parts),
    readStudent: readStudent(parts),
    updateClass: updateClass(parts),
    deleteClass: deleteClass(parts),
    addStudents: addStudents(parts),
    renameStudent: renameStudent(parts),
    removeStudent: removeStudent(parts),
    resetPlace: resetPlace(parts),
    mergeResults: mergeResults(parts),
    arrangeExercise: arrangeExercise(parts),
    assignExercise: assignExercise(parts),
    unassignExercise: unassignExercise(parts),
  },
  parts.users,
);
