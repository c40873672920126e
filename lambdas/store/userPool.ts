import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../environment.ts";

/** Who has signed up with an address: the account's id, and whether they have shown that they read its mail. */
export type Holder = { uid: string; isConfirmed: boolean };

export type UserPool = {
  /**
   * Everybody who has signed up with this address: with a password, whom Cognito finds however it is spelt, and by Google, whom
   * only a search for the address as Google writes it finds.
   */
  find(address: string): Promise<Holder[]>;
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
    async find(address) {
      const wanted = {
        ...{ UserPoolId, Filter: `email = ${JSON.stringify(address)}` },
        ...{ AttributesToGet: ["sub", "email_verified"], Limit: 10 },
      };
      const [named, { Users = [] }] = await Promise.all([
        unlessUnknown(client.send(new AdminGetUserCommand({ UserPoolId, Username: address }))),
        client.send(new ListUsersCommand(wanted)),
      ]);
      const found = [
        ...(named ? [holderIn(named.Username, named.UserAttributes)] : []),
        ...Users.map(({ Username, Attributes }) => holderIn(Username, Attributes)),
      ];
      return [...new Map(found.map((holder) => [holder.uid, holder])).values()];
    },

    async remove(Username) {
      await unlessUnknown(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })));
    },
  };
};

const holderIn = (username = "", attributes: readonly AttributeType[] = []): Holder => {
  const attribute = (name: string) => attributes.find(({ Name }) => Name === name)?.Value;
  return { uid: attribute("sub") ?? username, isConfirmed: attribute("email_verified") === "true" };
};

const unlessUnknown = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
};
