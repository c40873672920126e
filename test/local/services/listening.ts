import { once } from "node:events";
import { Sha256 } from "@smithy/core/checksum";
import { EventStreamCodec } from "@smithy/core/event-streams";
import { fromUtf8, toUtf8 } from "@smithy/core/serde";
import { SignatureV4 } from "@smithy/signature-v4";
import { WebSocket } from "ws";
import { type Guard, guard as guardOf, LOCAL_SECRET } from "../../../local/iam/guard.ts";
import type { Recogniser, SpokenWord } from "../../../local/services/transcribe/recogniser.ts";
import { type StreamingOptions, transcribeStreaming } from "../../../local/services/transcribeStreaming.ts";
import { stackResources } from "../../../local/template/stackResources.ts";
import { templateShape } from "../../../local/template/template.ts";

/** Samples in a tenth of a second. */
export const TENTH = 1600;
const words = ["un", "deux", "trois.", "quatre", "cinq"];

/** Understands one number in every tenth of a second, whatever is said; "trois." ends an utterance. */
export const counting: Recogniser = {
  open: () => {
    let samples = 0;
    let told = 0;
    let open: SpokenWord[] = [];
    return {
      hear: (pcm) => {
        samples += pcm.length;
        const news = [];
        for (; told < Math.min(samples / TENTH - 0.999, words.length); told++) {
          const text = words[told] ?? "";
          open = [...open, { text, confidence: 1 - told / 10, from: told * 100, to: (told + 1) * 100 }];
          const isFinal = text.endsWith(".");
          news.push({ words: open, isFinal });
          if (isFinal) open = [];
        }
        return news;
      },
      finish: async () => (open.length > 0 ? [{ words: open, isFinal: true }] : []),
    };
  },
};

const role = (...Action: string[]) => ({
  Type: "AWS::IAM::Role",
  Properties: {
    AssumeRolePolicyDocument: { Version: "2012-10-17", Statement: [] },
    Policies: [
      {
        PolicyName: "own",
        PolicyDocument: { Version: "2012-10-17", Statement: [{ Effect: "Allow", Action, Resource: "*" }] },
      },
    ],
  },
});
const lambda = (id: string) => ({
  Type: "AWS::Lambda::Function",
  Properties: {
    Code: { S3Bucket: "b", S3Key: "k" },
    Handler: "index.handler",
    Runtime: "nodejs24.x",
    Role: { "Fn::GetAtt": [id, "Arn"] },
  },
});
const place = { stack: "T", region: "eu-west-1", account: "000000000000" };
const resources = stackResources(
  templateShape.parse({
    Resources: {
      Allowed: role("transcribe:*", "s3:GetObject", "s3:PutObject"),
      Forbidden: role("s3:GetObject"),
      Half: role("transcribe:*", "s3:GetObject"),
      Ears: lambda("Allowed"),
      Deaf: lambda("Forbidden"),
      Mute: lambda("Half"),
    },
  }),
  place,
);

/** Who may do all that hearing takes, who may do nothing of it, and who may not write down what was heard. */
export type Who = "Ears" | "Deaf" | "Mute";

/** Knows these three. */
export const guardOfThree = () => guardOf(resources, place);
/** How one of them signs. */
export const credentialsOf = (guard: Guard, who: Who) => ({
  accessKeyId: guard.keyOf(who),
  secretAccessKey: LOCAL_SECRET,
  sessionToken: "token",
});

/** Transcribe's streams on a port of their own; by default with the recogniser that counts. */
export const listening = async (options: Partial<StreamingOptions> = {}) => {
  const guard = guardOfThree();
  const log: string[] = [];
  const { port, close } = await transcribeStreaming({
    guard,
    recogniser: counting,
    log: (line) => log.push(line),
    ...options,
  });
  return {
    host: `127.0.0.1:${port}`,
    log,
    close,
    credentials: (who: Who = "Ears") => credentialsOf(guard, who),
  };
};
export type Listening = Awaited<ReturnType<typeof listening>>;

/** A URL for one stream, signed as the SDK signs it, unless `more` says otherwise. */
export const signedUrl = async (
  { host, credentials }: Listening,
  {
    query = {},
    who = "Ears",
    secret,
    signedHost = host,
    expiresIn = 60,
    signingDate = new Date(),
  }: {
    query?: Record<string, string | undefined>;
    who?: Who;
    secret?: string;
    signedHost?: string;
    expiresIn?: number;
    signingDate?: Date;
  } = {},
): Promise<string> => {
  const usual = { "language-code": "fr-FR", "media-encoding": "pcm", "sample-rate": "16000" };
  const signer = new SignatureV4({
    service: "transcribe",
    region: place.region,
    sha256: Sha256,
    credentials: { ...credentials(who), ...(secret && { secretAccessKey: secret }) },
  });
  const asked = Object.entries({ ...usual, ...query }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const { path, query: signed = {} } = await signer.presign(
    {
      protocol: "wss:",
      hostname: signedHost,
      method: "GET",
      path: "/stream-transcription-websocket",
      query: Object.fromEntries(asked),
      headers: { host: signedHost },
    },
    { expiresIn, signingDate },
  );
  const search = Object.entries(signed).map(([name, value]) => [name, String(value)]);
  return `ws://${host}${path}?${new URLSearchParams(search)}`;
};

const codec = new EventStreamCodec(toUtf8, fromUtf8);

/** One AudioEvent, as a page sends it; with nothing it is the last. */
export const audioEvent = (pcm: Int16Array = new Int16Array()): Uint8Array =>
  codec.encode({
    headers: {
      ":message-type": { type: "string", value: "event" },
      ":event-type": { type: "string", value: "AudioEvent" },
      ":content-type": { type: "string", value: "application/octet-stream" },
    },
    body: new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength),
  });

/** What came over a socket: the type of each message and its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON, which a test looks into
export type Told = { type: string; body: any };

/** Opens a socket; `told` collects what comes, and `over` resolves with it when the socket has closed. */
export const openSocket = async (url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url, { headers });
  const told: Told[] = [];
  socket.on("message", (data: Buffer) => {
    const { headers, body } = codec.decode(data);
    const type = headers[":event-type"] ?? headers[":exception-type"];
    told.push({ type: String(type?.value), body: JSON.parse(toUtf8(body)) });
  });
  const over = once(socket, "close").then(() => told);
  over.catch(() => undefined); // a socket that never opened is told of below
  await once(socket, "open");
  return { socket, told, over };
};
