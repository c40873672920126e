import type { MemberRole } from "../../../domain/access.ts";
import type { Person } from "../account/account.ts";
import type { Ending } from "../account/member.ts";
import type { Problem } from "../api/problem.ts";

/** Why nobody is signed in: a session that ended by itself, or a person who left. */
export type Leaving = Ending | "logged out" | "account deleted";

/** Who is there, as far as it is known (spec section 4, "Auth"). */
export type Session =
  | { state: "unknown" }
  /** Somebody may well be signed in, but that can't be found out just now. */
  | { state: "unreachable"; problem: Problem }
  | { state: "signed out"; why?: Leaving }
  | {
      state: "signed in";
      person: Person;
      /** Undefined until it is loaded; null where none is chosen yet, or where loading failed. */
      role?: MemberRole | null;
      roleProblem?: Problem;
    };

/** A place to keep it that tells whoever asks when it changes. */
export type SessionStore = {
  current(): Session;
  set(session: Session): void;
  /** Returns what ends the listening. */
  subscribe(listener: () => void): () => void;
};

/** An empty place: nothing is known yet. */
export const sessionStore = (): SessionStore => {
  let session: Session = { state: "unknown" };
  const listeners = new Set<() => void>();
  return {
    current: () => session,
    set(next) {
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
