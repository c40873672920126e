import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import type { Download, Page } from "playwright-core";
import { resultTexts } from "../../domain/resultTexts.ts";

/** What a teacher sees of the results of an exercise, by what things are called. */
export const resultsPage = (page: Page) => {
  const table = page.getByRole("table", { name: resultTexts.classHeading });
  const part = (name: string | RegExp) => page.getByRole("region", { name });
  return {
    table,
    /** Sections under the table, by the beginning of their headings. */
    part,
    /** The head of each row: whose it is. */
    names: () => table.locator("tbody").getByRole("link").allInnerTexts(),
    /** Waits until this student, exactly, stands first. */
    first: (name: string) =>
      table.locator("tbody").first().getByRole("link", { name, exact: true }).first().waitFor(),
    row: (name: string) =>
      table.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) }),
    column: (name: string) => table.getByRole("columnheader", { name }),
    sortBy: (name: string) => table.getByRole("button", { name, exact: true }).click(),
    /** From the page's beginning, until all results are there. */
    async open(assignmentId: string) {
      await page.goto(`/manage-assignment/${assignmentId}`);
      await page.getByRole("heading", { name: resultTexts.classHeading, exact: true }).waitFor();
    },
    /** All that a printer would be given. */
    async printed(): Promise<string> {
      await page.emulateMedia({ media: "print" });
      const text = await page.locator("body").innerText();
      await page.emulateMedia({ media: "screen" });
      return text;
    },
    /** Downloads the file, and reads it as a spreadsheet would. */
    async download(): Promise<{ file: Download; text: string; rows: Record<string, string>[] }> {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click(),
      ]);
      const text = await readFile(await file.path(), "utf8");
      const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ""), {
        header: true,
      });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return { file, text, rows: data };
    },
  };
};
