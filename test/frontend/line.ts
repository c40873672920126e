import type { TurnEvent } from "../../domain/conversation.ts";

/** A line to the server on which a test says what comes, and when. */
export type Line = {
  /** What the server was asked. */
  body: Readonly<Record<string, unknown>>;
  signal: AbortSignal | undefined;
  tell(...events: TurnEvent[]): Promise<void>;
  /** Ends the stream; breaks it off where it is. */
  end(): Promise<void>;
  fail(thrown: Error): Promise<void>;
  events: AsyncGenerator<TurnEvent>;
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A new line. Each of its ways resolves once the page has had time to do something about it. */
export const lineTo = (body: object, signal: AbortSignal | undefined): Line => {
  type Step = { event: TurnEvent } | { thrown: Error } | "end";
  const steps: Step[] = [];
  let wake = (): void => undefined;
  const put = (...more: Step[]): Promise<void> => {
    steps.push(...more);
    wake();
    return settled();
  };
  const events = async function* (): AsyncGenerator<TurnEvent> {
    for (;;) {
      const step = steps.shift();
      if (step === "end") return;
      if (step === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else if ("thrown" in step) throw step.thrown;
      else yield step.event;
    }
  };
  return {
    body: Object.fromEntries(Object.entries(body)),
    signal,
    tell: (...told) => put(...told.map((event) => ({ event }))),
    end: () => put("end"),
    fail: (thrown) => put({ thrown }),
    events: events(),
  };
};
