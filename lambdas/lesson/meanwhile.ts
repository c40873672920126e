import { setTimeout as wait } from "node:timers/promises";
import type { TurnEvent } from "../../domain/conversation.ts";

/** Proxies hang up on a connection that is silent for long; the shortest timeout that is known of is 30 s. */
const HEARTBEAT_MS = 5000;

/** Says `waiting` every five seconds until some work is done, and returns what it gave. */
export async function* meanwhile<T>(
  work: Promise<T>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<TurnEvent, T> {
  const done = work.then((value) => ({ value }));
  for (;;) {
    const pause = new AbortController();
    try {
      const first = await Promise.race([done, wait(heartbeatMs, undefined, { signal: pause.signal })]);
      if (first) return first.value;
    } finally {
      pause.abort();
    }
    yield { type: "waiting" };
  }
}
