/** Rows of cells as lines of text whose columns stand under each other; the first row is the heading. */
export const tableOf = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.map((row) => String(row[place] ?? "").length)),
  );
  return rows
    .map((row) => row.map((cell, place) => String(cell).padStart(widths[place] ?? 0)).join("  "))
    .join("\n");
};

/** "12 of 80 (15 %)"; "–" where there are none. */
export const shareOf = (some: number, all: number): string =>
  all === 0 ? "–" : `${some} of ${all} (${Math.round((1000 * some) / all) / 10} %)`;
