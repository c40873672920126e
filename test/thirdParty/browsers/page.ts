import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { axe } from "../../journeys/person.ts";
import type { Driver, Handle } from "./driver.ts";
import { isSeen, type Step, seek, type Wanted } from "./seek.ts";

/** How often something is looked for that is still to come, in ms. */
const LOOK_MS = 100;

/** Functions travel as source text; the names that tsx notes down of those within them have no use over there. */
const PREAMBLE = "globalThis.__name ??= (named) => named;";

const wantedOf = (text: string | RegExp, exact = false): Wanted =>
  typeof text === "string" ? { text, exact } : { source: text.source, flags: text.flags };

/** What Playwright calls a locator: where something is to be found, once it is there. */
class Found {
  readonly #driver: Driver;
  readonly #timeoutMs: number;
  readonly #steps: readonly Step[];

  constructor(driver: Driver, timeoutMs: number, steps: readonly Step[] = []) {
    this.#driver = driver;
    this.#timeoutMs = timeoutMs;
    this.#steps = steps;
  }

  #then(step: Step): Found {
    return new Found(this.#driver, this.#timeoutMs, [...this.#steps, step]);
  }
  getByRole(role: string, { name, exact }: { name?: string | RegExp; exact?: boolean } = {}): Found {
    return this.#then({ by: "role", role, ...(name !== undefined && { name: wantedOf(name, exact) }) });
  }
  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): Found {
    return this.#then({ by: "text", wanted: wantedOf(text, exact) });
  }
  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}): Found {
    return this.#then({ by: "label", wanted: wantedOf(text, exact) });
  }
  locator(selector: string): Found {
    return this.#then({ by: "css", selector });
  }
  filter({ hasText, has }: { hasText?: string | RegExp; has?: Found }): Found {
    const holding = hasText === undefined ? this : this.#then({ by: "holding", wanted: wantedOf(hasText) });
    return has ? holding.#then({ by: "having", steps: has.#steps }) : holding;
  }
  nth(place: number): Found {
    return this.#then({ by: "place", place });
  }
  first(): Found {
    return this.nth(0);
  }
  last(): Found {
    return this.nth(-1);
  }

  /** What a function of the elements found, as source text, gives now. */
  #source(ofFound: string): string {
    return `(steps, given) => { ${PREAMBLE} const isSeen = ${isSeen}; return (${ofFound})((${seek})(steps), given); }`;
  }
  async #ask(ofFound: string, given?: unknown): Promise<unknown> {
    await hasAxe(this.#driver);
    return this.#driver.ask(this.#source(ofFound), this.#steps, given);
  }
  /** Waits until `look` gives something; what was the matter last is the reason where it never does. */
  async #until<T>(look: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + this.#timeoutMs;
    for (let matter: unknown; ; await wait(LOOK_MS)) {
      const found = await look().catch((error) => {
        matter = error;
        return undefined;
      });
      if (found !== undefined) return found;
      if (Date.now() > end)
        throw new Error(`Waited in vain for ${JSON.stringify(this.#steps)}`, { cause: matter });
    }
  }
  /** The one element, once it is there and can be used. Where there are several, a person would not know which. */
  #one(): Promise<Handle> {
    return this.#until(async () => {
      await hasAxe(this.#driver);
      return this.#driver.grasp(
        this.#source(`(found) => {
          if (found.length > 1) throw new Error("There are " + found.length + " of these.");
          const [element] = found;
          return element && (isSeen(element) || element.type === "file") && !element.disabled ? element : null;
        }`),
        this.#steps,
      );
    });
  }

  async click(): Promise<void> {
    await this.#until(async () => {
      await (await this.#one()).click();
      return true;
    });
  }
  async fill(text: string): Promise<void> {
    const field = await this.#one();
    // As somebody would who has selected all of it.
    await this.#ask("([field]) => { field.focus(); field.select(); }");
    if (text === "") throw new Error("Nothing is typed by typing nothing.");
    await field.type(text);
  }
  async check(): Promise<void> {
    await this.click();
    await this.#until(async () => ((await this.#ask("([box]) => box.checked")) === true ? true : undefined));
  }
  async setInputFiles({ name, buffer }: { name: string; buffer: Uint8Array }): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "viva-upload-"));
    const file = join(folder, name);
    writeFileSync(file, buffer);
    await (await this.#one()).upload(file);
    // The page has read it once it says something else of it, which is after this returns.
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" } = {}): Promise<void> {
    await this.#until(async () => {
      const count = await this.#ask("(found) => found.filter(isSeen).length");
      if (state === "visible" && Number(count) > 1) throw new Error(`There are ${count} of these.`);
      return (count === 0) === (state === "hidden") ? true : undefined;
    });
  }
  async count(): Promise<number> {
    return Number(await this.#ask("(found) => found.length"));
  }
  async isVisible(): Promise<boolean> {
    return (await this.#ask("(found) => found.some(isSeen)")) === true;
  }
  async innerText(): Promise<string> {
    await this.#one();
    return String(await this.#ask("([element]) => element.innerText"));
  }
}

/** Puts axe-core into a page that has none yet: past the page's own policy, as the protocols allow. */
const hasAxe = async (driver: Driver): Promise<void> => {
  if (await driver.ask("() => 'axe' in window")) return;
  await driver.ask(`() => { ${axe} }`);
};

/**
 * A driven window in the shape that the page objects of test/journeys know, so that every browser plays what Chromium plays:
 * as much of Playwright's page as they ask for in the journeys here. `origin` is where addresses begin, `patienceMs` is
 * how long something may take to come.
 */
export const pageOf = (driver: Driver, origin: string, timeoutMs: number): Page => {
  const all = new Found(driver, timeoutMs);
  const page = {
    goto: (path: string) => driver.go(new URL(path, origin).href),
    evaluate: (act: string | ((given: unknown) => unknown), given?: unknown) =>
      typeof act === "string"
        ? driver.ask(`() => { ${act} }`)
        : driver.ask(`(given) => { ${PREAMBLE} return (${act})(given); }`, given),
    getByRole: all.getByRole.bind(all),
    getByText: all.getByText.bind(all),
    getByLabel: all.getByLabel.bind(all),
    locator: all.locator.bind(all),
  };
  // The rest is missing, and a journey that asks for it fails at once.
  return page as unknown as Page;
};
