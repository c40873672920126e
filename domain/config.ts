import type { HelpLine } from "./safeguarding.ts";

/** What one and the same front-end build is told about where it runs: `/config.json`, written when the site is deployed. */
export type Config = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  /** Where identities are given out, with its closing slash. */
  cognitoIdentityUrl: string;
  /** Where members sign in, with its closing slash: Amplify's `userPoolEndpoint`. */
  cognitoUrl: string;
  /** May students speak: is there a recogniser? */
  speechToText: boolean;
  /** Whom a student is told to call who says something that worries. */
  helpLines: readonly HelpLine[];
  /** The user pool's own pages, which signing in with Google goes through, without a closing slash; missing where the school has no Google. */
  signInUrl?: string | undefined;
  /** Where those who are signed in may write what helped and what got in their way; missing where nobody is asked. */
  feedbackAddress?: string | undefined;
};
