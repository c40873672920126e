import { randomUUID } from "node:crypto";
import { Exception } from "../exception.ts";
import type { Asked } from "./asked.ts";
import { transcriptMessage } from "./messages.ts";
import type { Recogniser, Utterance } from "./recogniser.ts";
import { transcriptOf } from "./results.ts";
import type { Place, Streams } from "./streams.ts";

/** What the doors to Transcribe share. */
export type Transcriber = {
  /** Without one every stream fails with ServiceUnavailableException. */
  recogniser: Recogniser | undefined;
  streams: Streams;
  /** ms for which a stream may bring no audio. */
  timeout: number;
};

/** The next audio; undefined at the end. Throws BadRequestException where none comes for `patience` ms. */
const nextOf = async (
  audio: AsyncIterator<Int16Array>,
  timeout: number,
  { taken }: Place,
): Promise<Int16Array | undefined> => {
  let giveUp: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  const disturbed = new Promise<never>((_, reject) => {
    const message = `Your request timed out because no new audio was received for ${timeout / 1000} seconds.`;
    giveUp = setTimeout(() => reject(new Exception("BadRequestException", message)), timeout);
    leave = () => reject(taken.reason);
    taken.addEventListener("abort", leave);
  });
  try {
    const { value, done } = await Promise.race([audio.next(), disturbed]);
    return done || value.length === 0 ? undefined : value;
  } finally {
    clearTimeout(giveUp);
    if (leave) taken.removeEventListener("abort", leave);
  }
};

/**
 * Listens to a stream of audio, which ends by itself or with an empty piece, and gives the messages that answer it. Throws
 * at once what a stream is refused with (too many of them, no recogniser), and while it is read what it fails with.
 */
export const listenTo = (
  audio: AsyncIterator<Int16Array>,
  { language, sessionId }: Asked,
  { recogniser, streams, timeout }: Transcriber,
): AsyncIterable<Uint8Array> => {
  if (!recogniser)
    throw new Exception(
      "ServiceUnavailableException",
      "Service is currently unavailable. No speech recogniser is installed on this machine.",
      503,
    );
  const place = streams.enter(sessionId);
  let id = randomUUID();
  const told = (utterances: Utterance[]) =>
    utterances.map((utterance) => {
      const message = transcriptMessage(transcriptOf(utterance, id));
      if (utterance.isFinal) id = randomUUID();
      return message;
    });
  return (async function* () {
    try {
      const hearing = recogniser.open(language);
      for (;;) {
        const pcm = await nextOf(audio, timeout, place);
        if (!pcm) break;
        yield* told(hearing.hear(pcm));
      }
      yield* told(await hearing.finish());
    } finally {
      place.leave();
    }
  })();
};
