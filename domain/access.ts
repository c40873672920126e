import type { Exercise } from "./exercise.ts";
import { DUE_DATE } from "./limits.ts";

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

/** A shared exercise is open to whoever has its link; a private or closed one to its owner alone (spec section 6). */
export const mayPlay = (
  exercise: Pick<Exercise, "isShared" | "ownerId" | "isClosed" | "due_date">,
  caller: Caller | undefined,
  now: number = Date.now(),
): boolean =>
  (exercise.isShared && isOpen(exercise, now)) ||
  (caller?.kind === "member" && caller.uid === exercise.ownerId);

/** Only the owner manages, sees others' results, and deletes. */
export const mayManage = (exercise: Pick<Exercise, "ownerId">, caller: Caller): boolean =>
  caller.kind === "member" && caller.uid === exercise.ownerId;

/** A teacher trying out an exercise of their own: kept out of the class's figures. */
export const isTest = (exercise: Pick<Exercise, "isShared" | "ownerId">, caller: Caller): boolean =>
  exercise.isShared && mayManage(exercise, caller);
