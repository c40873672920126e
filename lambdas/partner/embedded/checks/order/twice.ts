import { clauseAround } from "../../clause.ts";
import { type Check, findingAt } from "../../finding.ts";
import { phraseAt } from "../../phrase/phrase.ts";

const HELPERS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden|haben|sein)$/;

/** German: "Man kann seine Eltern anrufen kann" – a helper that stands both in its place and at the end. */
export const twice: Check = (answer) => {
  const { words, speech } = answer;
  return speech.tongue.german === undefined
    ? []
    : words.flatMap((helper) => {
        const helps = helper.verbs.some(
          ({ person, verb }) => person !== undefined && HELPERS.test(verb.lemma),
        );
        if (!helps || helper.nouns.length > 0 || speech.determiners.has(helper.lower)) return [];
        const [, to] = clauseAround(speech, words, helper.at);
        const again = words.slice(helper.at + 3, to).find(({ lower }) => lower === helper.lower);
        const next = again && words[again.at + 1];
        const ends = !next || next.afterPause || /^(?:und|weil|aber)$/.test(next.lower);
        const second = again && words[again.at - 1];
        const described =
          second && second.adjectives.length > 0 && helper.verbs.some(({ verb }) => verb.lemma === "sein");
        // "habe Freunde, die ich … gesehen habe": each clause has its own.
        const relates = words
          .slice(helper.at + 1, again?.at)
          .some(
            ({ lower, at }) =>
              (speech.tongue.german?.relative.includes(lower) && !phraseAt(answer, at)) ||
              speech.lists.questionWords.has(lower),
          );
        const served =
          !relates &&
          (described || second?.verbs.some(({ mood }) => mood === "infinitive" || mood === "participle"));
        return again && ends && served
          ? [
              findingAt(helper, again, {
                kind: "word-order",
                rule: `One “${helper.text}” is enough.`,
              }),
            ]
          : [];
      });
};
