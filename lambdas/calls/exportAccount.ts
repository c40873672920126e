import type { Handler } from "../http/handler.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Photos } from "../store/photos.ts";
import type { Results } from "../store/results.ts";
import type { Users } from "../store/users.ts";

type Parts = { users: Users; exercises: Exercises; results: Results; lessons: Lessons; photos: Photos };

/** What the file does not hold, and why, told in the file itself. */
const about = [
  "This is everything that is kept about you here.",
  "What others achieved on your exercises is theirs, and is not in this file.",
  "How often you called each day is counted, and forgotten after two days. Your password is known to nobody.",
];

/** All that is kept about the member who calls, in one object. */
export const exportAccount =
  ({ users, exercises, results, lessons, photos }: Parts): Handler<"exportAccount"> =>
  async ({ caller: { uid, email, isEmailConfirmed, name } }) => {
    const [member, own, achieved, running, pictures] = await Promise.all([
      users.read(uid),
      exercises.listOf(uid),
      results.listOf(uid),
      lessons.listOf(uid),
      photos.listOf(uid),
    ]);
    return {
      account: {
        about,
        signIn: { name, email, isEmailConfirmed },
        member: member ?? { uid },
        exercises: own,
        results: achieved,
        lessons: running,
        photos: pictures,
      },
    };
  };
