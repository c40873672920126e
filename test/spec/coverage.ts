import { type Clause, clauses } from "./clauses.ts";
import { type Shown, shown } from "./shown.ts";
import { type Sighting, sightings } from "./sightings.ts";

/** A clause with what shows it. */
export type Covered = Clause & { tests: Shown[]; seen: Sighting[] };

export const covered = (): Covered[] => {
  const [tests, seen] = [shown(), sightings()];
  return clauses().map((clause) => ({
    ...clause,
    tests: tests.filter(({ ids }) => ids.includes(clause.id)),
    seen: seen.filter(({ quote }) => clause.quotes.includes(quote)),
  }));
};

/** What nothing shows: clauses without a test, and quoted texts that nobody came upon. */
export const gaps = (): string[] =>
  covered().flatMap(({ id, quotes, tests, seen }) => [
    ...(tests.length === 0 ? [`${id}: no test`] : []),
    ...quotes
      .filter((quote) => !seen.some((sighting) => sighting.quote === quote))
      .map((quote) => `${id}: nobody came upon "${quote}"`),
  ]);

const cell = (text: string): string => text.replaceAll("|", "\\|");

const rowOf = ({ id, tests, quotes, seen }: Covered): string => {
  const named = tests.map(({ file, title }) => `${file}: ${title}`).join("<br>");
  const found = quotes
    .map((quote) => `“${quote}”: ${seen.find((sighting) => sighting.quote === quote)?.journey ?? "not yet"}`)
    .join("<br>");
  return `| ${id} | ${cell(named || "none")} | ${cell(found)} |`;
};

/** test/spec-coverage.md. */
export const coveragePage = (): string =>
  `${[
    "# Which tests show which clause",
    "",
    "Made by `npm run docs` from [docs/spec.md](../docs/spec.md), the `// Shows` lines above the tests, and the texts that people came upon in the journeys when `npm run spec` last played them all. A quoted text counts only where it stood before somebody in a browser.",
    "",
    "| Clause | Tests | Quoted texts, and the journey that came upon them |",
    "|---|---|---|",
    ...covered().map(rowOf),
  ].join("\n")}\n`;
