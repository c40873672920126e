import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { Problem } from "./problem.ts";

const hash = z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+=*'$/);
const inlineHashes = z.object({ scripts: z.array(hash), styles: z.array(hash) });

/** CloudFront takes no longer one (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). */
export const CSP_MAX_CHARACTERS = 1783;

/**
 * The content security policy of every page: our own files, what the front end inlined (by hash, from `file`, which its
 * build writes), and what a page asks elsewhere, at `origins`. A WebSocket to our own site is `'self'` since Safari 16, the
 * last browser to learn that (https://github.com/w3c/webappsec-csp/issues/7); an older one speaks by its next way. Throws a
 * `Problem` where the file is missing or no such list.
 */
export const contentSecurityPolicy = (file: string, origins: readonly string[]): string => {
  if (!existsSync(file))
    throw new Problem(`The front end is not built: ${file} is missing. Run npm run build.`);
  const { success, data } = inlineHashes.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!success)
    throw new Problem(`${file} should list the hashes of inline scripts and styles. Run npm run build.`);
  const sources = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...data.scripts],
    "style-src": ["'self'", ...data.styles],
    "connect-src": ["'self'", ...origins],
    "img-src": ["'self'", "data:", "blob:"],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${allowed.join(" ")}`)
    .join("; ");
};
