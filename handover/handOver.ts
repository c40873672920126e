import { Problem } from "../infra/problem.ts";
import { handOverAll } from "../lambdas/exercise/handOver.ts";
import { Refusal } from "../lambdas/http/refusal.ts";
import { type Colleague, colleagueAt } from "../lambdas/identity/colleague.ts";
import { exercisesTable } from "../lambdas/store/exercises.ts";
import { flagsTable } from "../lambdas/store/flags.ts";
import { photosBucket } from "../lambdas/store/photos.ts";
import { schoolClassesTable } from "../lambdas/store/schoolClasses.ts";
import { sharesTable } from "../lambdas/store/shares.ts";
import { userPool } from "../lambdas/store/userPool.ts";
import { usersTable } from "../lambdas/store/users.ts";
import { holderOf } from "../member/pool.ts";

/** How much somebody has that can be handed over. */
export type Work = { exercises: number; classes: number };

/** Somebody who has left need not have confirmed an address any more; their work is found by it all the same. */
const uidOf = async (address: string): Promise<string> => {
  const holder = await holderOf(address);
  if (holder) return holder.uid;
  throw new Problem(`Nobody has signed up as ${address}.`);
};

/** Throws a `Problem` where no teacher has confirmed the address: the work of a class must not go to a stranger. */
const receiverAt = async (address: string): Promise<Colleague> => {
  try {
    return await colleagueAt({ users: usersTable(), userPool: userPool() }, address);
  } catch (error) {
    if (error instanceof Refusal)
      throw new Problem(
        `${address} is not the confirmed address of a teacher: they sign in, choose “teacher”, and confirm it on their profile.`,
      );
    throw error;
  }
};

/** What would go from one address to the other. Throws a `Problem` where either is not known. Reads the environment, as the functions do. */
export const lookAt = async (from: string, to: string): Promise<Work> => {
  const [uid] = await Promise.all([uidOf(from), receiverAt(to)]);
  const [exercises, classes] = await Promise.all([
    exercisesTable().listOf(uid),
    schoolClassesTable().listOf(uid),
  ]);
  return { exercises: exercises.filter(({ isShared }) => isShared).length, classes: classes.length };
};

/** Hands everything over, and gives how much that was. Throws as `lookAt` does; what broke off can be done again. */
export const handOver = async (from: string, to: string): Promise<Work> => {
  const [uid, colleague] = await Promise.all([uidOf(from), receiverAt(to)]);
  const stores = {
    exercises: exercisesTable(),
    classes: schoolClassesTable(),
    photos: photosBucket(),
    shares: sharesTable(),
    flags: flagsTable(),
  };
  return handOverAll(stores, uid, colleague);
};
