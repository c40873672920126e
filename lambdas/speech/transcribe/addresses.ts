import { Sha256 } from "@smithy/core/checksum";
import { SignatureV4 } from "@smithy/signature-v4";
import type { Language } from "../../../domain/exercise.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import { defaultProvider } from "../../credentials.ts";
import { environment } from "../../environment.ts";
import type { Addresses } from "../transcriber.ts";
import { languageCodes } from "./languages.ts";

/** Also the behaviour of the site that leads there (infra/site.ts). */
const PATH = "/stream-transcription-websocket";
/** Within which a stream has to be opened, in seconds; how long it then lasts is Transcribe's business. */
const VALID_SECONDS = 60;

/**
 * Addresses at which a browser may open a stream of speech, signed by this function's own credentials. The URL says whose
 * they are and carries their session token, but never the secret key, without which neither signs anything else.
 *
 * `direct` is for Transcribe's own port, which the browser names in its Host header; `site` is for CloudFront, which asks
 * the same host in its origin's name, without a port. Partial results are not stabilised: that would cost accuracy, and
 * words are only counted once they are final. An address opens any number of streams while it is valid; because they share
 * `sessionId`, each ends the one before.
 */
export const addresses = async (language: Language, sessionId: string): Promise<Addresses> => {
  const region = environment("AWS_REGION");
  const aws = `transcribestreaming.${region}.amazonaws.com`;
  // The SDKs' own variable, by which the local run leads everybody to its engine.
  const engine = process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING?.replace(/^http/, "ws");
  const { origin, host } = new URL(engine ?? `wss://${aws}:8443`);
  const query = { "language-code": languageCodes[language], "session-id": sessionId };
  return {
    site: await pathFor(aws, region, query),
    direct: origin + (await pathFor(host, region, query)),
  };
};

/** https://docs.aws.amazon.com/transcribe/latest/dg/streaming-websocket.html */
const pathFor = async (host: string, region: string, query: Record<string, string>): Promise<string> => {
  const signer = new SignatureV4({
    service: "transcribe",
    region,
    credentials: defaultProvider(),
    sha256: Sha256,
  });
  const signedRequest = await signer.presign(
    {
      method: "GET",
      protocol: "https:",
      hostname: host,
      path: PATH,
      headers: { host },
      query: {
        ...query,
        "media-encoding": "pcm",
        "sample-rate": String(SPEECH_SAMPLES_PER_SECOND),
      },
    },
    { expiresIn: VALID_SECONDS },
  );
  const signed = Object.entries(signedRequest.query ?? {}).map(([name, value]) => [name, String(value)]);
  return `${PATH}?${new URLSearchParams(signed)}`;
};
