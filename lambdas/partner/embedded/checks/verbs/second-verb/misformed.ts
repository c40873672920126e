import type { Answer } from "../../../answer.ts";
import { type Finding, findingAt } from "../../../finding.ts";
import type { Word } from "../../../word.ts";

const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden)$/;

/** "zu gestehen", "kann ich gebrauchen": some infinitives begin with ge- as a participle does. */
const isInfinitiveHere = ({ words, uses, speech }: Answer, { lower, at }: Word): boolean =>
  speech.tongue.german !== undefined &&
  lower.endsWith("en") &&
  (words[at - 1]?.lower === "zu" || uses.some(({ verb }) => MODALS.test(verb.lemma)));

/** "il a prendu", "ich bin gegeht": participles that no verb has; "ich muss fähren": nor this infinitive. */
export const misformed = (answer: Answer): Finding[] =>
  answer.words.flatMap((word) => {
    const wrong = answer.speech.lexicon.misformed.get(word.lower);
    if (wrong?.mood !== "participle" && wrong?.mood !== "infinitive") return [];
    // "ein Geist"
    if (word.capital && !word.opens) return [];
    // "gedruckte Bücher": a participle that describes has an ending more.
    const noun = answer.words[word.at + 1];
    const known = answer.speech.lexicon.verbs.get(word.lower.replace(/e[nmrs]?$/, ""));
    const describes = known?.some(({ mood }) => mood === "participle") && (noun?.nouns.length ?? 0) > 0;
    if (isInfinitiveHere(answer, word) || (describes && !noun?.afterPause)) return [];
    return [
      findingAt(word, word, {
        kind: wrong.mood,
        rule:
          wrong.mood === "infinitive"
            ? `The infinitive is “${wrong.verb.lemma}”: its vowel changes only with du, er and sie.`
            : `This is not how “${wrong.verb.lemma}” makes its past participle.`,
        right: wrong.right,
      }),
    ];
  });
