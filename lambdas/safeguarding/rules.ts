import { type FlagKind, flagKinds } from "../../domain/safeguarding.ts";
import { unaccented } from "../../domain/unaccented.ts";

/**
 * `drift` is what Mark alone may not say; `asks`, after contact details or for silence, neither Mark nor an exercise's author;
 * `harmless` looks like one of the others, and is not.
 */
type Kind = FlagKind | "drift" | "asks" | "harmless";
export type Rule = { kind: Kind; pattern: RegExp };
/** The rules of one language; `everyday` finds one of its commonest words. */
export type RuleTable = { everyday: RegExp; rules: Rule[] };

const isKind = (name: string): name is Kind =>
  name === "drift" || name === "asks" || name === "harmless" || flagKinds.some((kind) => kind === name);

const FIRST_PERSON: readonly Kind[] = ["distress", "abuse", "harmless"];

const UP_TO_FOUR_WORDS = "(?:[a-z0-9]+ ){0,4}";

/**
 * The rules of a table, as french.ts explains them. Throws for a line that is none: a table is wrong, not an answer. All
 * repetitions are short ones, so that the worst of long answers takes a tenth of a second.
 */
export const rulesIn = (table: string): RuleTable => {
  const names = new Map<string, string>();
  const rules = table.split("\n").flatMap((line): Rule[] => {
    const [, name, words] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name && words) names.set(name, words);
    const [, kind = "", pattern] = /^(\w+) \| (.+)$/.exec(line) ?? [];
    if (!pattern || !isKind(kind)) {
      if (line.trim() !== "" && !name) throw new Error(`Not a rule: ${line}`);
      return [];
    }
    const whole = pattern
      .replaceAll(/<(\w+)>/g, (_, word: string) => `(?:${names.get(word) ?? ""})`)
      .replaceAll("… ", UP_TO_FOUR_WORDS);
    return [{ kind, pattern: new RegExp(`\\b(?:${whole})(?![a-z0-9])`, kind === "harmless" ? "g" : "") }];
  });
  return { everyday: new RegExp(`\\b(?:${names.get("everyday") ?? ""})\\b`), rules };
};

/**
 * The rules that can hold for a plain text. Who speaks of their own distress or of what is done to them needs words like "I",
 * "my" or "nobody", so those of the languages it has none of are spared: they are most of the work. A slur needs none.
 */
export const rulesFor = (plain: string, tables: readonly RuleTable[]): Rule[] =>
  tables.flatMap(({ everyday, rules }) =>
    everyday.test(plain) ? rules : rules.filter(({ kind }) => !FIRST_PERSON.includes(kind)),
  );

/** A text as the rules read it: lower case, no accents, words parted by single spaces. */
export const plainOf = (text: string): string =>
  unaccented(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
