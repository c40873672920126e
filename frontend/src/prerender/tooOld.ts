/**
 * Runs before a page's own code, and shows in its place that the browser is too old for it: one that knows no modules, or
 * can't read one of ours. That code takes the notice away when it runs after all. It must itself be readable by any browser
 * (ES5), so it has no variable.
 */
if (!("noModule" in document.createElement("script")))
  document.documentElement.setAttribute("data-code", "too-old");
// biome-ignore lint/complexity/useArrowFunction: the oldest browsers can't read an arrow
addEventListener("error", function (event) {
  if (
    event.error &&
    /\/assets\//.test(event.filename) &&
    document.documentElement.getAttribute("data-code") !== "here"
  )
    document.documentElement.setAttribute("data-code", "too-old");
});
