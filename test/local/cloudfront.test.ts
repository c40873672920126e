import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { errorCache } from "../../local/cloudfront/errorCache.ts";
import { apiBehaviour, edgeFunction, type Origin, pageBehaviour, runs, site } from "./site.ts";

let open: Awaited<ReturnType<typeof site>> | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
const up = async (...parts: Parameters<typeof site>) => {
  open = await site(...parts);
  return open;
};
const tell: Origin = (request, response) => {
  const { method, url, headers } = request;
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () =>
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() })),
  );
};
const named =
  (name: string): Origin =>
  (_, response) =>
    response.end(name);

describe("behaviours", () => {
  test("the first pattern that fits decides, the default takes the rest", async () => {
    const { url } = await up({
      bucket: named("bucket"),
      api: named("api"),
      behaviours: [apiBehaviour({ PathPattern: "/api/files/*", TargetOriginId: "bucket" }), apiBehaviour()],
    });
    const texts = ["/api/things", "/api/files/a", "/api", "/index.html"].map(async (path) =>
      (await fetch(url + path)).text(),
    );
    expect(await Promise.all(texts)).toEqual(["api", "bucket", "bucket", "bucket"]);
  });
  test("a method that a behaviour does not allow never reaches the origin", async () => {
    const { url } = await up({ bucket: named("reached") });
    const answer = await fetch(url, { method: "POST", body: "x" });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("reached");
  });
  test("the default root object stands for the root", async () => {
    const { url } = await up({ bucket: tell, config: { DefaultRootObject: "index.html" } });
    expect(await (await fetch(url)).json()).toMatchObject({ url: "/files/index.html" });
  });
});

describe("errors, which CloudFront serves again to everybody", () => {
  /** An API that answers so once, and then well. */
  const failingOnce = (status: number, headers: Record<string, string> = {}): Origin => {
    let isMended = false;
    return (_, response) => {
      if (!isMended) response.writeHead(status, headers);
      response.end(isMended ? "well" : "failed");
      isMended = true;
    };
  };
  const unlessCached = {
    CustomErrorResponses: [{ ErrorCode: 503, ErrorCachingMinTTL: 0 }],
  };

  test.each([
    ["a failure, whatever the API says", 503, { "cache-control": "no-store" }, {}, [503, 503]],
    ["unless the template says not to", 503, {}, unlessCached, [503, 200]],
    ["a 404", 404, {}, {}, [404, 404]],
    ["unless the API says not to", 404, { "cache-control": "no-store" }, {}, [404, 200]],
    ["no other error", 429, {}, {}, [429, 200]],
  ])("%s", async (_, status, headers, config, expected) => {
    const { url } = await up({ api: failingOnce(status, headers), config });
    const first = await fetch(`${url}/api/x`);
    const second = await fetch(`${url}/api/x`);
    expect([first.status, second.status]).toEqual(expected);
    expect(await second.text()).toBe(second.ok ? "well" : "failed");
    expect((await fetch(`${url}/api/other`)).status).toBe(200);
  });

  test("only what was asked for with GET", async () => {
    const { url } = await up({ api: failingOnce(503) });
    const post = async () => (await fetch(`${url}/api/x`, { method: "POST", body: "x" })).status;
    expect([await post(), await post()]).toEqual([503, 200]);
  });

  test("also where the origin could not be reached", async () => {
    let isDown = true;
    const { url } = await up({
      api: (request, response) => (isDown ? request.socket.destroy() : response.end("well")),
    });
    expect((await fetch(`${url}/api/x`)).status).toBe(502);
    isDown = false;
    expect((await fetch(`${url}/api/x`)).status).toBe(502);
    expect((await fetch(`${url}/api/other`)).status).toBe(200);
  });
});

describe("errorCache", () => {
  const answer = { status: 500, headers: {}, body: Buffer.from("failed") };
  test("forgets an error after ten seconds, or after the template's", () => {
    let now = 0;
    const cache = errorCache([{ ErrorCode: 502, ErrorCachingMinTTL: 3 }], () => now);
    cache.keep("GET", "/a", answer);
    cache.keep("GET", "/b", { ...answer, status: 502 });
    const found = () => ["/a", "/b"].filter((path) => cache.find("HEAD", path) !== undefined);
    expect(found()).toEqual(["/a", "/b"]);
    now = 3000;
    expect(found()).toEqual(["/a"]);
    now = 10_000;
    expect(found()).toEqual([]);
  });
});

