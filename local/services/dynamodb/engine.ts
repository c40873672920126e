import type { Account } from "../account.ts";
import { type Check, type Input, isLocked, isRefusal, type Output, run, storeIn } from "./dynalite.ts";

/** A DynamoDB operation's outcome: an HTTP status and the body that goes with it. */
export type Outcome = { status: number; body: Output };
/** A database that is open. */
export type Engine = {
  /** Runs one operation. `input` is the operation's own JSON; it is not changed. */
  ask(operation: string, input: Input): Promise<Outcome>;
  /** Drops a table's definition, whatever state it is in. */
  forget(table: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens (or makes) the database in a folder. LevelDB hands every record to the operating system before it acknowledges
 * it, so answered writes survive the end of this process at any moment, though not a power cut. Fails with a sentence
 * for a person where another process holds the folder. `check` looks at every input besides dynalite's own checks.
 */
export const openEngine = async (
  dir: string,
  { region, account }: Account,
  check: Check,
): Promise<Engine> => {
  const store = storeIn(dir);
  await store.db.open().catch((error: Error) => {
    throw isLocked(error)
      ? new Error(`The database in ${dir} is in use: Viva is already running there. Stop it first.`)
      : error;
  });
  Object.assign(store.tableDb, { awsRegion: region, awsAccountId: account });

  const ask = (operation: string, input: Input): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, output: Output = {}) => {
        if (isRefusal(error)) resolve({ status: error.statusCode, body: error.body });
        else if (error) reject(error);
        else resolve({ status: 200, body: output });
      };
      try {
        run(store, operation, input, settle, check);
      } catch (error) {
        settle(error);
      }
    });

  return {
    ask,
    forget: (table) =>
      new Promise((resolve, reject) =>
        store.tableDb.del(table, (error) => (error ? reject(error) : resolve())),
      ),
    close: () => store.db.close(),
  };
};
