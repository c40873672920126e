import { keys } from "../guest/keys.ts";

/** A page that stands open, as far as it matters here. */
export type StandingPage = {
  /** The script that it began with, whose name changes with each build. */
  build: string;
  /** What this tab keeps; naming it may throw. */
  session: Pick<Storage, "getItem" | "setItem">;
  /** Can the page be had from the site just now? */
  isThere(): Promise<boolean>;
  reload(): void;
};

const thisPage: StandingPage = {
  get build() {
    return document.querySelector<HTMLScriptElement>("script[src]")?.src ?? "";
  },
  get session() {
    return window.sessionStorage;
  },
  isThere: () =>
    fetch(location.href, { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
};

/**
 * For a file of this build that can't be had. A page that stood open while the site was deployed anew may ask for one that
 * is gone: a reload brings the new build, and what was typed is kept in the tab. That is done once for each build, so that
 * nothing reloads for ever where a tab can't remember it or a build is broken; and not offline, where the page that one
 * has is better than none. Never resolves where the page is being reloaded, and never rejects.
 */
export const reloadForNewBuild = async (page = thisPage): Promise<void> => {
  try {
    const { build, session } = page;
    if (session.getItem(keys.reloaded) === build || !(await page.isThere())) return;
    session.setItem(keys.reloaded, build);
  } catch {
    return;
  }
  page.reload();
  await new Promise(() => undefined);
};
