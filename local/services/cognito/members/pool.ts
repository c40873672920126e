import type { Codes } from "../codes.ts";
import type { Members } from "../members.ts";
import type { Sessions } from "../sessions.ts";
import type { UserPoolOptions } from "../userPool.ts";

/** What the operations of a pool work with. */
export type Pool = Pick<UserPoolOptions, "id" | "clientId" | "pool" | "client" | "trigger"> & {
  region: string;
  /** The pool's private key (PEM), also what its made-up people are made from. */
  key: string;
  members: Members;
  sessions: Sessions;
  codes: Codes;
  /** Resolves when all that was changed is on disk. */
  save(): Promise<void>;
  /** Throws `ResourceNotFoundException` unless this is the id of the pool's one app. */
  checkClient(clientId: string): void;
};
