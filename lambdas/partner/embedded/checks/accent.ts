import { type Check, findingAt } from "../finding.ts";
import { unaccented } from "../token.ts";

/** Is every accent that was typed also in this spelling? "etudié" can be étudié, but not étudie. */
const keeps = (spelling: string, typed: string): boolean =>
  typed === unaccented(typed) ||
  (spelling.length === typed.length &&
    [...typed].every((letter, place) => letter === unaccented(letter) || letter === spelling[place]));

/** Typed words that lack accents and are no words without: "tres", "ecole". */
export const accent: Check = (answer, spoken) => {
  if (spoken) return [];
  const { lexicon } = answer.speech;
  return answer.words.flatMap((word) => {
    if (lexicon.known.has(word.lower)) return [];
    const spellings = lexicon.accents.get(unaccented(word.lower)) ?? [];
    if (spellings.length === 0) return [];
    const fitting = spellings.filter((spelling) => keeps(spelling, word.lower));
    const [right] = fitting;
    return [
      findingAt(word, word, {
        kind: "accent",
        rule: right?.includes("ß") ? "This is spelt with ß." : "An accent is missing or wrong here.",
        ...(fitting.length === 1 && { right }),
      }),
    ];
  });
};
