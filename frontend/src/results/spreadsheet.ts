import Papa from "papaparse";

/** "7/10" in words, because a spreadsheet takes it for a day in October. */
export const outOf = (mark: string): string => mark.replace(/(\d)\s*\/\s*(?=\d)/g, "$1 out of ");

/** What a spreadsheet takes for a day, a time or a power of ten: a mark "4-5", a class "10/11" or "7E1". */
const TAKEN_FOR_OTHER = /^\s*\d+(?:(?:\s*[-/:]\s*\d+)+|e\d+)\s*$/i;
/** Short words of people's as they stand: with an apostrophe before them where they would be taken for something else. */
export const asWritten = (text: string): string => (TAKEN_FOR_OTHER.test(text) ? `'${text}` : text);

/** A mark as it was written; a whole number is one in the file too. */
export const numberOr = (text: string): string | number =>
  /^\d+$/.test(text) ? Number(text) : asWritten(outOf(text));

/** How a formula begins, with whatever a spreadsheet passes over before it. Papa's own pattern misses those of several lines. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;
/**
 * The same where a spreadsheet begins a new cell, though we don't: after a semicolon or a tab, where the machine's language parts cells by
 * those, and after the end of a line.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\p{C}"]*)(?=[=+\-@＝＋－＠])/gu;
const withoutFormulae = (cell: string | number): string | number =>
  typeof cell === "string" ? cell.replace(FORMULA_INSIDE, "$1'") : cell;
/** Told to Excel, which otherwise takes UTF-8 for the machine's own code. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Rows of named cells as CSV (RFC 4180); numbers stay numbers. A cell that a spreadsheet would take for a formula, or for the
 * beginning of one at its own kind of separator, has an apostrophe before that.
 */
export const spreadsheetOf = (rows: readonly Readonly<Record<string, string | number>>[]): string => {
  const safe = rows.map((cells) =>
    Object.fromEntries(
      Object.entries(cells).map(([name, cell]) => [withoutFormulae(name), withoutFormulae(cell)]),
    ),
  );
  return BYTE_ORDER_MARK + Papa.unparse(safe, { newline: "\r\n", escapeFormulae: FORMULA });
};
