import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { clauses } from "./clauses.ts";
import type { Sighting } from "./sightings.ts";

declare global {
  interface Window {
    vivaSeen?(quote: string): Promise<void>;
  }
}

const file = `${randomUUID()}.jsonl`;

/**
 * While `npm run spec` has the journeys played (and names a folder in VIVA_SEEN), writes down which quoted texts of the
 * specification a person has before them in this window, wherever they went. Nothing otherwise: watching costs time.
 */
export const watchForQuotes = async (context: BrowserContext): Promise<void> => {
  const folder = process.env.VIVA_SEEN;
  if (!folder) return;
  // Not before it is needed: pictures are taken of the same people, without jest.
  const { expect } = await import("@jest/globals");
  const journey = expect.getState().currentTestName ?? "";
  await context.exposeFunction("vivaSeen", (quote: string) =>
    appendFileSync(join(folder, file), `${JSON.stringify({ quote, journey } satisfies Sighting)}\n`),
  );
  await context.addInitScript(
    (quotes) => {
      const open = new Set(quotes);
      const named = ["aria-label", "placeholder", "title"];
      const look = () => {
        const attributes = [...document.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap(
          (element) => named.map((name) => element.getAttribute(name) ?? ""),
        );
        // As it is rendered: what is hidden from everybody does not count.
        const text = [document.body?.innerText ?? "", ...attributes].join("\n").replace(/\s+/g, " ");
        for (const quote of open)
          if (text.includes(quote)) {
            open.delete(quote);
            window.vivaSeen?.(quote);
          }
      };
      setInterval(look, 100);
    },
    [...new Set(clauses().flatMap(({ quotes }) => quotes))],
  );
};
