import { expect, test } from "@jest/globals";
import { keys } from "../../frontend/src/guest/keys.ts";
import { reloadForNewBuild, type StandingPage } from "../../frontend/src/shell/newBuild.ts";
import { deviceInMemory } from "./device.ts";

/** A page of some build, and how often it was reloaded. */
const pageOf = (build: string, more: Partial<StandingPage> = {}) => {
  const page = {
    build,
    session: deviceInMemory().session,
    isThere: async () => true,
    reloads: 0,
    reload() {
      page.reloads += 1;
    },
    ...more,
  };
  return page;
};
/** Did it give up, rather than wait for the reload? */
const gaveUp = (page: StandingPage): Promise<boolean> =>
  Promise.race([
    reloadForNewBuild(page).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 20, false)),
  ]);

test("a page whose file is gone is reloaded, and nothing goes on meanwhile", async () => {
  const page = pageOf("/assets/play-1.js");
  expect(await gaveUp(page)).toBe(false);
  expect(page.reloads).toBe(1);
});

test("the same build is not reloaded twice; the next one may be", async () => {
  const page = pageOf("/assets/play-1.js");
  page.session.setItem(keys.reloaded, "/assets/play-1.js");
  expect(await gaveUp(page)).toBe(true);
  expect(page.reloads).toBe(0);
  const next = pageOf("/assets/play-2.js", { session: page.session });
  expect(await gaveUp(next)).toBe(false);
});

test("a page that can't be had anew stays", async () => {
  const page = pageOf("/assets/play-1.js", { isThere: async () => false });
  expect(await gaveUp(page)).toBe(true);
  expect(page.reloads).toBe(0);
  expect(page.session.getItem(keys.reloaded)).toBeNull();
});

test("where a tab can't remember that it was reloaded, it is not", async () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException("", "SecurityError");
    },
    setItem: () => undefined,
  };
  const page = pageOf("/assets/play-1.js", { session: forbidden });
  expect(await gaveUp(page)).toBe(true);
  expect(page.reloads).toBe(0);
});
