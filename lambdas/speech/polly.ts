import { type Engine, PollyClient, SynthesizeSpeechCommand, type VoiceId } from "@aws-sdk/client-polly";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { Refusal } from "../http/refusal.ts";
import { errorName } from "../telemetry/error.ts";
import { note } from "../telemetry/watch.ts";
import type { Synthesize } from "./voice.ts";

/**
 * Amazon Polly. The handler is named because the client's own would speak HTTP/2 without any time-out, and told to throw,
 * because by itself it only warns.
 */
export const polly = (): Synthesize => {
  const client = new PollyClient({
    maxAttempts: 2,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: 1000,
      requestTimeout: 5000,
      throwOnRequestTimeout: true,
      socketTimeout: 5000,
    }),
  });
  return async function* ({ text, voiceId, engine }) {
    try {
      const { AudioStream } = await client.send(
        new SynthesizeSpeechCommand({
          Text: text,
          // Settings, which infra/settings.ts checks.
          VoiceId: voiceId as VoiceId,
          Engine: engine as Engine,
          OutputFormat: "mp3",
        }),
      );
      // In Node the SDK gives the response itself, which a browser's SDK would not.
      return yield* AudioStream as AsyncIterable<Uint8Array>;
    } catch (error) {
      note("voiceFailed", { error: errorName(error) });
    }
    throw new Refusal(
      503,
      "no_voice",
      "Mark's voice is not available at the moment. You can read what he says.",
      {
        retryAfterSeconds: 5,
      },
    );
  };
};
