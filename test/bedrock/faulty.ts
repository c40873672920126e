import type { FaultKind } from "../../lambdas/partner/bedrock/faults.ts";
import { frame } from "../../local/services/bedrock/frame.ts";
import { beginStream, calling, eventOf, filled, saying, streaming } from "./answers.ts";
import type { Answer } from "./server.ts";

/** One way in which Bedrock fails, on which of its two calls, and what it is to be taken for. */
export type Faulty = { kind: FaultKind; of: "both" | "stream" | "whole"; answer: Answer; waits?: true };

/** What is said before a stream fails: a whole sentence, and half of the next. */
export const BROKEN_OFF = ["Zut alors ! ", "C'est "] as const;

const TEXT = { ":content-type": "application/json" };

/** A refusal as Bedrock words it: the name in a header, with a tail that is no part of it. */
export const refusing =
  (status: number, name: string, message: string): Answer =>
  (response) =>
    response
      .writeHead(status, {
        "content-type": "application/json",
        "x-amzn-errortype": `${name}:http://internal.amazon.com/coral/com.amazon.bedrock/`,
      })
      .end(JSON.stringify({ message }));

/** An exception within a stream, after some words. */
const failingInStream =
  (type: string): Answer =>
  (response) => {
    beginStream(response, ...BROKEN_OFF);
    response.end(
      frame({ ":message-type": "exception", ":exception-type": type, ...TEXT }, { message: "No." }),
    );
  };

const half = eventOf("contentBlockDelta", { contentBlockIndex: 0, delta: { text: "super" } }).subarray(0, 60);

/** Every fault that is known of, by a name of ours. Messages are AWS's own words. */
export const faulty: Readonly<Record<string, Faulty>> = {
  "connection cut": {
    kind: "unreachable",
    of: "both",
    answer: (response) => response.socket?.resetAndDestroy(),
  },
  "no answer at all": { kind: "late", of: "both", answer: () => undefined, waits: true },
  "no first word": { kind: "late", of: "stream", answer: (response) => beginStream(response), waits: true },
  "silence in mid-sentence": {
    kind: "late",
    of: "stream",
    answer: (response) => beginStream(response, ...BROKEN_OFF),
    waits: true,
  },
  "stream cut within a frame": {
    kind: "unreachable",
    of: "stream",
    answer: (response) => {
      beginStream(response, ...BROKEN_OFF);
      response.write(half, () => response.socket?.resetAndDestroy());
    },
  },
  "stream that ends within a frame": {
    kind: "broken",
    of: "stream",
    answer: (response) => {
      beginStream(response, ...BROKEN_OFF);
      response.end(half);
    },
  },
  "stream that ends between two frames": {
    kind: "broken",
    of: "stream",
    answer: (response) => {
      beginStream(response, ...BROKEN_OFF);
      response.end();
    },
  },
  "frame with a wrong checksum": {
    kind: "broken",
    of: "stream",
    answer: (response) => {
      beginStream(response, ...BROKEN_OFF);
      const spoilt = Buffer.from(eventOf("messageStop", { stopReason: "end_turn" }));
      spoilt.writeUInt8(spoilt.readUInt8(40) ^ 1, 40);
      response.end(spoilt);
    },
  },
  "modelStreamErrorException within the stream": {
    kind: "broken",
    of: "stream",
    answer: failingInStream("modelStreamErrorException"),
  },
  "internalServerException within the stream": {
    kind: "broken",
    of: "stream",
    answer: failingInStream("internalServerException"),
  },
  "throttlingException within the stream": {
    kind: "busy",
    of: "stream",
    answer: failingInStream("throttlingException"),
  },
  "tokens of the minute": {
    kind: "busy",
    of: "both",
    answer: refusing(429, "ThrottlingException", "Too many tokens, please wait before trying again."),
  },
  "tokens of the day": {
    kind: "spent",
    of: "both",
    answer: refusing(429, "ThrottlingException", "Too many tokens per day, please wait before trying again."),
  },
  "service quota": {
    kind: "spent",
    of: "both",
    answer: refusing(400, "ServiceQuotaExceededException", "Your request exceeds the service quota."),
  },
  "service unavailable": {
    kind: "busy",
    of: "both",
    answer: refusing(503, "ServiceUnavailableException", "Bedrock is unable to process your request."),
  },
  "model not ready": {
    kind: "busy",
    of: "both",
    answer: refusing(429, "ModelNotReadyException", "The model is not ready for inference."),
  },
  "model's own time-out": {
    kind: "late",
    of: "both",
    answer: refusing(408, "ModelTimeoutException", "The model took too long."),
  },
  "internal failure": {
    kind: "broken",
    of: "both",
    answer: refusing(500, "InternalServerException", "The system encountered an unexpected error."),
  },
  "call that can't be parsed": {
    kind: "misshapen",
    of: "both",
    answer: refusing(
      424,
      "ModelErrorException",
      "Model produced invalid sequence as part of ToolUse. Please refer to the model tool use troubleshooting guide.",
    ),
  },
  "a proxy's page": {
    kind: "broken",
    of: "both",
    answer: (response) => response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad gateway"),
  },
  "end of life": {
    kind: "retired",
    of: "both",
    answer: refusing(
      404,
      "ResourceNotFoundException",
      "This model version has reached the end of its life. Please refer to the AWS documentation for more details.",
    ),
  },
  "legacy model": {
    kind: "retired",
    of: "both",
    answer: refusing(
      404,
      "ResourceNotFoundException",
      "Access denied. This Model is marked by provider as Legacy and you have not been actively using the model in the last 30 days.",
    ),
  },
  "model that is not in this region": {
    kind: "retired",
    of: "both",
    answer: refusing(400, "ValidationException", "The provided model identifier is invalid."),
  },
  "model not enabled": {
    kind: "denied",
    of: "both",
    answer: refusing(
      403,
      "AccessDeniedException",
      "You don't have access to the model with the specified model ID.",
    ),
  },
  "question refused": {
    kind: "refused",
    of: "both",
    answer: refusing(400, "ValidationException", "Input is too long for requested model."),
  },
  "text instead of a call": {
    kind: "misshapen",
    of: "whole",
    answer: saying([{ text: "I would give it 70." }], "end_turn"),
  },
  "call of another shape": { kind: "misshapen", of: "whole", answer: calling({ score: "much" }) },
  "half a call": {
    kind: "misshapen",
    of: "whole",
    answer: (response, asked) => calling(filled(asked), "max_tokens")(response, asked),
  },
  "nothing called": { kind: "misshapen", of: "whole", answer: saying([], "end_turn") },
  "nothing said": { kind: "misshapen", of: "stream", answer: streaming([]) },
  "half a sentence": { kind: "misshapen", of: "stream", answer: streaming(BROKEN_OFF, "max_tokens") },
  "answer filtered": { kind: "filtered", of: "whole", answer: saying([{ text: "No." }], "content_filtered") },
  "sentence filtered": {
    kind: "filtered",
    of: "stream",
    answer: streaming(BROKEN_OFF, "content_filtered"),
  },
};
