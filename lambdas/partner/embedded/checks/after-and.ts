import { type Check, findingAt } from "../finding.ts";
import { phraseAt, ruledSlots } from "../phrase.ts";
import { isDeterminer, isSubject } from "../word.ts";

/** German: "Man muss lernen und im Unterricht aufpasst" – behind "und" a main clause has its verb next, or an infinitive at its end. */
export const afterAnd: Check = (answer) => {
  const { words, speech, text } = answer;
  const { subordinating, questionWords, joining } = speech.lists;
  if (!speech.tongue.german || text.includes("?")) return [];
  // A relative clause or any other that depends has its verb at the end.
  const depends = words.some(
    ({ lower, at }) =>
      subordinating.has(lower) ||
      questionWords.has(lower) ||
      /^(?:als|seit|bis)$/.test(lower) ||
      (speech.tongue.german?.relative.includes(lower) && !phraseAt(answer, at)),
  );
  if (depends) return [];
  return words.flatMap((joint) => {
    const next = words.slice(joint.at + 1).find(({ afterPause, lower }) => afterPause || joining.has(lower));
    const last = words[(next?.at ?? words.length) - 1];
    if (joint.lower !== "und" || !last || last.at < joint.at + 3 || last.nouns.length > 0) return [];
    const finite = last.verbs.every(({ mood, person }) => mood === "present" && person !== undefined);
    const between = words.slice(joint.at + 1, last.at);
    const acts = between.some(
      (word) =>
        isSubject(speech, word) ||
        (word.verbs.length > 0 && !isDeterminer(speech, word) && word.nouns.length === 0) ||
        (word.nouns.length > 0 && !speech.determiners.has(words[word.at - 1]?.lower ?? "")) ||
        !speech.lexicon.known.has(word.lower),
    );
    // "und das Essen schmeckt": whatever may be its subject is.
    const subject = between.some(({ at }) => {
      const phrase = phraseAt(answer, at);
      return phrase && !phrase.ruled && ruledSlots(phrase).some((slot) => slot.endsWith("n"));
    });
    const led = words
      .slice(0, joint.at)
      .some(({ verbs }) => verbs.some(({ mood }) => mood === "infinitive" || mood === "participle"));
    if (last.verbs.length === 0 || !finite || acts || subject || !led) return [];
    return [
      findingAt(joint, last, {
        kind: "word-order",
        rule: `“${last.text}” can’t stand at the end here: a second verb behind “und” has the form of the first, or stands next.`,
      }),
    ];
  });
};
