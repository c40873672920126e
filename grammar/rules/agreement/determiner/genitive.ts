import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { type Phrase, phraseAt } from "../../../core/phrase/phrase.ts";
import { shared } from "../../../core/phrase/slot.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";

const genitiveDer = defineRule({
  id: "case.der-before-plural",
  message: (noun: string) => `*${noun}* is plural, so use *die*: *der* here would mean “of the”.`,
});
const neuter = defineRule({
  id: "agreement.neuter",
  message: (noun: string) => `*${noun}* is neuter, so the word before it must agree.`,
});

/** Behind these "der" may stand for many, as it does behind a noun: "einer der Jungen". */
const OF_MANY =
  /^(?:ein\p{L}+|kein\p{L}+|viele|einige|manche\p{L}*|beide|jede[rs]?|wegen|trotz|während|statt|anstatt|innerhalb|außerhalb|wer|welche\p{L}*|die|der|das|hälfte|und|oder|\d+|zwei|drei)$/u;

/** May "of the …" follow what stands before this "der"? */
const mayFollow = (answer: ParsedAnswer, { determiner }: Phrase): boolean => {
  const { words } = answer;
  const [first, before] = [words[determiner.at - 2], words[determiner.at - 1]];
  if (!before || determiner.afterPause) return false;
  // "… und der Mädchen ist nett", but "das Haus der Frau und der Kinder"
  const joins =
    before.lower === "und" &&
    first !== undefined &&
    phraseAt(answer, first.at - 1)?.determiner.lower !== "der";
  return !joins && (before.nouns.length + before.adjectives.length > 0 || OF_MANY.test(before.lower));
};

/** German: "Der Mädchen ist nett" – with a noun whose plural is like its singular, "der" could only be "of the girls". */
export const asGenitive = (answer: ParsedAnswer, phrase: Phrase): Finding[] => {
  const { determiner, noun, offered, needed } = phrase;
  if (!answer.compiled.definition.german || determiner.lower !== "der" || phrase.early.length > 0) return [];
  const own = shared(offered, needed);
  if (own.length === 0 || own.some((slot) => !slot.endsWith("pg")) || phrase.ruled) return [];
  // "der Umwelt und der Tiere wegen"
  if (answer.words[noun.at + 1]?.lower === "wegen" || mayFollow(answer, phrase)) return [];
  const one = needed.filter((slot) => slot[1] === "s");
  // "der Kinder beim Essen geholfen": with many, it is "of the children" and nothing else.
  if (one.length === 0)
    return [
      findingAt(determiner, noun, {
        ...genitiveDer(noun.text),
      }),
    ];
  if (one.some((slot) => slot[0] !== "n")) return [];
  return [
    findingAt(determiner, noun, {
      ...neuter(noun.nouns[0]?.lemma ?? noun.text),

      right: `das ${noun.text}`,
    }),
  ];
};
