import { afterEach, describe, expect, jest, test } from "@jest/globals";
import type { Body } from "../../domain/shapes.ts";
import { addressOf, call, type Request, readAnswer } from "../../frontend/src/api/call.ts";
import { linesOf } from "../../frontend/src/api/lines.ts";
import { type Problem, problemOf } from "../../frontend/src/api/problem.ts";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

type Sent = { url: string; init: RequestInit };
/** Lets `fetch` answer this, and tells what it was asked. */
const answering = (answer: (init: RequestInit) => Response | Promise<Response>): Sent[] => {
  const sent: Sent[] = [];
  globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init });
    return answer(init);
  };
  return sent;
};
const streamOf = (...pieces: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
const all = async <T>(things: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const thing of things) list.push(thing);
  return list;
};
const problemIn = async (doing: Promise<unknown>): Promise<Problem> =>
  doing.then(() => {
    throw new Error("It did not fail.");
  }, problemOf);
const lessons = { params: {}, body: { assignmentId: "5368", name: "Zoë" }, token: "t" };
const turn: Request<"takeTurn"> = {
  params: {},
  body: {
    dataType: "text",
    text: "Bonjour",
    conversationData: [],
    lessonDetails: { assignmentId: "5368", name: "Zoë" },
  },
  token: "t",
};

describe("lines", () => {
  test("are put together from pieces, whatever is cut in two: a line or a letter", async () => {
    const bytes = new TextEncoder().encode('{"a":"é"}\n\n{"b":1}\nlast');
    const pieces = [bytes.slice(0, 7), bytes.slice(7, 12), bytes.slice(12)];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    expect(await all(linesOf(stream))).toEqual(['{"a":"é"}', '{"b":1}', "last"]);
  });
});

describe("a call", () => {
  test("has its params in its address, escaped", () => {
    expect(addressOf("readExercise", { assignmentId: "a/b" })).toBe("/api/exercises/a%2Fb");
  });

  test("carries its method, its token and its body, and gives the answer", async () => {
    const sent = answering(() => Response.json({ lesson: {}, resumed: false }));
    expect(await call("startLesson", lessons)).toEqual({ lesson: {}, resumed: false });
    expect(sent).toMatchObject([
      {
        url: "/api/lessons",
        init: {
          method: "POST",
          headers: { authorization: "Bearer t", "content-type": "application/json" },
          body: JSON.stringify(lessons.body),
        },
      },
    ]);
  });

  test("unwraps the JSON that the spec carries as text", async () => {
    const message = { grade: "60 / 100", feedback: "Bien." };
    answering(() => Response.json({ message: JSON.stringify(message), engine: "embedded", saved: true }));
    const body: Body<"gradeLesson"> = { language: "French", conversation: [], objective: "" };
    expect(await call("gradeLesson", { params: {}, body, token: "t" })).toMatchObject({ message });
  });

  test("gives events as they come", async () => {
    const sent = answering(() => new Response(streamOf('{"type":"reply","delta":"Ah"}\n{"type":"reset"}\n')));
    expect(await all(await call("takeTurn", turn))).toEqual([
      { type: "reply", delta: "Ah" },
      { type: "reset" },
    ]);
    expect(sent[0]?.init.headers).toMatchObject({ accept: "application/x-ndjson" });
  });

  test("gives sound as a blob", async () => {
    answering(() => new Response(new Uint8Array([1, 2, 3])));
    const sound = await call("speak", { params: {}, body: { message: "Salut" }, token: "t" });
    expect(sound.size).toBe(3);
  });
});

describe("a call that fails", () => {
  test("says what the server said, and how long to wait", async () => {
    const fault = { code: "too_many", message: "That is enough for today.", field: "name" };
    answering(() => Response.json({ error: fault }, { status: 429, headers: { "retry-after": "20" } }));
    expect(await problemIn(call("startLesson", lessons))).toEqual({
      kind: "refused",
      status: 429,
      fault,
      retryAfterS: 20,
    });
  });

  test("has a sentence of its own where a proxy's page came instead of ours", async () => {
    answering(() => new Response("<html>Bad gateway</html>", { status: 502 }));
    expect(await problemIn(call("startLesson", lessons))).toMatchObject({
      kind: "refused",
      status: 502,
      fault: { code: "unreadable", message: expect.stringContaining("Nothing you wrote is lost") },
    });
  });

  test("is offline where nothing came at all", async () => {
    answering(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(await problemIn(call("startLesson", lessons))).toEqual({ kind: "offline" });
  });

  test("is cut where what came is not whole", async () => {
    answering(() => new Response('{"lesson":'));
    expect(await problemIn(call("startLesson", lessons))).toEqual({ kind: "cut" });
    answering(() => new Response(streamOf('{"type":"reply","delta":"A"}\n{"type":')));
    const events = await call("takeTurn", turn);
    expect(await problemIn(all(events))).toEqual({ kind: "cut" });
  });

  test("is slow where nothing came in time", async () => {
    jest.useFakeTimers();
    answering(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const failing = problemIn(call("startLesson", lessons));
    await jest.advanceTimersByTimeAsync(29_999);
    await jest.advanceTimersByTimeAsync(2);
    expect(await failing).toEqual({ kind: "slow" });
  });

  test("may take as long as it likes while something keeps coming, and is slow once nothing does", async () => {
    jest.useFakeTimers();
    const sending: { send?: (line: string) => void } = {};
    answering(
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              sending.send = (line) => controller.enqueue(new TextEncoder().encode(`${line}\n`));
              signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
            },
          }),
        ),
    );
    const events = await call("takeTurn", turn);
    for (const delta of ["Ah", ", ", "super"]) {
      await jest.advanceTimersByTimeAsync(20_000);
      sending.send?.(JSON.stringify({ type: "reply", delta }));
      expect((await events.next()).value).toEqual({ type: "reply", delta });
    }
    const failing = problemIn(events.next());
    await jest.advanceTimersByTimeAsync(30_001);
    expect(await failing).toEqual({ kind: "slow" });
  });

  test("is given up at once by whoever asked, before the answer and in the middle of it", async () => {
    answering(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const early = new AbortController();
    const asking = problemIn(call("takeTurn", { ...turn, signal: early.signal }));
    early.abort();
    expect((await asking).kind).toBe("slow");

    answering(
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start: (controller) =>
              signal?.addEventListener("abort", () => controller.error(new Error("aborted"))),
          }),
        ),
    );
    const late = new AbortController();
    const events = await call("takeTurn", { ...turn, signal: late.signal });
    const reading = problemIn(events.next());
    late.abort();
    expect((await reading).kind).toBe("slow");
  });

  test("leaves no clock running once it is over", async () => {
    jest.useFakeTimers();
    answering(() => Response.json({ lesson: {}, resumed: false }));
    await call("startLesson", lessons);
    answering(() => Response.json({ error: { code: "x", message: "y" } }, { status: 500 }));
    await problemIn(call("startLesson", lessons));
    expect(jest.getTimerCount()).toBe(0);
  });
});

test("an answer that somebody else fetched is read the same way", async () => {
  expect(await readAnswer("readExercise", Response.json({ assignment_id: "5368" }))).toEqual({
    assignment_id: "5368",
  });
});
