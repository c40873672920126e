import { clauseAround } from "../../core/clause.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const needsNo = defineRule({
  id: "negation.no-before-the-verb",
  message: (word: string) => `With *${word}* after the verb, you need *no* before it.`,
});

/** Behind these the words stand for themselves: mejor que nunca, casi nada, antes de nada. */
const FREE = /^(que|de|casi|como|a|para|por|y|e|o|pero|sino|yo|tú|él|ella|nosotros|ellos|ellas)$/;

/** Spanish: "hay nada" — behind the verb, nothing and never want their "no" before it. */
export const denial: Check = (answer) => {
  const { compiled, words, uses } = answer;
  const usage = compiled.definition.spanish;
  if (!usage) return [];
  return words.flatMap((word) => {
    if (!usage.negatives.includes(word.lower) || word.afterPause) return [];
    const before = words[word.at - 1];
    const [from] = clauseAround(compiled, words, word.at);
    const use = uses.find(({ at }) => at >= from && at < word.at);
    const verb = use && words[use.at];
    // "No creo que hay nada", "no fumo, y nunca": the clause before may deny for both.
    const opener = words[from];
    const within = opener && compiled.lists.subordinating.has(opener.lower) ? 0 : from;
    const denied = words.slice(within, word.at).some(({ lower }) => usage.negators.includes(lower));
    // "… viendo series | nunca he comido": it belongs to the verb that follows.
    const next = words[word.at + 1];
    const leads =
      next &&
      !next.afterPause &&
      (compiled.lists.clitics.has(next.lower) || uses.some(({ at }) => at === next.at));
    // "… del día anterior | nada especial"
    const alone = next && !next.afterPause && next.adjectives.length > 0 && before?.verbs.length === 0;
    // "todavía nada en el mar": whoever swims does it in, very, or every …
    const swims =
      word.lower === "nada" && /^(?:y|todavía|también|aún|siempre|veces)$/.test(before?.lower ?? "");
    // "nada más despertarme": right after
    const justThen =
      word.lower === "nada" &&
      next?.lower === "más" &&
      words[next.at + 1]?.verbs.some(({ mood }) => mood === "infinitive");
    // "tenemos una norma | nada de móviles": the verb has its object already.
    const ruled = word.lower === "nada" && next?.lower === "de" && (before?.nouns.length ?? 0) > 0;
    if (leads || alone || swims || justThen || ruled) return [];
    if (!verb || !before || FREE.test(before.lower) || denied || answer.text.includes("?")) return [];
    const clitic = words[verb.at - 1];
    const first = clitic && !verb.afterPause && compiled.lists.clitics.has(clitic.lower) ? clitic : verb;
    return [
      findingAt(first, word, {
        ...needsNo(word.lower),

        right: `no ${answer.text.slice(first.start, word.end)}`,
      }),
    ];
  });
};
