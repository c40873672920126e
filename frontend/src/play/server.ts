import type { RouteName } from "../../../domain/api.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { call, type Given, type Request, readAnswer } from "../api/call.ts";
import { readConfig } from "../api/config.ts";
import { CallFailed } from "../api/problem.ts";
import { type Guest, guestOf } from "../guest/guest.ts";
import type { Device } from "../guest/storage.ts";
import { isMemberHere } from "../guest/who.ts";

/** The server as the page knows it. Everything throws `CallFailed` and nothing else. */
export type Server = {
  /** As a class has it, where its link was followed. */
  readExercise(assignmentId: string, classId?: string): Promise<PublicExercise>;
  /** Signs a guest in, unless somebody is. */
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

/** The server, for the member who is signed in on this device, or else its guest. */
export const serverFor = (device: Device): Server => {
  const early = takeEarly();
  let earlyExercise = early?.exercise;
  let earlyConfig = early?.config;
  const isMember = isMemberHere(device.local);
  let player: Promise<Guest> | undefined;

  const whoPlays = async (): Promise<Guest> => {
    const config = await readConfig(earlyConfig);
    if (!isMember) return guestOf(config, device);
    const { memberHere } = await import("./member.ts");
    return memberHere(config, device);
  };
  const thePlayer = (): Promise<Guest> => {
    player ??= whoPlays().catch((thrown) => {
      earlyConfig = undefined;
      player = undefined;
      throw thrown;
    });
    return player;
  };
  const callAsPlayer: Server["call"] = async (name, request) =>
    (await thePlayer()).withToken((token) => call(name, { ...request, token }));

  return {
    async readExercise(assignmentId, classId) {
      const asked = { params: { assignmentId }, query: { class: classId }, body: undefined };
      // Members are told of their own private exercises as well.
      if (isMember) return callAsPlayer("openExercise", asked);
      const coming = earlyExercise;
      earlyExercise = undefined;
      if (!coming) return call("readExercise", asked);
      const response = await coming.catch(() => {
        throw new CallFailed({ kind: "offline" });
      });
      return readAnswer("readExercise", response);
    },
    signIn: async () => (await thePlayer()).signIn(),
    call: callAsPlayer,
  };
};
