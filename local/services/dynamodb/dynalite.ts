import { createRequire } from "node:module";
import { Exception } from "../exception.ts";
import { type Item, sizeOf } from "./size.ts";

/** An operation's input and output, as the JSON of its call. */
export type Input = Record<string, unknown>;
export type Output = Record<string, unknown>;

/** A database of dynalite's: LevelDB underneath, and the definitions of its tables. */
export type Store = {
  db: { open(): Promise<void>; close(): Promise<void> };
  tableDb: {
    awsRegion: string;
    awsAccountId: string;
    del(table: string, done: (error: unknown) => void): void;
  };
};
type Done = (error: unknown, output?: Output) => void;
type Act = (store: Store, input: Input, done: Done) => void;
type Rules = { types: object; custom?: unknown };
type Validations = {
  checkTypes(input: Input, types: object): Input;
  checkValidations(input: Input, types: object, custom: unknown, store: Store): void;
};

/**
 * dynalite's parts, which come without types. Its own HTTP server stays unused: that throws out of callbacks, so a locked
 * folder would end the process, and it never closes a database unless it has listened.
 */
const require = createRequire(import.meta.url);
const database: {
  create(options: { path: string; createTableMs: number }): Store;
  itemSize(item: Item): number;
} = require("dynalite/db");
// Its own counts the letters of a text, and not their bytes: half as much where all have accents.
database.itemSize = sizeOf;
const { checkTypes, checkValidations }: Validations = require("dynalite/validations");

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

/** A database in a folder, not opened yet. Tables are ready as soon as they are made. */
export const storeIn = (dir: string): Store => database.create({ path: dir, createTableMs: 0 });

/** Looks at an operation's input once dynalite is content with it. Throws what it finds wrong with it. */
export type Check = (operation: string, input: Input) => void;

/**
 * Checks an operation's input and runs it. `done` gets the output, or what it fails with. Throws what the checks find,
 * and UnknownOperationException.
 */
export const run = (
  store: Store,
  operation: string,
  input: Input,
  done: Done,
  check: Check = () => undefined,
): void => {
  if (!operations.includes(operation)) {
    throw new Exception("UnknownOperationException", `${operation} is not spoken here.`);
  }
  const file = operation.replace(/^./, (letter) => letter.toLowerCase());
  const { types, custom }: Rules = require(`dynalite/validations/${file}`);
  const act: Act = require(`dynalite/actions/${file}`);
  const checked = checkTypes(structuredClone(input), types);
  checkValidations(checked, types, custom, store);
  check(operation, checked);
  act(store, checked, done);
};

/** What dynalite refuses with, in AWS's words; anything else that it fails with is a fault. */
export const isRefusal = (error: unknown): error is { statusCode: number; body: Output } =>
  error instanceof Error && "statusCode" in error && "body" in error;

/** Whether a folder could not be opened because it is open already, here or in another process. */
export const isLocked = ({ cause }: Error): boolean =>
  typeof cause === "object" && cause !== null && "code" in cause && cause.code === "LEVEL_LOCKED";
