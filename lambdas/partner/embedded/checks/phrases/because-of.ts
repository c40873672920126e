import { type Check, findingAt } from "../../finding.ts";
import { phraseAt } from "../../phrase/phrase.ts";

const RULES = {
  porque: "“because of” something is “por” or “a causa de”; “porque” leads to a clause with a verb.",
  "parce que": "“because of” something is “à cause de”; “parce que” leads to a clause with a verb.",
  weil: "“because of” something is “wegen”; “weil” leads to a clause with a verb.",
} as const;

/** "porque el tráfico", "parce que le bruit": what leads to a clause, and no clause behind it. */
export const becauseOf: Check = ({ words, speech, ...rest }) =>
  words.flatMap((word) => {
    const before = words[word.at - 1];
    const [first, lead] =
      /^qu['e]$/.test(word.lower) && before?.lower === "parce" ? [before, "parce que"] : [word, word.lower];
    if (lead !== "porque" && lead !== "parce que" && lead !== "weil") return [];
    const phrase = phraseAt({ words, speech, ...rest }, word.at + 1);
    const next = words[word.at + 1];
    if (!phrase || !next || next.afterPause) return [];
    const end = words.findIndex(({ at, opens }) => at > word.at && opens);
    const clause = words.slice(word.at + 1, end < 0 ? words.length : end);
    // A word that no table has may be the verb.
    const acts = clause.some(
      ({ verbs, lower, capital }) => verbs.length > 0 || (!capital && !speech.lexicon.known.has(lower)),
    );
    // "weil der Lehrer nett": there the verb is missing.
    const lastly = clause.at(-1);
    const describes = lastly !== undefined && lastly.adjectives.length > 0 && lastly.nouns.length === 0;
    return acts || describes || clause.length > 8
      ? []
      : [findingAt(first, phrase.noun, { kind: "phrase", rule: RULES[lead] })];
  });
