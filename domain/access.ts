import type { Exercise } from "./exercise.ts";
import { DUE_DATE } from "./limits.ts";
import { includes, type Right } from "./sharing.ts";

/** What a member can choose to be, once (spec section 4). */
export const memberRoles = ["teacher", "student"] as const;
export type MemberRole = (typeof memberRoles)[number];
export type Role = MemberRole | "guest";
/** Who calls: a guest of the identity pool or a member of the user pool. `uid` of a guest is a digest, never the identity id itself. */
export type Caller = { uid: string; kind: "guest" | "member" };

/** Is a shared exercise's link still good? Its teacher may close it, at once or by a date; `now` in epoch ms. */
export const isOpen = (
  { isClosed, due_date }: Pick<Exercise, "isClosed" | "due_date">,
  now: number,
): boolean => !isClosed && (due_date === DUE_DATE || now < Date.parse(`${due_date}T24:00:00Z`));

type Held = Pick<Exercise, "ownerId" | "colleagues">;

/** What somebody may do with an exercise: all of it as its owner, what it is shared for as a colleague; undefined for all others. */
export const rightOf = ({ ownerId, colleagues = {} }: Held, caller: Caller): Right | undefined => {
  if (caller.kind !== "member") return undefined;
  if (caller.uid === ownerId) return "own";
  return Object.hasOwn(colleagues, caller.uid) ? colleagues[caller.uid]?.right : undefined;
};

/**
 * A shared exercise is open to everybody who has its link; a private or closed one to its owner alone (spec section 6), and to
 * the colleagues that it is shared with.
 */
export const mayPlay = (
  exercise: Held & Pick<Exercise, "isShared" | "isClosed" | "due_date">,
  caller: Caller | undefined,
  now: number = Date.now(),
): boolean =>
  (exercise.isShared && isOpen(exercise, now)) || (caller !== undefined && maySee(exercise, caller));

/** By which link somebody comes to an exercise: the exercise's own, or, with a class, the one that this class was given. */
export type Link = { classId?: string | undefined };

/** The exercise as a class has it, with the last day that it has there; undefined where it is not assigned to that class. */
export const forClass = (exercise: Exercise, classId: string): Exercise | undefined => {
  const assignments = exercise.assignments ?? {};
  // What a stranger calls a class may be the name of something that every object has.
  const assignment = Object.hasOwn(assignments, classId) ? assignments[classId] : undefined;
  return assignment && { ...exercise, due_date: assignment.due_date };
};

/**
 * The exercise as this link shows it, if this caller may play it; undefined otherwise. Without a link, for a lesson that has begun,
 * one that is still open by any of its links will do.
 */
export const playableBy = (
  exercise: Exercise,
  caller: Caller | undefined,
  link: Link | undefined,
  now: number = Date.now(),
): Exercise | undefined => {
  if (link) {
    const linked = link.classId === undefined ? exercise : forClass(exercise, link.classId);
    return linked && mayPlay(linked, caller, now) ? linked : undefined;
  }
  const asAssigned = Object.values(exercise.assignments ?? {}).map(({ due_date }) => ({
    ...exercise,
    due_date,
  }));
  return [exercise, ...asAssigned].some((one) => mayPlay(one, caller, now)) ? exercise : undefined;
};

/** Its owner, and the colleagues that it is shared with, see an exercise with everybody's results. */
export const maySee = (exercise: Held, caller: Caller): boolean => includes(rightOf(exercise, caller), "see");

/** A teacher trying out an exercise of their own, or of a colleague's: kept out of the class's figures. */
export const isTest = (exercise: Held & Pick<Exercise, "isShared">, caller: Caller): boolean =>
  exercise.isShared && maySee(exercise, caller);
