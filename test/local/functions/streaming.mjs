import { setTimeout } from "node:timers/promises";

const stream = (work) => awslambda.streamifyResponse(work);
const from = (underlying, metadata) => awslambda.HttpResponseStream.from(underlying, metadata);

export const pieces = stream(async (_event, underlying) => {
  const out = from(underlying, { statusCode: 201, headers: { "content-type": "text/plain" } });
  for (const piece of ["one ", "two ", "three"]) {
    out.write(piece);
    await setTimeout(20);
  }
  out.end();
});
export const onlyEnd = stream(async (_event, underlying) => {
  from(underlying, { statusCode: 204 }).end();
});
export const endWithBody = stream(async (_event, underlying) => {
  from(underlying, { statusCode: 200 }).end("body");
});
export const withoutMetadata = stream(async (_event, underlying) => {
  underlying.write("just text");
  underlying.end();
});
export const neverEnds = stream(async (_event, underlying) => {
  from(underlying, { statusCode: 200 }).write("begun");
});
export const failsBefore = stream(async () => {
  throw new Error("Nothing was sent yet");
});
export const failsAfter = stream(async (_event, underlying) => {
  from(underlying, { statusCode: 200 }).write("begun");
  throw new Error("Too late for a status");
});
export const echo = stream(async (event, underlying) => {
  const out = from(underlying, { statusCode: 200, headers: { "content-type": "application/json" } });
  out.write(JSON.stringify(event));
  out.end();
});
export const cookies = stream(async (_event, underlying) => {
  const metadata = { statusCode: 200, cookies: ["a=1", "b=2"], multiValueHeaders: { "x-many": ["1", "2"] } };
  const out = from(underlying, metadata);
  out.write(new Uint8Array([0, 255, 7]));
  out.end();
});
export const buffered = async () => ({ statusCode: 200, headers: { "x-kind": "buffered" }, body: "whole" });
export const badStatus = async () => ({ statusCode: "many", body: "whole" });
