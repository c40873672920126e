import type { Answer } from "../answer.ts";
import { clauseAround } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { phraseAt, shared } from "../phrase.ts";
import type { VerbUse } from "../verb-use.ts";

const objectOf = (answer: Answer, use: VerbUse): Finding[] => {
  const { speech, words } = answer;
  const [from, to] = clauseAround(speech, words, use.at);
  const clause = words.slice(from, to);
  const subject = clause.find(({ lower }) => speech.subjects.get(lower) !== undefined);
  if (!subject) return [];
  return clause.flatMap(({ at }) => {
    const phrase = at > subject.at ? phraseAt(answer, at) : undefined;
    const before = words[at - 1];
    if (!phrase || !before || phrase.determiner.afterPause || phrase.determiner.lower === "das") return [];
    if (speech.lists.prepositions.has(before.lower) || speech.lists.joining.has(before.lower)) return [];
    const slots = shared(phrase.offered, phrase.needed);
    const timed = speech.lists.times.has(phrase.noun.lower) || phrase.determiner.lower.startsWith("jed");
    if (timed || slots.length === 0 || slots.some((slot) => slot.endsWith("d") || slot.endsWith("g")))
      return [];
    return [
      findingAt(phrase.determiner, phrase.noun, {
        kind: "case",
        rule: `“${use.verb.lemma}” takes the dative.`,
      }),
    ];
  });
};

/** German: "ich helfe meine Mutter" – verbs that take the dative. */
export const dativeVerb: Check = (answer) =>
  answer.uses.flatMap((use) =>
    answer.speech.tongue.german?.giving.includes(use.verb.lemma) ? objectOf(answer, use) : [],
  );
