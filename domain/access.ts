import type { Exercise } from "./exercise.ts";

/** What a member can choose to be, once (spec section 4). */
export const memberRoles = ["teacher", "student"] as const;
export type MemberRole = (typeof memberRoles)[number];
export type Role = MemberRole | "guest";
/** Who calls: a guest of the identity pool or a member of the user pool. `uid` of a guest is a digest, never the identity id itself. */
export type Caller = { uid: string; kind: "guest" | "member" };

/** A shared exercise is open to whoever has its link; a private one to its owner alone (spec section 6). */
export const mayPlay = (
  exercise: Pick<Exercise, "isShared" | "ownerId">,
  caller: Caller | undefined,
): boolean => exercise.isShared || (caller?.kind === "member" && caller.uid === exercise.ownerId);

/** Only the owner manages, sees others' results, and deletes. */
export const mayManage = (exercise: Pick<Exercise, "ownerId">, caller: Caller): boolean =>
  caller.kind === "member" && caller.uid === exercise.ownerId;

/** A teacher trying out an exercise of their own: kept out of the class's figures. */
export const isTest = (exercise: Pick<Exercise, "isShared" | "ownerId">, caller: Caller): boolean =>
  exercise.isShared && mayManage(exercise, caller);
