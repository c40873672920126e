import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../lambdas/environment.ts";

/** Who has signed up with an address, and whether they have shown that they read its mail. */
export type Holder = { uid: string; username: string; isConfirmed: boolean; since?: Date };

/** Finds who has signed up with an address in the members' pool; undefined for nobody. Throws what the SDK throws. */
export const holderOf = async (address: string): Promise<Holder | undefined> => {
  const client = new CognitoIdentityProviderClient({ maxAttempts: 3 });
  try {
    const UserPoolId = environment("USER_POOL_ID");
    const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username: address }));
    const attribute = (name: string) => found.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    const { Username: username = "", UserCreateDate: since } = found;
    return {
      uid: attribute("sub") ?? username,
      username,
      isConfirmed: attribute("email_verified") === "true",
      ...(since && { since }),
    };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  } finally {
    client.destroy();
  }
};
