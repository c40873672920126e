import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../environment.ts";

export type UserPool = {
  /** Deletes a member's sign-in, by Cognito's own name for them. One that is gone already is no error. */
  remove(username: string): Promise<void>;
};

/** The members' user pool. */
export const userPool = (): UserPool => {
  const UserPoolId = environment("USER_POOL_ID");
  const client = new CognitoIdentityProviderClient({
    maxAttempts: 3,
    // Told to throw: by itself a request that takes too long only causes a warning.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  return {
    async remove(Username) {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
    },
  };
};
