import type { IncomingMessage } from "node:http";
import { Refusal } from "./responseTypes.ts";

/** Bytes that a request's body may have. */
const BODY_LIMIT = 10 * 1024 * 1024;

/**
 * A request's whole body. Throws a `Refusal` where it is too long, but only after its end: a sender that is cut off would
 * never read the answer.
 */
export const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT) throw new Refusal("REQUEST_TOO_LARGE", `A body of ${size} bytes`);
  return Buffer.concat(chunks);
};
