import { type Check, findingAt } from "../finding.ts";
import { phraseAt, ruledSlots } from "../phrase.ts";

/** German: "Wann beginnst der Unterricht?" – the form for "du" before what can only be another subject. */
export const secondPerson: Check = (answer) => {
  const { words, speech } = answer;
  if (!speech.tongue.german || words.some(({ lower }) => lower === "du")) return [];
  return words.flatMap((verb) => {
    const only = verb.verbs.length > 0 && verb.verbs.every(({ person }) => person === 1);
    const phrase = words[verb.at + 1]?.afterPause ? undefined : phraseAt(answer, verb.at + 1);
    if (!only || verb.nouns.length + verb.adjectives.length > 0 || !phrase) return [];
    const slots = ruledSlots(phrase);
    if (!slots.some((slot) => slot.endsWith("sn"))) return [];
    const [reading] = verb.verbs;
    const right = reading?.verb.forms.find(({ mood, person }) => mood === reading.mood && person === 2)?.form;
    return [
      findingAt(verb, phrase.noun, {
        kind: "person",
        rule: `“${verb.text}” only goes with “du”.`,
        ...(right && !reading?.verb.parts && { right: right + answer.text.slice(verb.end, phrase.noun.end) }),
      }),
    ];
  });
};
