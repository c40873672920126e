import { Readable } from "node:stream";
import { afterEach, describe, expect, test } from "@jest/globals";
import { NotPermitted } from "../../local/gateway/invoke.ts";
import { routesOf } from "../../local/gateway/routes.ts";
import { tokenBucket } from "../../local/gateway/throttle.ts";
import { Throttled } from "../../local/lambda/concurrencyLimit.ts";
import { FunctionError } from "../../local/lambda/functionError.ts";
import { stackResources } from "../../local/template/stackResources.ts";
import { templateShape } from "../../local/template/template.ts";
import { authorizer, echo, gatewayResponse, method, resource, restApi, whole } from "./restApi.ts";

let api: Awaited<ReturnType<typeof restApi>> | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});
const up = async (...parts: Parameters<typeof restApi>) => {
  api = await restApi(...parts);
  return api;
};
const failure = (error: Error) => () =>
  new Readable({
    read() {
      this.destroy(error);
    },
  });

const things = {
  Things: resource("things"),
  Thing: resource("{thingId}", "Things"),
  Special: resource("special", "Things"),
  Get: method("echo", "Thing", { method: "GET" }),
  GetSpecial: method("special", "Special", { method: "GET" }),
};

describe("routes", () => {
  test("a path's parameters, query, headers and body reach the function as the proxy integration sends them", async () => {
    const { url } = await up({ ...things, Post: method("echo", "Thing") }, { echo: (event) => echo(event) });
    const answer = await fetch(`${url}/things/caf%C3%A9?a=1&a=2&b=x%20y`, {
      method: "POST",
      headers: { "X-One": "1", "content-type": "application/json" },
      body: '{"some":"body"}',
    });
    expect(await answer.json()).toMatchObject({
      resource: "/things/{thingId}",
      path: "/things/caf%C3%A9",
      httpMethod: "POST",
      headers: { "X-One": "1" },
      multiValueHeaders: { "X-One": ["1"] },
      queryStringParameters: { a: "2", b: "x y" },
      multiValueQueryStringParameters: { a: ["1", "2"], b: ["x y"] },
      pathParameters: { thingId: "café" },
      body: '{"some":"body"}',
      isBase64Encoded: false,
      requestContext: {
        path: "/api/things/caf%C3%A9",
        stage: "api",
        resourcePath: "/things/{thingId}",
        identity: { sourceIp: "127.0.0.1" },
      },
    });
  });
  test("without query, parameters or body there is null, as on AWS", async () => {
    const { url } = await up(things, { special: (event) => echo(event) });
    expect(await (await fetch(`${url}/things/special`)).json()).toMatchObject({
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      body: null,
    });
  });
  test("a literal part wins over a parameter", async () => {
    const functions = { echo: () => echo("parameter"), special: () => echo("literal") };
    const { url } = await up(things, functions);
    expect(await (await fetch(`${url}/things/special`)).json()).toBe("literal");
    expect(await (await fetch(`${url}/things/other`)).json()).toBe("parameter");
  });
  test("the function is told which method calls", async () => {
    const sources: string[] = [];
    const { url } = await up(things, {
      echo: (event, sourceArn) => {
        sources.push(sourceArn);
        return echo(event);
      },
    });
    await fetch(`${url}/things/1`);
    expect(sources[0]).toMatch(
      /^arn:aws:execute-api:eu-west-1:000000000000:\w{10}\/api\/GET\/things\/\{thingId\}$/,
    );
  });
  test("a transfer mode that the URI contradicts does not come up", () => {
    const mixed = method("echo", "Things", { streams: false });
    mixed.Properties.Integration.ResponseTransferMode = "STREAM";
    const template = templateShape.parse({
      Resources: {
        Api: {
          Type: "AWS::ApiGateway::RestApi",
          Properties: { EndpointConfiguration: { Types: ["REGIONAL"] } },
        },
        Things: resource("things"),
        Mixed: mixed,
      },
    });
    const read = stackResources(template, { stack: "T", region: "eu-west-1", account: "000000000000" });
    expect(() => routesOf(read)).toThrow("Mixed is STREAM, but its URI says invocations.");
  });
});

