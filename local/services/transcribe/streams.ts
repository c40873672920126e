import { Exception } from "../exception.ts";

/** A stream that is open. */
export type Place = {
  /** Aborts with a ConflictException when another stream takes its session id. */
  taken: AbortSignal;
  leave(): void;
};

/**
 * The streams that are open at once. `enter` throws LimitExceededException where there are `limit` already.
 * https://docs.aws.amazon.com/general/latest/gr/transcribe.html
 */
export const streams = (limit: number) => {
  const open = new Map<AbortController, string | undefined>();
  return {
    enter: (sessionId: string | undefined): Place => {
      for (const [other, id] of open) {
        const message =
          "A new stream started with the same session ID. The current stream has been terminated.";
        if (id !== undefined && id === sessionId) other.abort(new Exception("ConflictException", message));
      }
      if (open.size >= limit)
        throw new Exception(
          "LimitExceededException",
          "You have reached your limit of concurrent streams. Reduce them and try your request again.",
          429,
        );
      const place = new AbortController();
      open.set(place, sessionId);
      return { taken: place.signal, leave: () => void open.delete(place) };
    },
  };
};
export type Streams = ReturnType<typeof streams>;
