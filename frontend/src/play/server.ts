import type { RouteName } from "../../../domain/api.ts";
import type { PublicExercise } from "../../../domain/shapes.ts";
import { call, type Given, type Request, readAnswer } from "../api/call.ts";
import { readConfig } from "../api/config.ts";
import { CallFailed } from "../api/problem.ts";
import { type Guest, guestOf } from "../guest/guest.ts";
import type { Device } from "../guest/storage.ts";

/** The server as a guest's page knows it. Everything throws `CallFailed` and nothing else. */
export type Server = {
  readExercise(assignmentId: string): Promise<PublicExercise>;
  /** Signs the guest in, unless that is done. */
  signIn(): Promise<void>;
  /** A call that needs somebody signed in; an expired token is renewed on the way. */
  call<Name extends RouteName>(name: Name, request: Omit<Request<Name>, "token">): Promise<Given<Name>>;
};

/** Takes what the page's head has fetched already, once; `window.early` is empty afterwards. */
const takeEarly = () => {
  const early = window.early;
  delete window.early;
  return early;
};

/** The server, for the guest of this device. */
export const serverFor = (device: Device): Server => {
  const early = takeEarly();
  let earlyExercise = early?.exercise;
  let earlyConfig = early?.config;
  let guest: Promise<Guest> | undefined;

  const theGuest = (): Promise<Guest> => {
    guest ??= readConfig(earlyConfig).then(
      (config) => guestOf(config, device),
      (thrown) => {
        earlyConfig = undefined;
        guest = undefined;
        throw thrown;
      },
    );
    return guest;
  };

  return {
    async readExercise(assignmentId) {
      const coming = earlyExercise;
      earlyExercise = undefined;
      if (!coming) return call("readExercise", { params: { assignmentId }, body: undefined });
      const response = await coming.catch(() => {
        throw new CallFailed({ kind: "offline" });
      });
      return readAnswer("readExercise", response);
    },
    signIn: async () => (await theGuest()).signIn(),
    call: async (name, request) => (await theGuest()).withToken((token) => call(name, { ...request, token })),
  };
};
