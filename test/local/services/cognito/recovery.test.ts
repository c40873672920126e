import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import {
  confirmResetPassword,
  confirmUserAttribute,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signUp,
  updatePassword,
} from "aws-amplify/auth";
import { openBrowser } from "./amplify.ts";
import { ann, asAnn, named, type RunningPool, startPool } from "./members.ts";

let pool: RunningPool;
const begin = async (...more: Parameters<typeof startPool>) => {
  pool = await startPool(...more);
  openBrowser(pool);
  await signUp(asAnn);
  await signIn(ann);
};
beforeEach(() => begin());
afterEach(async () => {
  jest.restoreAllMocks();
  await pool.close();
  pool.folder.remove();
});

const NEW = "battery staple";
const confirmAddress = async () => {
  await sendUserAttributeVerificationCode({ userAttributeKey: "email" });
  await confirmUserAttribute({ userAttributeKey: "email", confirmationCode: pool.code() });
};
const reset = (confirmationCode: string, newPassword = NEW) =>
  confirmResetPassword({ username: ann.username, confirmationCode, newPassword });
const signInWith = async (password: string) => {
  openBrowser(pool);
  return signIn({ ...ann, password });
};
const unconfirmed = named(
  "InvalidParameterException",
  "Cannot reset password for the user as there is no registered/verified email or phone_number",
);

test("who has a confirmed address sets a new password by a code, once", async () => {
  await confirmAddress();
  openBrowser(pool);
  expect(await resetPassword({ username: ann.username })).toMatchObject({
    nextStep: { codeDeliveryDetails: { destination: "A***@S***" } },
  });
  const code = pool.code();
  await expect(reset(code, "short")).rejects.toEqual(named("InvalidPasswordException"));
  await reset(code);
  expect((await signInWith(NEW)).isSignedIn).toBe(true);
  await expect(signInWith(ann.password)).rejects.toEqual(named("NotAuthorizedException"));
  await expect(reset(code, "another one")).rejects.toEqual(named("ExpiredCodeException"));
});

test("an address that nobody has confirmed resets nothing: refused and seemingly sent by turns, never mailed", async () => {
  const ask = () => resetPassword({ username: ann.username });
  await expect(ask()).rejects.toEqual(unconfirmed);
  expect(await ask()).toMatchObject({ nextStep: { codeDeliveryDetails: { destination: "A***@S***" } } });
  await expect(ask()).rejects.toEqual(unconfirmed);
  expect(pool.mails).toEqual([]);
  await expect(reset("123456")).rejects.toEqual(named("ExpiredCodeException"));
});

test("a pool that does not recover by mail recovers nobody", async () => {
  await pool.close();
  const RecoveryMechanisms = [{ Name: "admin_only", Priority: 1 }];
  await begin({ pool: { AccountRecoverySetting: { RecoveryMechanisms } } });
  await confirmAddress();
  await expect(resetPassword({ username: ann.username })).rejects.toEqual(unconfirmed);
});

test("for an address without an account it looks as if a code were on its way", async () => {
  const username = "nobody@school.example";
  expect(await resetPassword({ username })).toMatchObject({
    nextStep: { codeDeliveryDetails: { destination: "n***@s***" } },
  });
  expect(pool.mails).toEqual([]);
  await expect(
    confirmResetPassword({ username, confirmationCode: "123456", newPassword: NEW }),
  ).rejects.toEqual(named("CodeMismatchException"));
});

test("a code for a new password is good for an hour, and survives five guesses only", async () => {
  await confirmAddress();
  await resetPassword({ username: ann.username });
  const code = pool.code();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let time = 1; time <= 5; time += 1)
    await expect(reset(wrong)).rejects.toEqual(named("CodeMismatchException"));
  await expect(reset(code)).rejects.toEqual(named("LimitExceededException"));
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 3_600_001);
  await expect(reset(code)).rejects.toEqual(named("ExpiredCodeException"));
});

test("who knows the password changes it, and who guesses it is shut out", async () => {
  const change = (oldPassword: string) => updatePassword({ oldPassword, newPassword: NEW });
  for (let time = 1; time <= 5; time += 1)
    await expect(change("a guess")).rejects.toEqual(named("NotAuthorizedException"));
  await expect(change(ann.password)).rejects.toEqual(named("LimitExceededException"));
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 1001);
  await change(ann.password);
  expect((await signInWith(NEW)).isSignedIn).toBe(true);
});
