import puppeteer, { type ElementHandle } from "puppeteer-core";
import { VIOLATION } from "../../journeys/complaints.ts";
import type { DrivenBrowser, Driver, Handle } from "./driver.ts";

/** How long Firefox may take to start, in ms: the machine may be busy. */
const STARTING_MS = 60_000;

const handleOf = (element: ElementHandle): Handle => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  upload: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path), // journeys upload to nothing else
});

/**
 * Starts the Firefox at this path, over WebDriver BiDi, in whose pages the microphone is allowed. It hears and is heard by
 * the sound server in `env`.
 */
export const startFirefox = async (
  executablePath: string,
  env: Record<string, string>,
): Promise<DrivenBrowser> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    timeout: STARTING_MS,
    env: { ...process.env, ...env },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "media.navigator.permission.disabled": true },
  });
  return {
    name: (await browser.version()).replace("firefox/", "Firefox "),
    tellsOfUnplugging: true,
    async open(width, height): Promise<Driver> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      // Firefox itself keeps quiet about both.
      page.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} (${response.url()})`);
      });
      await page.evaluateOnNewDocument((told) => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          console.error(told, effectiveDirective, blockedURI),
        );
      }, VIOLATION);
      const call = (source: string, given: unknown[]) =>
        `(${source})(...${JSON.stringify(given.map((one) => one ?? null))})`;
      return {
        async go(address) {
          await page.goto(address);
        },
        ask: (source, ...given) => page.evaluate(call(source, given)),
        async grasp(source, ...given) {
          const element = (await page.evaluateHandle(call(source, given))).asElement();
          return element ? handleOf(element as ElementHandle) : undefined; // no node but an element is looked for
        },
        picture: () => page.screenshot(),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
