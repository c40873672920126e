import type { Page } from "playwright-core";

/** Shows on this page, from now on, where somebody taps: a recording has no finger. */
export const showTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener("pointerdown", ({ clientX, clientY }) => {
      const spot = document.createElement("div");
      Object.assign(spot.style, {
        position: "fixed",
        left: `${clientX - 22}px`,
        top: `${clientY - 22}px`,
        width: "44px",
        height: "44px",
        borderRadius: "50%",
        background: "rgb(130 130 130 / 45%)",
        pointerEvents: "none",
        zIndex: "99",
      });
      document.body.append(spot);
      setTimeout(() => spot.remove(), 500);
    });
  });
