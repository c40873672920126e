import { Amplify } from "aws-amplify";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";

// It warns of every endpoint that is not AWS's own.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** Where members sign in: the pool, its app, and the address that /config.json gives. */
export type Place = { id: string; clientId: string; endpoint: string };

/** Makes Amplify a browser: a new one, in which nobody has signed in, or one that has `kept` something. Gives what it keeps. */
export const openBrowser = (
  { id, clientId, endpoint }: Place,
  kept = new Map<string, string>(),
): Map<string, string> => {
  const Cognito = { userPoolId: id, userPoolClientId: clientId, userPoolEndpoint: endpoint };
  Amplify.configure({ Auth: { Cognito } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  return kept;
};
