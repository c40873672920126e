import { Problem } from "../infra/problem.ts";
import { deleteAccount } from "../lambdas/handlers/deleteAccount.ts";
import { exercisesTable } from "../lambdas/store/exercises.ts";
import { lessonsTable } from "../lambdas/store/lessons.ts";
import { photosBucket } from "../lambdas/store/photos.ts";
import { quotasTable } from "../lambdas/store/quotas.ts";
import { resultsTable } from "../lambdas/store/results.ts";
import { schoolClassesTable } from "../lambdas/store/schoolClasses.ts";
import { sharesTable } from "../lambdas/store/shares.ts";
import { usersTable } from "../lambdas/store/users.ts";
import { type Holder, holderOf } from "./pool.ts";

/** What an account holds, beside the account itself. */
export type Holding = { role: string; exercises: number; results: number };

const held = async (address: string): Promise<Holder> => {
  const holder = await holderOf(address);
  if (holder) return holder;
  throw new Problem(`Nobody has signed up as ${address}.`);
};

/** Who has signed up with an address, and what the account holds. Throws a `Problem` where nobody has. */
export const lookAt = async (address: string): Promise<{ holder: Holder; holding: Holding }> => {
  const holder = await held(address);
  const [user, exercises, results] = await Promise.all([
    usersTable().read(holder.uid),
    exercisesTable().listOf(holder.uid),
    resultsTable().listOf(holder.uid),
  ]);
  const holding = { role: user?.role ?? "none yet", exercises: exercises.length, results: results.length };
  return { holder, holding };
};

/**
 * Frees an address for whoever reads its mail: deletes the account that was made with it, and everything of that account's. Throws a
 * `Problem`, and touches nothing, where the address is confirmed or nobody has it. Reads the names of tables, bucket and pool
 * from this process's environment, as the functions do.
 */
export const release = async (address: string): Promise<void> => {
  const { uid, username, isConfirmed } = await held(address);
  if (isConfirmed)
    throw new Problem(
      `${address} is confirmed: this account's owner reads its mail, and can ask for a new password at /reset.`,
    );
  const erase = deleteAccount({
    users: usersTable(),
    exercises: exercisesTable(),
    results: resultsTable(),
    lessons: lessonsTable(),
    photos: photosBucket(),
    classes: schoolClassesTable(),
    shares: sharesTable(),
    counters: quotasTable({}),
    userPool: async () => (await import("../lambdas/store/userPool.ts")).userPool(),
  });
  const caller = {
    uid,
    username,
    kind: "member",
    name: "",
    email: address,
    isEmailConfirmed: false,
  } as const;
  await erase({ caller, body: undefined, params: {}, query: undefined });
};
