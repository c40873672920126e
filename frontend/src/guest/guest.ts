import type { Config } from "../../../domain/config.ts";
import { CallFailed, isStatus, problemOf } from "../api/problem.ts";
import { newIdentity, openIdToken } from "./cognito.ts";
import { expiryOf, RENEW_BEFORE_MS } from "./jwt.ts";
import { keys } from "./keys.ts";
import type { Device } from "./storage.ts";

/** The uid that the server makes of an identity id: its SHA-256, in hexadecimal. */
const uidOf = async (identityId: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(identityId));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** A guest of this browser. Both ways throw `CallFailed`. */
export type Guest = {
  /** Signs in, as the identity this browser already has where the pool still knows it. */
  signIn(): Promise<void>;
  /**
   * Runs a call with a token that is still good; where the server turns it down all the same, once more with a new one.
   */
  withToken<T>(attempt: (token: string) => Promise<T>): Promise<T>;
};

/** The guest whose traces are kept on this device. */
export const guestOf = (config: Config, { local, session }: Device): Guest => {
  let renewing: Promise<string> | undefined;

  const fetchToken = async (): Promise<string> => {
    const identityId = local.getItem(keys.identity);
    if (identityId === null) throw new CallFailed({ kind: "refused", status: 404, fault: forgotten });
    const token = await openIdToken(config, identityId);
    session.setItem(keys.token, token);
    return token;
  };
  /** Calls that find the token old at the same time share one renewal. */
  const renew = (): Promise<string> => {
    renewing ??= fetchToken().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const token = async (): Promise<string> => {
    const kept = session.getItem(keys.token);
    return kept !== null && expiryOf(kept) - Date.now() > RENEW_BEFORE_MS ? kept : renew();
  };
  const becomeSomebody = async (): Promise<void> => {
    const identityId = await newIdentity(config);
    local.setItem(keys.identity, identityId);
    local.setItem(keys.uid, await uidOf(identityId));
    local.setItem(keys.role, "guest");
    await renew();
  };

  return {
    async signIn() {
      if (local.getItem(keys.identity) === null) return becomeSomebody();
      await token().catch((thrown) => {
        // An identity that the pool has forgotten owns nothing any more.
        if (isStatus(problemOf(thrown), 404)) return becomeSomebody();
        throw thrown;
      });
    },
    async withToken(attempt) {
      try {
        return await attempt(await token());
      } catch (thrown) {
        if (!isStatus(problemOf(thrown), 401)) throw thrown;
        return attempt(await renew());
      }
    },
  };
};

const forgotten = {
  code: "guest_forgotten",
  message: "This conversation was ended in another tab. Start again when you like.",
};
