import { LESSON_READS_PER_DAY } from "../domain/limits.ts";
import { environmentNumber } from "./environment.ts";
import { gradeLesson } from "./handlers/gradeLesson.ts";
import { serve } from "./http/serve.ts";
import { markFor } from "./partner/mark.ts";
import { budgets } from "./spend/budget.ts";
import { exercisesTable } from "./store/exercises.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { usersTable } from "./store/users.ts";

const money = budgets();
const users = usersTable();

export const handler = serve<"grading">(
  {
    gradeLesson: gradeLesson({
      deletedAccounts: users,
      exercises: exercisesTable(),
      lessons: lessonsTable(),
      results: resultsTable(),
      quotas: quotasTable({
        turns: "TURNS_PER_DAY",
        lessonReadsOfPerson: LESSON_READS_PER_DAY,
        callsOutsideLessons: "CALLS_OUTSIDE_LESSONS_PER_DAY",
      }),
      partnerFor: markFor(money),
      keptDays: environmentNumber("RESULTS_KEPT_DAYS"),
    }),
  },
  users,
  money.settle,
);
