import { type Check, findingAt } from "../finding.ts";

/** What cannot be the noun of "lo", "la", "los" or "las", so that these stand for an object. */
const BEHIND =
  /^(?:en|por|para|mucho|muy|a|y|e|pero|porque|cuando|ayer|hoy|siempre|también|con|todos|allí|aquí)$/;

/** Spanish: "gasto lo en ropa" — before a conjugated verb the pronoun stands, not behind it. */
export const objectPronoun: Check = ({ speech, words, uses, text }) =>
  speech.tongue.dropsSubjects !== true || text.includes("?")
    ? []
    : uses.flatMap(({ at, head }) => {
        const [verb, pronoun, next] = [words[at], words[at + 1], words[at + 2]];
        const mine = verb?.verbs.some(({ person }) => person === 0 || person === 3);
        if (at !== head || !verb || !mine || !pronoun || pronoun.afterPause) return [];
        if (!/^(?:lo|la|los|las)$/.test(pronoun.lower)) return [];
        if (next && !next.afterPause && !BEHIND.test(next.lower)) return [];
        return [
          findingAt(verb, pronoun, {
            kind: "word-order",
            rule: "Object pronouns stand before the conjugated verb: lo veo.",
            right: `${pronoun.text} ${verb.text.toLowerCase()}`,
          }),
        ];
      });
