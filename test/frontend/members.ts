import { memberRoutes } from "../../domain/memberRoutes.ts";
import type { Account } from "../../frontend/src/account/account.ts";
import { knowRoutes } from "../../frontend/src/api/routes.ts";

knowRoutes(memberRoutes, {});

/** An id token as the pool signs it, good for so many seconds; each number makes another one. */
export const idTokenOf = (
  claims: { sub: string; email?: string; number?: number },
  seconds = 3600,
): string => {
  const payload = { exp: Date.now() / 1000 + seconds, ...claims };
  return `h.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.s`;
};

/** What a test's pool is asked for, and what it answers with: tokens of this person, while there is one. */
export type Pool = { asked: string[]; sub: string | undefined; lifetimeS: number; renewals: number };

/** Fakes Cognito at its edge: an account whose tokens live so long, and who is whoever `pool.sub` says. */
export const accountOf = (pool: Pool): Account => {
  let held: string | undefined;
  const done = (name: string) => async () => {
    pool.asked.push(name);
  };
  return {
    async idToken({ fresh } = { fresh: false }) {
      if (pool.sub === undefined) return undefined;
      if (held === undefined || fresh) {
        pool.renewals += 1;
        held = idTokenOf(
          { sub: pool.sub, email: "zoë@school.example", number: pool.renewals },
          pool.lifetimeS,
        );
      }
      return held;
    },
    async signIn(_email, password) {
      pool.asked.push("signIn");
      if (password === "wrong") throw Object.assign(new Error("No."), { name: "NotAuthorizedException" });
      pool.sub = "zoe";
    },
    signUp: done("signUp"),
    signInWithGoogle: done("signInWithGoogle"),
    async signOut() {
      pool.asked.push("signOut");
      pool.sub = undefined;
    },
    async forget() {
      pool.asked.push("forget");
      pool.sub = undefined;
    },
    sendResetCode: done("sendResetCode"),
    resetPassword: done("resetPassword"),
    sendConfirmationCode: done("sendConfirmationCode"),
    confirmEmail: done("confirmEmail"),
  };
};

export const newPool = (sub?: string): Pool => ({ asked: [], sub, lifetimeS: 3600, renewals: 0 });
