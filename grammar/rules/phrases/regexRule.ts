import type { Check } from "../../engine/finding.ts";

/** A right phrase with the parts that the pattern caught in their places, as they stand in the answer. */
const filled = (phrase: string, parts: readonly (string | undefined)[]): string =>
  phrase.replace(/\$(\d)/g, (_, place) => parts[Number(place)] ?? "").trim();

/** Wrong turns of phrase from the language's own list: "je suis 15 ans". */
export const regexRuleFindings: Check = (answer, spoken) => {
  const lower = answer.text.toLowerCase().replaceAll("’", "'");
  // A few capitals are longer in lower case; places would then not be the same in both.
  const text = lower.length === answer.text.length ? answer.text : lower;
  return answer.compiled.regexRules.in(lower).flatMap(({ matcher, id, kind, message, right, typedOnly }) => {
    if (typedOnly && spoken) return [];
    // Places take long to be told, and hardly any pattern is there.
    if (lower.search(matcher()) < 0) return [];
    return [...lower.matchAll(new RegExp(matcher(), "dgu"))].flatMap((match) => {
      const parts = (match.indices ?? []).map((place) => place && text.slice(...place));
      const [start, end] = match.indices?.[0] ?? [0, 0];
      return [{ id, kind, message, start, end, ...(right !== undefined && { right: filled(right, parts) }) }];
    });
  });
};
