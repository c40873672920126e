import { createServer } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { PathFailed } from "../../../frontend/src/transcription/path.ts";
import { socketPath } from "../../../frontend/src/transcription/socket.ts";
import { type Tape, tapeOf } from "../../../frontend/src/transcription/tape.ts";
import { connect } from "./connect.ts";
import { type Manner, recogniser, refusal, understood } from "./recogniser.ts";
import { passing, tone } from "./sound.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const set = async (manner: Manner) => {
  const there = await recogniser(manner);
  closing.push(there.close);
  return there;
};
const spoken = (seconds = 0.5): Tape => {
  const tape = tapeOf();
  tape.add(tone(seconds));
  tape.end();
  return tape;
};
const listen = (address: string, tape: Tape, partial = (_: string) => {}, end = new AbortController()) =>
  socketPath("site", async () => address, connect).listen(tape, partial, end.signal);
const failureOf = (listening: Promise<unknown>) =>
  listening.then(
    () => "none",
    (thrown) => (thrown instanceof PathFailed ? thrown.failure : thrown),
  );

test("words come while they are spoken, and in the end with the recogniser's confidence", async () => {
  const { address } = await set({
    heard: (socket) => socket.send(understood("1", { Je: 0, suis: 0 }, true)),
    over(socket) {
      socket.send(understood("1", { Je: 0.99, suis: 0.4, ".": 1 }));
      socket.send(understood("2", { Allé: 0.1, ".": 1 }));
      socket.close(1000);
    },
  });
  const told: string[] = [];
  const heard = await listen(address, spoken(), (text) => told.push(text));
  expect(told[0]).toBe("Je suis");
  expect(heard).toEqual({
    text: "Je suis. Allé.",
    words: [
      { text: "Je", confidence: 0.99 },
      { text: "suis.", confidence: 0.4 },
      { text: "Allé.", confidence: 0.1 },
    ],
    path: "site",
  });
});

test("what was said before the connection stood is sent first, and all of it", async () => {
  const { address, streams } = await set({ over: (socket) => socket.close(1000) });
  const tape = tapeOf();
  tape.add(tone(0.2, 300));
  const listening = listen(address, tape);
  tape.add(tone(0.2, 600));
  await passing(100);
  tape.add(tone(0.2, 900));
  tape.end();
  expect(await listening).toEqual({ text: "", words: [], path: "site" });
  expect(streams).toEqual([Buffer.from(tape.whole().buffer)]);
});

test.each([
  ["LimitExceededException", "limit"],
  ["ThrottlingException", "limit"],
  ["InternalFailureException", "broken"],
])("a %s is a failure of its own: %s", async (type, failure) => {
  const { address } = await set({ heard: (socket) => socket.send(refusal(type)) });
  expect(await failureOf(listen(address, spoken()))).toBe(failure);
});

test("a stream that ends before the student has finished is broken, whatever it had understood", async () => {
  const { address } = await set({
    heard(socket) {
      socket.send(understood("1", { Oui: 1 }));
      socket.close(1000);
    },
  });
  const tape = tapeOf();
  tape.add(tone(0.1));
  expect(await failureOf(listen(address, tape))).toBe("broken");
});

test("a stream that is closed for a reason is broken, though the student has finished", async () => {
  const { address } = await set({
    over(socket) {
      socket.send(understood("1", { Oui: 1 }));
      socket.close(1011);
    },
  });
  expect(await failureOf(listen(address, spoken()))).toBe("broken");
});

test("an answer that is none of Transcribe's is broken, too", async () => {
  const { address } = await set({ heard: (socket) => socket.send("<html>Blocked by your school</html>") });
  expect(await failureOf(listen(address, spoken()))).toBe("broken");
});

test("where nobody listens it is unreachable", async () => {
  const there = await recogniser({});
  await there.close();
  expect(await failureOf(listen(there.address, spoken()))).toBe("unreachable");
});

test("a firewall that takes the call and says nothing is given up after 1.5 seconds", async () => {
  const firewall = createServer(() => undefined).listen(0, "127.0.0.1");
  closing.push(() => firewall.close());
  await new Promise((resolve) => firewall.once("listening", resolve));
  const port = Number(Object(firewall.address()).port);
  const before = Date.now();
  expect(await failureOf(listen(`ws://127.0.0.1:${port}/`, spoken()))).toBe("unreachable");
  expect(Date.now() - before).toBeGreaterThan(1300);
  expect(Date.now() - before).toBeLessThan(4000);
});

test("a recogniser that stays silent once the student has finished is given up", async () => {
  const { address } = await set({});
  expect(await failureOf(listen(address, spoken()))).toBe("silent");
}, 15_000);

test("listening ends at once where the student discards", async () => {
  const { address } = await set({});
  const end = new AbortController();
  const tape = tapeOf();
  tape.add(tone(0.1));
  const listening = failureOf(listen(address, tape, () => {}, end));
  await passing(100);
  end.abort();
  expect(await listening).toBe("broken");
});
