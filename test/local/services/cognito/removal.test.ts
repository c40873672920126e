import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { deleteUser, fetchAuthSession, signIn, signUp } from "aws-amplify/auth";
import { openBrowser } from "./amplify.ts";
import { ann, asAnn, named, type RunningPool, startPool } from "./members.ts";

let pool: RunningPool;
beforeEach(async () => {
  pool = await startPool();
  openBrowser(pool);
});
afterEach(async () => {
  await pool.close();
  pool.folder.remove();
});

const signedIn = async () => {
  const { userId = "" } = await signUp(asAnn);
  await signIn(ann);
  return { userId, token: String((await fetchAuthSession()).tokens?.accessToken) };
};
const withClient = async <T>(call: (client: CognitoIdentityProviderClient) => Promise<T>): Promise<T> => {
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const { endpoint } = pool;
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region: "eu-west-1",
    credentials,
    maxAttempts: 1,
  });
  try {
    return await call(client);
  } finally {
    client.destroy();
  }
};
const remove = (Username: string, UserPoolId = pool.id) =>
  withClient((client) => client.send(new AdminDeleteUserCommand({ UserPoolId, Username })));

test("an administrator is told since when somebody is a member", async () => {
  const before = Date.now();
  await signUp(asAnn);
  const { UserCreateDate } = await withClient((client) =>
    client.send(new AdminGetUserCommand({ UserPoolId: pool.id, Username: ann.username })),
  );
  // Epoch seconds travel without their thousandths at best.
  expect(UserCreateDate?.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect(UserCreateDate?.getTime()).toBeLessThanOrEqual(Date.now());
});

test("who deletes their account is gone, and may come back as somebody new", async () => {
  const { userId, token } = await signedIn();
  await deleteUser();
  expect((await pool.call("GetUser", { AccessToken: token })).error).toBe("NotAuthorizedException");
  await expect(signIn(ann)).rejects.toEqual(named("NotAuthorizedException"));
  const again = await signUp(asAnn);
  expect(again.userId).not.toBe(userId);
});

test("a function that may deletes an account, and its tokens are dead, the refresh token too", async () => {
  const { userId, token } = await signedIn();
  await remove(userId);
  expect(pool.accessRequests).toContainEqual({
    action: "cognito-idp:AdminDeleteUser",
    resource: "arn:aws:cognito-idp:eu-west-1:000000000000:userpool/eu-west-1_Local",
  });
  expect((await pool.call("GetUser", { AccessToken: token })).error).toBe("NotAuthorizedException");
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  const { members, sessions } = JSON.parse(
    readFileSync(join(pool.folder.dir, "cognito.json"), "utf8"),
  ).userPool;
  expect([members, sessions]).toEqual([{}, {}]);
  await expect(remove(userId)).rejects.toEqual(named("UserNotFoundException"));
  await expect(remove(userId, "eu-west-1_Other")).rejects.toEqual(named("ResourceNotFoundException"));
});

test("what people do to their own account wishes for no rights", async () => {
  await signedIn();
  await deleteUser();
  expect(pool.accessRequests).toEqual([]);
});
