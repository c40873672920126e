import { expect, test } from "@jest/globals";
import { follow, IDLE_AFTER_MS, OFTEN_MS, SELDOM_MS } from "../../../frontend/src/live/follow.ts";

/** A page and a clock that a test moves by hand; `answers` is what each look finds, an error included. */
const following = (answers: (boolean | Error)[]) => {
  let now = 0;
  let due: { at: number; act(): void } | undefined;
  const looks: number[] = [];
  const listeners = new Set<() => void>();
  const page = {
    visibilityState: "visible" as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const end = follow(
    async () => {
      looks.push(now);
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    // It is asked for no other property of a page.
    page as unknown as Document,
    {
      now: () => now,
      setTimeout: (act, ms) => {
        due = { at: now + ms, act };
        return 1;
      },
      clearTimeout: () => {
        due = undefined;
      },
    },
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    looks,
    end,
    listeners,
    /** Lets so much time pass. */
    async pass(ms: number) {
      const until = now + ms;
      while (due && due.at <= until) {
        now = due.at;
        const { act } = due;
        due = undefined;
        act();
        await settle();
      }
      now = until;
    },
    async turn(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      for (const listener of listeners) listener();
      await settle();
    },
  };
};

test("a page that is seen is looked at often, seldom once nothing has been new for a while, and often again after news", async () => {
  const quiet = IDLE_AFTER_MS / OFTEN_MS;
  const { looks, pass } = following([...Array.from({ length: quiet }, () => false), true]);
  await pass(IDLE_AFTER_MS);
  expect(looks).toHaveLength(quiet);
  await pass(SELDOM_MS - 1);
  expect(looks).toHaveLength(quiet);
  await pass(1);
  expect(looks).toHaveLength(quiet + 1);
  await pass(OFTEN_MS);
  expect(looks).toHaveLength(quiet + 2);
});

test("nobody looks while the page is hidden, and at once when it is seen again", async () => {
  const { looks, pass, turn } = following([]);
  await turn("hidden");
  await pass(10 * SELDOM_MS);
  expect(looks).toEqual([]);
  await turn("visible");
  expect(looks).toEqual([10 * SELDOM_MS]);
  await pass(OFTEN_MS);
  expect(looks).toHaveLength(2);
});

test("where looking fails, it is tried seldom; and ended is ended", async () => {
  const { looks, pass, end, turn, listeners } = following([new Error("no line")]);
  await pass(OFTEN_MS);
  await pass(SELDOM_MS - 1);
  expect(looks).toHaveLength(1);
  await pass(1);
  expect(looks).toHaveLength(2);
  end();
  await pass(10 * SELDOM_MS);
  await turn("visible");
  expect(looks).toHaveLength(2);
  expect(listeners.size).toBe(0);
});
