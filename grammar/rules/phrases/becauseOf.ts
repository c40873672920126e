import { phraseAt } from "../../core/phrase/phrase.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const porque = defineRule({
  id: "phrase.porque-noun",
  message: "Before a noun, “because of” is *por* or *a causa de*; *porque* needs a verb after it.",
});
const parceQue = defineRule({
  id: "phrase.parce-que-noun",
  message: "Before a noun, “because of” is *à cause de*; *parce que* needs a verb after it.",
});
const weil = defineRule({
  id: "phrase.weil-noun",
  message: "Before a noun, “because of” is *wegen*; *weil* needs a verb after it.",
});
const rules = { porque, "parce que": parceQue, weil } as const;

/** "porque el tráfico", "parce que le bruit": what leads to a clause, and no clause behind it. */
export const becauseOf: Check = ({ words, compiled, ...rest }) =>
  words.flatMap((word) => {
    const before = words[word.at - 1];
    const [first, lead] =
      /^qu['e]$/.test(word.lower) && before?.lower === "parce" ? [before, "parce que"] : [word, word.lower];
    if (lead !== "porque" && lead !== "parce que" && lead !== "weil") return [];
    const phrase = phraseAt({ words, compiled, ...rest }, word.at + 1);
    const next = words[word.at + 1];
    if (!phrase || !next || next.afterPause) return [];
    const end = words.findIndex(({ at, opens }) => at > word.at && opens);
    const clause = words.slice(word.at + 1, end < 0 ? words.length : end);
    // A word that no table has may be the verb.
    const acts = clause.some(
      ({ verbs, lower, capital }) => verbs.length > 0 || (!capital && !compiled.lexicon.known.has(lower)),
    );
    // "weil der Lehrer nett": there the verb is missing.
    const lastly = clause.at(-1);
    const describes = lastly !== undefined && lastly.adjectives.length > 0 && lastly.nouns.length === 0;
    return acts || describes || clause.length > 8 ? [] : [findingAt(first, phrase.noun, rules[lead]())];
  });
