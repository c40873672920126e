import { afterAll, beforeAll } from "@jest/globals";
import type { Browser } from "playwright-core";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { launchBrowser } from "./browser.ts";
import { asPerson, type Circumstances, type Person } from "./person.ts";

/** Where the journeys of one suite take place: one browser, and the stack that all suites share. */
export type Scene = {
  readonly browser: Browser;
  readonly stack: StackInHand;
  /** `asPerson` in this browser. */
  as(width: number, act: (person: Person) => Promise<void>, circumstances?: Circumstances): Promise<void>;
};

/** Sets the scene before a suite's first test and clears it after its last; to be called at the top of the suite. */
export const setScene = (): Scene => {
  let opened: { browser: Browser; stack: StackInHand } | undefined;
  const ready = () => {
    if (!opened) throw new Error("The scene is set when the first test begins.");
    return opened;
  };
  beforeAll(async () => {
    const [browser, stack] = await Promise.all([launchBrowser(), openStack()]);
    opened = { browser, stack };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.stack.close();
  });
  return {
    get browser() {
      return ready().browser;
    },
    get stack() {
      return ready().stack;
    },
    as: (width, act, circumstances) => asPerson(ready().browser, width, act, circumstances),
  };
};
