import { readFileSync, statSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { JwtVerifier } from "aws-jwt-verify";
import {
  JwtExpiredError,
  JwtInvalidSignatureError,
  KidNotFoundInJwksError,
  ParameterValidationError,
} from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { cognito } from "../../../local/services/cognito.ts";
import { emptyFolder } from "./place.ts";
import { serve } from "./serve.ts";
import { userPoolOf } from "./userPool.ts";

const identityPool = {
  id: "eu-west-1:11111111-2222-4333-8444-555555555555",
  allowUnauthenticatedIdentities: true,
  allowClassicFlow: true,
};
const userPool = userPoolOf({ id: "eu-west-1_Local", clientId: "web" });
const GUEST_ISSUER = "https://cognito-identity.amazonaws.com";
const MEMBER_ISSUER = "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Local";

let folder: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => folder.remove());

/** Cognito behind HTTP, a caller as simple as the browser's, and the verifier that the authorizer uses. */
const start = async (pool: Partial<typeof identityPool> = {}) => {
  const service = await cognito({
    file: join(folder.dir, "keys", "cognito.json"),
    identityPool: { ...identityPool, ...pool },
    userPool,
  });
  const { endpoint, close } = await serve(service);
  const call = async (operation: string, input: unknown) => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(input),
    });
    const answer: { IdentityId: string; Token: string; message?: string } = await response.json();
    return { ...answer, status: response.status, error: response.headers.get("x-amzn-errortype") };
  };
  const verifier = JwtVerifier.create(
    [
      {
        issuer: GUEST_ISSUER,
        audience: identityPool.id,
        jwksUri: `${endpoint}/.well-known/jwks_uri`,
      },
      {
        issuer: MEMBER_ISSUER,
        audience: userPool.clientId,
        jwksUri: `${endpoint}/${userPool.id}/.well-known/jwks.json`,
      },
    ],
    {
      jwksCache: new SimpleJwksCache({ fetcher: { fetch: async (uri) => (await fetch(uri)).arrayBuffer() } }),
    },
  );
  return { ...service, endpoint, call, verify: (token: string) => verifier.verify(token), close };
};

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());

test("a guest gets an identity, and for it a token that the authorizer can verify", async () => {
  const { call, verify, close } = await start();
  const { IdentityId } = await call("GetId", { IdentityPoolId: identityPool.id });
  expect(IdentityId).toMatch(/^eu-west-1:[0-9a-f-]{36}$/);
  const { Token, ...rest } = await call("GetOpenIdToken", { IdentityId });
  expect(rest).toEqual({ IdentityId, status: 200, error: null });
  expect(headerOf(Token)).toMatchObject({ alg: "RS512", typ: "JWS" });
  const claims = await verify(Token);
  expect(claims).toMatchObject({
    iss: GUEST_ISSUER,
    aud: identityPool.id,
    sub: IdentityId,
    amr: ["unauthenticated"],
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  await close();
});

test("identities and keys outlive a restart", async () => {
  const first = await start();
  const { IdentityId } = await first.call("GetId", { IdentityPoolId: identityPool.id });
  const { Token } = await first.call("GetOpenIdToken", { IdentityId });
  await first.close();
  const second = await start();
  expect((await second.verify(Token)).sub).toBe(IdentityId);
  expect((await second.call("GetOpenIdToken", { IdentityId })).status).toBe(200);
  await second.close();
});

test("a class of thirty that arrives at once is on disk when it is answered", async () => {
  const { call, close } = await start();
  const guests = await Promise.all(
    Array.from({ length: 30 }, () => call("GetId", { IdentityPoolId: identityPool.id })),
  );
  const file = join(folder.dir, "keys", "cognito.json");
  const saved: { identityPool: { identities: object } } = JSON.parse(readFileSync(file, "utf8"));
  expect(Object.keys(saved.identityPool.identities).sort()).toEqual(
    guests.map(({ IdentityId }) => IdentityId).sort(),
  );
  expect(await readdir(join(folder.dir, "keys"))).toEqual(["cognito.json"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await close();
});

test("what Cognito refuses is refused by the same name", async () => {
  const { call, close } = await start();
  const other = "eu-west-1:99999999-2222-4333-8444-555555555555";
  const refused = async (operation: string, input: unknown) => {
    const { status, error } = await call(operation, input);
    return [status, error];
  };
  expect(await refused("GetId", { IdentityPoolId: other })).toEqual([400, "ResourceNotFoundException"]);
  expect(await refused("GetOpenIdToken", { IdentityId: other })).toEqual([400, "ResourceNotFoundException"]);
  expect(await refused("GetOpenIdToken", { IdentityId: "constructor" })).toEqual([
    400,
    "InvalidParameterException",
  ]);
  const { IdentityId } = await call("GetId", { IdentityPoolId: identityPool.id });
  expect(await refused("GetOpenIdToken", { IdentityId, Logins: { "accounts.google.com": "x" } })).toEqual([
    400,
    "NotAuthorizedException",
  ]);
  expect(await refused("GetId", {})).toEqual([400, "InvalidParameterException"]);
  expect(await refused("GetCredentialsForIdentity", { IdentityId })).toEqual([
    400,
    "UnknownOperationException",
  ]);
  await close();
});

test("the pool's two switches decide whether there are guests, and tokens for them", async () => {
  const closed = await start({ allowUnauthenticatedIdentities: false });
  expect((await closed.call("GetId", { IdentityPoolId: identityPool.id })).error).toBe(
    "NotAuthorizedException",
  );
  await closed.close();
  const enhanced = await start({ allowClassicFlow: false });
  const { IdentityId } = await enhanced.call("GetId", { IdentityPoolId: identityPool.id });
  expect((await enhanced.call("GetOpenIdToken", { IdentityId })).error).toBe("InvalidParameterException");
  await enhanced.close();
});

test("minted tokens are as true or as false as a test wants them", async () => {
  const { mintGuest, mintMember, verify, close } = await start();
  expect(await verify(mintMember({ sub: "ann" }))).toMatchObject({ sub: "ann", token_use: "id" });
  expect(headerOf(mintMember({}))).not.toHaveProperty("typ");
  await expect(verify(mintMember({ exp: 1 }))).rejects.toThrow(JwtExpiredError);
  await expect(verify(mintGuest({ iss: "https://elsewhere.example" }))).rejects.toThrow(
    ParameterValidationError,
  );
  // One pool's key is no good for the other's tokens.
  await expect(verify(mintGuest({ iss: MEMBER_ISSUER, aud: userPool.clientId }))).rejects.toThrow(
    KidNotFoundInJwksError,
  );
  const [header, claims] = mintMember({ sub: "ann" }).split(".");
  const [, , signature] = mintMember({ sub: "bob" }).split(".");
  await expect(verify([header, claims, signature].join("."))).rejects.toThrow(JwtInvalidSignatureError);
  await close();
});

test("a page of any origin may call", async () => {
  const { endpoint, close } = await start();
  const asked = await fetch(endpoint, {
    method: "OPTIONS",
    headers: {
      origin: "http://localhost:4000",
      "access-control-request-headers": "content-type,x-amz-target",
    },
  });
  expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([200, "*"]);
  const answered = await fetch(`${endpoint}/.well-known/jwks_uri`);
  expect(answered.headers.get("access-control-allow-origin")).toBe("*");
  await close();
});

test("a file that isn't Cognito's is not overwritten", async () => {
  const file = join(folder.dir, "other.json");
  await writeFile(file, "{}");
  await expect(cognito({ file, identityPool, userPool })).rejects.toThrow();
  expect(readFileSync(file, "utf8")).toBe("{}");
});
