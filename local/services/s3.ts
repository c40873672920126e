import type { IncomingMessage, ServerResponse } from "node:http";
import type { Service } from "../service.ts";
import { Exception } from "./exception.ts";
import { type Asked, askedOf } from "./s3/asked.ts";
import { answerObject, keptHeaders } from "./s3/exchange.ts";
import { listingOf } from "./s3/listing.ts";
import { type Objects, openObjects, type StoredObject } from "./s3/objects.ts";
import { payloadOf } from "./s3/payload.ts";
import { xml } from "./s3/xml.ts";

const answerXml = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "application/xml" }).end(text);
};

/** Whether whoever sent the request may list the bucket, and so learn that a key is missing. */
export type MayList = (request: IncomingMessage, bucket: string) => boolean;

/**
 * S3 with the five calls that the functions make (GetObject, HeadObject, PutObject, DeleteObject, ListObjectsV2), kept in
 * `dir`. The `buckets` are made where missing; no others are known. Anything more (copies, conditions, versions) is refused
 * as NotImplemented. A missing key answers 404 to who may list the bucket and 403 to others, as on AWS. `put` and `get`
 * serve what runs beside the functions: the deployment of the site, CloudFront's origin.
 */
export const s3 = async ({
  dir,
  buckets,
  mayList = () => false,
}: {
  dir: string;
  buckets: readonly string[];
  mayList?: MayList;
}): Promise<Service & Pick<Objects, "put" | "get">> => {
  const objects = await openObjects(dir, buckets);

  const found = async (request: IncomingMessage, { bucket, key }: Asked): Promise<StoredObject> => {
    const object = await objects.get(bucket, key);
    if (object) return object;
    throw mayList(request, bucket)
      ? new Exception("NoSuchKey", "The specified key does not exist.", 404)
      : new Exception("AccessDenied", "Access Denied", 403);
  };

  const answer = async (asked: Asked, request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { operation, bucket, key } = asked;
    switch (operation) {
      case "GetObject":
      case "HeadObject":
        return answerObject(request, response, await found(request, asked));
      case "PutObject": {
        const { etag, crc32 } = await objects.put(
          bucket,
          key,
          payloadOf(request.headers, body),
          keptHeaders(request),
        );
        return response.writeHead(200, { etag, "x-amz-checksum-crc32": crc32 }).end();
      }
      case "DeleteObject":
        await objects.remove(bucket, key);
        return response.writeHead(204).end();
      case "ListObjectsV2":
        return answerXml(response, 200, xml(listingOf(bucket, await objects.list(bucket), asked.query)));
    }
  };

  return {
    put: objects.put,
    get: objects.get,
    accessRequests: (request) => {
      const asked = askedOf(request);
      if (!asked) return []; // Refused below, whoever asks.
      const resource = `arn:aws:s3:::${asked.bucket}`;
      if (asked.operation !== "ListObjectsV2")
        return [{ action: asked.action, resource: `${resource}/${asked.key}` }];
      const prefix = asked.query.get("prefix");
      return [
        { action: asked.action, resource, ...(prefix !== null && { context: { "s3:prefix": prefix } }) },
      ];
    },
    handle: async (request, body, response) => {
      try {
        const asked = askedOf(request);
        if (!asked) throw new Exception("NotImplemented", "This call is not spoken here.", 501);
        await answer(asked, request, body, response);
      } catch (error) {
        const { name, message, status } =
          error instanceof Exception ? error : new Exception("InternalError", String(error), 500);
        // A HEAD has no body: the SDK goes by its status alone.
        answerXml(
          response,
          status,
          request.method === "HEAD" ? "" : xml({ Error: { Code: name, Message: message } }),
        );
      }
    },
    close: async () => undefined,
  };
};
