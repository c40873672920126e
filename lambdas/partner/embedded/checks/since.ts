import { clauseAround } from "../clause.ts";
import { type Check, findingAt } from "../finding.ts";

/** What goes on for years. */
const LASTING =
  /^(?:wohnen|leben|arbeiten|spielen|lernen|kennen|tanzen|singen|reiten|schwimmen|mögen|sammeln|trainieren|studieren|sein|haben|besuchen|machen)$/;
const SPAN = /^(?:jahr|monat|woche|tag)e?n?$/;

/** German: "Seit drei Jahren habe ich Klavier gespielt" – what is still going on is told in the present. */
export const since: Check = (answer) => {
  const { words, speech, uses } = answer;
  if (speech.tongue.german === undefined) return [];
  return words.flatMap((word) => {
    const span = words.slice(word.at + 1, word.at + 4).find(({ lower }) => SPAN.test(lower));
    const grade = /^(?:grundschule|kindheit)$/.test(words[word.at + 2]?.lower ?? "");
    if (word.lower !== "seit" || !(span || grade)) return [];
    const [from, to] = clauseAround(speech, words, word.at);
    const [use, other] = uses.filter(({ at }) => at >= from && at < to);
    const [first, last] = [words[use?.at ?? -1], words[use?.head ?? -1]];
    if (!use || other || !first || !last || !LASTING.test(use.verb.lemma)) return [];
    // "seit zwei Jahren nicht gespielt", "viel gelernt", "jedes Jahr gemacht": it is over, or came again.
    const over = words
      .slice(from, to)
      .some(({ lower }) =>
        /^(?:nicht|nie|kein\p{L}*|viel\p{L}*|oft|jed\p{L}*|schon|immer|neu\p{L}*|erst|mehr|alles)$/u.test(
          lower,
        ),
      );
    const perfect =
      first !== last && first.verbs.some(({ mood, verb }) => mood === "present" && verb.lemma === "haben");
    const past = first === last && first.verbs.every(({ mood }) => mood === "preterite");
    if (over || !(perfect || past) || (past && use.verb.lemma === "sein")) return [];
    return [
      findingAt(first.at < last.at ? first : last, first.at < last.at ? last : first, {
        kind: "tense",
        rule: "What is still going on is in the present with “seit”: ich spiele seit drei Jahren …",
      }),
    ];
  });
};
