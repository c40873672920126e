import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { CallFailed } from "../../../frontend/src/api/problem.ts";
import type { Server } from "../../../frontend/src/play/server.ts";
import { pathsTo } from "../../../frontend/src/transcription/pathsTo.ts";
import type { Connect } from "../../../frontend/src/transcription/socket.ts";
import { tapeOf } from "../../../frontend/src/transcription/tape.ts";

const place = { assignmentId: "5368", lessonId: "lesson" };
const signed = { site: "/stream?X=1", direct: "wss://recogniser:8443/stream?X=2", sampleRate: 16_000 };

beforeAll(() => {
  Object.assign(globalThis, { location: { href: "https://viva.example/assignments/5368" } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "location");
});

/** The paths' names with the address that each connects to, or how it failed; and the calls that were made for it. */
const tryAll = async (reply: () => unknown) => {
  const calls: string[] = [];
  const server: Pick<Server, "call"> = {
    async call(name) {
      calls.push(name);
      // What each call gives hangs on its name; there is one.
      return reply() as never;
    },
  };
  let address = "";
  const connect: Connect = (asked) => {
    address = asked;
    throw new Error("connected");
  };
  const outcomes: string[] = [];
  for (const path of pathsTo(server, place, connect).slice(0, 2)) {
    const thrown: unknown = await path
      .listen(tapeOf(), () => {}, new AbortController().signal)
      .catch((reason) => reason);
    const { message } = Object(thrown);
    outcomes.push(`${path.name} ${message === "connected" ? address : message}`);
  }
  return { outcomes, calls };
};

test("both streams go to addresses that one call has signed, the site's by way of this very site", async () => {
  expect(await tryAll(() => signed)).toEqual({
    outcomes: ["site wss://viva.example/stream?X=1", "direct wss://recogniser:8443/stream?X=2"],
    calls: ["openTranscription"],
  });
});

test("a server that gives no more addresses is busy, and has been reached", async () => {
  const refuse = () => {
    throw new CallFailed({ kind: "refused", status: 429, fault: { code: "quota", message: "No." } });
  };
  expect((await tryAll(refuse)).outcomes).toEqual(["site limit", "direct limit"]);
});
