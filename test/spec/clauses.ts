import { readFileSync } from "node:fs";

/** A clause of docs/spec.md. */
export type Clause = {
  /** "4.9": the section of the specification, and the clause in it. */
  id: string;
  /** The product's own words that it quotes, letter for letter. */
  quotes: string[];
};

const CLAUSE = /^- (\d+\.\d+) (.+)$/gm;

/** Every clause, in its order. */
export const clauses = (): Clause[] =>
  [...readFileSync("docs/spec.md", "utf8").matchAll(CLAUSE)].map(([, id = "", text = ""]) => ({
    id,
    quotes: [...text.matchAll(/"([^"]+)"/g)].map(([, quote = ""]) => quote),
  }));
