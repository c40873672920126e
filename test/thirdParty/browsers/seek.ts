import type axe from "axe-core";

/** A text that is looked for: somewhere in what is there, whatever its case, or all of it where `exact`; or a pattern. */
export type Wanted = { text: string; exact: boolean } | { source: string; flags: string };

/** One step on the way to elements, from those of the step before it; from the whole page at first. */
export type Step =
  /** Of this role, as a screen reader would tell it, and of that name. */
  | { by: "role"; role: string; name?: Wanted }
  /** The innermost that hold this text, those of the step before it among them. */
  | { by: "text"; wanted: Wanted }
  /** Fields with this label. */
  | { by: "label"; wanted: Wanted }
  | { by: "css"; selector: string }
  /** Of those found so far only the ones that hold this text … */
  | { by: "holding"; wanted: Wanted }
  /** … or something that is found from there. */
  | { by: "having"; steps: readonly Step[] }
  /** The one in this place, from the end where it is below 0. */
  | { by: "place"; place: number };

/** What axe-core exports beyond its own types (its doc/API.md, "axe.commons"). */
type Commons = {
  aria: { getRole(element: Element): string | null };
  dom: { isVisibleToScreenReaders(element: Element): boolean };
  text: { accessibleText(element: Element): string };
};

/**
 * Runs in the page, after axe-core: the elements at the end of these steps, in the page's order. It finds what Playwright's
 * `getByRole`, `getByText` and `getByLabel` find.
 */
export const seek = (steps: readonly Step[]): Element[] => {
  const { axe: accessibility } = window as unknown as { axe: typeof axe & { commons: Commons } }; // it has been put there
  const { aria, dom, text } = accessibility.commons;
  const plain = (words: string | null) => (words ?? "").replace(/\s+/g, " ").trim();
  const is = (words: string | null, wanted: Wanted): boolean => {
    const found = plain(words);
    if ("source" in wanted) return new RegExp(wanted.source, wanted.flags).test(found);
    if (wanted.exact) return found === plain(wanted.text);
    return found.toLowerCase().includes(plain(wanted.text).toLowerCase());
  };
  const labelsOf = (field: Element): (string | null)[] => {
    const labels = "labels" in field ? [...((field as HTMLInputElement).labels ?? [])] : []; // or another field with labels
    const ids = field.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const named = ids.map((id) => document.getElementById(id));
    return [
      field.getAttribute("aria-label"),
      ...[...labels, ...named].map((label) => label?.textContent ?? null),
    ];
  };
  const isText = (element: Element) => !element.matches("script, style, noscript, template, head *");
  const within = (roots: readonly (Document | Element)[], selector: string): Element[] => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)])),
  ];
  const follow = (from: readonly (Document | Element)[], way: readonly Step[]): Element[] => {
    let found: Element[] = [];
    let roots = from;
    for (const step of way) {
      switch (step.by) {
        case "role":
          found = within(roots, "*").filter(
            (element) =>
              aria.getRole(element) === step.role &&
              dom.isVisibleToScreenReaders(element) &&
              (!step.name || is(text.accessibleText(element), step.name)),
          );
          break;
        case "text":
          found = [...roots.filter((root) => root instanceof Element), ...within(roots, "*")].filter(
            (element) =>
              isText(element) &&
              is(element.textContent, step.wanted) &&
              ![...element.children].some((child) => isText(child) && is(child.textContent, step.wanted)),
          );
          break;
        case "label":
          found = within(roots, "input, textarea, select, [aria-label], [aria-labelledby]").filter((field) =>
            labelsOf(field).some((label) => label !== null && is(label, step.wanted)),
          );
          break;
        case "css":
          found = within(roots, step.selector);
          break;
        case "holding":
          found = found.filter((element) => is(element.textContent, step.wanted));
          break;
        case "having":
          found = found.filter((element) => follow([element], step.steps).length > 0);
          break;
        case "place":
          found = [found.at(step.place)].filter((element) => element !== undefined);
          break;
      }
      roots = found;
    }
    return found;
  };
  accessibility.setup();
  try {
    return follow([document], steps);
  } finally {
    accessibility.teardown();
  }
};

/** Runs in the page: can this be seen, be it by scrolling to it? */
export const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
