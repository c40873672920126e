import { type Mistake, type MistakeKind, mistakeKinds } from "./mistakes.ts";

/** Where mistakes were made: `by` is whoever, or whatever, is to be counted once. */
export type MistakeSource = { by: string; mistakes: readonly Mistake[] };

/** One kind of mistake among many: how often it was made in all, in how many sources, and some of the words it was made in. */
export type CommonMistake = {
  kind: MistakeKind;
  times: number;
  sources: number;
  /** The rules that found them, those of the most sources first; none where only a model did. */
  rules: readonly string[];
  /** Never empty words, no two the same; those whose correction is certain first, and of as many sources as there are. */
  examples: readonly Omit<Mistake, "kind">[];
};

/** So many examples say what is meant. */
const EXAMPLES_MAX = 3;

type Made = Mistake & { by: string };

/** The rules of these mistakes, those of the most sources first. */
const rulesOf = (made: readonly Made[]): string[] => {
  const sources = new Map<string, Set<string>>();
  for (const { rule, by } of made)
    if (rule !== undefined) sources.set(rule, (sources.get(rule) ?? new Set()).add(by));
  return [...sources].sort(([, one], [, other]) => other.size - one.size).map(([rule]) => rule);
};

const examplesOf = (made: readonly Made[]): CommonMistake["examples"] => {
  const seen = new Set<string>();
  const worded = made.filter(({ said }) => {
    const plain = said.trim().toLowerCase();
    if (plain === "" || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
  const before = new Map<string, number>();
  const ranked = worded.map((one) => {
    const nth = before.get(one.by) ?? 0;
    before.set(one.by, nth + 1);
    return { one, isSure: one.right !== undefined, nth };
  });
  return ranked
    .sort((one, other) => Number(other.isSure) - Number(one.isSure) || one.nth - other.nth)
    .slice(0, EXAMPLES_MAX)
    .map(({ one: { said, right, rule } }) => ({
      said,
      ...(right !== undefined && { right }),
      ...(rule !== undefined && { rule }),
    }));
};

/** The kinds of mistakes in these sources: those of the most sources first, then those made most often. */
export const commonMistakesOf = (sources: readonly MistakeSource[]): CommonMistake[] => {
  const all = sources.flatMap(({ by, mistakes }) => mistakes.map((mistake): Made => ({ ...mistake, by })));
  return mistakeKinds
    .map((kind) => {
      const made = all.filter((mistake) => mistake.kind === kind);
      const sources = new Set(made.map(({ by }) => by)).size;
      return { kind, times: made.length, sources, rules: rulesOf(made), examples: examplesOf(made) };
    })
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.sources - one.sources || other.times - one.times);
};
