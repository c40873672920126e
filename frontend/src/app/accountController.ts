import type { MemberRole } from "../../../domain/access.ts";
import type { RouteName } from "../../../domain/api.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { type Account, personIn } from "../account/account.ts";
import { type Member, memberOf } from "../account/member.ts";
import { endSession, forgetMember, keptRole } from "../account/trace.ts";
import { call, type Given, type Request } from "../api/call.ts";
import { problemOf } from "../api/problem.ts";
import { type Upload, uploadPhoto } from "../api/upload.ts";
import type { Device } from "../guest/storage.ts";
import { isMemberHere } from "../guest/who.ts";
import { roleOf } from "./role.ts";
import type { Leaving, SessionStore } from "./session.ts";

/** What can be done about one's account. What is the account's own rejects with the pool's errors; the rest as it says. */
export type AccountController = Omit<Account, "idToken" | "forget"> & {
  /** Finds out who is there. Never rejects. `isReturning` is somebody whom Google sends back. */
  start(isReturning?: boolean): Promise<void>;
  /** Never reject. */
  loadRole(): Promise<void>;
  signOut(): Promise<void>;
  /** `CallFailed`. */
  chooseRole(role: MemberRole, invitation?: string): Promise<void>;
  deleteAccount(): Promise<void>;
  /** A call that needs a member. */
  call<Name extends RouteName>(name: Name, request: Omit<Request<Name>, "token">): Promise<Given<Name>>;
  /** Uploads a photo, which `call` can't tell the progress of. */
  upload(photo: Blob, watch: Omit<Upload, "token">): Promise<Reply<"uploadPhoto">>;
};

/** What the controller works with. */
export type AccountDependencies = {
  /** The user pool, once the page knows which it is. Rejects with `CallFailed`, and may then be asked again. */
  openAccount(): Promise<Account>;
  device: Device;
  store: SessionStore;
  /** Takes what nobody is shown: what failed, and a code; never a token or a name. */
  log(what: string, kind: string): void;
};

export const createAccountController = ({
  openAccount,
  device,
  store,
  log,
}: AccountDependencies): AccountController => {
  let opened: { account: Account; member: Member } | undefined;

  const leave = (why: Leaving): void => {
    (why === "expired" ? endSession : forgetMember)(device);
    store.set({ state: "signed out", why });
  };
  const open = async () => {
    if (opened) return opened;
    const account = await openAccount();
    const member = memberOf(account, device, (why) => {
      account.forget().catch(() => undefined); // Nothing of the old session is used again anyway.
      leave(why);
    });
    opened = { account, member };
    return opened;
  };
  const ask: AccountController["call"] = async (name, request) => {
    const { member } = await open();
    return member.withToken((token) => call(name, { ...request, token }));
  };

  const { know, load: loadRole } = roleOf({ ask, device, store, log });
  /** Takes over the session that the pool holds. */
  const enter = async (options?: { fresh: boolean }): Promise<void> => {
    const { member } = await open();
    const person = personIn(await member.token(options));
    const role = keptRole(device.local);
    store.set({ state: "signed in", person, ...(role && { role }) });
  };

  return {
    async start(isReturning = false) {
      if (!isReturning && !isMemberHere(device.local)) return store.set({ state: "signed out" });
      store.set({ state: "unknown" });
      try {
        await enter();
        await loadRole();
      } catch (thrown) {
        const problem = problemOf(thrown);
        if (store.current().state === "unknown") store.set({ state: "unreachable", problem });
      }
    },
    async signIn(email, password) {
      const { account } = await open();
      await account.signIn(email, password);
      await enter({ fresh: false });
      await loadRole();
    },
    signInWithGoogle: async () => (await open()).account.signInWithGoogle(),
    async signUp(person) {
      const { account, member } = await open();
      await account.signUp(person);
      await account.signIn(person.email, person.password);
      await member.token();
      await ask("registerMember", { params: {}, body: undefined }).catch(() => undefined); // loadRole tries again
      await enter();
      await loadRole();
    },
    sendResetCode: async (email) => (await open()).account.sendResetCode(email),
    resetPassword: async (reset) => (await open()).account.resetPassword(reset),
    sendConfirmationCode: async () => (await open()).account.sendConfirmationCode(),
    async confirmEmail(code) {
      await (await open()).account.confirmEmail(code);
      // Only a new token says that the address is confirmed.
      await enter({ fresh: true });
    },
    loadRole,
    async signOut() {
      try {
        await (await open()).account.signOut();
      } catch (thrown) {
        log("Sign out error:", thrown instanceof Error ? thrown.name : "unknown");
        // Whoever sits here next must not find the session, whatever the pool could be told.
        await opened?.account.forget();
      }
      leave("logged out");
    },
    async chooseRole(role, invitation) {
      know(
        await ask("chooseRole", {
          params: {},
          body: { role, ...(invitation !== undefined && { invitation }) },
        }),
      );
    },
    async deleteAccount() {
      try {
        await ask("deleteAccount", { params: {}, body: undefined });
      } catch (thrown) {
        log("Delete account error:", problemOf(thrown).kind);
        throw thrown;
      }
      await (await open()).account.forget();
      leave("account deleted");
    },
    call: ask,
    async upload(photo, watch) {
      const { member } = await open();
      return member.withToken((token) => uploadPhoto(photo, { ...watch, token }));
    },
  };
};
