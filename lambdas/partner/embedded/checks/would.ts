import { hasFinite } from "../bracket.ts";
import { clauseAround } from "../clause.ts";
import { type Check, findingAt } from "../finding.ts";

/** German: "meine ideale Schule wurde keine Uniform haben" – "would" has its umlaut; "wurde" takes no infinitive. */
export const would: Check = ({ words, speech }) =>
  speech.tongue.german === undefined
    ? []
    : words.flatMap((word) => {
        if (!/^wurden?$/.test(word.lower)) return [];
        const [, end] = clauseAround(speech, words, word.at);
        const joint = words.slice(word.at + 1, end).find(({ lower }) => speech.lists.joining.has(lower));
        const last = words[(joint?.at ?? end) - 1];
        const infinite =
          last?.verbs.some(({ mood }) => mood === "infinitive") ||
          // "abschaffen": a verb that no table has.
          (last?.verbs.length === 0 && /^(?:ab|an|auf|aus|ein|mit|weg)(?!ge)\p{Ll}{3,}en$/u.test(last.text));
        const other = last?.verbs.some(({ mood }) => mood === "participle");
        if (!last || last.at <= word.at || !infinite || other || last.capital || last.lower === "werden")
          return [];
        if (hasFinite(speech, words, word.at + 1, last.at)) return [];
        const right = word.lower.replace("u", "ü");
        return [
          findingAt(word, word, {
            kind: "second-verb",
            rule: "“wurde” is “became” or “was”; “would” is “würde”.",
            right,
          }),
        ];
      });
