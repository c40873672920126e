import { CallFailed } from "./problem.ts";
import { refusal } from "./refusal.ts";

/** Which site this build belongs to: `/config.json`, written when the site is deployed. */
export type Config = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  /** Where identities are given out, with its closing slash. */
  cognitoIdentityUrl: string;
  /** Where members sign in, with its closing slash: Amplify's `userPoolEndpoint`. */
  cognitoUrl: string;
  /** Is there a recogniser for speech? Left out by a site from before there was one. */
  speechToText?: boolean;
  /** The host that signing in with Google goes through; missing where the site is not set up for it. */
  signInHost?: string;
};

export const CONFIG_PATH = "/config.json";

/** Reads it. Throws `CallFailed`. */
export const readConfig = async (coming: Promise<Response> | undefined): Promise<Config> => {
  const response = await (coming ?? fetch(CONFIG_PATH)).catch(() => {
    throw new CallFailed({ kind: "offline" });
  });
  if (!response.ok) throw await refusal(response);
  return response.json().catch(() => {
    throw new CallFailed({ kind: "cut" });
  });
};
