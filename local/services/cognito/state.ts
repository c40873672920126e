import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as z from "zod";
import { replaceFile } from "../durable.ts";
import { newKey } from "./signer.ts";

/** A code that was sent: six digits, good once. Times are epoch milliseconds. */
const code = z.object({ code: z.string(), address: z.string(), expiresAt: z.number() });
const member = z.object({
  /** Their id in tokens, and their user name. */
  sub: z.string(),
  /** What SRP keeps of the password; the password itself is kept nowhere. */
  secret: z.object({ salt: z.string(), verifier: z.string() }),
  attributes: z.record(z.string(), z.string()),
  isConfirmed: z.boolean(),
  /** When they signed up, in epoch milliseconds; not known of those who did before this was kept. */
  createdAt: z.number().optional(),
  /** Their user name where another provider vouches for them, such as `google_1234`: they have no password. */
  federatedAs: z.string().optional(),
  /** What a code would do: confirm an address, or let a new password be set. */
  codes: z.object({ email: code.optional(), reset: code.optional() }),
});
const session = z.object({
  sub: z.string(),
  /** All tokens of one sign-in carry it. */
  origin: z.string(),
  /** Epoch seconds. */
  signedInAt: z.number(),
  expiresAt: z.number(),
});
const shape = z.object({
  identityPool: z.object({ key: z.string(), identities: z.record(z.string(), z.object({})) }),
  userPool: z.object({
    key: z.string(),
    members: z.record(z.string(), member).default({}),
    /** By the SHA-256 of their refresh token, which is as good as a password. */
    sessions: z.record(z.string(), session).default({}),
  }),
});

/**
 * All that Cognito remembers: each pool's signing key (PEM), the guests by their identity ids, the members by their own ids,
 * and who is signed in.
 */
export type State = z.output<typeof shape>;
export type Code = z.output<typeof code>;
export type Member = z.output<typeof member>;

const firstState = async (): Promise<State> => {
  const [identityKey = "", userKey = ""] = await Promise.all([newKey(), newKey()]);
  return {
    identityPool: { key: identityKey, identities: {} },
    userPool: { key: userKey, members: {}, sessions: {} },
  };
};

const readState = async (file: string): Promise<State | undefined> => {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : shape.parse(JSON.parse(text));
};

/**
 * Opens the state in a file, made with new keys where it is missing and readable by its owner alone. `save` resolves once
 * all that `state` held when it was called is on disk. A whole class that arrives at once shares a write or two.
 */
export const openState = async (file: string): Promise<{ state: State; save(): Promise<void> }> => {
  await mkdir(dirname(file), { recursive: true });
  const found = await readState(file);
  const state = found ?? (await firstState());

  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const save = (): Promise<void> => {
    waiting ??= running.then(() => {
      waiting = undefined;
      const written = replaceFile(file, JSON.stringify(state), 0o600);
      running = written.catch(() => undefined);
      return written;
    });
    return waiting;
  };

  if (!found) await save();
  return { state, save };
};
