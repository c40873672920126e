import type { AccountExport } from "../../domain/accountExport.ts";
import { encodedConversationOf } from "../../domain/conversation.ts";
import type { Handler } from "../http/handler.ts";
import { withoutScore } from "../lesson/withheld.ts";
import { finishedSeen } from "../result/row.ts";
import { type Begun, isFinished, type Result } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lesson } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import { placesOf, type SchoolClass, type SchoolClasses } from "../store/schoolClasses.ts";
import type { Shares } from "../store/shares.ts";
import type { Users } from "../store/users.ts";

type Dependencies = {
  users: Users;
  exercises: Exercises;
  results: Results;
  lessons: Lessons;
  photos: Photos;
  quotas: Quotas;
  classes: Pick<SchoolClasses, "listOf">;
  shares: Pick<Shares, "listOf">;
};

/** What the file does not hold, and why, told in the file itself. */
const about = [
  "This is everything that is kept about you here.",
  "What others achieved on your exercises is theirs, and is not in this file.",
  "Scores that your teacher keeps from students are not in this file. Ask your school for them.",
  "What a teacher noted about a result, or about something that was flagged, for themselves is theirs, and is not in this file; a mark of their own and its reason are, where you may see scores.",
  "How often you called each day is counted, and forgotten after two days. Your password is known to nobody.",
];

/** All that is kept about the member who calls, in one object. Throws 429. */
export const exportAccount =
  ({
    users,
    exercises,
    results,
    lessons,
    photos,
    quotas,
    classes,
    shares,
  }: Dependencies): Handler<"exportAccount"> =>
  async ({ caller }) => {
    await quotas.spend("exportsOfPerson", caller.uid);
    const { uid, email, isEmailConfirmed, name } = caller;
    const [member, own, achieved, running, pictures, taught, shared] = await Promise.all([
      users.read(uid),
      exercises.listOf(uid),
      results.listOf(uid),
      lessons.listOf(uid),
      photos.listOf(uid),
      classes.listOf(uid),
      sharedAmong(exercises, await shares.listOf(uid), uid),
    ]);
    const hasScores = await scoredAmong(exercises, [
      ...achieved.map(({ assignment_id }) => assignment_id),
      ...running.map(({ assignmentId }) => assignmentId),
    ]);
    return {
      account: {
        about,
        signIn: { name, email, isEmailConfirmed },
        member: member ?? { uid },
        exercises: own,
        results: achieved.map((result) => resultSeen(result, hasScores.has(result.assignment_id))),
        lessons: running.map((lesson) => lessonSeen(lesson, hasScores.has(lesson.assignmentId))),
        photos: pictures,
        classes: taught.map(taughtSeen),
        sharedWithYou: shared,
      } satisfies AccountExport,
    };
  };

/** What colleagues share with somebody: which exercises, who, what for, and the address by which they were found. */
const sharedAmong = async (exercises: Exercises, codes: readonly string[], uid: string) => {
  const shared: AccountExport["sharedWithYou"] = [];
  for (const assignment_id of codes) {
    const exercise = await exercises.read(assignment_id);
    const { address, right } = exercise?.colleagues?.[uid] ?? {};
    if (address !== undefined && right !== undefined)
      shared.push({ assignment_id, by: exercise?.sharedBy ?? "", address, right });
  }
  return shared;
};

/** A class with its list. Students' words are theirs, and no text. */
const taughtSeen = ({ classId, name, language, createdAt, ...schoolClass }: SchoolClass) => ({
  ...{ classId, name, language, createdAt },
  students: placesOf(schoolClass).map(({ label }) => label),
});

/** Those of the exercises, by code, on which a student may see scores, whether they are open by now or not. */
const scoredAmong = async (exercises: Exercises, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const scored = new Set<string>();
  for (const code of new Set(codes))
    if ((await exercises.read(code))?.settings.isGradeViewable) scored.add(code);
  return scored;
};

/** An attempt that is not finished as it stands; of a result what its student may see. The teacher's note is never theirs. */
const resultSeen = (row: Begun | Result, isGradeViewable: boolean) => {
  const { flagBox: _box, flaggedAt: _at, review: _review, ...own } = row;
  if (!isFinished(own)) return own;
  const { conversation, teacher, ...seen } = finishedSeen({ isGradeViewable, seesFlags: true }, own);
  return {
    ...seen,
    ...(teacher && { teacher: { mark: teacher.mark, reason: teacher.reason } }),
    encodedConversation: encodedConversationOf(conversation),
    conversation: {
      ...conversation,
      turns: conversation.turns.map((turn) => withoutScore({ isGradeViewable }, turn)),
    },
  };
};

/** Of a turn that is being worked on, only what was said: the rest is how the server keeps order. */
const lessonSeen = ({ claim: _, guess, ...lesson }: Lesson, isGradeViewable: boolean) => ({
  ...lesson,
  ...(guess && { guess: { text: guess.text } }),
  turns: lesson.turns.map((turn) => withoutScore({ isGradeViewable }, turn)),
});
