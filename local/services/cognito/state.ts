import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as z from "zod";
import { replaceFile } from "../durable.ts";
import { newKey } from "./signer.ts";

const shape = z.object({
  identityPool: z.object({ key: z.string(), identities: z.record(z.string(), z.object({})) }),
  userPool: z.object({ key: z.string() }),
});

/** All that Cognito remembers: each pool's signing key (PEM), and the guests by their identity ids. */
export type State = z.output<typeof shape>;

const firstState = async (): Promise<State> => {
  const [identityKey = "", userKey = ""] = await Promise.all([newKey(), newKey()]);
  return { identityPool: { key: identityKey, identities: {} }, userPool: { key: userKey } };
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
