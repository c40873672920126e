import { formFor } from "../../core/phrase/form.ts";
import { isDeterminer } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const pluralNoun = defineRule({
  id: "agreement.plural-after-number",
  message: (number: string) => `After *${number}*, use the plural.`,
});

/** French and Spanish: "tres persona" – one noun behind a number above one. German has its "zwei Glas", "drei Euro". */
export const numeral: Check = (answer, spoken) => {
  const { words, compiled } = answer;
  const { lists, definition } = compiled;
  if (definition.german) return [];
  return words.flatMap((number) => {
    const noun = words[number.at + 1];
    const counts = lists.numbers.has(number.lower) && number.nouns.length + number.verbs.length === 0;
    if (!counts || number.lower === "uno" || isDeterminer(compiled, number)) return [];
    // "tiene dieciocho | mañana voy": a time may begin anew.
    if (!noun || noun.afterPause || noun.lower === "mañana") return [];
    // "un peu tête en l'air", "je lis peu | faute de temps": a little counts nothing.
    const vague = lists.nots.has(number.lower);
    if (vague && (noun.lower === "faute" || isDeterminer(compiled, words[number.at - 1]))) return [];
    // "deux nuit" is no form of nuire: behind a figure there is no verb, but there may be behind "peu".
    const acts = noun.verbs.length > 0 && (!definition.auxiliaries || (vague && !/^\d/.test(number.lower)));
    if (acts || noun.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"))) return [];
    const [reading] = noun.nouns;
    const right = reading && formFor(answer, reading, ["mp", "fp"]);
    if (!right || (spoken && definition.sound(right) === definition.sound(noun.lower))) return [];
    return [
      findingAt(number, noun, {
        ...pluralNoun(number.text),

        right: `${number.text} ${right}`,
      }),
    ];
  });
};
