/** What a viewer is told of an error. */
export type ErrorAnswer = {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
};

const DEFAULT_SECONDS = 10;
/** Errors for which CloudFront heeds `no-store`, `no-cache` and `private`. */
const heedsCacheControl: readonly number[] = [404, 410, 414, 501];
const alwaysCached: readonly number[] = [500, 502, 503, 504];

/**
 * The errors that CloudFront serves again, to everybody who asks for the same path: for 10 s, unless the distribution's
 * `CustomErrorResponses` (`ErrorCode`, `ErrorCachingMinTTL` in s) say otherwise. `now` gives the time in ms.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
export const errorCache = (
  configured: readonly { ErrorCode: number; ErrorCachingMinTTL: number }[],
  now: () => number = Date.now,
) => {
  const secondsOf = new Map(
    configured.map(({ ErrorCode, ErrorCachingMinTTL }) => [ErrorCode, ErrorCachingMinTTL]),
  );
  const kept = new Map<string, { answer: ErrorAnswer; until: number }>();

  const lifetimeMs = (method: string, status: number, cacheControl: unknown): number => {
    const isCached =
      alwaysCached.includes(status) ||
      (heedsCacheControl.includes(status) && !/no-store|no-cache|private/.test(String(cacheControl)));
    return isCached && method === "GET" ? (secondsOf.get(status) ?? DEFAULT_SECONDS) * 1000 : 0;
  };
  return {
    /** Will this error be served again? */
    keeps: (method: string, status: number, cacheControl: string | undefined): boolean =>
      lifetimeMs(method, status, cacheControl) > 0,
    keep: (method: string, path: string, answer: ErrorAnswer): void => {
      const ms = lifetimeMs(method, answer.status, answer.headers["cache-control"]);
      if (ms > 0) kept.set(path, { answer, until: now() + ms });
    },
    /** The error that this request is answered with, without asking the origin. */
    find: (method: string, path: string): ErrorAnswer | undefined => {
      const found = kept.get(path);
      if (found && found.until <= now()) kept.delete(path);
      return ["GET", "HEAD"].includes(method) ? kept.get(path)?.answer : undefined;
    },
  };
};