describe("what reaches an origin", () => {
  test("behind AllViewerExceptHostHeader: everything but the host", async () => {
    const { url } = await up({ api: tell });
    const answer = await fetch(`${url}/api/x?a=1&a=2&b=%20`, {
      method: "POST",
      body: "said",
      headers: {
        authorization: "Bearer t",
        cookie: "a=1; b=2=3",
        "x-own": "1",
        "x-forwarded-for": "10.0.0.1",
      },
    });
    expect(await answer.json()).toMatchObject({
      method: "POST",
      url: "/api/x?a=1&a=2&b=%20",
      body: "said",
      headers: {
        host: "api.aws",
        authorization: "Bearer t",
        cookie: "a=1; b=2=3",
        "x-own": "1",
        "x-forwarded-for": "10.0.0.1, 127.0.0.1",
        via: expect.stringContaining("CloudFront"),
      },
    });
  });
  test("an origin's own headers, in the place of what the viewer sends under their names", async () => {
    const { url } = await up({
      api: tell,
      apiHeaders: [{ HeaderName: "X-Origin-Verify", HeaderValue: "secret" }],
    });
    const answer = await fetch(`${url}/api/x`, { headers: { "x-origin-verify": "forged" } });
    expect(await answer.json()).toMatchObject({ headers: { "x-origin-verify": "secret" } });
  });
  test("without an origin request policy: no cookie, no query, no header; a bucket gets CloudFront's signature", async () => {
    const { url } = await up({ bucket: tell });
    const headers = { authorization: "Bearer t", cookie: "a=1", "x-own": "1", range: "bytes=0-1" };
    const answer = await (await fetch(`${url}/page.html?a=1`, { headers })).json();
    expect(answer).toMatchObject({
      url: "/files/page.html",
      headers: {
        "user-agent": "Amazon CloudFront",
        authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=ASIA/),
        range: "bytes=0-1",
      },
    });
    expect(answer).not.toHaveProperty("headers.cookie");
    expect(answer).not.toHaveProperty("headers.x-own");
  });
});

describe("CloudFront Functions", () => {
  test("change the address; the code sees no Node.js", async () => {
    const { url } = await up({
      bucket: tell,
      page: pageBehaviour(runs("Rewrite")),
      resources: {
        Rewrite: edgeFunction(
          `const page = (uri) => (typeof process === "undefined" ? "/seen" + uri : "/leaked");
           function handler(event) { event.request.uri = page(event.request.uri); return event.request; }`,
        ),
      },
    });
    expect(await (await fetch(`${url}/a`)).json()).toMatchObject({ url: "/files/seen/a" });
  });
  test("may answer themselves, also asynchronously", async () => {
    const { url } = await up({
      page: pageBehaviour(runs("Answer")),
      resources: {
        Answer: edgeFunction(
          `async function handler(event) {
             return { statusCode: 302, headers: { location: { value: event.request.headers["x-to"].value } } };
           }`,
        ),
      },
    });
    const answer = await fetch(url, { redirect: "manual", headers: { "x-to": "/there" } });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/there"]);
  });
  test("that throw or never end are a failure of this request alone", async () => {
    const { url } = await up({
      page: pageBehaviour(runs("Bad")),
      api: named("fine"),
      resources: {
        Bad: edgeFunction(
          `function handler(event) { if (event.request.uri === "/loop") for (;;) {} throw new Error("x"); }`,
        ),
      },
    });
    const statuses = [(await fetch(`${url}/loop`)).status, (await fetch(`${url}/throw`)).status];
    expect(statuses).toEqual([502, 502]);
    expect(await (await fetch(`${url}/api/x`)).text()).toBe("fine");
  });
});

describe("response headers", () => {
  const policy = {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: "p",
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: "connect-src 'self' https://guests.aws",
            Override: true,
          },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: "DENY", Override: true },
          ReferrerPolicy: { ReferrerPolicy: "same-origin", Override: false },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 9, IncludeSubdomains: true, Override: true },
        },
        CustomHeadersConfig: { Items: [{ Header: "X-Robots-Tag", Value: "noindex", Override: true }] },
        RemoveHeadersConfig: { Items: [{ Header: "x-powered-by" }] },
      },
    },
  };
  const guarded = {
    resources: { Policy: policy },
    page: pageBehaviour({ ResponseHeadersPolicyId: { Ref: "Policy" } }),
  };
  test("are set, taken away, or left to the origin, and name local origins", async () => {
    const { url } = await up({
      ...guarded,
      bucket: (_, response) =>
        response
          .writeHead(200, { "x-frame-options": "ALLOWALL", "referrer-policy": "origin", "x-powered-by": "x" })
          .end(),
    });
    const { headers } = await fetch(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": "connect-src 'self' http://localhost:1",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "origin",
      "strict-transport-security": "max-age=9; includeSubDomains",
      "x-robots-tag": "noindex",
      "x-cache": "Miss from cloudfront",
    });
    expect(headers.has("x-powered-by")).toBe(false);
  });
  test("are on an origin's failures as well", async () => {
    const { url } = await up({ ...guarded, bucket: (_, response) => response.writeHead(403).end() });
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get("x-frame-options")]).toEqual([403, "DENY"]);
  });
});

