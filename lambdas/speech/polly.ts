import { type Engine, PollyClient, SynthesizeSpeechCommand, type VoiceId } from "@aws-sdk/client-polly";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Language } from "../../domain/exercise.ts";
import { environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import type { Speaker } from "./voice.ts";

/** Mark in each language: Polly's young men (https://docs.aws.amazon.com/polly/latest/dg/available-voices.html). */
const voiceIds = { French: "Remi", Spanish: "Sergio", German: "Daniel" } as const satisfies Record<
  Language,
  VoiceId
>;

/** Amazon Polly. The handler is named because the client's own would speak HTTP/2 without any time-out. */
export const polly = (): Speaker => {
  const engine = environment("VOICE_ENGINE");
  const client = new PollyClient({
    maxAttempts: 2,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 1000, requestTimeout: 8000 }),
  });
  return {
    speechOf: (text, language) => ({ text, voiceId: voiceIds[language], engine }),
    async synthesize({ text, voiceId }) {
      try {
        const { AudioStream } = await client.send(
          new SynthesizeSpeechCommand({
            Text: text,
            VoiceId: voiceId as VoiceId, // one of voiceIds, above
            Engine: engine as Engine, // a setting, checked when the stack is synthesized
            OutputFormat: "mp3",
          }),
        );
        if (AudioStream) return await AudioStream.transformToByteArray();
      } catch (error) {
        console.error(JSON.stringify({ polly: error instanceof Error ? error.name : "unknown" }));
      }
      throw new Refusal(
        503,
        "no_voice",
        "Mark's voice is not available at the moment. You can read what he says.",
        {
          retryAfterSeconds: 5,
        },
      );
    },
  };
};
