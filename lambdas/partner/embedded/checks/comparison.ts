import { clauseAround } from "../clause.ts";
import { type Check, findingAt } from "../finding.ts";

const NO_LONGER = /^(?:nicht|nichts|nie|niemand|niemals|kein\p{L}*|kaum)$/u;
/** These are compared with "mehr", or do not describe at all. */
const FREE = /^(?:frei|wert|genau|gern|wach)$/;

/** German: "mehr interessant" – there is no "mehr" before an adjective. */
export const comparison: Check = ({ words, speech }) =>
  speech.tongue.german === undefined
    ? []
    : words.flatMap((word) => {
        const adjective = words[word.at + 1];
        const [reading] = adjective?.adjectives ?? [];
        const [from] = clauseAround(speech, words, word.at);
        const negated = words.slice(from, word.at).some(({ lower }) => NO_LONGER.test(lower));
        if (word.lower !== "mehr" || !adjective || adjective.afterPause || negated) return [];
        if (!reading || reading.lemma !== adjective.lower || FREE.test(adjective.lower)) return [];
        if (adjective.nouns.length + adjective.verbs.length > 0) return [];
        return [
          findingAt(word, adjective, {
            kind: "phrase",
            rule: "Comparatives end in -er in German; there is no “mehr” before them.",
          }),
        ];
      });
