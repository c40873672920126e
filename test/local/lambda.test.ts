import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, describe, expect, test } from "@jest/globals";
import { concurrencyLimit, Throttled } from "../../local/lambda/concurrencyLimit.ts";
import { type LambdaFunction, lambdaFunction } from "../../local/lambda/function.ts";

const running: LambdaFunction[] = [];
const lines: string[] = [];
const moduleOf = (file: string): string =>
  pathToFileURL(fileURLToPath(new URL(`functions/${file}`, import.meta.url))).href;
const start = (handler: string, { file = "counting.mjs", timeout = 3000, memory = 512, limit = 10 } = {}) => {
  const started = lambdaFunction(
    {
      module: moduleOf(file),
      handler,
      functionName: "Test-Function",
      functionArn: "arn:aws:lambda:eu-west-1:000000000000:function:Test-Function",
      variables: { GIVEN: "yes" },
      timeout,
      memory,
      log: (line) => lines.push(line),
    },
    concurrencyLimit({ calls: limit, starts: 2 }),
  );
  running.push(started);
  return started;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((started) => started.close()));
  lines.length = 0;
});

const bytes = async (started: LambdaFunction, event: unknown = {}): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of started.invoke(event)) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const result = async (started: LambdaFunction, event: unknown = {}): Promise<unknown> =>
  JSON.parse((await bytes(started, event)).toString());

describe("environments", () => {
  test("one answers calls after each other and keeps its module state", async () => {
    const counting = start("handler");
    expect([await result(counting), await result(counting), await result(counting)]).toEqual([1, 2, 3]);
  });
  test("calls at the same time each have one of their own, which is used again afterwards", async () => {
    const counting = start("handler");
    const both = [result(counting, { wait: 2000 }), result(counting, { wait: 2000 })];
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await result(counting)).toBe(2);
  });
  test("an environment that is at work is not given a second call, even if it was idle before", async () => {
    const counting = start("handler");
    await result(counting);
    const both = await Promise.all([result(counting, { wait: 2000 }), result(counting, { wait: 2000 })]);
    expect(both).toEqual([2, 1]);
  });
  test("one that ended between two calls is not used again", async () => {
    const crashing = start("crashingLater");
    expect(await result(crashing)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await result(crashing)).toBe(1);
  });
  test("of many calls at once none waits for ever, and none shares an environment while it runs", async () => {
    const counting = start("handler", { limit: 20 });
    const counts = await Promise.all(Array.from({ length: 20 }, () => result(counting, { wait: 20 })));
    expect(counts).toHaveLength(20);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(1);
  });
  test("a call that waits for a start takes an environment that becomes free first", async () => {
    const counting = start("handler");
    const counts = await Promise.all([
      result(counting),
      result(counting),
      result(counting),
      result(counting),
    ]);
    expect(Math.max(...counts.map(Number))).toBeGreaterThan(1);
  });
  test("with other code the next call is answered by that, and one that is under way ends as it began", async () => {
    const counting = start("handler");
    await Promise.all([result(counting, { wait: 200 }), result(counting, { wait: 200 })]);
    const underWay = result(counting, { wait: 500 });
    counting.reload(moduleOf("doubling.mjs"));
    expect(await result(counting)).toBe("doubling");
    expect(await underWay).toBe(2);
    expect([await result(counting), await result(counting)]).toEqual(["doubling", "doubling"]);
  });
  test("no more start at one time than there is room for, and all of them get their turn", async () => {
    const { whenRoomToStart } = concurrencyLimit({ calls: 10, starts: 2 });
    let starting = 0;
    const most: number[] = [];
    const startOne = async () => {
      starting += 1;
      most.push(starting);
      await new Promise((resolve) => setTimeout(resolve, 5));
      starting -= 1;
      if (most.length === 2) throw new Error("One that fails gives up its place as well");
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => whenRoomToStart(startOne)));
    expect(Math.max(...most)).toBe(2);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(3);
    await whenRoomToStart(startOne);
    expect(most).toHaveLength(7);
  });
  test("a function sees the variables it was given, and nothing of the machine", async () => {
    expect(await result(start("surroundings"))).toEqual({
      variables: { GIVEN: "yes" },
      functionName: "Test-Function",
      remaining: expect.any(Number),
    });
  });
});

describe("failures", () => {
  test("an error keeps its name and its message, is printed, and leaves the environment usable", async () => {
    await expect(result(start("failing"))).rejects.toMatchObject({
      name: "TypeError",
      message: "No such thing",
    });
    // What a function prints comes through a pipe of its own, so it may arrive after the answer.
    while (lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(lines).toEqual(expect.arrayContaining(["about to fail", "TypeError: No such thing"]));
  });
  test("a call over its time is cut off, and the next one gets a fresh environment", async () => {
    const endless = start("endless", { timeout: 200 });
    await expect(result(endless)).rejects.toThrow("Task timed out after 0.20 seconds");
    await expect(result(endless)).rejects.toThrow("Task timed out after 0.20 seconds");
  });
  test("a function that exits fails its call alone", async () => {
    await expect(result(start("exiting"))).rejects.toThrow("Runtime exited");
  });
  test("a function that wants more memory than it has is ended", async () => {
    await expect(result(start("greedy", { memory: 32 }))).rejects.toThrow(/memory/i);
  });
  test("a bundle that does not load, or has no such handler, fails the call", async () => {
    await expect(result(start("handler", { file: "broken.mjs" }))).rejects.toThrow("A variable is missing");
    await expect(result(start("notAFunction"))).rejects.toThrow("notAFunction is not exported as a function");
  });
  test("more calls at once than the account has room for are throttled, and only those", async () => {
    const counting = start("handler", { limit: 1 });
    const first = result(counting, { wait: 100 });
    expect(() => counting.invoke({})).toThrow(Throttled);
    expect(await first).toBe(1);
    expect(await result(counting)).toBe(2);
  });
});

describe("streams", () => {
  const streaming = (handler: string) => start(handler, { file: "streaming.mjs", timeout: 2500 });
  test("status and headers come first, then eight zero bytes, then the body", async () => {
    const answer = await bytes(streaming("pieces"));
    const gap = answer.indexOf(Buffer.alloc(8));
    expect(JSON.parse(answer.subarray(0, gap).toString())).toMatchObject({ statusCode: 201 });
    expect(answer.subarray(gap + 8).toString()).toBe("one two three");
  });
  test("pieces leave as they are written", async () => {
    const arrivals: number[] = [];
    for await (const _ of streaming("pieces").invoke({})) arrivals.push(performance.now());
    expect(Number(arrivals.at(-1)) - Number(arrivals[0])).toBeGreaterThan(20);
  });
  test("end() alone, with or without a body, never sends the status", async () => {
    expect(await bytes(streaming("onlyEnd"))).toHaveLength(0);
    expect((await bytes(streaming("endWithBody"))).toString()).toBe("body");
  });
  test("a stream that is never ended waits for the timeout", async () => {
    await expect(bytes(streaming("neverEnds"))).rejects.toThrow("Task timed out");
  });
  test("a reader who leaves breaks nothing: the handler goes on and the environment is used again", async () => {
    const pieces = streaming("pieces");
    pieces.invoke({}).destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await bytes(pieces)).toString()).toContain("three");
  });
});
