// A CloudFront Function (JavaScript runtime 2.0: no modules, no destructuring): which page answers an address that names no
// file. Error pages of the distribution would be simpler, but they would turn the API's 404 into HTML as well.

const pages = {
  "/": "/index.html",
  "/demo": "/demo.html",
  "/help": "/help.html",
  "/help/students": "/help-students.html",
  "/help/teachers": "/help-teachers.html",
  "/help/building": "/help-building.html",
  "/help/photos": "/help-photos.html",
  "/help/microphone": "/help-microphone.html",
  "/help/privacy": "/help-privacy.html",
  "/help/accessibility": "/help-accessibility.html",
  "/login": "/app.html",
  "/signup": "/app.html",
  "/reset": "/app.html",
  "/dashboard": "/app.html",
  "/create-exercise": "/app.html",
  "/profile": "/app.html",
  "/classes": "/app.html",
  "/flags": "/app.html",
  "/labels": "/app.html",
  "/progress": "/app.html",
};

const pageOf = (uri) => {
  const path = uri.length > 1 && uri.endsWith("/") ? uri.slice(0, -1) : uri;
  if (pages[path]) return pages[path];
  if (/^\/assignments\/[^/.]+$/.test(path)) return "/play.html";
  if (/^\/classes\/[^/.]+(\/students\/[^/.]+)?$/.test(path)) return "/app.html";
  if (/^\/manage-assignment\/[^/.]+(\/results\/[^/.]+)?$/.test(path)) return "/app.html";
  return /\.[^/]+$/.test(path) ? path : "/not-found.html";
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  request.uri = pageOf(request.uri);
  return request;
}
