import { afterEach, expect, jest, test } from "@jest/globals";
import { fetchAuthSession, signIn, signOut, signUp } from "aws-amplify/auth";
import { openBrowser } from "./amplify.ts";
import { ann, asAnn, type RunningPool, startPool } from "./members.ts";

let pool: RunningPool;
let kept: Map<string, string>;
afterEach(async () => {
  jest.restoreAllMocks();
  await pool.close();
  pool.folder.remove();
});
const signedIn = async (...more: Parameters<typeof startPool>) => {
  pool = await startPool(...more);
  kept = openBrowser(pool);
  await signUp(asAnn);
  await signIn(ann);
  return tokens();
};
const refreshToken = (): string => [...kept].find(([name]) => name.endsWith(".refreshToken"))?.[1] ?? "none";
const tokens = async (forceRefresh = false) => {
  const session = await fetchAuthSession({ forceRefresh });
  return { id: session.tokens?.idToken, access: session.tokens?.accessToken };
};
const later = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + ms);
};
const getUser = async (token: unknown) => {
  const { error, message } = await pool.call("GetUser", { AccessToken: String(token) });
  return [error, message];
};

test("tokens say who it is, as Cognito writes it, for as long as the app says", async () => {
  const units = { AccessToken: "minutes", IdToken: "hours", RefreshToken: "days" };
  const validity = { AccessTokenValidity: 30, IdTokenValidity: 1, TokenValidityUnits: units };
  const { id, access } = await signedIn({ client: validity });
  const sub = id?.payload.sub;
  const iss = `https://cognito-idp.eu-west-1.amazonaws.com/${pool.id}`;
  const common = {
    sub,
    iss,
    origin_jti: expect.any(String),
    event_id: expect.any(String),
    auth_time: expect.any(Number),
    iat: expect.any(Number),
    exp: expect.any(Number),
    jti: expect.any(String),
  };
  expect(id?.payload).toEqual({
    ...common,
    aud: pool.clientId,
    token_use: "id",
    "cognito:username": sub,
    email: ann.username,
    email_verified: false,
    name: "Ann",
  });
  expect(access?.payload).toEqual({
    ...common,
    client_id: pool.clientId,
    token_use: "access",
    username: sub,
    scope: "aws.cognito.signin.user.admin",
  });
  expect(Number(id?.payload.exp) - Number(id?.payload.iat)).toBe(3600);
  expect(Number(access?.payload.exp) - Number(access?.payload.iat)).toBe(1800);
});

test("they are renewed without the password, also after a restart, and keep the time of the sign-in", async () => {
  const before = await signedIn();
  await pool.close();
  pool = await startPool({}, pool.folder);
  openBrowser(pool, kept);
  const after = await tokens(true);
  const { sub, auth_time, origin_jti } = before.id?.payload ?? {};
  expect(after.id?.payload).toMatchObject({ sub, auth_time, origin_jti });
  expect(after.id?.payload.jti).not.toBe(before.id?.payload.jti);
  expect(await getUser(after.access)).toEqual([null, undefined]);
});

test("an expired access token is told so, and Amplify renews both in time", async () => {
  const before = await signedIn();
  later(3_601_000);
  expect(await getUser(before.access)).toEqual(["NotAuthorizedException", "Access Token has expired"]);
  const after = await tokens();
  expect(await getUser(after.access)).toEqual([null, undefined]);
  expect(after.id?.payload).toMatchObject({
    sub: before.id?.payload.sub,
    auth_time: before.id?.payload.auth_time,
  });
});

test("a refresh token ends when the app says", async () => {
  await signedIn({ client: { RefreshTokenValidity: 2 } });
  later(3 * 86_400_000);
  expect(await tokens()).toEqual({});
});

const refresh = async (RefreshToken: string, flow = "GetTokensFromRefreshToken") => {
  const ClientId = pool.clientId;
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  const input =
    flow === "InitiateAuth" ? { AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters } : { RefreshToken };
  const { error, AuthenticationResult } = await pool.call(flow, { ClientId, ...input });
  return error ?? Object.keys(Object(AuthenticationResult)).includes("RefreshToken");
};
const REFUSED = "NotAuthorizedException";

test("a refresh token serves as long as it lives, by both calls", async () => {
  await signedIn();
  expect(await refresh(refreshToken())).toBe(false);
  expect(await refresh(refreshToken(), "InitiateAuth")).toBe(false);
  expect(await refresh("made-up")).toBe(REFUSED);
});

test("where refresh tokens rotate, each serves once and a moment longer, and the sign-in goes on", async () => {
  const RefreshTokenRotation = { Feature: "ENABLED", RetryGracePeriodSeconds: 10 };
  const ExplicitAuthFlows = ["ALLOW_USER_SRP_AUTH"];
  await signedIn({ client: { RefreshTokenRotation, ExplicitAuthFlows } });
  const first = refreshToken();
  await tokens(true);
  expect(refreshToken()).not.toBe(first);
  expect(await refresh(first)).toBe(true);
  later(11_000);
  expect(await refresh(first)).toBe(REFUSED);
  expect((await tokens(true)).id).toBeDefined();
  expect(await refresh(refreshToken(), "InitiateAuth")).toBe("InvalidParameterException");
});

test("signing out ends this sign-in, and no other; everywhere ends all", async () => {
  const first = await signedIn();
  openBrowser(pool);
  await signIn(ann);
  const second = await tokens();
  await signOut();
  expect(await getUser(second.access)).toEqual(["NotAuthorizedException", "Access Token has been revoked"]);
  expect(await getUser(first.access)).toEqual([null, undefined]);
  openBrowser(pool);
  await signIn(ann);
  await signOut({ global: true });
  expect(await getUser(first.access)).toEqual(["NotAuthorizedException", "Access Token has been revoked"]);
});

test("an id token is no access token, and a forged one is none at all", async () => {
  const { id, access } = await signedIn();
  const invalid = ["NotAuthorizedException", "Invalid Access Token"];
  expect(await getUser(id)).toEqual(invalid);
  expect(await getUser(`${access}x`)).toEqual(invalid);
  expect(await getUser("made-up")).toEqual(invalid);
  expect((await getUser(""))[0]).toBe("InvalidParameterException");
});
