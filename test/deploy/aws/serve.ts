import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type Answer, jsonError } from "./answers.ts";

/** Told what was sent, the fields of a query or the JSON of a body (none for a GET), and the method and the whole address. */
export type Operation = (sent: Readonly<Record<string, string>>, asked: string) => Answer;
/** By what names a call: Action, the end of X-Amz-Target, or method and path; `*` answers what has no name here. */
export type Operations = Readonly<Record<string, Operation>>;

export type LocalAws = {
  url: string;
  /** The names of all calls, in order. */
  calls: string[];
  close(): Promise<void>;
};

const nameOf = (request: IncomingMessage, fields: URLSearchParams): string => {
  const target = request.headers["x-amz-target"];
  if (typeof target === "string") return target.split(".").at(-1) ?? "";
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://local").pathname).replace(
    /(.)\/$/,
    "$1",
  );
  return fields.get("Action") ?? `${request.method} ${path}`;
};

/**
 * All of AWS at one address, in the protocols of its services, so that the unmodified SDK and CDK's own command can be let
 * loose on it (AWS_ENDPOINT_URL). A call that has no answer here is refused, and so noticed.
 */
export const serveAws = async (operations: Operations): Promise<LocalAws> => {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    // Files that are uploaded are looked at by nobody.
    const body = await text(request);
    const fields = new URLSearchParams(
      request.headers["content-type"]?.includes("x-www-form-urlencoded") ? body : "",
    );
    const name = nameOf(request, fields);
    calls.push(name);
    const operation = operations[name] ?? operations["*"];
    const answer = operation
      ? operation(
          body.startsWith("{") ? JSON.parse(body) : Object.fromEntries(fields),
          `${request.method} ${request.url}`,
        )
      : jsonError("NotImplemented", `${name} is not spoken here.`, 501);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
