import { gradeLesson } from "./calls/gradeLesson.ts";
import { environmentNumber } from "./environment.ts";
import { serve } from "./http/serve.ts";
import { mark } from "./partner/mark.ts";
import { purse } from "./spend/purse.ts";
import { exercisesTable } from "./store/exercises.ts";
import { lessonsTable } from "./store/lessons.ts";
import { quotasTable } from "./store/quotas.ts";
import { resultsTable } from "./store/results.ts";
import { usersTable } from "./store/users.ts";

const money = purse();
const users = usersTable();

export const handler = serve<"grading">(
  {
    gradeLesson: gradeLesson({
      standing: users,
      exercises: exercisesTable(),
      lessons: lessonsTable(),
      results: resultsTable(),
      quotas: quotasTable({
        turns: "TURNS_PER_DAY",
        callsOutsideLessons: "CALLS_OUTSIDE_LESSONS_PER_DAY",
      }),
      partner: mark(money),
      keptDays: environmentNumber("RESULTS_KEPT_DAYS"),
    }),
  },
  users,
  money.settle,
);
