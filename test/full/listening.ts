import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** What a screen reader has been told so far on this page. */
    told: string[];
  }
}

/**
 * Notes from the next page on what a screen reader is told without being asked: each text that comes into a live region,
 * once for each time that it changes there. Gives how to read the list.
 */
export const listenIn = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    window.told = [];
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent.trim();
        if (text !== "" && text !== last.get(region)) window.told.push(text);
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.told);
};
