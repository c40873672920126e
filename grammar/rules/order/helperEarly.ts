import { hasFinite, hasForm } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt } from "./doer.ts";

const helperEnd = defineRule({
  id: "word-order.helper-end",
  message: (helper: string, second: string) =>
    `*${helper}* goes to the end of the clause, after *${second}*.`,
});

/** "…, was sie werden wollen", "weil wir es haben können": two infinitives in form, of which the last is the plural. */
const ENDED = /^(?:(?:woll|soll|müss|dürf)t?en|k[öo]nn(?:t?en)|m[öo](?:gen|cht?en))$/;
export const isEnded = ({ words }: ParsedAnswer, at: number): boolean =>
  /^(?:werden|haben)$/.test(words[at]?.lower ?? "") && ENDED.test(words[at + 1]?.lower ?? "");

/** "… armen Menschen kann helfen", "bei der ich … darf wohnen": in a clause that depends the helper stands behind its second verb. */
export const helperEarly = (answer: ParsedAnswer): Finding[] =>
  answer.uses.flatMap(({ at, head }) => {
    const { words, compiled, text } = answer;
    const [helper, second, next] = [words[at], words[head], words[head + 1]];
    const ends = !next || next.afterPause || /^(?:und|oder|weil)$/.test(next.lower);
    // "werde ich alles gelesen haben | versprochen"
    if (hasForm(words, at - 1, at, "participle")) return [];
    if (
      !helper ||
      !second ||
      head !== at + 1 ||
      isEnded(answer, at) ||
      !ends ||
      helper.afterPause ||
      second.afterPause
    )
      return [];
    const [from] = clauseAround(compiled, words, at);
    const opener = words.slice(from, at).find(({ lower, opens, at: place, afterPause }) => {
      const led = compiled.lists.prepositions.has(words[place - 1]?.lower ?? "");
      const relates =
        compiled.definition.german?.relative.includes(lower) &&
        place > 0 &&
        !opens &&
        !phraseAt(answer, place);
      const asks = compiled.lists.questionWords.has(lower) && place > 0 && !opens && !text.includes("?");
      return (
        compiled.lists.subordinating.has(lower) || ((relates || asks) && (afterPause || led || place > from))
      );
    });
    const doer = opener && doerAt(answer, opener.at + 1);
    if (!opener || !doer || doer.last.at >= at - 1 || hasFinite(compiled, words, opener.at + 1, at))
      return [];
    return [
      findingAt(helper, second, {
        ...helperEnd(helper.text, second.text),

        right: `${second.text} ${helper.text}`,
      }),
    ];
  });
