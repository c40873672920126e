import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Hosts } from "../hosts.ts";
import { CLOUDFRONT, type Guard } from "../iam/guard.ts";
import type { StackResources } from "../template/stackResources.ts";
import { type Behaviour, behaviourFor, behavioursOf } from "./behaviours.ts";
import { compression } from "./compression.ts";
import type { EdgeRequest, EdgeResponse } from "./edgeFunction.ts";
import { edgeRequestOf, headersOf, searchOf } from "./edgeValues.ts";
import { type ErrorAnswer, errorCache } from "./errorCache.ts";
import { HOP_BY_HOP, OriginTimeout, origins } from "./origin.ts";
import { joinSocket, refuseSocket } from "./socket.ts";

/**
 * Answers a request for a page in place of the bucket; says whether it did. The development server comes in here, after the
 * viewer-request function, so that addresses lead to the same pages.
 */
export type PageSource = (
  request: IncomingMessage,
  response: ServerResponse,
  uri: string,
) => Promise<boolean>;

/** Viewer headers that reach an origin even where nothing is forwarded, because the edge has no cache to serve them from. */
const ALWAYS_FORWARDED = ["range"];

const answerItself = (response: ServerResponse, { statusCode, headers, body = "" }: EdgeResponse) => {
  for (const [name, { value }] of Object.entries(headers)) response.setHeader(name, value);
  const bytes =
    typeof body === "string" ? body : Buffer.from(body.data, body.encoding === "base64" ? "base64" : "utf8");
  response.writeHead(statusCode).end(bytes);
};
/** CloudFront's own page for an error. */
const errorPage = (status: number, sentence: string): ErrorAnswer => ({
  status,
  headers: { "content-type": "text/html" },
  body: Buffer.from(`<h1>${status} ERROR</h1><p>${sentence}</p>\n`),
});
const answerError = (response: ServerResponse, { status, headers, body }: ErrorAnswer) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("x-cache", "Error from cloudfront");
  response.writeHead(status).end(body);
};

const failurePage = (error: unknown): ErrorAnswer =>
  error instanceof OriginTimeout
    ? errorPage(504, "The origin took too long.")
    : errorPage(502, "The origin failed.");
/** The headers of an origin's answer that a viewer gets. */
const endToEnd = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.includes(name) ? [] : [[name, value]],
    ),
  );

/**
 * The template's CloudFront distribution, as a listener. Behaviours in order, viewer-request functions, origins, response
 * headers policies, compression and cached errors are CloudFront's; nothing else is cached. `log` takes a line for each request
 * that failed.
 */
