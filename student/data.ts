import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { Problem } from "../infra/problem.ts";
import { eraseAttempt } from "../lambdas/result/erase.ts";
import { database } from "../lambdas/store/database.ts";
import { lessonsTable } from "../lambdas/store/lessons.ts";
import { quotasTable } from "../lambdas/store/quotas.ts";
import { resultsTable } from "../lambdas/store/results.ts";
import { usersTable } from "../lambdas/store/users.ts";

/** Somebody who played under a name: their number, and how many attempts there are. */
export type Player = { student: string; names: string[]; attempts: number };

type Row = { uid: string; studentId: string };

/**
 * One student's data on every exercise, past every page: for whoever answers a request where the teachers can't. Reads the
 * names of the tables from this process's environment, as the functions do.
 */
export const studentData = () => {
  const results = resultsTable();
  const lessons = lessonsTable();
  return {
    /** Everybody with an attempt under this name, whatever its case. Reads the whole table of results. */
    async named(name: string): Promise<Player[]> {
      const players = new Map<string, Player>();
      const table = { TableName: process.env.RESULTS_TABLE, ProjectionExpression: "uid, studentId" };
      // The functions alone put items there, each with both.
      for await (const { Items = [] } of paginateScan({ client: database }, table))
        for (const { uid, studentId } of Items as Row[]) {
          if (studentId.trim().toLowerCase() !== name.trim().toLowerCase()) continue;
          const { names, attempts } = players.get(uid) ?? { names: [], attempts: 0 };
          players.set(uid, {
            student: uid,
            names: [...new Set([...names, studentId])],
            attempts: attempts + 1,
          });
        }
      return [...players.values()];
    },

    /** All results and running lessons of a student, as they are kept: also what a teacher noted. */
    export: async (student: string): Promise<object> => ({
      student,
      results: await results.listOf(student),
      lessons: await lessons.listOf(student),
    }),

    /** Erases the same, and what was counted. Gives how many attempts there were. Throws for who has an account. */
    async erase(student: string): Promise<number> {
      const user = await usersTable().read(student);
      if (user)
        throw new Problem(
          "This student has an account. They delete it on their profile, and everything goes with it.",
        );
      const attempts = await results.listOf(student);
      for (const attempt of attempts) await eraseAttempt({ results, lessons }, attempt);
      for (const key of await lessons.keysOf(student)) await lessons.erase(key);
      await quotasTable({}).forget("person", student);
      return attempts.length;
    },
  };
};
