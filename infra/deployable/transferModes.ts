import { at, ofType, type Template } from "./template.ts";

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/response-transfer-mode.html */
const BUFFERED_MAX_MS = 29_000;
const STREAM_MAX_MS = 900_000;

/**
 * Methods whose way of passing the answer on is not the function's own. All our functions stream, so all methods must:
 * both by their mode and by the address at which they call the function. Otherwise API Gateway answers 502.
 */
export const transferModes = (template: Template): string[] =>
  ofType(template, "AWS::ApiGateway::Method").flatMap(([id, { Properties }]) => {
    const integration = at(Properties, "Integration");
    if (at(integration, "Type") !== "AWS_PROXY") return [];
    const streams = at(integration, "ResponseTransferMode") === "STREAM";
    const callsStreaming = JSON.stringify(at(integration, "Uri")).includes("/response-streaming-invocations");
    const most = streams ? STREAM_MAX_MS : BUFFERED_MAX_MS;
    const timeout = Number(at(integration, "TimeoutInMillis") ?? 0);
    return [
      ...(streams ? [] : [`${id} buffers the answer of a function that streams.`]),
      ...(callsStreaming ? [] : [`${id} calls its function at the address that does not stream.`]),
      ...(timeout > most ? [`${id} may take ${timeout} ms, and API Gateway allows ${most}.`] : []),
    ];
  });
