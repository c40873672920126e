import type { TurnEvent } from "../../../domain/conversation.ts";

/**
 * Mark's answer to words that are not final yet. It is kept back until they are; then it is either handed over, and goes
 * on as it comes, or dropped. Nothing here throws: a guess that fails is no more than one that was not made.
 */
export type Guess = {
  /** Of the answer that it is a guess at, and of the place where that belongs. */
  key: string;
  lessonId: string;
  after: number;
  /** The words that Mark was given. */
  said: string;
  /**
   * Hands over what has come and what is still to come, one by one. Resolves once that is over: true if it was all,
   * false if it broke off.
   */
  release(each: (event: TurnEvent) => void): Promise<boolean>;
  /** Stops the call. Nothing more is handed over, and `release` does not resolve any more. */
  drop(): void;
};

type Query = Pick<Guess, "key" | "lessonId" | "after" | "said">;

/** Begins a guess: `ask` makes the call; `coming` sees each event at once, to get ready for it. */
export const guessAt = (
  asked: Query,
  ask: (signal: AbortSignal) => Promise<AsyncGenerator<TurnEvent>>,
  coming: (event: TurnEvent) => void,
): Guess => {
  const controller = new AbortController();
  const { signal } = controller;
  const heldBack: TurnEvent[] = [];
  let pass = (event: TurnEvent): void => {
    heldBack.push(event);
  };

  const isWhole = async (): Promise<boolean> => {
    try {
      for await (const event of await ask(signal)) {
        if (signal.aborted || event.type === "error") return false;
        coming(event);
        pass(event);
        if (event.type === "done") return true;
      }
    } catch {
      // The final words are sent all the same, and what they bring is shown instead.
    }
    return false;
  };
  const over = isWhole();

  return {
    ...asked,
    release(each) {
      pass = each;
      for (const event of heldBack.splice(0)) each(event);
      return new Promise((resolve) => {
        over.then((whole) => {
          if (!signal.aborted) resolve(whole);
        });
      });
    },
    drop: () => controller.abort(),
  };
};
