import type { Page } from "playwright-core";

/** What has the focus: by what it is called, and what is wrong with how it shows that ("" where nothing). */
type Focused = { name: string; fault: string };

/** Looks at what has the focus. Runs in the page. */
const look = (): Focused => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { name: "nothing", fault: "Nothing has the focus." };
  const labelled = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const label = (labelled && focused.labels?.[0]) || focused;
  const name = label.innerText.replaceAll(/\s+/g, " ").trim();
  // A heading, or a closing word, that only the page itself can focus needs no ring: nothing can be done with it.
  if (focused.tabIndex < 0) return { name, fault: "" };

  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const isRinged = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  // The middle of each side and of the whole: corners are rounded. Of a text box the browser shows where one writes.
  const spots = [
    [middle, centre],
    [middle, top + 3],
    ...(focused instanceof HTMLTextAreaElement ? [] : [[middle, bottom - 3] as const]),
    [left + 3, centre],
    [right - 3, centre],
  ] as const;
  const covering = spots
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((there) => !there || !(focused.contains(there) || label.contains(there)));
  if (covering === null) return { name, fault: `${name} is not wholly in the window.` };
  if (covering) return { name, fault: `${covering.className} covers ${name}.` };
  return { name, fault: isRinged ? "" : `${name} does not show that it has the focus.` };
};

/** Somebody who has a keyboard and nothing else. */
export type Hands = {
  /** What has the focus. */
  focused(): Promise<string>;
  /** Waits until this heading has the focus. */
  heading(name: string): Promise<void>;
  /** Tabs forward (or back) until this has the focus. Gives the names on the way, itself the last. */
  tabTo(name: string | RegExp, key?: "Tab" | "Shift+Tab"): Promise<string[]>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** All that was wrong with the focus at any stop; [] where nothing. */
  faults(): string[];
};

/** More stops than any page has. */
const TOO_MANY = 80;

/** The keyboard of this page. */
export const handsOn = (page: Page): Hands => {
  const faults = new Set<string>();
  const stop = async (): Promise<Focused> => {
    const focused = await page.evaluate(look);
    if (focused.fault !== "") faults.add(focused.fault);
    return focused;
  };
  return {
    focused: async () => (await stop()).name,
    async heading(name) {
      await page.locator("h1:focus", { hasText: name }).waitFor();
    },
    async tabTo(name, key = "Tab") {
      const passed: string[] = [];
      while (passed.length < TOO_MANY) {
        await page.keyboard.press(key);
        const there = (await stop()).name;
        passed.push(there);
        if (typeof name === "string" ? there === name : name.test(there)) return passed;
      }
      throw new Error(`${key} never leads to ${name}, but to ${passed.join(", ")}.`);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    faults: () => [...faults],
  };
};
