import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import {
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signIn,
  signUp,
  updateUserAttribute,
  updateUserAttributes,
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

const sendCode = () => sendUserAttributeVerificationCode({ userAttributeKey: "email" });
const confirm = (confirmationCode: string) =>
  confirmUserAttribute({ userAttributeKey: "email", confirmationCode });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code by mail confirms the address, in the pool's words, and the next id token says so", async () => {
  expect(await sendCode()).toEqual({
    destination: "A***@S***",
    deliveryMedium: "EMAIL",
    attributeName: "email",
  });
  expect(pool.mails).toEqual([
    { to: ann.username, subject: "Your code", text: expect.stringMatching(/^It is \d{6}\.$/) },
  ]);
  await confirm(pool.code());
  expect(await fetchUserAttributes()).toMatchObject({ email: ann.username, email_verified: "true" });
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  expect(tokens?.idToken?.payload.email_verified).toBe(true);
});

test("a code is good once, a newer one voids it, and a day makes it void", async () => {
  await sendCode();
  const first = pool.code();
  await sendCode();
  if (pool.code() !== first) await expect(confirm(first)).rejects.toEqual(named("CodeMismatchException"));
  await confirm(pool.code());
  await expect(confirm(pool.code())).rejects.toEqual(named("ExpiredCodeException"));
  await sendCode();
  const now = Date.now();
  // The session is renewed on the way.
  jest.spyOn(Date, "now").mockReturnValue(now + 24 * 3_600_000 + 1);
  await expect(confirm(pool.code())).rejects.toEqual(named("ExpiredCodeException"));
});

test("five wrong codes shut out the right one, and new ones", async () => {
  await sendCode();
  for (let time = 1; time <= 5; time += 1)
    await expect(confirm(other(pool.code()))).rejects.toEqual(named("CodeMismatchException"));
  const tooMany = named("LimitExceededException", "Attempt limit exceeded, please try after some time.");
  await expect(confirm(pool.code())).rejects.toEqual(tooMany);
  await expect(sendCode()).rejects.toEqual(tooMany);
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 15 * 60_000 + 1);
  await confirm(pool.code());
});

test("a new address counts once it is confirmed, and not before", async () => {
  const next = "ann@home.example";
  await updateUserAttributes({ userAttributes: { email: next, name: "Annie" } });
  expect(await fetchUserAttributes()).toMatchObject({ email: ann.username, name: "Annie" });
  expect(pool.mails.at(-1)?.to).toBe(next);
  // Asked again, the code goes where it went.
  await sendCode();
  expect(pool.mails.at(-1)?.to).toBe(next);
  await confirm(pool.code());
  expect(await fetchUserAttributes()).toMatchObject({ email: next, email_verified: "true" });
  openBrowser(pool);
  expect((await signIn({ ...ann, username: next })).isSignedIn).toBe(true);
});

test("where the pool does not keep the old address, the new one counts at once, unconfirmed", async () => {
  await pool.close();
  await begin({ pool: { UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: [] } } });
  await updateUserAttribute({ userAttribute: { attributeKey: "email", value: "ann@home.example" } });
  expect(await fetchUserAttributes()).toMatchObject({ email: "ann@home.example", email_verified: "false" });
});

test("somebody else's address can't be taken, neither when asked nor when confirmed", async () => {
  const taken = named("AliasExistsException", "An account with the given email already exists.");
  await signUp({ ...ann, username: "bob@school.example" });
  const update = (value: string) => updateUserAttribute({ userAttribute: { attributeKey: "email", value } });
  await expect(update("BOB@school.example")).rejects.toEqual(taken);
  await update("cleo@school.example");
  await signUp({ ...ann, username: "cleo@school.example" });
  await expect(confirm(pool.code())).rejects.toEqual(taken);
});

test("nobody confirms themselves, and what the pool keeps fixed stays", async () => {
  const update = (attributeKey: string, value: string) =>
    updateUserAttribute({ userAttribute: { attributeKey, value } });
  await expect(update("email_verified", "true")).rejects.toEqual(named("NotAuthorizedException"));
  await expect(update("email", "nowhere")).rejects.toEqual(named("InvalidParameterException"));
  await pool.close();
  await begin({ pool: { Schema: [{ Name: "name", Mutable: false }] } });
  await expect(update("name", "Annie")).rejects.toEqual(named("InvalidParameterException"));
});
