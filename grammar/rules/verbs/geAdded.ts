import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const geAddedRule = defineRule({
  id: "participle.ge-added",
  message: (lemma: string) => `This isn't the past participle of *${lemma}*.`,
});

/** German: "gebesucht", "geaufräumt" – a ge- before a verb that takes none, or takes it behind its prefix. */
export const geAdded: Check = ({ words, compiled }) =>
  compiled.definition.german === undefined
    ? []
    : words.flatMap((word) => {
        const { lower, verbs, nouns, adjectives } = word;
        if (!lower.startsWith("ge") || verbs.length + nouns.length + adjectives.length > 0) return [];
        const readings = compiled.lexicon.verbs.get(lower.slice(2)) ?? [];
        const meant = readings.find(({ verb, mood }) => verb.parts !== undefined || mood === "participle");
        const right = meant?.verb.forms.find(({ mood }) => mood === "participle")?.form;
        if (!meant || !right || right.startsWith("ge")) return [];
        return [
          findingAt(word, word, {
            ...geAddedRule(meant.verb.lemma),

            right,
          }),
        ];
      });
