import { call } from "../api/call.ts";
import { CallFailed, isStatus, problemOf } from "../api/problem.ts";
import { claimsOf, expiryOf, RENEW_BEFORE_MS } from "../guest/jwt.ts";
import { keys } from "../guest/keys.ts";
import type { Device } from "../guest/storage.ts";
import type { Account } from "./account.ts";
import { asCallFailed } from "./failure.ts";
import { keepMember } from "./trace.ts";

/** Why a session ended by itself: it was too old, or ended elsewhere; or there is no such account any more. */
export type Ending = "expired" | "deleted";

/** The member of this browser. Both ways throw `CallFailed`. */
export type Member = {
  /** A token that is still good for a while: the tab's own, or a new one where a `fresh` one is asked for. */
  token(options?: { fresh: boolean }): Promise<string>;
  /** Runs a call with such a token; where the server turns it down all the same, once more with a new one. */
  withToken<T>(attempt: (token: string) => Promise<T>): Promise<T>;
};

const signedOut = new CallFailed({
  kind: "refused",
  status: 401,
  fault: { code: "signed_out", message: "You have been signed out. Please sign in again." },
});

const isGood = (token: string): boolean => expiryOf(token) - Date.now() > RENEW_BEFORE_MS;

/**
 * The member who is signed in to `account`, whose token is kept under the spec's `jwtToken` (a tab that has none gets one
 * silently). `ended` is told when nobody is signed in any more.
 */
export const memberOf = (account: Account, device: Device, ended: (why: Ending) => void): Member => {
  let renewing: Promise<string> | undefined;
  let deleting: Promise<unknown> | undefined;

  /**
   * A deletion that broke off is gone on with by asking for it again, and nobody else does. One that fails once more is
   * gone on with when this person signs in again, which is the last thing to be taken from them.
   */
  const finishDeletion = (token: string): Promise<unknown> => {
    deleting ??= call("deleteAccount", { params: {}, body: undefined, token })
      .catch(() => undefined)
      .finally(() => {
        deleting = undefined;
      });
    return deleting;
  };
  const over = (why: Ending): CallFailed => {
    ended(why);
    return signedOut;
  };
  const fetchToken = async (fresh: boolean): Promise<string> => {
    try {
      const held = await account.idToken({ fresh });
      const token =
        held === undefined || fresh || isGood(held) ? held : await account.idToken({ fresh: true });
      if (token === undefined) throw over("expired");
      keepMember(device, String(claimsOf(token).sub));
      device.session.setItem(keys.token, token);
      return token;
    } catch (thrown) {
      throw asCallFailed(thrown);
    }
  };
  /** Calls that find the token old at the same time share one renewal. */
  const renew = (fresh: boolean): Promise<string> => {
    renewing ??= fetchToken(fresh).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  /** The tab's own token, where it is this member's: a guest may have been here before. */
  const kept = (): string | undefined => {
    const token = device.session.getItem(keys.token) ?? "";
    return isGood(token) && claimsOf(token).sub === device.local.getItem(keys.uid) ? token : undefined;
  };
  const token = async ({ fresh } = { fresh: false }): Promise<string> =>
    (fresh ? undefined : kept()) ?? renew(fresh);

  return {
    token,
    async withToken(attempt) {
      const tryWith = async (good: string) => {
        try {
          return { given: await attempt(good) };
        } catch (thrown) {
          const problem = problemOf(thrown);
          if (!isStatus(problem, 401)) throw thrown;
          if (problem.kind !== "refused" || problem.fault.code !== "account_deleted") return undefined;
          await finishDeletion(good);
          throw over("deleted");
        }
      };
      const done = (await tryWith(await token())) ?? (await tryWith(await token({ fresh: true })));
      if (!done) throw over("expired");
      return done.given;
    },
  };
};
