/** Counts failures by name (of a member, of what they tried), and shuts out who fails too often. */
export type Lockout = {
  isLocked(name: string): boolean;
  failed(name: string): void;
  succeeded(name: string): void;
};

/** Who leaves it alone for so long, in milliseconds, begins anew. */
const FORGOTTEN_AFTER = 15 * 60_000;
const FREE_TRIES = 5;

/** After five failures a second, and twice as long with every further one, up to about a quarter of an hour. */
export const doubling = (failures: number): number =>
  Math.min(1000 * 2 ** (failures - FREE_TRIES), FORGOTTEN_AFTER);
/** After five failures a quarter of an hour: six digits are guessed sooner than a password. */
export const atOnce = (): number => FORGOTTEN_AFTER;

/**
 * `pause` says for how many milliseconds to shut out after so many failures, five or more. Kept in memory: whoever can start
 * the local run anew can read its files as well.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html (lockout behaviour)
 */
export const lockout = (pause: (failures: number) => number): Lockout => {
  const known = new Map<string, { failures: number; until: number }>();
  return {
    isLocked: (name) => (known.get(name)?.until ?? 0) > Date.now(),
    failed: (name) => {
      const now = Date.now();
      for (const [other, { until }] of known) if (until + FORGOTTEN_AFTER < now) known.delete(other);
      const failures = (known.get(name)?.failures ?? 0) + 1;
      known.set(name, { failures, until: failures < FREE_TRIES ? now : now + pause(failures) });
    },
    succeeded: (name) => void known.delete(name),
  };
};
