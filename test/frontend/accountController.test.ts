import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { api } from "../../domain/api.ts";
import { problemOf } from "../../frontend/src/api/problem.ts";
import { type AccountController, createAccountController } from "../../frontend/src/app/accountController.ts";
import { type SessionStore, sessionStore } from "../../frontend/src/app/session.ts";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Device } from "../../frontend/src/guest/storage.ts";
import { deviceInMemory } from "./device.ts";
import { accountOf, newPool, type Pool } from "./members.ts";

/** The API at its edge: what it was asked, and the status and body that each call gets. */
const server = { asked: [] as string[], answers: {} as Record<string, [status: number, body: object]> };
const realFetch = globalThis.fetch;

const member = { uid: "zoe", role: null, createdAt: 1 };
const error = (code: string) => ({ error: { code, message: "No." } });

let device: Device;
let pool: Pool;
let store: SessionStore;
let logged: string[];
let controller: AccountController;

beforeEach(() => {
  server.asked = [];
  server.answers = {
    [`GET ${api.readMember.path}`]: [200, { ...member, role: "student" }],
    [`POST ${api.registerMember.path}`]: [200, member],
    [`POST ${api.chooseRole.path}`]: [200, { ...member, role: "teacher" }],
    [`DELETE ${api.deleteAccount.path}`]: [200, { deleted: true }],
  };
  globalThis.fetch = async (url, { method } = {}) => {
    const name = `${method} ${url}`;
    server.asked.push(name);
    const [status, body] = server.answers[name] ?? [404, error("unexpected")];
    return Response.json(body, { status });
  };
  device = deviceInMemory();
  pool = newPool();
  store = sessionStore();
  logged = [];
  controller = createAccountController({
    openAccount: async () => accountOf(pool),
    device,
    store,
    log: (what, kind) => logged.push(`${what} ${kind}`),
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const zoe = { name: "Zoë", email: "zoë@school.example", password: "correct horse" };

describe("at the start", () => {
  test("nobody is there, and nobody is asked", async () => {
    await controller.start();
    expect(store.current()).toEqual({ state: "signed out" });
    expect([...pool.asked, ...server.asked]).toEqual([]);
  });

  test("a guest of this browser is no member", async () => {
    device.local.setItem(keys.uid, "digest");
    device.local.setItem(keys.role, "guest");
    await controller.start();
    expect(store.current()).toEqual({ state: "signed out" });
  });

  test("a member is known, with the role that the server has", async () => {
    pool.sub = "zoe";
    device.local.setItem(keys.uid, "zoe");
    await controller.start();
    expect(store.current()).toMatchObject({ state: "signed in", person: { uid: "zoe" }, role: "student" });
    expect(device.local.getItem(keys.role)).toBe("student");
  });

  test("a member whose session has run out is signed out, and what they typed stays", async () => {
    device.local.setItem(keys.uid, "zoe");
    device.session.setItem(keys.draft, "J'ai");
    await controller.start();
    expect(store.current()).toEqual({ state: "signed out", why: "expired" });
    expect(device.local.getItem(keys.uid)).toBeNull();
    expect(device.session.getItem(keys.draft)).toBe("J'ai");
  });

  // Shows 4.1, 8.7
  test("a role that can't be loaded is null, and that is logged without a name", async () => {
    pool.sub = "zoe";
    device.local.setItem(keys.uid, "zoe");
    server.answers[`GET ${api.readMember.path}`] = [503, error("busy")];
    await controller.start();
    expect(store.current()).toMatchObject({ state: "signed in", role: null, roleProblem: { status: 503 } });
    expect(logged).toEqual(["Error fetching user role: refused"]);
  });

  test("an account that is gone signs out", async () => {
    pool.sub = "zoe";
    device.local.setItem(keys.uid, "zoe");
    server.answers[`GET ${api.readMember.path}`] = [401, error("account_deleted")];
    await controller.start();
    expect(store.current()).toEqual({ state: "signed out", why: "deleted" });
    // The deletion may have broken off: only asking for it again finishes it.
    expect(server.asked).toContain(`DELETE ${api.deleteAccount.path}`);
    expect(pool.asked).toEqual(["forget"]);
    expect(device.session.getItem(keys.token)).toBeNull();
  });

  test("whoever Google sends back for the first time gets a user document", async () => {
    pool.sub = "zoe";
    server.answers[`GET ${api.readMember.path}`] = [404, error("user_not_found")];
    await controller.start(true);
    expect(server.asked).toContain(`POST ${api.registerMember.path}`);
    expect(store.current()).toMatchObject({ state: "signed in", role: null });
    expect(store.current()).not.toHaveProperty("roleProblem");
  });

  test("a site that can't be reached is said to be so, and can be tried again", async () => {
    pool.sub = "zoe";
    device.local.setItem(keys.uid, "zoe");
    const account = accountOf(pool);
    let tries = 0;
    controller = createAccountController({
      async openAccount() {
        tries += 1;
        if (tries === 1) throw new TypeError("Failed to fetch");
        return account;
      },
      device,
      store,
      log: () => undefined,
    });
    await controller.start();
    expect(store.current()).toEqual({ state: "unreachable", problem: { kind: "offline" } });
    await controller.start();
    expect(store.current()).toMatchObject({ state: "signed in" });
  });
});

describe("signing up", () => {
  test("signs in, hands the uid alone to the server, and leaves the role to be chosen", async () => {
    server.answers[`GET ${api.readMember.path}`] = [200, member];
    await controller.signUp(zoe);
    expect(pool.asked).toEqual(["signUp", "signIn"]);
    expect(server.asked[0]).toBe(`POST ${api.registerMember.path}`);
    expect(store.current()).toMatchObject({ state: "signed in", role: null });
  });

  test("a role is chosen once, and remembered", async () => {
    server.answers[`GET ${api.readMember.path}`] = [200, member];
    await controller.signUp(zoe);
    await controller.chooseRole("teacher");
    expect(store.current()).toMatchObject({ role: "teacher" });
    expect(device.local.getItem(keys.role)).toBe("teacher");
  });
});

describe("leaving", () => {
  test("forgets everything of the member on this browser", async () => {
    await controller.signIn(zoe.email, zoe.password);
    device.session.setItem(keys.draft, "J'ai");
    await controller.signOut();
    expect(store.current()).toEqual({ state: "signed out", why: "logged out" });
    for (const key of Object.values(keys))
      expect(device.local.getItem(key) ?? device.session.getItem(key)).toBeNull();
  });

  // Shows 8.8
  test("does so even where the pool can't be told, which is logged", async () => {
    const account = accountOf(pool);
    account.signOut = async () => {
      throw Object.assign(new Error("zoë@school.example"), { name: "NetworkError" });
    };
    controller = createAccountController({
      openAccount: async () => account,
      device,
      store,
      log: (what, kind) => logged.push(`${what} ${kind}`),
    });
    await controller.signIn(zoe.email, zoe.password);
    await controller.signOut();
    expect(store.current()).toMatchObject({ state: "signed out" });
    expect(logged).toEqual(["Sign out error: NetworkError"]);
    expect(pool.asked).toContain("forget");
  });

  test("for good deletes first, and stays where that fails", async () => {
    await controller.signIn(zoe.email, zoe.password);
    server.answers[`DELETE ${api.deleteAccount.path}`] = [503, error("busy")];
    expect(await controller.deleteAccount().catch(problemOf)).toMatchObject({ status: 503 });
    expect(store.current()).toMatchObject({ state: "signed in" });
    server.answers[`DELETE ${api.deleteAccount.path}`] = [200, { deleted: true }];
    await controller.deleteAccount();
    expect(store.current()).toEqual({ state: "signed out", why: "account deleted" });
    expect(logged).toEqual(["Delete account error: refused"]);
  });
});

test("a login that is refused changes nothing", async () => {
  await controller.start();
  await expect(controller.signIn(zoe.email, "wrong")).rejects.toThrow("No.");
  expect(store.current()).toEqual({ state: "signed out" });
});
