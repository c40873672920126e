/**
 * What CloudFront adds to each call that it passes on to the API. Names of headers are in lower case, as CloudFront Functions have
 * them; whatever a caller sends under these names is replaced.
 */

/** Shows that a call came through the site: a secret that only CloudFront and the functions know. */
export const ORIGIN_SECRET_HEADER = "x-origin-verify";
/** The address that the call came from. X-Forwarded-For begins with whatever the caller wrote there. */
export const VIEWER_ADDRESS_HEADER = "x-viewer-address";
