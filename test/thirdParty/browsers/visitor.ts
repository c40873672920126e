import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { barriersOn, overflowOf, type Person, TIMEOUT_MS, VOICELESS } from "../../journeys/person.ts";
import type { DrivenBrowser } from "./driver.ts";
import { pageOf } from "./page.ts";

/** A person at one of these browsers. */
export type Visitor = Person & {
  /** Takes a picture of a stage of what they do, and fails where a barrier keeps somebody out, or a part has no room. */
  look(stage: string): Promise<void>;
};

/** Where visitors come to, and where the pictures of what they see are kept. */
export type Place = { browser: DrivenBrowser; origin: string; pictures: string };

const height = (width: number): number => (width < 600 ? 844 : 800);

/**
 * Lets a person, by name, do something in a new window, `width` CSS pixels wide, with nothing remembered. Rejects, with what
 * the page showed and complained of, where that fails, and with every error in the console even where it succeeds.
 */
export const asVisitor = async (
  { browser, origin, pictures }: Place,
  name: string,
  width: number,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> => {
  const driver = await browser.open(width, height(width));
  const page = pageOf(driver, origin, TIMEOUT_MS);
  const take = async (stage: string) =>
    writeFileSync(
      join(pictures, `${[browser.name, name, width, stage].join("-").replace(/[^\p{L}\d]+/gu, "-")}.png`),
      await driver.picture(),
    );
  const barriers = () => barriersOn(page);
  const overflow = () => overflowOf(page);
  let complaints: readonly string[] = [];
  try {
    await act({
      page,
      barriers,
      overflow,
      async look(stage) {
        await take(stage);
        assert.deepEqual(await barriers(), [], stage);
        assert.ok((await overflow()) <= 0, `${stage} is wider than its window.`);
      },
    });
  } catch (error) {
    await take("failed").catch(() => undefined);
    const seen = await page.evaluate("return document.body.innerText").catch(() => "nothing");
    const reason = error instanceof Error ? `${error.message} ${error.cause ?? ""}` : String(error);
    const told = [reason, ...(await driver.complaints()), `The page showed:\n${seen}`];
    throw new Error(told.join("\n"), { cause: error });
  } finally {
    complaints = await driver.complaints();
    await driver.close();
  }
  const odd = complaints.filter((complaint) => !VOICELESS.test(complaint));
  if (odd.length > 0) throw new Error(`The page complained: ${odd.join("\n")}`);
};
