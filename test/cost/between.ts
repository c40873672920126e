import type { ServerResponse } from "node:http";
import type { Between } from "../../local/aws/endpoint.ts";
import type { Service } from "../../local/service.ts";
import { jsonOf } from "../../local/services/json.ts";

/** What was asked of the engines so far. */
export type Asked = {
  reads: number;
  writes: number;
  characters: number;
  objectReads: number;
  objectWrites: number;
};

const READING = /\.(?:GetItem|Query|Scan|BatchGetItem)$/;

/** Calls `seen` with all that is answered, when it is. */
const overhear = (response: ServerResponse, seen: (body: string) => void): void => {
  const parts: Buffer[] = [];
  const { write, end } = response;
  const keep = (part: unknown) => {
    if (typeof part === "string" || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  // The overloads of write and end differ in what follows the chunk, which is passed on as it is.
  response.write = ((part: unknown, ...more: never[]) => {
    keep(part);
    return Reflect.apply(write, response, [part, ...more]);
  }) as typeof write;
  response.end = ((part: unknown, ...more: never[]) => {
    keep(part);
    seen(Buffer.concat(parts).toString());
    return Reflect.apply(end, response, [part, ...more]);
  }) as typeof end;
};

type Told = { ConsumedCapacity?: { CapacityUnits: number } };

/** Counts DynamoDB's units as DynamoDB itself tells them: every call is made to ask for that. */
const countingTables = (service: Service, asked: Asked): Service => ({
  ...service,
  handle: (request, body, response) => {
    const input = { ...Object(jsonOf(body)), ReturnConsumedCapacity: "TOTAL" };
    const isRead = READING.test(String(request.headers["x-amz-target"]));
    overhear(response, (answer) => {
      const { ConsumedCapacity } = Object(jsonOf(Buffer.from(answer))) as Told; // the engine's own answer
      // A refused condition tells nothing, and is billed as a write of one unit at least.
      const units = ConsumedCapacity?.CapacityUnits ?? 1;
      if (isRead) asked.reads += units;
      else asked.writes += units;
    });
    return service.handle(request, Buffer.from(JSON.stringify(input)), response);
  },
});

/** What stands between the functions and the engines, and counts. */
export const counting = (): { between: Between; asked: Asked } => {
  const asked: Asked = { reads: 0, writes: 0, characters: 0, objectReads: 0, objectWrites: 0 };
  const between: Between = (name, service) => {
    if (name === "DYNAMODB") return countingTables(service, asked);
    return {
      ...service,
      handle: (request, body, response) => {
        if (name === "POLLY") asked.characters += String(Object(jsonOf(body)).Text).length;
        // Pages are CloudFront's to fetch, once for everybody.
        if (name === "S3" && request.url?.includes("/voice/")) {
          if (request.method === "GET") asked.objectReads += 1;
          else asked.objectWrites += 1;
        }
        return service.handle(request, body, response);
      },
    };
  };
  return { between, asked };
};
