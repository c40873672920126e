import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { fetchUserAttributes, getCurrentUser, signIn, signUp } from "aws-amplify/auth";
import { openBrowser } from "./amplify.ts";
import { ann, asAnn, named, type RunningPool, startPool } from "./members.ts";

let pool: RunningPool;
beforeEach(async () => {
  pool = await startPool();
  openBrowser(pool);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await pool.close();
  pool.folder.remove();
});

const INCORRECT = "Incorrect username or password.";
const refused = (message = INCORRECT) => ({
  status: 400,
  error: "NotAuthorizedException",
  __type: "NotAuthorizedException",
  message,
});

test("who signs up can sign in at once, in any spelling of the address, and is who they said", async () => {
  const { userId, isSignUpComplete } = await signUp(asAnn);
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

test("the wrong password and the wrong address are answered alike, step by step", async () => {
  await signUp(asAnn);
  const wrong = named("NotAuthorizedException", INCORRECT);
  await expect(signIn({ ...ann, password: "incorrect horse" })).rejects.toEqual(wrong);
  await expect(signIn({ ...ann, username: "bob@school.example" })).rejects.toEqual(wrong);

  const begin = (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: "abcdef" };
    return pool.call("InitiateAuth", { ClientId: pool.clientId, AuthFlow: "USER_SRP_AUTH", AuthParameters });
  };
  const [known, unknown, again] = [
    await begin(ann.username),
    await begin("bob@school.example"),
    await begin("BOB@school.example"),
  ];
  const shape = ({ ChallengeParameters }: object & { ChallengeParameters?: unknown }) =>
    Object.entries(Object(ChallengeParameters)).map(([key, value]) => [
      key,
      /^[0-9a-f]{8}-/.test(String(value)),
    ]);
  expect(shape(unknown)).toEqual(shape(known));
  // As if there were somebody: the same salt and the same id each time.
  const { SALT, USER_ID_FOR_SRP } = Object(unknown.ChallengeParameters);
  expect(SALT).toHaveLength(32);
  expect(again.ChallengeParameters).toMatchObject({ SALT, USER_ID_FOR_SRP });
});

test("where the app may tell who exists, it does", async () => {
  await pool.close();
  pool = await startPool({ client: { PreventUserExistenceErrors: "LEGACY" } });
  openBrowser(pool);
  await expect(signIn(ann)).rejects.toEqual(named("UserNotFoundException"));
});

/** Has Amplify sign in, and gives what it sent as proof. `before` runs when that is about to be sent. */
const proofOfAmplify = async (before = () => {}): Promise<object> => {
  const real = globalThis.fetch;
  let proof = {};
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const sent = JSON.parse(String(init?.body));
    if (sent.ChallengeName) {
      proof = sent;
      before();
    }
    return real(input, init);
  });
  await signIn(ann).finally(() => jest.mocked(globalThis.fetch).mockRestore());
  return proof;
};

test("a proof that is none opens nothing, and a good one is good once, and soon", async () => {
  await signUp(asAnn);
  expect(await (await pool.claim(ann.username))()).toEqual(refused());
  const proof = await proofOfAmplify();
  expect(await pool.call("RespondToAuthChallenge", proof)).toEqual(refused());

  openBrowser(pool);
  const now = Date.now();
  const late = proofOfAmplify(() => jest.spyOn(Date, "now").mockReturnValue(now + 4 * 60_000));
  await expect(late).rejects.toEqual(named("NotAuthorizedException", INCORRECT));
});

test("a number with which every password would be right is refused", async () => {
  await signUp(asAnn);
  const begin = (SRP_A: string) =>
    pool.call("InitiateAuth", {
      ClientId: pool.clientId,
      AuthFlow: "USER_SRP_AUTH",
      AuthParameters: { USERNAME: ann.username, SRP_A },
    });
  expect(await begin("0")).toEqual(refused());
  expect((await begin("not a number")).error).toBe("InvalidParameterException");
});

test("after five wrong passwords even the right one waits, a second first, then twice as long", async () => {
  await signUp(asAnn);
  const fail = async (): Promise<string | undefined> => (await (await pool.claim(ann.username))()).message;
  // A slow machine may take longer than the wait: here time stands still unless it is put on.
  const begun = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(begun);
  const later = (ms: number) => clock.mockReturnValue(begun + ms);
  for (let time = 1; time <= 5; time += 1) expect(await fail()).toBe(INCORRECT);
  const locked = named("NotAuthorizedException", "Password attempts exceeded");
  await expect(signIn(ann)).rejects.toEqual(locked);

  later(1000);
  expect(await fail()).toBe(INCORRECT);
  later(2900);
  await expect(signIn(ann)).rejects.toEqual(locked);
  later(3100);
  expect((await signIn(ann)).isSignedIn).toBe(true);
  expect(await fail()).toBe(INCORRECT);
});

test("guesses that come all at once are counted one by one", async () => {
  await signUp(asAnn);
  const claims = await Promise.all(Array.from({ length: 8 }, () => pool.claim(ann.username)));
  const answers = await Promise.all(claims.map((answer) => answer()));
  expect(answers.filter(({ message }) => message === INCORRECT)).toHaveLength(5);
});

test("a flow that the app does not have is refused", async () => {
  const begin = async (AuthFlow: string) =>
    (await pool.call("InitiateAuth", { ClientId: pool.clientId, AuthFlow, AuthParameters: {} })).error;
  expect(await begin("USER_PASSWORD_AUTH")).toBe("InvalidParameterException");
});

test("of a password no more is kept than what checks it", async () => {
  await signUp(asAnn);
  const kept = readFileSync(join(pool.folder.dir, "cognito.json"), "utf8");
  expect(kept).not.toContain(ann.password);
  const [member] = Object.values<object>(JSON.parse(kept).userPool.members);
  expect(member).toMatchObject({ secret: { salt: expect.any(String), verifier: expect.any(String) } });
});

test("a class of thirty can sign up and be there after a restart", async () => {
  const names = Array.from({ length: 30 }, (_, place) => `pupil${place}@school.example`);
  await Promise.all(names.map((username) => signUp({ ...ann, username })));
  await pool.close();
  pool = await startPool({}, pool.folder);
  openBrowser(pool);
  expect((await signIn({ ...ann, username: "pupil29@school.example" })).isSignedIn).toBe(true);
});
