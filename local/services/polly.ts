import * as z from "zod";
import type { Service } from "../service.ts";
import { Exception } from "./exception.ts";
import { answerException, jsonOf } from "./json.ts";
import { wordsOf } from "./polly/ssml.ts";
import { type Speaker, speaker } from "./speech/speaker.ts";

const PATH = "/v1/speech";
const MAX_CHARACTERS = 3000;

/** The voices of Polly that Mark may have, each with the eSpeak voice that stands in for it: language, and variant. */
const voices = {
  Remi: "fr+m3",
  Lea: "fr+f3",
  Sergio: "es+m3",
  Lucia: "es+f3",
  Daniel: "de+m3",
  Vicki: "de+f3",
} as const;

/** Strict, so that an option which would be ignored here is refused. */
const synthesizeSpeech = z.strictObject({
  OutputFormat: z.literal("mp3"),
  Text: z.string(),
  TextType: z.enum(["text", "ssml"]).default("text"),
  VoiceId: z.enum(["Remi", "Lea", "Sergio", "Lucia", "Daniel", "Vicki"]),
  Engine: z.enum(["standard", "neural", "long-form", "generative"]).default("standard"),
  LanguageCode: z.string().optional(),
});

const asked = (body: Buffer): { words: string; voice: string } => {
  const { data, error } = synthesizeSpeech.safeParse(jsonOf(body));
  if (!data) throw new Exception("ValidationException", z.prettifyError(error));
  // https://docs.aws.amazon.com/polly/latest/dg/available-voices.html
  if (data.Engine !== "neural" && data.Engine !== "generative") {
    throw new Exception("EngineNotSupportedException", "This voice does not support the selected engine.");
  }
  const words = data.TextType === "ssml" ? wordsOf(data.Text) : data.Text;
  if (words.length > MAX_CHARACTERS)
    throw new Exception("TextLengthExceededException", "Maximum text length has been exceeded");
  return { words, voice: voices[data.VoiceId] };
};

/** eSpeak's npm package, optional because of its licence (GPL). */
const ESPEAK = "espeak-ng";

/**
 * Polly's SynthesizeSpeech, spoken by eSpeak NG unless somebody else is given: a robot's voice, but the right language and
 * at once. Where its package is missing, every call fails with ServiceFailureException and says why.
 */
export const polly = async ({ say, close }: Speaker = speaker(ESPEAK)): Promise<Service> => {
  return {
    accessRequests: () => [{ action: "polly:SynthesizeSpeech", resource: "*" }],
    handle: async (request, body, response) => {
      try {
        if (request.method !== "POST" || request.url !== PATH) {
          throw new Exception("UnknownOperationException", "Only SynthesizeSpeech is spoken here.", 404);
        }
        const { words, voice } = asked(body);
        const mp3 = await say(words, voice).catch((error: Error) => {
          throw new Exception("ServiceFailureException", error.message, 500);
        });
        response
          .writeHead(200, { "content-type": "audio/mpeg", "x-amzn-requestcharacters": words.length })
          .end(mp3);
      } catch (error) {
        answerException(response, error, "application/json");
      }
    },
    close,
  };
};