export const edge = (
  resources: StackResources,
  hosts: Hosts,
  guard: Guard,
  log: (line: string) => void,
  pages?: PageSource,
) => {
  const distribution = resources.only("AWS::CloudFront::Distribution");
  const { DefaultRootObject, CustomErrorResponses } = distribution.properties.DistributionConfig;
  const behaviours = behavioursOf(resources, hosts);
  const asked = origins(guard.keyOf(CLOUDFRONT));
  const errors = errorCache(CustomErrorResponses);
  const via = `1.1 ${distribution.attribute("DomainName")} (CloudFront)`;

  const forwarded = ({ forwardsAll, origin }: Behaviour, request: EdgeRequest, viewer: string) => {
    const all = headersOf(request);
    const names = forwardsAll
      ? Object.keys(all).filter((name) => name !== "host" && !HOP_BY_HOP.includes(name))
      : Object.keys(all).filter((name) => ALWAYS_FORWARDED.includes(name));
    const before = all["x-forwarded-for"];
    return {
      "user-agent": "Amazon CloudFront",
      ...Object.fromEntries(names.map((name) => [name, all[name] ?? ""])),
      "x-forwarded-for": [before ?? [], viewer].flat().join(", "),
      via,
      // In the place of whatever the viewer sent under the same name
      // (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html).
      ...Object.fromEntries(
        origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
          HeaderName.toLowerCase(),
          HeaderValue,
        ]),
      ),
    };
  };

  const relay = async (
    behaviour: Behaviour,
    answer: IncomingMessage,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    for (const [name, value] of Object.entries(endToEnd(answer.headers))) response.setHeader(name, value);
    response.statusCode = answer.statusCode ?? 502;
    response.setHeader("via", via);
    response.setHeader("x-cache", "Miss from cloudfront");
    behaviour.setHeaders(response);
    const etag = response.getHeader("etag");
    if (response.statusCode === 200 && etag !== undefined && hasAlready(request, String(etag))) {
      response.removeHeader("content-length");
      response.writeHead(304).end();
      return void answer.resume();
    }
    const packer = compression(behaviour.codings, String(request.headers["accept-encoding"] ?? ""), response);
    response.flushHeaders();
    await (packer ? pipeline(answer, packer, response) : pipeline(answer, response));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, leaving: AbortSignal) => {
    const method = String(request.method);
    const viewer = request.socket.remoteAddress ?? "";
    const wanted = edgeRequestOf(method, String(request.url), request.headers);
    const behaviour = behaviourFor(behaviours, wanted.uri);
    if (!behaviour?.methods.includes(method))
      return answerError(
        response,
        errorPage(403, "This distribution is not configured to allow this HTTP request method."),
      );
    const changed = (await behaviour.atRequest?.(wanted, viewer)) ?? wanted;
    if ("statusCode" in changed) {
      behaviour.setHeaders(response);
      return answerItself(response, changed);
    }
    const uri = changed.uri === "/" ? `/${DefaultRootObject}` : changed.uri;
    if (behaviour.origin.S3OriginConfig && (await pages?.(request, response, uri))) return;
    const cached = errors.find(method, uri);
    if (cached) {
      behaviour.setHeaders(response);
      return answerError(response, cached);
    }
    const asking = asked.ask(behaviour.origin, {
      method,
      path: uri + (behaviour.forwardsAll ? searchOf(changed) : ""),
      headers: forwarded(behaviour, changed, viewer),
      body: request,
      leaving,
    });
    const answer = await asking.catch((error: unknown) => {
      if (!leaving.aborted) errors.keep(method, uri, failurePage(error));
      throw error;
    });
    const { statusCode: status = 502, headers } = answer;
    if (!errors.keeps(method, status, headers["cache-control"]))
      return relay(behaviour, answer, request, response);
    const error = { status, headers: endToEnd(headers), body: await buffer(answer) };
    errors.keep(method, uri, error);
    behaviour.setHeaders(response);
    answerError(response, error);
  };

  const listener: RequestListener = (request, response) => {
    const left = new AbortController();
    response.on("close", () => response.writableFinished || left.abort());
    serve(request, response, left.signal).catch((error: Error) => {
      // Too late for an error, or nobody there to read it.
      if (response.headersSent || left.signal.aborted) return void response.destroy();
      log(`${request.method} ${String(request.url).split("?", 1)[0]}: ${error.message}`);
      answerError(response, failurePage(error));
    });
  };

  /** A WebSocket, for which a behaviour has to hand the viewer's headers on. */
  const upgrade = async (request: IncomingMessage, socket: Duplex) => {
    const viewer = request.socket.remoteAddress ?? "";
    const wanted = edgeRequestOf("GET", String(request.url), request.headers);
    const behaviour = behaviourFor(behaviours, wanted.uri);
    const changed = (await behaviour?.atRequest?.(wanted, viewer)) ?? wanted;
    if (!behaviour?.forwardsAll || "statusCode" in changed) return refuseSocket(socket, "403 Forbidden");
    joinSocket(behaviour.origin, {
      path: changed.uri + searchOf(changed),
      headers: forwarded(behaviour, changed, viewer),
      viewer: socket,
    });
  };
  return { listener, upgrade, close: asked.close };
};

const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean => {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return headers["if-none-match"]?.split(",").some((tag) => plain(tag) === plain(etag)) ?? false;
};
