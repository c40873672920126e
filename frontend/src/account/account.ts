import type { Config } from "../../../domain/config.ts";
import { claimsOf } from "../guest/jwt.ts";

/** Who is signed in, as their id token says. */
export type Person = {
  uid: string;
  /** "" where the pool knows none. */
  name: string;
  email: string;
  isEmailConfirmed: boolean;
};

/** Reads that off an id token of the user pool, which says of an address by a text that Google has confirmed it. */
export const personIn = (idToken: string): Person => {
  const { sub, name, email, email_verified } = claimsOf(idToken);
  return {
    uid: String(sub ?? ""),
    name: String(name ?? ""),
    email: String(email ?? ""),
    isEmailConfirmed: String(email_verified) === "true",
  };
};

/**
 * What the user pool does for a person at this browser. Each rejects with the pool's own error, whose `name` is Cognito's
 * (see failure.ts) and whose `message` is a sentence; signing out never rejects for a session that is gone already.
 */
export type Account = {
  /** The id token, renewed where it has expired or where a `fresh` one is asked for; undefined where nobody is signed in. */
  idToken(options?: { fresh: boolean }): Promise<string | undefined>;
  signIn(email: string, password: string): Promise<void>;
  /** Leaves the page. Cognito comes back to /login. */
  signInWithGoogle(): Promise<void>;
  signUp(person: { name: string; email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Forgets the session on this browser and tells nobody: the account itself is gone. */
  forget(): Promise<void>;
  sendResetCode(email: string): Promise<void>;
  resetPassword(reset: { email: string; code: string; password: string }): Promise<void>;
  sendConfirmationCode(): Promise<void>;
  confirmEmail(code: string): Promise<void>;
};

/** Is this site set up for signing in with Google? */
export const offersGoogle = ({ signInUrl }: Config): boolean => signInUrl !== undefined;
