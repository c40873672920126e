/** How often something is looked for while it keeps changing, and once nothing has for IDLE_AFTER_MS. */
export const OFTEN_MS = 10_000;
export const SELDOM_MS = 60_000;
export const IDLE_AFTER_MS = 5 * 60_000;

type Clock = {
  now(): number;
  setTimeout(act: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
};
type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * Looks for news while the page is seen: at once when it comes into sight again, then every OFTEN_MS, and every SELDOM_MS where
 * nothing is new or looking fails. `look` resolves with true for news. Gives what ends it.
 */
export const follow = (look: () => Promise<boolean>, page: Page, clock: Clock): (() => void) => {
  let timer: number | undefined;
  let isOver = false;
  let isLooking = false;
  let lastNews = clock.now();
  const isSeen = () => !isOver && page.visibilityState === "visible";
  const plan = () => {
    clock.clearTimeout(timer);
    if (isSeen()) timer = clock.setTimeout(go, clock.now() - lastNews < IDLE_AFTER_MS ? OFTEN_MS : SELDOM_MS);
  };
  const go = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      if (await look()) lastNews = clock.now();
    } catch {
      lastNews = clock.now() - IDLE_AFTER_MS;
    }
    isLooking = false;
    plan();
  };
  const turned = () => {
    if (!isSeen()) return clock.clearTimeout(timer);
    lastNews = clock.now();
    go();
  };
  page.addEventListener("visibilitychange", turned);
  plan();
  return () => {
    isOver = true;
    clock.clearTimeout(timer);
    page.removeEventListener("visibilitychange", turned);
  };
};
