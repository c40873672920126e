import type { PatternRule } from "../core/languageDefinition.ts";
import { wholeWords } from "../core/wordlist.ts";

/** A wrong turn of phrase, ready to be looked for. Its expression is made when a text first holds one of its anchors. */
export type Ready = PatternRule & { matcher(): RegExp };

/** The regex rules of a language, found by letters that they begin with. */
export type RegexRules = {
  /** Those that a text in lower case may hold, in their order. */
  in(lower: string): readonly Ready[];
};

/** The parts of a pattern between the bars that stand in no bracket. */
const alternatives = (pattern: string): string[] => {
  const parts = [""];
  let depth = 0;
  for (const piece of pattern.match(/\\.|[^\\]/gsu) ?? []) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (piece === "|" && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + piece);
  }
  return parts;
};

/** The letters that a part certainly begins with: "profesora?" with "profesor". */
const opening = (part: string): string => {
  const [letters = ""] = /^[\p{L}' ]*/u.exec(part) ?? [];
  return /^[?*{]/.test(part.slice(letters.length)) ? letters.slice(0, -1) : letters;
};

/** Brackets that stand in a text, other brackets, single signs: each with what says how often. */
const PIECE =
  /\((?<group>(?:[^()\\]|\\.|\((?:[^()\\]|\\.|\([^()]*\))*\))*)\)(?<often>[?*]|\{\d*,?\d*\})?|(?<other>\\p\{L\}|\\.|\[[^\]]*\])|(?<letter>[\p{L}' ])(?<maybe>[?*{])?|./gsu;

/**
 * Strings of which every text that fits the pattern holds one; none where that cannot be told. Most patterns fit nowhere,
 * and a string is looked for in a tenth of the time that an expression takes.
 */
export const anchorsOf = (pattern: string): readonly string[] => {
  if (alternatives(pattern).length > 1) return [];
  let best: readonly string[] = [];
  let run = "";
  const worth = (anchors: readonly string[]) => Math.min(...anchors.map(({ length }) => length), 9);
  const offer = (anchors: readonly string[]) => {
    if (worth(anchors) > 1 && (best.length === 0 || worth(anchors) > worth(best))) best = anchors;
  };
  for (const { groups } of pattern.matchAll(PIECE)) {
    const { letter, maybe, group, often } = groups ?? {};
    if (letter && !maybe) run += letter;
    else {
      offer([run]);
      run = "";
      const looksRound = group?.startsWith("?") && !group.startsWith("?:");
      if (group !== undefined && !often && !looksRound)
        offer(alternatives(group.replace(/^\?:/, "")).map(opening));
    }
  }
  offer([run]);
  return best;
};

/** Makes a value when it is first asked for, and keeps it. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** So many letters are looked up; a shorter anchor counts whole. */
const KEY = 3;

type Anchored = { rule: Ready; anchors: readonly string[]; at: number };

const indexOf = (regexRules: readonly Ready[]) => {
  const all = regexRules.map((rule, at): Anchored => ({ rule, anchors: anchorsOf(rule.pattern), at }));
  const byKey = new Map<string, Anchored[]>();
  for (const each of all)
    for (const key of new Set(each.anchors.map((anchor) => anchor.slice(0, KEY))))
      byKey.set(key, [...(byKey.get(key) ?? []), each]);
  return { byKey, open: all.filter(({ anchors }) => anchors.length === 0) };
};

/** Makes the regex rules of a language ready. */
export const regexRulesOf = (regexRules: readonly PatternRule[]): RegexRules => {
  const index = once(() =>
    indexOf(regexRules.map((rule) => ({ ...rule, matcher: once(() => wholeWords(rule.pattern)) }))),
  );
  return {
    in: (lower) => {
      const { byKey, open } = index();
      const found = new Set(open);
      for (let at = 0; at < lower.length; at += 1)
        for (const key of [lower.slice(at, at + KEY), lower.slice(at, at + 2)])
          for (const each of byKey.get(key) ?? [])
            if (!found.has(each) && each.anchors.some((anchor) => lower.startsWith(anchor, at)))
              found.add(each);
      return [...found].sort((one, other) => one.at - other.at).map(({ rule }) => rule);
    },
  };
};
