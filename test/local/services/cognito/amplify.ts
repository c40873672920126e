import { Amplify } from "aws-amplify";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";

// It warns of every endpoint that is not AWS's own.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** A browser's storage, as far as Amplify needs one. */
const memory = () => {
  const kept = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};

/** Makes Amplify somebody's browser, with nobody signed in: `endpoint` is where /config.json says that members sign in. */
export const newBrowser = ({
  id,
  clientId,
  endpoint,
}: {
  id: string;
  clientId: string;
  endpoint: string;
}): void => {
  const Cognito = { userPoolId: id, userPoolClientId: clientId, userPoolEndpoint: endpoint };
  Amplify.configure({ Auth: { Cognito } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory());
};
