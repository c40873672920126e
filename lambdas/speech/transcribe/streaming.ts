import {
  type AudioStream,
  type Result,
  StartStreamTranscriptionCommand,
  TranscribeStreamingClient,
} from "@aws-sdk/client-transcribe-streaming";
import { NodeHttp2Handler } from "@smithy/node-http-handler";
import type { Language } from "../../../domain/exercise.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import type { Transcript } from "../transcriber.ts";
import { refusalOf } from "./failure.ts";
import { languageCodes } from "./languages.ts";
import { transcriptOf } from "./transcript.ts";

/** A fifth of a second: AWS advises 50 to 200 ms (https://docs.aws.amazon.com/transcribe/latest/dg/streaming.html). */
const FRAME_BYTES = (2 * SPEECH_SAMPLES_PER_SECOND) / 5;

/** The connection was lost before all was heard. */
class BrokenOff extends Error {
  override readonly name = "BrokenOff";
}

/** What a recogniser may take on top of the recording's own length, in ms. */
export type Timeout = { beyondSoundMs: number };

/** Connecting, and the final words, which come about a second behind the sound. */
const TIMEOUT: Timeout = { beyondSoundMs: 10_000 };

/**
 * The frames of a recording, and the empty one that closes the stream. They go as fast as the service takes them: AWS asks
 * for real time because it works at about that rate, so HTTP/2 holds frames back here, and one that waits longer than five
 * minutes has a signature that is too old. No recording lasts that long, and a clock of our own could only be slower.
 */
async function* framesOf(sound: Uint8Array): AsyncGenerator<AudioStream> {
  for (let at = 0; at < sound.byteLength; at += FRAME_BYTES)
    yield { AudioEvent: { AudioChunk: sound.subarray(at, at + FRAME_BYTES) } };
  yield { AudioEvent: { AudioChunk: new Uint8Array() } };
}

/**
 * Hears 16-bit PCM, one channel, 16 kHz, by Transcribe's streaming. The handler is named because the client's own has no
 * time-out, and another signal is set beside it because its own ends a stream that has begun without an error.
 */
export const streaming = ({ beyondSoundMs }: Timeout = TIMEOUT) => {
  const client = new TranscribeStreamingClient({
    // What has been sent can't be sent again.
    maxAttempts: 1,
    requestHandler: new NodeHttp2Handler({ requestTimeout: 120_000, sessionTimeout: 120_000 }),
  });

  /**
   * The final results. A connection that breaks off looks here like one that was closed, so what shows the difference is
   * looked at: frames that nobody took, and words that never became final.
   */
  const resultsOf = async (
    sound: Uint8Array,
    language: Language,
    abortSignal: AbortSignal,
  ): Promise<Result[]> => {
    let isWhole = false;
    const frames = async function* () {
      yield* framesOf(sound);
      isWhole = true;
    };
    const { TranscriptResultStream } = await client.send(
      new StartStreamTranscriptionCommand({
        LanguageCode: languageCodes[language],
        MediaEncoding: "pcm",
        MediaSampleRateHertz: SPEECH_SAMPLES_PER_SECOND,
        AudioStream: frames(),
      }),
      { abortSignal },
    );
    const results: Result[] = [];
    let newest: Result | undefined;
    for await (const { TranscriptEvent } of TranscriptResultStream ?? [])
      for (newest of TranscriptEvent?.Transcript?.Results ?? []) if (!newest.IsPartial) results.push(newest);
    abortSignal.throwIfAborted();
    if (!isWhole || newest?.IsPartial) throw new BrokenOff();
    return results;
  };

  return async (sound: Uint8Array, language: Language): Promise<Transcript> => {
    const soundMs = Math.ceil(sound.byteLength / ((2 * SPEECH_SAMPLES_PER_SECOND) / 1000));
    const timeout = AbortSignal.timeout(soundMs + beyondSoundMs);
    try {
      const best = (await resultsOf(sound, language, timeout)).flatMap(
        ({ Alternatives }) => Alternatives?.[0] ?? [],
      );
      return transcriptOf(
        best.flatMap(({ Transcript }) => Transcript ?? []),
        best
          .flatMap(({ Items }) => Items ?? [])
          .map(({ Type, Content, Confidence }) => ({
            isWord: Type === "pronunciation",
            content: Content,
            confidence: Confidence,
          })),
      );
    } catch (error) {
      throw refusalOf(error);
    }
  };
};
