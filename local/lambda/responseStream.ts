import { Writable } from "node:stream";

type Chunk = string | Uint8Array;
type BeforeFirstWrite = (write: (chunk: Chunk) => void) => void;

/** The stream that a streamified handler writes to, with the two members that the runtime adds. */
export type ResponseStream = Writable & {
  setContentType(type: string): void;
  /** Called inside the first write(), and only there: end() alone never gets to it. */
  _onBeforeFirstWrite?: BeforeFirstWrite;
};

/**
 * A response stream with the manners of AWS's runtime (src/stream/response-stream.ts of
 * aws/aws-lambda-nodejs-runtime-interface-client): status and headers leave with the first write(), so an answer that
 * is only end()ed, with or without a body, goes out without them.
 */
export const responseStream = (send: (bytes: Uint8Array) => void): ResponseStream => {
  let written = false;
  const stream: ResponseStream = Object.assign(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        send(chunk);
        done();
      },
    }),
    {
      setContentType: () => {
        if (written) throw new Error("Cannot set content-type, too late.");
      },
    },
  );
  const write: (...parts: Parameters<Writable["write"]>) => boolean = stream.write.bind(stream);
  stream.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!written) stream._onBeforeFirstWrite?.((first) => write(first, "utf8"));
    written = true;
    const bytes = typeof chunk === "string" || chunk instanceof Uint8Array ? chunk : JSON.stringify(chunk);
    // The overloads of write() are those of Writable; what follows the chunk is handed on untouched.
    return (write as (...parts: unknown[]) => boolean)(bytes, ...rest);
  };
  return stream;
};

/** `awslambda.HttpResponseStream`: puts status and headers, then eight zero bytes, in front of the body. */
export const HttpResponseStream = {
  from: (stream: ResponseStream, metadata: Record<string, unknown>): ResponseStream => {
    stream.setContentType("application/vnd.awslambda.http-integration-response");
    stream._onBeforeFirstWrite = (write) => {
      write(JSON.stringify(metadata));
      write(new Uint8Array(8));
    };
    return stream;
  },
};
