import { Sha256 } from "@smithy/core/checksum";
import { SignatureV4 } from "@smithy/signature-v4";
import type { HttpRequest } from "@smithy/types";
import { LOCAL_SECRET } from "../../iam/guard.ts";
import { Exception } from "../exception.ts";

/** A request as it was received; names of headers in lower case. */
export type Received = Pick<HttpRequest, "method" | "path"> & {
  query: Record<string, string>;
  headers: Record<string, string>;
};

/** Clocks may differ by this much. */
const SKEW = 5 * 60 * 1000;
/** Seconds that a URL may be good for. https://docs.aws.amazon.com/transcribe/latest/dg/streaming-websocket.html */
const LONGEST = 300;

const refuse = (message: string): never => {
  throw new Exception("InvalidSignatureException", message, 403);
};

const moment = (stamp: string): Date => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? refuse(`'${stamp}' is not a date in ISO 8601 basic format.`) : date;
};
const stampOf = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+|[-:]/g, "");

/** A signer with the caller's own secret: what it makes of a request is what the request should have come with. */
const signerOf = (credential: string, sessionToken: string | undefined) => {
  const [accessKeyId = "", , region = "", service] = credential.split("/");
  if (service !== "transcribe") refuse("Credential should be scoped to correct service: 'transcribe'.");
  const credentials = { accessKeyId, secretAccessKey: LOCAL_SECRET, ...(sessionToken && { sessionToken }) };
  return new SignatureV4({ service: "transcribe", region, credentials, sha256: Sha256 });
};
const only = (headers: Record<string, string>, names: string): Record<string, string> =>
  Object.fromEntries(names.split(";").map((name) => [name, headers[name] ?? ""]));
const compare = (given: unknown, own: unknown): void => {
  if (given !== own)
    refuse(
      "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.",
    );
};
const checkMoment = (from: number, until: number): void => {
  const now = Date.now();
  if (now > until) refuse(`Signature expired: ${stampOf(until)} is now earlier than ${stampOf(now)}`);
  if (now < from - SKEW) refuse(`Signature not yet current: ${stampOf(from)} is still later than now.`);
};

/**
 * Checks a URL that was signed beforehand: method, path, query and signed headers, and whether it is still good. Throws
 * InvalidSignatureException.
 */
export const checkPresigned = async ({ method, path, query, headers }: Received): Promise<void> => {
  const {
    "X-Amz-Signature": signature,
    "X-Amz-Credential": credential = "",
    "X-Amz-SignedHeaders": signed = "",
    "X-Amz-Date": stamp = "",
    "X-Amz-Expires": expires = "",
    "X-Amz-Security-Token": token,
    "X-Amz-Algorithm": _,
    ...rest
  } = query;
  const seconds = Number(expires);
  if (!/^\d+$/.test(expires) || seconds > LONGEST)
    refuse(`X-Amz-Expires must be a number of seconds up to ${LONGEST}.`);
  if (!signed.split(";").includes("host"))
    refuse("'Host' must be a 'SignedHeader' in the AWS Authorization.");
  const signingDate = moment(stamp);
  const again = await signerOf(credential, token).presign(
    { protocol: "https:", hostname: "", method, path, query: rest, headers: only(headers, signed) },
    { signingDate, expiresIn: seconds, unhoistableHeaders: new Set(signed.split(";")) },
  );
  compare(signature, again.query?.["X-Amz-Signature"]);
  checkMoment(signingDate.getTime(), signingDate.getTime() + seconds * 1000);
};

/** Checks the next chunk of a signed event stream, each of which signs the one before it too. */
export type CheckChunk = (chunk: { date: Date; body: Uint8Array; signature: string }) => Promise<void>;

/**
 * Checks a request that is signed in its header, but for its body. Throws InvalidSignatureException, and gives the check for
 * the chunks of the body, which throws the same.
 * https://docs.aws.amazon.com/transcribe/latest/dg/streaming-setting-up.html
 */
export const checkSigned = async ({ method, path, query, headers }: Received): Promise<CheckChunk> => {
  const [, credential = "", signed = "", given = ""] =
    /Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(headers.authorization ?? "") ?? [];
  const signingDate = moment(headers["x-amz-date"] ?? "");
  const signer = signerOf(credential, headers["x-amz-security-token"]);
  const again = await signer.sign(
    { protocol: "https:", hostname: "", method, path, query, headers: only(headers, signed) },
    { signingDate },
  );
  compare(given, /Signature=(\w+)/.exec(again.headers.authorization ?? "")?.[1]);
  checkMoment(signingDate.getTime(), signingDate.getTime() + SKEW);

  let priorSignature = given;
  return async ({ date, body, signature }) => {
    const message = { headers: { ":date": { type: "timestamp" as const, value: date } }, body };
    const own = await signer.signMessage({ message, priorSignature }, { signingDate: date });
    compare(signature, own.signature);
    priorSignature = signature;
  };
};
