import { type FlagKind, flagKinds } from "../../domain/safeguarding.ts";
import { isPrivate } from "./private.ts";
import { plainOf, type Rule, rulesFor, rulesIn } from "./rules.ts";
import { english } from "./tables/english.ts";
import { french } from "./tables/french.ts";
import { german } from "./tables/german.ts";
import { spanish } from "./tables/spanish.ts";

/** All languages at once: whatever matters to them, students say in the language that comes to them. */
const tables = [french, spanish, german, english].map(rulesIn);

/** Fences and roles of a prompt, which nobody says in an exam. */
const FENCE =
  /<\/?(?:material|system|instructions?|prompt)>|<\|\w+\|>|\[\/?INST\]|"role"\s*:|```|^[^\S\n]{0,9}(?:system|assistant)\s{0,9}:/im;

/** Everything that our rules know of a text. */
export const kindsIn = (text: string): Set<Rule["kind"]> => {
  const said = plainOf(text);
  const rules = rulesFor(said, tables);
  const plain = rules.reduce(
    (sofar, { kind, pattern }) => (kind === "harmless" ? sofar.replace(pattern, "~") : sofar),
    said,
  );
  return new Set(
    rules.filter(({ kind, pattern }) => kind !== "harmless" && pattern.test(plain)).map(({ kind }) => kind),
  );
};

/** What an answer is flagged for, in the order of `flagKinds`: by rules of our own, the same every time, kept nowhere. */
export const screen = (text: string): FlagKind[] => {
  const found = kindsIn(text);
  if (isPrivate(text)) found.add("personal");
  if (FENCE.test(text)) found.add("takeover");
  return flagKinds.filter((kind) => found.has(kind));
};

/** May Mark say this sentence? Neither what a student would be flagged for, nor what only he may not: `drift` and `asks`. */
export const isFit = (sentence: string): boolean => {
  const found = kindsIn(sentence);
  // A model answer may well tell a student to speak only French.
  found.delete("takeover");
  return found.size === 0 && !isPrivate(sentence) && !FENCE.test(sentence);
};
