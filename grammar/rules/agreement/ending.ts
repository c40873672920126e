import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const oneForm = defineRule({
  id: "adjective.one-form",
  message: "This adjective is the same in the masculine and the feminine.",
});

/** What learners hang on adjectives that never change for gender: interesanta, importanto, felizes. */
const ENDING = /^(.{4,}?)(?:[ao]|as|os)$/;

/** Spanish: "un libro interesanta" – adjectives in -e or a consonant are the same for both genders. */
export const ending: Check = ({ compiled, words }) =>
  compiled.definition.dropsSubjects !== true
    ? []
    : words.flatMap((word) => {
        const [, stem = ""] = (!word.capital && ENDING.exec(word.lower)) || [];
        if (stem === "" || compiled.lexicon.known.has(word.lower)) return [];
        const plural = word.lower.endsWith("s");
        // "optimisto", "dentisto": these end in -a for everybody.
        const same = stem.endsWith("ist") ? `${stem}a${plural ? "s" : ""}` : undefined;
        const [right] = (plural ? [`${stem}es`] : [`${stem}e`, stem])
          .filter((form) => compiled.lexicon.adjectives.has(form))
          .concat(same && compiled.lexicon.known.has(same) ? same : []);
        return right === undefined
          ? []
          : [
              findingAt(word, word, {
                ...oneForm(),

                right,
              }),
            ];
      });
