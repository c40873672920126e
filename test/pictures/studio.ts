import type { Browser, Page } from "playwright-core";

/** Nobody answers there. It is an origin, without which a browser encodes nothing. */
const STUDIO = "http://localhost/studio";

/** An empty page to make films in; disposing of it closes it. */
export const openStudio = async (browser: Browser): Promise<{ page: Page } & AsyncDisposable> => {
  const page = await browser.newPage();
  await page.route(STUDIO, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(STUDIO);
  return { page, [Symbol.asyncDispose]: () => page.close() };
};
