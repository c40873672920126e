import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { lettingIn, type RunningPool, startPool } from "./members.ts";

const CALLBACK = "http://localhost:4000/login";
const VERIFIER = "a verifier that nobody guesses";
const client = {
  PreventUserExistenceErrors: "ENABLED",
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthFlows: ["code"],
  SupportedIdentityProviders: ["COGNITO", "Google"],
  CallbackURLs: ["https://site.aws/login"],
  LogoutURLs: ["https://site.aws/login"],
};
const localUrl = (url: string) => url.replace("https://site.aws", "http://localhost:4000");

let pool: RunningPool;
beforeEach(async () => {
  pool = await startPool({ client, localUrl });
});
afterEach(async () => {
  await pool.close();
  pool.folder.remove();
});

const request = {
  client_id: "web",
  redirect_uri: CALLBACK,
  response_type: "code",
  identity_provider: "Google",
  scope: "openid",
  state: "the state",
  code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
  code_challenge_method: "S256",
};
const authorize = (more: object = {}) =>
  fetch(`${pool.endpoint}/oauth2/authorize?${new URLSearchParams({ ...request, ...more })}`);
const decide = async (decision: Record<string, string>, more: object = {}) => {
  const query = new URLSearchParams({ ...request, ...more }).toString();
  const answer = await fetch(`${pool.endpoint}/oauth2/authorize`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ request: query, ...decision }),
  });
  return { status: answer.status, back: new URL(answer.headers.get("location") ?? "about:blank") };
};
const codeOf = async (decision: Record<string, string>) =>
  (await decide(decision)).back.searchParams.get("code") ?? "";
const take = async (code: string, more: object = {}) => {
  const grant = { grant_type: "authorization_code", client_id: "web", code, redirect_uri: CALLBACK };
  const answer = await fetch(`${pool.endpoint}/oauth2/token`, {
    method: "POST",
    body: new URLSearchParams({ ...grant, code_verifier: VERIFIER, ...more }),
  });
  return { status: answer.status, ...(await answer.json()) };
};
const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const greta = { do: "create", name: "Greta <3", email: "greta@school.example" };

test("a new account gets a code, good once, for its own tokens", async () => {
  const { status, back } = await decide(greta);
  expect([status, back.origin + back.pathname, back.searchParams.get("state")]).toEqual([
    302,
    CALLBACK,
    "the state",
  ]);
  const code = back.searchParams.get("code") ?? "";
  const tokens = await take(code);
  expect(tokens).toMatchObject({ status: 200, token_type: "Bearer", expires_in: 3600 });
  const claims = claimsIn(tokens.id_token);
  expect(claims).toMatchObject({
    email: greta.email,
    name: greta.name,
    email_verified: "true",
    "cognito:username": expect.stringMatching(/^google_\d+$/),
    identities: [expect.objectContaining({ providerName: "Google" })],
  });
  expect(await take(code)).toMatchObject({ status: 400, error: "invalid_grant" });
  const again = await take(await codeOf({ do: "choose", email: greta.email }));
  expect(claimsIn(again.id_token).sub).toBe(claims.sub);
  expect(await (await authorize()).text()).toContain("Greta &lt;3 (greta@school.example)");
});

test.each([
  ["another verifier", { code_verifier: "guessed" }, "invalid_grant"],
  ["another address", { redirect_uri: "http://localhost:4000/other" }, "invalid_grant"],
  ["another app", { client_id: "other" }, "invalid_grant"],
  ["no verifier", { code_verifier: undefined, grant_type: "refresh_token" }, "invalid_request"],
])("a code is void with %s", async (_, more, error) => {
  const code = await codeOf(greta);
  expect(await take(code, more)).toMatchObject({ status: 400, error });
});

test.each([
  ["an address that is not the app's", { redirect_uri: "https://elsewhere.example/" }, "redirect_mismatch"],
  ["another app", { client_id: "other" }, "invalid_client"],
  ["a request without PKCE", { code_challenge_method: "plain" }, "invalid_request"],
])("nobody is sent back to %s", async (_, more, error) => {
  const answer = await authorize(more);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(error);
  expect((await decide(greta, more)).status).toBe(400);
});

test("cancelling, and Google's own failure, lead back with an error and without a code", async () => {
  for (const [way, error] of [
    ["cancel", "access_denied"],
    ["fail", "invalid_request"],
  ]) {
    const { back } = await decide({ do: String(way) });
    expect([back.searchParams.get("error"), back.searchParams.get("code")]).toEqual([error, null]);
  }
});

test("the pool's own function may turn somebody away, in its own words", async () => {
  await pool.close();
  const asked: unknown[] = [];
  pool = await startPool({
    client,
    localUrl,
    trigger: async (arn, event) => {
      asked.push(event);
      if (asked.length > 1) throw new Error("Please use your Google account of school.example.");
      return lettingIn(arn, event);
    },
  });
  await codeOf(greta);
  expect(asked[0]).toMatchObject({ triggerSource: "PreSignUp_ExternalProvider" });
  const { back } = await decide({ ...greta, email: "greta@elsewhere.example" });
  expect(back.searchParams.get("error_description")).toMatch(/Google account of school\.example/);
  expect(await (await authorize()).text()).not.toContain("elsewhere.example");
});

test("an account with a password stays its own, whatever address Google vouches for", async () => {
  const { UserSub } = await pool.call("SignUp", {
    ClientId: "web",
    Username: greta.email,
    Password: "correct horse",
    UserAttributes: [{ Name: "email", Value: greta.email }],
  });
  const tokens = await take(await codeOf(greta));
  expect(claimsIn(tokens.id_token).sub).not.toBe(UserSub);
});

test("logging out leads to the app's own address only", async () => {
  const out = (logout_uri: string) =>
    fetch(`${pool.endpoint}/logout?${new URLSearchParams({ client_id: "web", logout_uri })}`, {
      redirect: "manual",
    });
  expect((await out(CALLBACK)).headers.get("location")).toBe(CALLBACK);
  expect((await out("https://elsewhere.example/")).status).toBe(400);
});

test("a pool without Google offers none of it", async () => {
  await pool.close();
  pool = await startPool({ client: { ...client, SupportedIdentityProviders: ["COGNITO"] }, localUrl });
  expect((await authorize()).status).toBe(400);
});
