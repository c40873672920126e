import type { Slip } from "./tongue.ts";
import { wholeWords } from "./wordlist.ts";

/** A wrong turn of phrase, ready to be looked for. Its expression is made when a text first holds one of its anchors. */
export type Ready = Slip & { anchors(): readonly string[]; matcher(): RegExp };

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

/** Makes the wrong turns of a language ready. */
export const slipsOf = (slips: readonly Slip[]): Ready[] =>
  slips.map((slip) => ({
    ...slip,
    anchors: once(() => anchorsOf(slip.pattern)),
    matcher: once(() => wholeWords(slip.pattern)),
  }));
