import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { awaitLine, pauseAfter } from "../../frontend/src/network/line.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A line that a test cuts and mends, and what is told of it. */
const setUp = (looks?: number) => {
  const world = { isHere: false, looks: 0, backs: 0, join: () => undefined as unknown };
  const stop = awaitLine(
    {
      isHere: async () => {
        world.looks += 1;
        return world.isHere;
      },
      joined(call) {
        world.join = call;
        return () => {
          world.join = () => undefined;
        };
      },
    },
    () => {
      world.backs += 1;
    },
    looks,
  );
  return { world, stop };
};

test("it looks after growing pauses, and says once that the line is back", async () => {
  const { world } = setUp();
  await jest.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 8000 + 8000);
  expect(world).toMatchObject({ looks: 5, backs: 0 });
  world.isHere = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(world).toMatchObject({ looks: 6, backs: 1 });
});

test("when the device gets into a network it looks at once", async () => {
  const { world } = setUp();
  world.isHere = true;
  world.join();
  await jest.advanceTimersByTimeAsync(0);
  expect(world.backs).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(world).toMatchObject({ looks: 1, backs: 1 });
});

test("a network without a way to the site is not the line", async () => {
  const { world } = setUp();
  world.join();
  await jest.advanceTimersByTimeAsync(0);
  expect(world).toMatchObject({ looks: 1, backs: 0 });
});

test("once stopped it neither looks nor says anything, not even of a look under way", async () => {
  const { world, stop } = setUp();
  world.isHere = true;
  world.join();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(world).toMatchObject({ looks: 1, backs: 0 });
});

test("what waits once more waits longer, but never much", async () => {
  const { world } = setUp(2);
  await jest.advanceTimersByTimeAsync(7999);
  expect(world.looks).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(world.looks).toBe(1);
  expect(pauseAfter(99)).toBe(8000);
});
