import type { ServerResponse } from "node:http";
import type { Counters } from "../../infra/cost/counters.ts";
import type { Between } from "../../local/aws/endpoint.ts";
import type { Service } from "../../local/service.ts";
import { jsonOf } from "../../local/services/json.ts";

/** What was asked of the engines so far, as infra/cost/counters.ts has it. */
export type Asked = Pick<
  Counters,
  | "reads"
  | "writes"
  | "readsOf"
  | "writesOf"
  | "siteWrites"
  | "modelCalls"
  | "characters"
  | "voiceCalls"
  | "objectReads"
  | "objectWrites"
>;

const noUnits = () => ({ users: 0, exercises: 0, results: 0, lessons: 0, quotas: 0 });
export const nothingAsked = (): Asked => ({
  ...{ reads: 0, writes: 0, readsOf: noUnits(), writesOf: noUnits(), siteWrites: {} },
  ...{ modelCalls: 0, characters: 0, voiceCalls: 0, objectReads: 0, objectWrites: 0 },
});

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

type Units = { TableName: string; CapacityUnits: number };
/** What the calls of Viva's functions hold that is looked at here; a batch names its tables among its keys. */
type Input = {
  TableName?: string;
  RequestItems?: Record<string, unknown>;
  Key?: { counter?: { S?: string } };
};

/** Of which table a physical name is ("Viva-QuotasTable"). */
const tableOf = (name: string): keyof Asked["readsOf"] => {
  const [, table] = /(users|exercises|results|lessons|quotas)table/i.exec(name) ?? [];
  if (!table) throw new Error(`${name} is no table that is known here.`);
  return table.toLowerCase() as keyof Asked["readsOf"]; // one of those in the pattern
};

/** What the id of a counter of the whole site is (lambdas/store/quotas.ts, lambdas/store/spend.ts). */
const SITE = ["all", "teachers"];

/** Counts DynamoDB's units as DynamoDB itself tells them: every call is made to ask for that. */
const countingTables = (service: Service, asked: Asked): Service => ({
  ...service,
  handle: (request, body, response) => {
    const input: Input & object = Object(jsonOf(body));
    const isRead = READING.test(String(request.headers["x-amz-target"]));
    const [counter = "", id = ""] = input.Key?.counter?.S?.split("#") ?? [];
    if (!isRead && SITE.includes(id)) asked.siteWrites[counter] = (asked.siteWrites[counter] ?? 0) + 1;
    overhear(response, (answer) => {
      const told: { ConsumedCapacity?: Units | Units[] } = Object(jsonOf(Buffer.from(answer)));
      const named = input.TableName ?? Object.keys(input.RequestItems ?? {})[0];
      // Other operations than these read and write nothing.
      if (named === undefined) return;
      // A refused condition tells nothing, and is billed as a write of one unit at least.
      const used = [told.ConsumedCapacity ?? { TableName: named, CapacityUnits: 1 }].flat();
      for (const { TableName, CapacityUnits } of used) {
        asked[isRead ? "reads" : "writes"] += CapacityUnits;
        asked[isRead ? "readsOf" : "writesOf"][tableOf(TableName)] += CapacityUnits;
      }
    });
    const asking = { ...input, ReturnConsumedCapacity: "TOTAL" };
    return service.handle(request, Buffer.from(JSON.stringify(asking)), response);
  },
});

/** What stands between the functions and the engines, and counts. */
export const counting = (): { between: Between; asked: Asked } => {
  const asked = nothingAsked();
  const between: Between = (name, service) => {
    if (name === "DYNAMODB") return countingTables(service, asked);
    return {
      ...service,
      handle: (request, body, response) => {
        if (name === "POLLY") {
          asked.characters += String(Object(jsonOf(body)).Text).length;
          asked.voiceCalls += 1;
        }
        if (name === "BEDROCK_RUNTIME") asked.modelCalls += 1;
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

const less = <Name extends string>(after: Record<Name, number>, before: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(after).map(([name, count]) => [name, count - (before[name as Name] ?? 0)]),
  ) as Record<Name, number>; // the same names

/** What was asked after `before`, which is a copy of what had been asked until then. */
export const askedSince = (asked: Asked, before: Asked): Asked => {
  const { readsOf, writesOf, siteWrites, ...counts } = asked;
  const { readsOf: _, writesOf: __, siteWrites: ___, ...countsBefore } = before;
  return {
    ...less(counts, countsBefore),
    readsOf: less(readsOf, before.readsOf),
    writesOf: less(writesOf, before.writesOf),
    siteWrites: less(siteWrites, before.siteWrites),
  };
};
