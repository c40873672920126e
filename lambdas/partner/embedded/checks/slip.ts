import { type Check, findingAt } from "../finding.ts";

/** A right phrase with the parts that the pattern caught in their places. */
const filled = (phrase: string, parts: readonly (string | undefined)[]): string =>
  phrase.replace(/\$(\d)/g, (_, place) => parts[Number(place)] ?? "").trim();

/** The answer's words that a match in its normalised text covers: both have the same words in the same order. */
const wordsBefore = (text: string): number => (text.match(/\p{L}+(?:-\p{L}+)*['’]?|\d+/gu) ?? []).length;

/** Wrong turns of phrase from the language's own list: "je suis 15 ans". */
export const slip: Check = (answer, spoken) =>
  answer.speech.slips.flatMap(({ matcher, kind, rule, right, typedOnly }) => {
    if (typedOnly && spoken) return [];
    return [...answer.plain.matchAll(matcher)].flatMap((match) => {
      const [whole] = match;
      const start = answer.text.toLowerCase().replaceAll("’", "'").indexOf(whole);
      const shown = { kind, rule, ...(right !== undefined && { right: filled(right, match) }) };
      if (start < 0) {
        const first = answer.words[wordsBefore(answer.plain.slice(0, match.index))];
        return first ? [findingAt(first, first, shown)] : [];
      }
      return [{ ...shown, start, end: start + whole.length }];
    });
  });
