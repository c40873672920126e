// A CloudFront Function (JavaScript runtime 2.0: no modules, no destructuring): which page answers an address that names no file.
// Error pages of the distribution would be simpler, but they would turn the API's 404 into HTML as well.

const NOT_FOUND = "/not-found.html";
const pages = { "/": "/index.html", "/demo": "/demo.html" };

const pageOf = (uri) => {
  const path = uri.length > 1 && uri.endsWith("/") ? uri.slice(0, -1) : uri;
  if (pages[path]) return pages[path];
  if (/^\/assignments\/[^/.]+$/.test(path)) return "/play.html";
  return /\.[^/]+$/.test(path) ? path : NOT_FOUND;
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const response = event.response;
  const page = pageOf(request.uri);
  if (!response) {
    request.uri = page;
    return request;
  }
  // On its way back. A 304 stays: it means the page that came with a 404 before.
  if (page === NOT_FOUND && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = "Not Found";
  }
  return response;
}