describe("answers", () => {
  test("a stream arrives piece by piece, with its status, headers and cookies", async () => {
    async function* pieces() {
      const head = { statusCode: 201, headers: { "X-Kind": "stream" }, cookies: ["a=1", "b=2"] };
      yield Buffer.concat([Buffer.from(JSON.stringify(head)), Buffer.alloc(3)]);
      yield Buffer.concat([Buffer.alloc(5), Buffer.from("one ")]);
      await new Promise((resolve) => setTimeout(resolve, 150));
      yield Buffer.from("two");
    }
    const { url } = await up(things, { echo: () => Readable.from(pieces()) });
    const answer = await fetch(`${url}/things/1`);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("x-kind")).toBe("stream");
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    const times: number[] = [];
    let text = "";
    for await (const piece of answer.body ?? []) {
      times.push(performance.now());
      text += Buffer.from(piece).toString();
    }
    expect(text).toBe("one two");
    expect(Number(times.at(-1)) - Number(times[0])).toBeGreaterThan(100);
  });
  test("bytes pass through a stream as they are", async () => {
    const bytes = Uint8Array.from([0, 1, 254, 255, 0, 0, 0, 0, 0, 0, 0, 0, 9]);
    const head = Buffer.from(JSON.stringify({ statusCode: 200 }));
    const { url } = await up(things, { echo: () => Readable.from([head, Buffer.alloc(8), bytes]) });
    expect(new Uint8Array(await (await fetch(`${url}/things/1`)).arrayBuffer())).toEqual(bytes);
  });
  test("a buffered method sends one answer on, base64 decoded where it says so", async () => {
    const answer = {
      statusCode: 203,
      multiValueHeaders: { "x-many": ["1", "2"] },
      body: "AP8=",
      isBase64Encoded: true,
    };
    const buffered = { ...things, Get: method("echo", "Thing", { method: "GET", streams: false }) };
    const { url } = await up(buffered, { echo: () => whole(answer) });
    const got = await fetch(`${url}/things/1`);
    expect([got.status, got.headers.get("x-many")]).toEqual([203, "1, 2"]);
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(Uint8Array.from([0, 255]));
  });

  test.each<[string, () => Readable, boolean]>([
    ["a streamed answer behind a buffered method", () => echo("x"), false],
    ["a buffered answer behind a streaming method", () => whole({ statusCode: 200, body: "x" }), true],
    ["an answer that ended before its status", () => Readable.from([]), true],
    ["a body without a status", () => Readable.from([Buffer.from("body")]), true],
    ["a status that is no number", () => whole({ statusCode: "many" }), false],
    ["a body that is no text", () => whole({ statusCode: 200, body: { a: 1 } }), false],
    ["a function that failed", failure(new FunctionError({ errorType: "E", errorMessage: "x" })), true],
  ])("%s is a 502", async (_, run, streams) => {
    const { url } = await up(
      { ...things, Get: method("echo", "Thing", { method: "GET", streams }) },
      { echo: run },
    );
    const answer = await fetch(`${url}/things/1`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: "Internal server error" });
  });
  test("an answer that fails after its status is cut off, never ended", async () => {
    async function* pieces() {
      yield Buffer.from(`${JSON.stringify({ statusCode: 200 })}${"\0".repeat(8)}begun`);
      throw new FunctionError({ errorType: "E", errorMessage: "late" });
    }
    const { url } = await up(things, { echo: () => Readable.from(pieces()) });
    const answer = await fetch(`${url}/things/1`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });
  test("when the viewer goes away the function is read to its end", async () => {
    let finished = false;
    async function* pieces() {
      yield Buffer.from(`${JSON.stringify({ statusCode: 200 })}${"\0".repeat(8)}begun`);
      for (let piece = 0; piece < 5; piece += 1) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        yield Buffer.alloc(100_000);
      }
      finished = true;
    }
    const { url } = await up(things, { echo: () => Readable.from(pieces()), special: () => echo("alive") });
    const leaving = new AbortController();
    const answer = await fetch(`${url}/things/1`, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
    while (!finished) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await (await fetch(`${url}/things/special`)).json()).toBe("alive");
  });
});

