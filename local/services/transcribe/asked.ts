import * as z from "zod";
import { Exception } from "../exception.ts";
import { SAMPLES_PER_SECOND, SPOKEN_LANGUAGES, type SpokenLanguage } from "./recogniser.ts";

/** What a stream was opened for. */
export type Asked = { language: SpokenLanguage; sessionId: string | undefined };

const enumerated = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Member must satisfy enum value set: [${values.join(", ")}]`);

const parameters = z.object({
  languageCode: enumerated(SPOKEN_LANGUAGES),
  mediaEncoding: enumerated(["pcm", "ogg-opus", "flac"]),
  mediaSampleRateHertz: z.coerce
    .number("Member must be a number")
    .int("Member must be a whole number")
    .min(8000, "Member must be greater than or equal to 8000")
    .max(48_000, "Member must be less than or equal to 48000"),
  sessionId: z
    .string()
    .regex(
      /^[a-fA-F0-9]{8}(-[a-fA-F0-9]{4}){3}-[a-fA-F0-9]{12}$/,
      "Member must satisfy regular expression pattern: [a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}",
    )
    .optional(),
});

/** AWS's name of a parameter in its messages, by its name in a URL and, behind `x-amzn-transcribe-`, in a header. */
const names: Record<string, keyof z.input<typeof parameters>> = {
  "language-code": "languageCode",
  "media-encoding": "mediaEncoding",
  "sample-rate": "mediaSampleRateHertz",
  "session-id": "sessionId",
};
/** Partial words never change here, so they are stable already. */
const HARMLESS = ["enable-partial-results-stabilization", "partial-results-stability", "user-agent"];

/**
 * Checks the parameters of a stream, by their names in a URL (`language-code`). Throws BadRequestException in AWS's words,
 * and in our own for what Transcribe could do and the local run can't: an option that is ignored would be noticed too late.
 * https://docs.aws.amazon.com/transcribe/latest/APIReference/API_streaming_StartStreamTranscription.html
 */
export const askedOf = (given: Readonly<Record<string, string>>): Asked => {
  const input: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const known = names[name];
    if (known !== undefined) input[known] = value;
    else if (!HARMLESS.includes(name))
      throw new Exception("BadRequestException", `The local run does not know the parameter ${name}.`);
  }
  const { data, error } = parameters.safeParse(input);
  if (!data) {
    const [first] = error.issues;
    const name = String(first?.path[0]);
    const wrong =
      input[name] === undefined
        ? `Value null at '${name}' failed to satisfy constraint: Member must not be null`
        : `Value '${input[name]}' at '${name}' failed to satisfy constraint: ${first?.message}`;
    throw new Exception("BadRequestException", `1 validation error detected: ${wrong}`);
  }
  if (data.mediaEncoding !== "pcm" || data.mediaSampleRateHertz !== SAMPLES_PER_SECOND)
    throw new Exception("BadRequestException", `The local run hears pcm at ${SAMPLES_PER_SECOND} Hz only.`);
  return { language: data.languageCode, sessionId: data.sessionId };
};
