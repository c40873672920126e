import { createHash, createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { addresses } from "../../../lambdas/speech/transcribe/addresses.ts";

const SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const SESSION = "0a1b2c3d-0000-4000-8000-00000000000f";
const AWS_HOST = "transcribestreaming.eu-west-1.amazonaws.com";

beforeEach(() => {
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "ASIAEXAMPLE",
    AWS_SECRET_ACCESS_KEY: SECRET,
    AWS_SESSION_TOKEN: "IQoJb3Jp+Z2lu/X2Vj==",
  });
  delete process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING;
});
afterEach(() => {
  delete process.env.AWS_SESSION_TOKEN;
  delete process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING;
});

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * The signature that a request for this address should carry, worked out step by step from AWS's own description, without
 * its library: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
const signatureFor = (address: URL, host: string): string => {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...address.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const canonical = ["GET", address.pathname, query, `host:${host}`, "", "host", sha256("")].join("\n");
  const moment = address.searchParams.get("X-Amz-Date") ?? "";
  const scope = [moment.slice(0, 8), "eu-west-1", "transcribe", "aws4_request"];
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${SECRET}`);
  const toSign = ["AWS4-HMAC-SHA256", moment, scope.join("/"), sha256(canonical)].join("\n");
  return hmac(key, toSign).toString("hex");
};

test("both addresses are signed for the host that is asked in the end", async () => {
  const { site, direct } = await addresses("French", SESSION);
  expect(site).toMatch(/^\/stream-transcription-websocket\?/);
  const through = new URL(site, "https://viva.example");
  expect(through.searchParams.get("X-Amz-Signature")).toBe(signatureFor(through, AWS_HOST));

  const straight = new URL(direct);
  expect([straight.protocol, straight.host]).toEqual(["wss:", `${AWS_HOST}:8443`]);
  expect(straight.searchParams.get("X-Amz-Signature")).toBe(signatureFor(straight, `${AWS_HOST}:8443`));
});

test.each([
  ["French", "fr-FR"],
  ["Spanish", "es-ES"],
  ["German", "de-DE"],
] as const)("%s is listened to as %s, in what a page records, for a minute", async (language, code) => {
  const { searchParams } = new URL((await addresses(language, SESSION)).direct);
  expect(Object.fromEntries(searchParams)).toEqual({
    "language-code": code,
    "media-encoding": "pcm",
    "sample-rate": "16000",
    "session-id": SESSION,
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": expect.stringMatching(/^ASIAEXAMPLE\/\d{8}\/eu-west-1\/transcribe\/aws4_request$/),
    "X-Amz-Date": expect.stringMatching(/^\d{8}T\d{6}Z$/),
    "X-Amz-Expires": "60",
    "X-Amz-Security-Token": "IQoJb3Jp+Z2lu/X2Vj==",
    "X-Amz-SignedHeaders": "host",
    "X-Amz-Signature": expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test("the secret key is in neither address", async () => {
  const { site, direct } = await addresses("German", SESSION);
  for (const address of [site, direct, decodeURIComponent(site), decodeURIComponent(direct)])
    expect(address).not.toContain(SECRET);
});

test("where the SDKs' variable leads to another engine, the direct way leads there too", async () => {
  process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING = "http://127.0.0.1:4321";
  const { site, direct } = await addresses("Spanish", SESSION);
  const straight = new URL(direct);
  expect([straight.protocol, straight.host]).toEqual(["ws:", "127.0.0.1:4321"]);
  expect(straight.searchParams.get("X-Amz-Signature")).toBe(signatureFor(straight, "127.0.0.1:4321"));
  const through = new URL(site, "http://localhost:4000");
  expect(through.searchParams.get("X-Amz-Signature")).toBe(signatureFor(through, AWS_HOST));
});
