import { CLASS_CHANGES_PER_PERSON_PER_DAY } from "../domain/schoolClass/limits.ts";
import { addStudents } from "./handlers/addStudents.ts";
import { arrangeExercise } from "./handlers/arrangeExercise.ts";
import { assignExercise } from "./handlers/assignExercise.ts";
import { createClass } from "./handlers/createClass.ts";
import { deleteClass } from "./handlers/deleteClass.ts";
import { listClasses } from "./handlers/listClasses.ts";
import { mergeResults } from "./handlers/mergeResults.ts";
import { readClass } from "./handlers/readClass.ts";
import { readClassVersion } from "./handlers/readClassVersion.ts";
import { readStudent } from "./handlers/readStudent.ts";
import { removeStudent } from "./handlers/removeStudent.ts";
import { renameStudent } from "./handlers/renameStudent.ts";
import { resetPlace } from "./handlers/resetPlace.ts";
import { unassignExercise } from "./handlers/unassignExercise.ts";
import { updateClass } from "./handlers/updateClass.ts";
import { serve } from "./http/serve.ts";
import { exercisesTable } from "./store/exercises.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { schoolClassesTable } from "./store/schoolClasses.ts";
import { usersTable } from "./store/users.ts";

const dependencies = {
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
    listClasses: listClasses(dependencies),
    createClass: createClass(dependencies),
    readClass: readClass(dependencies),
    readClassVersion: readClassVersion(dependencies),
    readStudent: readStudent(dependencies),
    updateClass: updateClass(dependencies),
    deleteClass: deleteClass(dependencies),
    addStudents: addStudents(dependencies),
    renameStudent: renameStudent(dependencies),
    removeStudent: removeStudent(dependencies),
    resetPlace: resetPlace(dependencies),
    mergeResults: mergeResults(dependencies),
    arrangeExercise: arrangeExercise(dependencies),
    assignExercise: assignExercise(dependencies),
    unassignExercise: unassignExercise(dependencies),
  },
  dependencies.users,
);
