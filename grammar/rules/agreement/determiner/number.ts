import type { CompiledLanguage } from "../../../core/compiledLanguage.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { formFor, joined } from "../../../core/phrase/form.ts";
import type { Phrase } from "../../../core/phrase/phrase.ts";
import { numberOf, shared } from "../../../core/phrase/slot.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import { isSubject } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";

const wrongNumber = defineRule({
  id: "agreement.number",
  message: (determiner: string, said: string, noun: string, number: string) =>
    `*${determiner}* is ${said}, but *${noun}* is ${number}: they must match.`,
});

/** "fußballspielen": is the last part of this word what is done? */
const endsInInfinitive = ({ lexicon }: CompiledLanguage, noun: string): boolean =>
  Array.from(noun, (_, at) => noun.slice(at)).some((tail) =>
    lexicon.verbs.get(tail)?.some(({ mood }) => mood === "infinitive"),
  );

/** Is what looks like a determiner a pronoun, or the end of a number? */
const isOther = ({ words, compiled }: ParsedAnswer, { determiner, noun, offered }: Phrase): boolean => {
  const { definition, lists } = compiled;
  // German "ihr" is "to her" as well: ich habe ihr Blumen geschenkt.
  if (isSubject(compiled, determiner)) return true;
  const [tens, before] = [words[determiner.at - 2], words[determiner.at - 1]];
  // "à vingt et une heures", "treinta y un bares"
  if (/^(?:et|y)$/.test(before?.lower ?? "") && lists.numbers.has(tens?.lower ?? "")) return true;
  // "cent un ans"
  if (before?.lower === "cent" && !determiner.afterPause) return true;
  if (definition.german)
    return (
      // "beim Fußballspielen": what is done
      (/^(?:beim|zum|vom|am|im)$/.test(determiner.lower) && endsInInfinitive(compiled, noun.lower)) ||
      // "Vielen Dank"
      (determiner.lower === "vielen" && noun.lower === "dank") ||
      // "dass alle Zeit haben", "sie will einem Dinge verkaufen"
      /^(?:allen?|einem|jede[rmn]?)$/.test(determiner.lower) ||
      // "am Herzen": the one noun with such a dative.
      (noun.lower === "herzen" && offered.some((slot) => slot.endsWith("sd")))
    );
  // "las verduras las compra mi padre"
  const object = !determiner.afterPause && before !== undefined && before.nouns.length > 0;
  return (
    definition.spanish !== undefined && object && /^l[oa]s?$/.test(determiner.lower) && goesWith(noun, [2])
  );
};

/** "mes ami", "mi amigos": a determiner of another number than its noun. */
export const byNumber = (answer: ParsedAnswer, phrase: Phrase, spoken: boolean): Finding[] => {
  const { determiner, noun, offered, needed, family } = phrase;
  if (isOther(answer, phrase)) return [];
  const { sound, articles } = answer.compiled.definition;
  const [reading] = noun.nouns;
  const plural = reading && formFor(answer, reading, offered);
  if (spoken && plural && sound(plural) === sound(noun.lower)) return [];
  const said = numberOf(offered[0] ?? "");
  const [slot = ""] = needed;
  // "mi amigos": whoever says a plural that can be heard means it.
  const singular = reading && formFor(answer, reading, shared(["ms", "fs"], [`${slot[0]}s`]));
  const heard = singular !== undefined && sound(singular) !== sound(noun.lower);
  // One thing too many said is more likely meant than one too few: "mes ami" is "mes amis".
  const meant = plural && said === "plural" ? `${determiner.text} ${plural}` : undefined;
  const right =
    meant ?? (heard && family !== articles.a ? joined(answer, family, slot, noun.text) : undefined);
  return [
    findingAt(determiner, noun, {
      ...wrongNumber(determiner.text, said, noun.text, numberOf(slot)),

      right: phrase.early.length === 0 ? right : undefined,
    }),
  ];
};