describe("what API Gateway answers by itself", () => {
  const patient = () => new Readable({ read() {} });
  const cases: [string, string, number, string, Record<string, () => Readable>][] = [
    ["an unknown path", "/nothing", 403, "Missing Authentication Token", {}],
    ["an integration over its time", "/things/1", 504, "Endpoint request timed out", { echo: patient }],
    [
      "a function out of concurrency",
      "/things/1",
      504,
      "Internal server error",
      {
        echo: () => {
          throw new Throttled("Rate Exceeded.");
        },
      },
    ],
    [
      "a function that API Gateway may not call",
      "/things/1",
      500,
      "Internal server error",
      {
        echo: () => {
          throw new NotPermitted("no");
        },
      },
    ],
  ];
  test.each(cases)("%s", async (_, path, status, message, functions) => {
    const resources = { ...things, Get: method("echo", "Thing", { method: "GET", timeout: 100 }) };
    const { url } = await up(resources, functions);
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  });
  test("an unknown method of a known path is not there either", async () => {
    const { url } = await up(things, {});
    expect((await fetch(`${url}/things/1`, { method: "DELETE" })).status).toBe(403);
  });
  test("a body over 10 MB is refused, and so is an event over Lambda's 6 MB", async () => {
    const { url } = await up({ ...things, Post: method("echo", "Thing") }, { echo: () => echo("taken") });
    const post = (bytes: number) => fetch(`${url}/things/1`, { method: "POST", body: "x".repeat(bytes) });
    const [over, large, fine] = [
      await post(10 * 1024 * 1024 + 1),
      await post(7 * 1024 * 1024),
      await post(5_000_000),
    ];
    expect([over.status, large.status, fine.status]).toEqual([413, 413, 200]);
  });
  test("more calls than the stage allows are throttled, method by method", async () => {
    const settings = { ThrottlingBurstLimit: 2, ThrottlingRateLimit: 0.001 };
    const { url } = await up(things, { echo: () => echo("x"), special: () => echo("x") }, settings);
    const statuses = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect([await statuses("/things/1"), await statuses("/things/1"), await statuses("/things/1")]).toEqual([
      200, 200, 429,
    ]);
    expect(await statuses("/things/special")).toBe(200);
  });
  test("a method's own limit comes before the stage's", async () => {
    const own = { ResourcePath: "/~1things~1special", HttpMethod: "GET" };
    const { url } = await up(
      things,
      { echo: () => echo("x"), special: () => echo("x") },
      { ThrottlingBurstLimit: 3, ThrottlingRateLimit: 0.001 },
      [{ ...own, ThrottlingBurstLimit: 1, ThrottlingRateLimit: 0.001 }],
    );
    const statuses = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect([await statuses("/things/special"), await statuses("/things/special")]).toEqual([200, 429]);
    expect([await statuses("/things/1"), await statuses("/things/1")]).toEqual([200, 200]);
  });
  test("a bucket fills up again with time, to its brim and no further", () => {
    let now = 0;
    const take = tokenBucket(2, 3, () => now);
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
    now += 500;
    expect([take(), take()]).toEqual([true, false]);
    now += 60_000;
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  });

  test("a gateway response of the template changes status, headers and body", async () => {
    const { url } = await up(
      {
        ...things,
        Missing: gatewayResponse("MISSING_AUTHENTICATION_TOKEN", {
          StatusCode: "404",
          ResponseParameters: { "gatewayresponse.header.Cache-Control": "'no-store'" },
          ResponseTemplates: {
            "application/json":
              '{"error":{"message":$context.error.messageString,"id":"$context.requestId"}}',
          },
        }),
      },
      {},
    );
    const answer = await fetch(`${url}/nothing`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    const id = answer.headers.get("x-amzn-requestid");
    expect(await answer.json()).toEqual({ error: { message: "Missing Authentication Token", id } });
  });
  test("the default response of the template serves the types that have none, with their own status", async () => {
    const Default = gatewayResponse("DEFAULT_4XX", { ResponseTemplates: { "application/json": '{"a":1}' } });
    const { url } = await up({ ...things, Default }, {});
    const answer = await fetch(`${url}/nothing`);
    expect([answer.status, await answer.json()]).toEqual([403, { a: 1 }]);
  });
  test.each([
    ["a variable", { ResponseTemplates: { "application/json": "$context.identity.sourceIp" } }],
    ["logic", { ResponseTemplates: { "application/json": "#if(true) $input.body #end" } }],
    [
      "a header from the request",
      { ResponseParameters: { "gatewayresponse.header.X": "method.request.header.X" } },
    ],
  ])("a gateway response with %s that we can't fill in does not come up", async (_, properties) => {
    await expect(up({ Bad: gatewayResponse("THROTTLED", properties) }, {})).rejects.toThrow(
      "not implemented",
    );
  });
});

describe("the authorizer", () => {
  const allowing = (Resource: string, more = {}) =>
    whole({
      principalId: "somebody",
      policyDocument: {
        Version: "2012-10-17",
        Statement: [{ Effect: "Allow", Action: "execute-api:Invoke", Resource }],
      },
      context: { uid: "u1", expires: 12, member: true },
      ...more,
    });
  const guarded = {
    ...things,
    Authorizer: authorizer(),
    Get: method("echo", "Thing", { method: "GET", authorized: true }),
    GetSpecial: method("special", "Special", { method: "GET", authorized: true }),
  };
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  test("is asked with token and method, and what it says reaches the function as text", async () => {
    const asked: unknown[] = [];
    const { url } = await up(guarded, {
      authorizer: (event) => {
        asked.push(event);
        return allowing("*");
      },
      echo: (event) => echo(event),
    });
    const answer = await fetch(`${url}/things/1`, bearer("abc"));
    expect(await answer.json()).toMatchObject({
      requestContext: { authorizer: { principalId: "somebody", uid: "u1", expires: "12", member: "true" } },
    });
    expect(asked).toEqual([
      {
        type: "TOKEN",
        authorizationToken: "Bearer abc",
        methodArn: expect.stringMatching(
          /^arn:aws:execute-api:eu-west-1:000000000000:\w+\/api\/GET\/things\/1$/,
        ),
      },
    ]);
  });
  test("is not asked about a missing or malformed token: 401", async () => {
    const { url } = await up(guarded, {});
    const statuses = [
      (await fetch(`${url}/things/1`)).status,
      (await fetch(`${url}/things/1`, { headers: { authorization: "Basic abc" } })).status,
      (await fetch(`${url}/things/1`, bearer("a b"))).status,
    ];
    expect(statuses).toEqual([401, 401, 401]);
  });
  test("that a method names and the template does not have keeps the API from coming up at all", async () => {
    const Get = { ...guarded.Get, Properties: { ...guarded.Get.Properties, AuthorizerId: "gone" } };
    await expect(up({ ...guarded, Get }, {})).rejects.toThrow(
      "GET /things/{thingId} is guarded by gone, which is not in the template.",
    );
  });
  test("is asked once per token while its answer is fresh, and its policy is weighed for every method", async () => {
    let asked = 0;
    const { url } = await up(guarded, {
      authorizer: () => {
        asked += 1;
        return allowing("arn:aws:execute-api:*/things/1");
      },
      echo: () => echo("let in"),
      special: () => echo("let in"),
    });
    const status = async (path: string, token: string) =>
      (await fetch(`${url}${path}`, bearer(token))).status;
    expect([await status("/things/1", "a"), await status("/things/1", "a")]).toEqual([200, 200]);
    expect(asked).toBe(1);
    expect(await status("/things/special", "a")).toBe(403);
    expect(asked).toBe(1);
    expect(await status("/things/1", "b")).toBe(200);
    expect(asked).toBe(2);
  });
  test("is asked every time where the template says so", async () => {
    let asked = 0;
    const Authorizer = authorizer({ AuthorizerResultTtlInSeconds: 0 });
    const { url } = await up(
      { ...guarded, Authorizer },
      {
        authorizer: () => {
          asked += 1;
          return allowing("*");
        },
        echo: () => echo("x"),
      },
    );
    await fetch(`${url}/things/1`, bearer("a"));
    await fetch(`${url}/things/1`, bearer("a"));
    expect(asked).toBe(2);
  });
  test.each<[string, () => Readable, number]>([
    [
      "says Unauthorized",
      failure(new FunctionError({ errorType: "Error", errorMessage: "Unauthorized" })),
      401,
    ],
    ["fails", failure(new FunctionError({ errorType: "TypeError", errorMessage: "x" })), 500],
    ["answers nonsense", () => whole({ principalId: "p" }), 500],
    ["hands on a list", () => allowing("*", { context: { list: [1] } }), 500],
    ["allows nothing", () => allowing("arn:aws:execute-api:*/nothing"), 403],
  ])("that %s", async (_, run, status) => {
    const { url } = await up(guarded, { authorizer: run, echo: () => echo("let in") });
    expect((await fetch(`${url}/things/1`, bearer("a"))).status).toBe(status);
  });
});
