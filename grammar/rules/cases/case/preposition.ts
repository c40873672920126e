import { melted } from "../../../core/contraction.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { type Phrase, ruledSlots } from "../../../core/phrase/phrase.ts";
import type { Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { ARTICLED } from "../goal.ts";
import { inCase, names } from "./form.ts";

const umZuForFuer = defineRule({
  id: "second-verb.um-zu-not-fuer",
  message: "“In order to” is *um … zu*: *um meine Oma zu besuchen*.",
});
const prepositionCase = defineRule({
  id: "case.after-preposition",
  message: (preposition: string, cases: string) => `Use the ${cases} after *${preposition}* here.`,
});

/** "ich benutze es zu meine Freunde anrufen": the verb of what something is for, where "zu" leads to no place. */
const purposeOf = ({ words, uses }: ParsedAnswer, preposition: Word, noun: Word): Word | undefined => {
  const [verb, end] = [words[noun.at + 1], words[noun.at + 2]];
  if (preposition.lower !== "zu" || !verb || verb.afterPause || (end && !end.afterPause)) return undefined;
  const owed = uses.some(({ at, head }) => at !== head && head === verb.at);
  return !owed && verb.verbs.some(({ mood }) => mood === "infinitive") ? verb : undefined;
};

/** "mit mein Bruder", "für meinem Opa" */
export const afterPreposition = (answer: ParsedAnswer, phrase: Phrase): Finding[] => {
  const { ruled, determiner, noun } = phrase;
  const preposition = answer.words[determiner.at - 1];
  if (ruled === undefined || !preposition || ruledSlots(phrase).length > 0) return [];
  // "Was für ein Tag!"
  if (preposition.lower === "für" && answer.words[preposition.at - 1]?.lower === "was") return [];
  const purpose = purposeOf(answer, preposition, noun);
  if (purpose)
    return [
      findingAt(preposition, purpose, {
        ...umZuForFuer(),
      }),
    ];
  // "nach die Schweiz": it is not the article that is wrong.
  if (preposition.lower === "nach" && ARTICLED.test(noun.lower)) return [];
  // "am liebsten gehe ich mit ihnen in ein Café": whoever goes has somewhere to go to.
  const goes = answer.uses.some(({ verb }) =>
    /^(?:gehen|fahren|laufen|fliegen|kommen|ziehen)$/.test(verb.lemma),
  );
  if (ruled === "d" && goes && /^(?:in|an|auf)$/.test(preposition.lower)) return [];
  const cases = [...ruled].map((each) => names[each]).join(" or the ");
  const right = inCase(answer, phrase, ruled);
  // "über ein bäcker": either case might be meant.
  if (/a/.test(ruled) && /d/.test(ruled) && right === undefined) return [];
  return [
    findingAt(preposition, noun, {
      ...prepositionCase(preposition.text, cases),

      right:
        right &&
        (melted(answer.compiled, preposition.text.toLowerCase(), right) ?? `${preposition.text} ${right}`),
    }),
  ];
};
