// A CloudFront Function (JavaScript runtime 2.0: no modules): tells the API which address a call came from. The name of the header is
// VIEWER_ADDRESS_HEADER in domain/originHeaders.ts.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
