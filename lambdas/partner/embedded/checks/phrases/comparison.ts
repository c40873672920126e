import { clauseAround } from "../../clause.ts";
import { type Check, findingAt } from "../../finding.ts";

const NO_LONGER = /^(?:nicht|nichts|nie|niemand|niemals|kein\p{L}*|kaum)$/u;
/** These are compared with "mehr", or do not describe at all. */
const FREE = /^(?:frei|wert|genau|gern|wach)$/;

/** German: ", als der Lehrer spricht" – "als" is for what was once, or compares. */
export const asNow: Check = ({ words, speech }) =>
  speech.tongue.german === undefined
    ? []
    : words.flatMap((als) => {
        if (als.lower !== "als" || !als.afterPause || als.opens) return [];
        const before = words[als.at - 1];
        const [, to] = clauseAround(speech, words, als.at + 1);
        const last = words[to - 1];
        const subject = words[als.at + 1];
        const compares = words
          .slice(Math.max(0, als.at - 6), als.at)
          .some(
            ({ lower, nouns, adjectives }) =>
              /^(?:mehr|weniger|anders|so)$/.test(lower) ||
              (/.{3}ere?[nrms]?$/.test(lower) &&
                !/^(?:aber|oder|immer)$/.test(lower) &&
                nouns.length === 0 &&
                adjectives.every(({ lemma }) => lemma !== lower)),
          );
        if (!before || compares) return [];
        const now =
          last?.verbs.length &&
          last.verbs.every(({ mood, person }) => mood === "present" && person !== undefined);
        // "…, als er mein Auto weggenommen hat": a time that is over.
        const over = words[to - 2]?.verbs.some(({ mood }) => mood === "participle");
        const led = subject && (speech.subjects.has(subject.lower) || speech.determiners.has(subject.lower));
        if (!last || !now || over || !led || last.at < als.at + 3 || last.nouns.length > 0) return [];
        return [
          findingAt(als, last, {
            kind: "phrase",
            rule: "“als” is for one time in the past; “because” is “weil”, and “whenever” is “wenn”.",
          }),
        ];
      });

/** German: "mehr interessant" – there is no "mehr" before an adjective. */
export const comparison: Check = ({ words, speech }) =>
  speech.tongue.german === undefined
    ? []
    : words.flatMap((word) => {
        if (word.lower !== "mehr") return [];
        const adjective = words[word.at + 1];
        const [reading] = adjective?.adjectives ?? [];
        const [from] = clauseAround(speech, words, word.at);
        const negated = words.slice(from, word.at).some(({ lower }) => NO_LONGER.test(lower));
        if (!adjective || adjective.afterPause || negated) return [];
        if (!reading || reading.lemma !== adjective.lower || FREE.test(adjective.lower)) return [];
        if (adjective.nouns.length + adjective.verbs.length > 0) return [];
        return [
          findingAt(word, adjective, {
            kind: "phrase",
            rule: "Comparatives end in -er in German; there is no “mehr” before them.",
          }),
        ];
      });
