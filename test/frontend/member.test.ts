import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { api } from "../../domain/api.ts";
import { type Ending, type Member, memberOf } from "../../frontend/src/account/member.ts";
import { CallFailed, problemOf } from "../../frontend/src/api/problem.ts";
import { forgetGuest } from "../../frontend/src/guest/forget.ts";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Device } from "../../frontend/src/guest/storage.ts";
import { deviceInMemory } from "./device.ts";
import { accountOf, idTokenOf, newPool, type Pool } from "./members.ts";

let device: Device;
let pool: Pool;
let ended: Ending[];
let member: Member;
let asked: string[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (url, { method, headers } = {}) => {
    asked.push(`${method} ${url} ${new Headers(headers).get("authorization")}`);
    return Response.json({ error: { code: "busy", message: "No." } }, { status: 503 });
  };
  device = deviceInMemory();
  pool = newPool("zoe");
  ended = [];
  member = memberOf(accountOf(pool), device, (why) => ended.push(why));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const refusedWith = (code: string): CallFailed =>
  new CallFailed({ kind: "refused", status: 401, fault: { code, message: "" } });

describe("a member's token", () => {
  // Shows 3.7, 4.1
  test("is fetched silently by a tab that has none, and kept under the spec's names", async () => {
    const token = await member.token();
    expect(device.session.getItem("jwtToken")).toBe(token);
    expect(device.local.getItem("uid")).toBe("zoe");
  });

  test("is the tab's own while that is good, and nobody is asked", async () => {
    await member.token();
    await member.token();
    expect(pool.renewals).toBe(1);
  });

  test("is renewed before its end, once for all calls that need it", async () => {
    pool.lifetimeS = 50;
    await member.token();
    pool.lifetimeS = 3600;
    pool.renewals = 0;
    const used = await Promise.all([1, 2, 3].map(() => member.withToken(async (token) => token)));
    expect(pool.renewals).toBe(1);
    expect(new Set(used).size).toBe(1);
  });

  test("is never a guest's who was here before, nor another member's; and nothing of theirs stays", async () => {
    device.local.setItem(keys.uid, "digest");
    device.local.setItem(keys.role, "guest");
    device.local.setItem(keys.lesson, "theirs");
    device.session.setItem(keys.token, idTokenOf({ sub: "eu-west-1:guest" }));
    expect(await member.token()).toBe(device.session.getItem(keys.token));
    expect(device.local.getItem(keys.uid)).toBe("zoe");
    expect(device.local.getItem(keys.role)).toBeNull();
    expect(device.local.getItem(keys.lesson)).toBeNull();
  });

  test("is tried once more, and new, where the server turns it down; then the session is over", async () => {
    const used: string[] = [];
    const refuse = async (token: string) => {
      used.push(token);
      throw refusedWith("unauthorized");
    };
    expect(await member.withToken(refuse).catch(problemOf)).toMatchObject({ status: 401 });
    expect(new Set(used).size).toBe(2);
    expect(ended).toEqual(["expired"]);
  });

  test("is not tried again where the account is gone, whose deletion is asked for once more", async () => {
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw refusedWith("account_deleted");
    };
    const token = await member.token();
    await Promise.all([1, 2].map(() => member.withToken(refuse).catch(problemOf)));
    expect(tries).toBe(2);
    expect(asked).toEqual([`${api.deleteAccount.method} ${api.deleteAccount.path} Bearer ${token}`]);
    expect(new Set(ended)).toEqual(new Set(["deleted"]));
  });

  test("can't be had where nobody is signed in any more", async () => {
    pool.sub = undefined;
    expect(await member.token().catch(problemOf)).toMatchObject({ fault: { code: "signed_out" } });
    expect(ended).toEqual(["expired"]);
  });

  test("that can't be fetched for now ends no session", async () => {
    const account = accountOf(pool);
    account.idToken = async () => {
      throw Object.assign(new Error("A network error has occurred."), { name: "NetworkError" });
    };
    member = memberOf(account, device, (why) => ended.push(why));
    expect(await member.token().catch(problemOf)).toEqual({ kind: "offline" });
    expect(ended).toEqual([]);
  });
});

test("a member who has finished an exercise is still signed in", async () => {
  await member.token();
  device.local.setItem(keys.role, "student");
  device.local.setItem(keys.lesson, "x");
  forgetGuest(device);
  expect(device.local.getItem(keys.lesson)).toBeNull();
  expect(device.local.getItem(keys.uid)).toBe("zoe");
  expect(device.local.getItem(keys.role)).toBe("student");
  expect(device.session.getItem(keys.token)).not.toBeNull();
});
