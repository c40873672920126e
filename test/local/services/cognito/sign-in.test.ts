import { afterEach, beforeEach, expect, test } from "@jest/globals";
import {
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { newBrowser } from "./amplify.ts";
import { type RunningPool, startPool } from "./members.ts";

let pool: RunningPool;
beforeEach(async () => {
  pool = await startPool();
  newBrowser(pool);
});
afterEach(async () => {
  await pool.close();
  pool.folder.remove();
});

const ann = { username: "Ann@School.example", password: "correct horse" };
const signUpAnn = () => signUp({ ...ann, options: { userAttributes: { email: ann.username, name: "Ann" } } });
const named = (name: string, message: string) => expect.objectContaining({ name, message });
const wrong = named("NotAuthorizedException", "Incorrect username or password.");

test("who signs up can sign in at once, in any spelling of the address, and is who they said", async () => {
  const { userId, isSignUpComplete } = await signUpAnn();
  expect(isSignUpComplete).toBe(true);
  const { isSignedIn } = await signIn({ ...ann, username: "ann@school.EXAMPLE" });
  expect(isSignedIn).toBe(true);
  expect((await getCurrentUser()).userId).toBe(userId);
  expect(await fetchUserAttributes()).toEqual({
    sub: userId,
    email: ann.username,
    name: "Ann",
    email_verified: "false",
  });
});

test("the wrong password and the wrong address are answered alike", async () => {
  await signUpAnn();
  await expect(signIn({ ...ann, password: "incorrect horse" })).rejects.toEqual(wrong);
  await expect(signIn({ ...ann, username: "bob@school.example" })).rejects.toEqual(wrong);
});

test("tokens are renewed without the password, and revoked by signing out", async () => {
  await signUpAnn();
  await signIn(ann);
  const before = (await fetchAuthSession()).tokens;
  const after = (await fetchAuthSession({ forceRefresh: true })).tokens;
  expect(after?.idToken?.payload).toMatchObject({
    sub: before?.idToken?.payload.sub,
    auth_time: before?.idToken?.payload.auth_time,
    name: "Ann",
    email_verified: false,
  });
  expect(after?.idToken?.payload.jti).not.toBe(before?.idToken?.payload.jti);
  await signOut();
  const { error } = await pool.call("GetUser", { AccessToken: String(after?.accessToken) });
  expect(error).toBe("NotAuthorizedException");
});
