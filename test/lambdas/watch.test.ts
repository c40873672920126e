import { expect, test } from "@jest/globals";
import { metrics } from "../../domain/metrics.ts";
import { errorName, framesOf } from "../../lambdas/telemetry/error.ts";
import { lines } from "../../lambdas/telemetry/lines.ts";
import { measure, note, watchBy, watching } from "../../lambdas/telemetry/watch.ts";
import { printedBy } from "./printed.ts";

const call = { route: "POST /conversation", requestId: "7b0e" };

test("what is told of a call is a line of JSON each, and its figures are one more, of which CloudWatch makes metrics", async () => {
  const [fallback, drift, figures, ...more] = await printedBy(() =>
    watching(call, async () => {
      measure("FirstWord", 812);
      note("fallback", { fault: "busy" });
      note("drift", { drift: "language" });
      measure("Fallback", 100);
      measure("Fallback", 0);
    }),
  );
  const known = { service: "viva", function: "Viva-Test", route: "POST /conversation", request_id: "7b0e" };
  expect(fallback).toMatchObject({ ...known, level: "WARN", message: "fallback", fault: "busy" });
  expect(drift).toMatchObject({ ...known, level: "WARN", message: "drift", drift: "language" });
  expect(figures).toEqual({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: "Viva",
          Dimensions: [["service"]],
          Metrics: [
            { Name: "FirstWord", Unit: "Milliseconds" },
            { Name: "Drifts", Unit: "Count" },
            { Name: "Fallback", Unit: "Percent" },
          ],
        },
      ],
    },
    service: "viva",
    FirstWord: 812,
    Drifts: 1,
    Fallback: [100, 0],
  });
  expect(more).toEqual([]);
});

test("a call of which there is nothing to tell prints nothing, and one that fails tells all the same", async () => {
  expect(await printedBy(() => watching(call, async () => undefined))).toEqual([]);
  const failing = () =>
    watching(call, async () => {
      note("voiceFailed", { error: errorName(new TypeError()) });
      throw new Error("over");
    });
  const [line, figures] = await printedBy(() => expect(failing()).rejects.toThrow("over"));
  expect(line).toMatchObject({ level: "ERROR", message: "voiceFailed", error: "TypeError" });
  expect(figures).toMatchObject({ SpeechFailures: 1 });
});

test("a log that can't be written costs nobody their answer", async () => {
  watchBy(async () => {
    throw new Error("no such chunk");
  });
  const answer = await watching(call, async () => {
    note("fallback", { fault: "busy" });
    return "Salut !";
  });
  expect(answer).toBe("Salut !");
});

test("no line has room for what somebody wrote: the types take kinds, numbers and names out of code", () => {
  const name = "Zoë";
  // @ts-expect-error a fault is one of a few kinds
  const wrongKind = () => note("fallback", { fault: name });
  // @ts-expect-error there is no such key
  const wrongKey = () => note("drift", { drift: "language", said: name });
  // @ts-expect-error an error's name comes from errorName
  const wrongName = () => note("voiceFailed", { error: name });
  expect([wrongKind, wrongKey, wrongName]).toHaveLength(3);
});

test("of an error its name is told, and where in the code it was thrown, never its message", () => {
  const quoting = new TypeError("J'ai une\n    at home (and /a/dog:1:2)\n    at /home/zoe:1:2");
  expect(errorName(quoting)).toBe("TypeError");
  const frames = framesOf(quoting);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.length).toBeLessThanOrEqual(6);
  for (const frame of frames)
    expect(frame).toMatch(/^at .*(watch\.test\.ts|node_modules|node:).*:\d+:\d+\)?$/);
  expect(errorName(Object.assign(new Error(), { name: "J'ai une grand-mère" }))).toBe("unknown");
  expect(errorName("J'ai une grand-mère")).toBe("unknown");
  expect(framesOf("J'ai une grand-mère")).toEqual([]);
});

test("every metric that a line counts as exists", () => {
  for (const { counts } of Object.values(lines)) if (counts) expect(metrics[counts]).toBe("Count");
});
