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
  // "ich würde eine App erfinden, die beim Lernen hilft": the object may be another verb's.
  const others = clause.some(
    ({ at, verbs, lower }) =>
      at > subject.at &&
      at < Math.max(use.at, use.head) &&
      at !== use.at &&
      at !== use.head &&
      verbs.length > 0 &&
      !speech.determiners.has(lower),
  );
  if (others) return [];
  const end = Math.max(use.at, use.head);
  return clause.flatMap(({ at }) => {
    // "ich vertraue meiner Mutter … ich mag die Musik": as it is heard.
    const beyond = words
      .slice(end + 1, at)
      .some(
        ({ lower, verbs }) =>
          speech.subjects.has(lower) || (verbs.length > 0 && !speech.determiners.has(lower)),
      );
    if (beyond) return [];
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
