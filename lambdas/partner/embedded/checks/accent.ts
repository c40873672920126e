import type { Answer } from "../answer.ts";
import { type Check, findingAt } from "../finding.ts";
import { unaccented } from "../token.ts";
import type { Word } from "../word.ts";

/** Is every accent that was typed on a letter that has one? "etudié" can be étudié, but not étudie. */
const keeps = (spelling: string, typed: string): boolean =>
  typed === unaccented(typed) ||
  (spelling.length === typed.length &&
    [...typed].every(
      (letter, place) =>
        letter === unaccented(letter) || spelling[place] !== unaccented(spelling[place] ?? ""),
    ));

/** "ich passe auf" is no Pässe without its dots: German nouns have a capital to be told by. */
const isLikely = ({ speech }: Answer, word: Word, spelling: string): boolean => {
  if (spelling.includes("ß")) return true;
  const onlyNoun = !speech.lexicon.verbs.has(spelling) && speech.lexicon.nouns.has(spelling);
  return !(speech.tongue.german && onlyNoun && word.text === word.lower);
};

/** Typed words that lack accents and are no words without: "tres", "ecole". */
export const accent: Check = (answer, spoken) => {
  if (spoken) return [];
  const { lexicon } = answer.speech;
  return answer.words.flatMap((word) => {
    if (lexicon.known.has(word.lower)) return [];
    const fitting = (lexicon.accents.get(unaccented(word.lower)) ?? []).filter(
      (spelling) => keeps(spelling, word.lower) && isLikely(answer, word, spelling),
    );
    const [right] = fitting;
    if (right === undefined) return [];
    return [
      findingAt(word, word, {
        kind: "accent",
        rule: right.includes("ß") ? "This is spelt with ß." : "An accent is missing or wrong here.",
        ...(fitting.length === 1 && { right }),
      }),
    ];
  });
};
