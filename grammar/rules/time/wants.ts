import { clauseAround } from "../../core/clause.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt, isDone } from "../order/doer.ts";

const willWants = defineRule({
  id: "tense.will-not-future",
  message: "*Will* means “want(s) to”. For the future, use *werden*.",
});

/** What nobody wants, whoever or whatever it is about. */
const HAPPENING = /^(?:regnen|schneien|stattfinden|passieren|kosten|dauern)$/;
/** A thing is, becomes or has something; a school or a firm may want more. */
const BEING = /^(?:sein|werden|haben|geben|machen)$/;
const THINGS = /^(?:weather|nature|food|home|media|music|technology|travel|festivals|shopping|health)$/;

/** German: "Morgen will es regnen", "das Konzert will im Juli stattfinden": what will be is told with "werden". */
export const wants: Check = (answer) => {
  const { words, compiled, uses } = answer;
  if (!compiled.definition.german) return [];
  return uses.flatMap(({ at, head, verb }) => {
    const will = words[at];
    if (!will || head === at || !/^(?:will|wollen)$/.test(will.lower)) return [];
    const [from] = clauseAround(compiled, words, at);
    const doer = [from, from + 1, at + 1]
      .map((place) => doerAt(answer, place))
      .find((each) => each && each.last.at !== head && isDone(will, each));
    const thing = doer?.last.lower === "es" || doer?.last.nouns.some(({ topic }) => THINGS.test(topic ?? ""));
    const aged = words[head - 1]?.lower === "alt";
    return HAPPENING.test(verb.lemma) || (BEING.test(verb.lemma) && (thing || aged))
      ? [
          findingAt(will, will, {
            ...willWants(),
          }),
        ]
      : [];
  });
};