/** Node's own client: fetch would unpack the body before anybody sees how it was packed. */
const raw = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asking = httpRequest(url, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asking.on("error", reject).end();
  });

describe("compression", () => {
  const text = "Bonjour ! ".repeat(500);
  const file =
    (type: string, body: string, more: Record<string, string> = {}): Origin =>
    (_, response) =>
      response.writeHead(200, { "content-type": type, "content-length": body.length, ...more }).end(body);

  const stream: Origin = (_, response) => {
    response.setHeader("content-type", "text/html").write(text);
    response.end(text);
  };

  test("brotli where the viewer takes it, else gzip, else none", async () => {
    const { url } = await up({ bucket: file("text/html; charset=utf-8", text, { etag: '"e"' }) });
    const brotli = await raw(url, { "accept-encoding": "gzip, br" });
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding",
      etag: 'W/"e"',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    const gzip = await raw(url, { "accept-encoding": "gzip;q=1, br;q=0" });
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    const none = await raw(url, {});
    expect([none.headers["content-encoding"], none.body.toString()]).toEqual([undefined, text]);
  });
  test.each<[string, Parameters<typeof site>[0], string]>([
    ["a small file", { bucket: file("text/html", "x".repeat(999)) }, "/"],
    ["a picture", { bucket: file("image/png", text) }, "/"],
    ["what is packed already", { bucket: file("text/html", text, { "content-encoding": "zstd" }) }, "/"],
    [
      "a behaviour that does not want it",
      { bucket: file("text/html", text), page: pageBehaviour({ Compress: false }) },
      "/",
    ],
    ["a behaviour without a cache", { api: file("application/json", text) }, "/api/x"],
    ["a stream", { bucket: stream }, "/"],
  ])("not for %s", async (_, parts, path) => {
    const { url } = await up(parts);
    const { headers } = await raw(url + path, { "accept-encoding": "gzip, br" });
    expect(String(headers["content-encoding"])).not.toMatch(/^(gzip|br)$/);
  });
});

describe("answers", () => {
  test("a page that the viewer has already is a 304", async () => {
    const { url } = await up({
      bucket: (_, response) => response.writeHead(200, { etag: '"e"' }).end("page"),
    });
    const fresh = await fetch(url, { headers: { "if-none-match": 'W/"e"' } });
    expect([fresh.status, await fresh.text()]).toEqual([304, ""]);
    expect((await fetch(url, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
  test("a stream passes piece by piece, and ends broken when the origin breaks off", async () => {
    let goOn = () => {};
    const read = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { url } = await up({
      // "two" is not written before "one" was read: a stream that is held back would stop here.
      api: async (_, response) => {
        response.write("one");
        await read;
        response.write("two", () => setTimeout(() => response.destroy(), 100));
      },
    });
    const body = (await fetch(`${url}/api/x`)).body?.getReader();
    const first = await body?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe("one");
    goOn();
    await body?.read();
    await expect(body?.read()).rejects.toThrow();
  });
  test("the origin learns when the viewer goes away", async () => {
    const gone = new Promise((resolve) => {
      void up({
        api: (_, response) => {
          response.on("close", resolve);
          response.write("begun");
        },
      }).then(async ({ url }) => {
        const leaving = new AbortController();
        await fetch(`${url}/api/x`, { signal: leaving.signal });
        leaving.abort();
      });
    });
    await gone;
  });
  test("an origin that stays silent too long is a 504, one that breaks off a 502", async () => {
    const { url } = await up({ api: () => {}, bucket: (request) => request.socket.destroy() });
    expect((await fetch(`${url}/api/x`)).status).toBe(504);
    expect((await fetch(url)).status).toBe(502);
  });
});
