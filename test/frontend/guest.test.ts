import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import type { Config } from "../../domain/config.ts";
import { CallFailed, problemOf } from "../../frontend/src/api/problem.ts";
import { forgetGuest } from "../../frontend/src/guest/forget.ts";
import { guestOf } from "../../frontend/src/guest/guest.ts";
import { expiryOf } from "../../frontend/src/guest/jwt.ts";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Device } from "../../frontend/src/guest/storage.ts";
import { deviceInMemory } from "./device.ts";

const config: Config = {
  region: "eu-west-2",
  userPoolId: "",
  userPoolClientId: "",
  identityPoolId: "eu-west-2:pool",
  cognitoIdentityUrl: "https://cognito-identity.eu-west-2.amazonaws.com/",
  cognitoUrl: "https://cognito-idp.eu-west-2.amazonaws.com/",
  speechToText: true,
  helpLines: [],
};
const jwt = (number: number, seconds: number): string =>
  `h.${Buffer.from(JSON.stringify({ number, exp: Date.now() / 1000 + seconds })).toString("base64url")}.s`;

/** A pool that gives out identities one by one, and tokens that are good for so many seconds. */
const pool = { asked: [] as string[], identities: 0, tokens: 0, lifetimeS: 600, known: new Set<string>() };
const realFetch = globalThis.fetch;
let device: Device;

beforeEach(() => {
  device = deviceInMemory();
  Object.assign(pool, { asked: [], identities: 0, tokens: 0, lifetimeS: 600, known: new Set() });
  globalThis.fetch = async (_url, init = {}) => {
    const action = new Headers(init.headers).get("x-amz-target")?.split(".")[1] ?? "";
    const body: { IdentityPoolId?: string; IdentityId?: string } = JSON.parse(String(init.body));
    pool.asked.push(action);
    if (action === "GetId") {
      expect(body.IdentityPoolId).toBe(config.identityPoolId);
      pool.identities += 1;
      pool.known.add(`id-${pool.identities}`);
      return Response.json({ IdentityId: `id-${pool.identities}` });
    }
    if (!pool.known.has(body.IdentityId ?? ""))
      return Response.json({ __type: "ResourceNotFoundException", message: "" }, { status: 400 });
    pool.tokens += 1;
    return Response.json({ IdentityId: body.IdentityId, Token: jwt(pool.tokens, pool.lifetimeS) });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const unauthorised = new CallFailed({
  kind: "refused",
  status: 401,
  fault: { code: "unauthorized", message: "" },
});

describe("a guest", () => {
  // Shows 3.7, 4.5
  test("signs in with two unsigned calls, and keeps what is the spec's under the spec's names", async () => {
    await guestOf(config, device).signIn();
    expect(pool.asked).toEqual(["GetId", "GetOpenIdToken"]);
    expect(expiryOf(device.session.getItem("jwtToken") ?? "")).toBeGreaterThan(Date.now());
    expect(device.local.getItem("role")).toBe("guest");
    expect(device.local.getItem("uid")).toBe(createHash("sha256").update("id-1").digest("hex"));
  });

  test("is the same one in the next tab, and needs no new token while the old one is good", async () => {
    await guestOf(config, device).signIn();
    await guestOf(config, device).signIn();
    expect(pool).toMatchObject({ identities: 1, tokens: 1 });
  });

  test("becomes a new one where the pool has forgotten the old one", async () => {
    device.local.setItem(keys.identity, "id-of-old");
    await guestOf(config, device).signIn();
    expect(device.local.getItem(keys.identity)).toBe("id-1");
  });

  test("does not become somebody else for any other failure", async () => {
    device.local.setItem(keys.identity, "id-of-old");
    globalThis.fetch = async (_url, init = {}) => {
      pool.asked.push(String(new Headers(init.headers).get("x-amz-target")));
      return Response.json({ __type: "TooManyRequestsException" }, { status: 400 });
    };
    const failed = await guestOf(config, device).signIn().catch(problemOf);
    expect(failed).toMatchObject({ kind: "refused", status: 429 });
    expect(pool.asked).toEqual(["AWSCognitoIdentityService.GetOpenIdToken"]);
    expect(device.local.getItem(keys.identity)).toBe("id-of-old");
  });

  test("renews the token before its end, once for all calls that need it", async () => {
    const guest = guestOf(config, device);
    pool.lifetimeS = 50;
    await guest.signIn();
    pool.lifetimeS = 600;
    const used = await Promise.all([1, 2, 3].map(() => guest.withToken(async (token) => token)));
    expect(pool.tokens).toBe(2);
    expect(new Set(used).size).toBe(1);
  });

  test("tries once more with a new token where the server turns the old one down", async () => {
    const guest = guestOf(config, device);
    await guest.signIn();
    const used: string[] = [];
    const given = await guest.withToken(async (token) => {
      used.push(token);
      if (used.length === 1) throw unauthorised;
      return "ok";
    });
    expect(given).toBe("ok");
    expect(new Set(used).size).toBe(2);
  });

  test("does not try a third time, and not at all for other failures", async () => {
    const guest = guestOf(config, device);
    await guest.signIn();
    let tries = 0;
    const refuse = (thrown: unknown) =>
      guest
        .withToken(async () => {
          tries += 1;
          throw thrown;
        })
        .catch(problemOf);
    expect(await refuse(unauthorised)).toMatchObject({ status: 401 });
    expect(tries).toBe(2);
    await refuse(new CallFailed({ kind: "slow" }));
    expect(tries).toBe(3);
  });

  test("that another tab has forgotten is told so", async () => {
    const guest = guestOf(config, device);
    expect(await guest.withToken(async () => "").catch(problemOf)).toMatchObject({
      fault: { code: "guest_forgotten" },
    });
  });
});

test("forgetting a guest leaves nothing of them", async () => {
  await guestOf(config, device).signIn();
  for (const key of [keys.lesson, keys.hints]) device.local.setItem(key, "x");
  device.session.setItem(keys.draft, "x");
  device.local.setItem("viva.reading", "kept");
  forgetGuest(device);
  for (const key of Object.values(keys))
    expect(device.local.getItem(key) ?? device.session.getItem(key)).toBeNull();
  expect(device.local.getItem("viva.reading")).toBe("kept");
});

test("what is no token has expired", () => {
  for (const text of ["", "a.b.c", "nonsense"]) expect(expiryOf(text)).toBe(0);
});
