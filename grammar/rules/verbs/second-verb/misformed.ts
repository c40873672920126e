import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";

const noSuchInfinitive = defineRule({
  id: "infinitive.no-stem-change",
  message: (lemma: string) =>
    `The infinitive is *${lemma}*: the vowel only changes with *du*, *er* and *sie*.`,
});
const noSuchParticiple = defineRule({
  id: "participle.misformed",
  message: (lemma: string) => `This isn't the past participle of *${lemma}*.`,
});

const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden)$/;

/** "zu gestehen", "kann ich gebrauchen": some infinitives begin with ge- as a participle does. */
const isInfinitiveHere = ({ words, uses, compiled }: ParsedAnswer, { lower, at }: Word): boolean =>
  compiled.definition.german !== undefined &&
  lower.endsWith("en") &&
  (words[at - 1]?.lower === "zu" || uses.some(({ verb }) => MODALS.test(verb.lemma)));

/** "il a prendu", "ich bin gegeht": participles that no verb has; "ich muss fähren": nor this infinitive. */
export const misformed = (answer: ParsedAnswer): Finding[] =>
  answer.words.flatMap((word) => {
    const wrong = answer.compiled.lexicon.misformed.get(word.lower);
    if (wrong?.mood !== "participle" && wrong?.mood !== "infinitive") return [];
    // "ein Geist"
    if (word.capital && !word.opens) return [];
    // "gedruckte Bücher": a participle that describes has an ending more.
    const noun = answer.words[word.at + 1];
    const known = answer.compiled.lexicon.verbs.get(word.lower.replace(/e[nmrs]?$/, ""));
    const describes = known?.some(({ mood }) => mood === "participle") && (noun?.nouns.length ?? 0) > 0;
    if (isInfinitiveHere(answer, word) || (describes && !noun?.afterPause)) return [];
    return [
      findingAt(word, word, {
        ...(wrong.mood === "infinitive" ? noSuchInfinitive : noSuchParticiple)(wrong.verb.lemma),

        right: wrong.right,
      }),
    ];
  });
