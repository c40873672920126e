import { createRequire } from "node:module";
import type { Account } from "../account.ts";
import { Exception } from "../exception.ts";

type Input = Record<string, unknown>;
type Output = Record<string, unknown>;
type Store = {
  db: { open(): Promise<void>; close(): Promise<void> };
  tableDb: {
    awsRegion: string;
    awsAccountId: string;
    del(table: string, done: (error: unknown) => void): void;
  };
};
type Act = (store: Store, input: Input, done: (error: unknown, output?: Output) => void) => void;
type Rules = { types: object; custom?: unknown };

/**
 * dynalite's parts. Its own HTTP server stays unused: that throws out of callbacks, so a locked folder would end the
 * process, and it never closes a database unless it has listened.
 */
const require = createRequire(import.meta.url);
const {
  create,
}: { create(options: { path: string; createTableMs: number }): Store } = require("dynalite/db");
const {
  checkTypes,
  checkValidations,
}: {
  checkTypes(input: Input, types: object): Input;
  checkValidations(input: Input, types: object, custom: unknown, store: Store): void;
} = require("dynalite/validations");

const operations = [
  "BatchGetItem",
  "BatchWriteItem",
  "CreateTable",
  "DeleteItem",
  "DescribeTable",
  "GetItem",
  "ListTables",
  "PutItem",
  "Query",
  "Scan",
  "UpdateItem",
];

const partsOf = (operation: string): { rules: Rules; act: Act } => {
  if (!operations.includes(operation)) {
    throw new Exception("UnknownOperationException", `${operation} is not spoken here.`);
  }
  const file = operation.replace(/^./, (letter) => letter.toLowerCase());
  return { rules: require(`dynalite/validations/${file}`), act: require(`dynalite/actions/${file}`) };
};

/** What dynalite fails with; anything else that it throws is a fault. */
const isRefusal = (error: unknown): error is { statusCode: number; body: Output } =>
  error instanceof Error && "statusCode" in error && "body" in error;

const isLocked = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "LEVEL_LOCKED";

/** A DynamoDB operation's outcome: an HTTP status and the body that goes with it. */
export type Outcome = { status: number; body: Output };
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
 * for a person where another process holds the folder.
 */
export const openEngine = async (dir: string, { region, account }: Account): Promise<Engine> => {
  const store = create({ path: dir, createTableMs: 0 });
  await store.db.open().catch((error: Error) => {
    throw isLocked(error.cause)
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
        const { rules, act } = partsOf(operation);
        const checked = checkTypes(structuredClone(input), rules.types);
        checkValidations(checked, rules.types, rules.custom, store);
        act(store, checked, settle);
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
