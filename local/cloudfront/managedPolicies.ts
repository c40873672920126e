import type { Codings } from "./compression.ts";

/**
 * CloudFront's own cache policies, as far as they matter without a cache: which codings they let the edge ask for. None of
 * these two hands cookies, headers or the query string on to the origin.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
 */
export const cachePolicies: Readonly<Record<string, Codings>> = {
  /** CachingOptimized */
  "658327ea-f89d-4fab-a63d-7e88639e58f6": { gzip: true, br: true },
  /** CachingDisabled */
  "4135ea2d-6df8-44a3-9df3-4b5a84be39ad": { gzip: false, br: false },
};

/**
 * AllViewerExceptHostHeader: everything that the viewer sent reaches the origin, with the origin's own host name.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-origin-request-policies.html
 */
export const ALL_VIEWER_EXCEPT_HOST_HEADER = "b689b0a8-53d0-40ab-baf2-68738e2966ac";
