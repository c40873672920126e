import type { NounReading } from "../../core/lexicon.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { formFor } from "../../core/phrase/form.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const pluralAfter = defineRule({
  id: "agreement.plural-after-quantity",
  message: (amount: string) => `After *${amount}*, use the plural.`,
});
const ownPlural = defineRule({
  id: "agreement.irregular-plural",
  message: "This noun has an irregular plural.",
});
const objectPlural = defineRule({
  id: "case.object-no-dative-n",
  message: "This *-n* is the ending of the dative plural. Leave it out in the accusative.",
});
const pluralWithout = defineRule({
  id: "agreement.singular-after-plural-word",
  message: (quantity: string, noun: string) =>
    `Without an article, *${quantity}* is a plural form, but *${noun}* is singular: make them match.`,
});
const amountEnding = defineRule({
  id: "agreement.quantity-ending",
  message: (amount: string) => `Before a plural noun, use *${amount}e*.`,
});

/** What is measured or ordered stays as it is: zwei Kilo, drei Cola. */
export const MEASURE =
  /^(?:euro|pfund|dollar|cent|pence|glas|kilo|kilogramm|gramm|liter|meter|kilometer|prozent|stück|mal|grad|paar|uhr|bier|cola|kaffee|tee|limonade|wasser|eis|mann|fuß|zentimeter|dutzend|million|milliarde|sack|blatt|stock|halbe)$/;
/** What may lead to a number that counts things: "ich habe zwei …", but not "um zwei …". */
const NUMBER =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\p{L}*(?:zehn|zig|dreißig|hundert|tausend)|[2-9]|[1-9]\d+)$/u;

/** The words before a noun that only describe or count it. */
const leadOf = ({ words, compiled }: ParsedAnswer, noun: Word): number => {
  let at = noun.at;
  const describes = (word: Word | undefined) =>
    word &&
    !compiled.determiners.has(word.lower) &&
    word.verbs.length === 0 &&
    ((word.adjectives.length > 0 && word.nouns.length === 0) || NUMBER.test(word.lower));
  while (!words[at]?.afterPause && describes(words[at - 1])) at -= 1;
  return at;
};

/** Is a verb like "haben" before this place, so that a noun without an article is its object? */
const isObject = ({ words, compiled, uses }: ParsedAnswer, place: number): boolean => {
  if (words[place]?.afterPause) return false;
  const isSubject = compiled.subjects.has(words[place - 1]?.lower ?? "") || words[place - 1]?.lower === "es";
  // "wir geben uns Geschenken"
  const given = /^(?:mir|uns|ihm|ihr|sich|einander)$/.test(words[place - 1]?.lower ?? "");
  const verb = isSubject || given ? place - 2 : place - 1;
  const use = uses.find(({ at }) => at === verb);
  return (
    use !== undefined &&
    use.head === use.at &&
    compiled.definition.german?.having.includes(use.verb.lemma) === true
  );
};

/** "weil sie drei Hunden hat": an object before a verb like "haben" at the end. */
const isLate = ({ words, compiled }: ParsedAnswer, lead: number, noun: Word): boolean =>
  compiled.subjects.has(words[lead - 1]?.lower ?? "") &&
  (words[noun.at + 1]?.verbs.some(({ verb }) => compiled.definition.german?.having.includes(verb.lemma)) ??
    false);

const PLURALS = ["mpa", "fpa", "npa"];

/** What an unknown word is a plural of that is made as in English, or with another ending: "Katzes", "Brudern". */
const stemOf = ({ compiled: { lexicon } }: ParsedAnswer, { lower, nouns }: Word): NounReading | undefined => {
  const [, stem] = /^(.{3,}?)(?:e?s|e?n)$/u.exec(lower) ?? [];
  const known = nouns.length > 0 || lexicon.known.has(lower);
  return known || !stem
    ? undefined
    : [lower.slice(0, -1), stem].flatMap((each) => lexicon.nouns.get(each) ?? [])[0];
};

/** Whether these words lead to a number that counts a thing: "ich habe zwei …", but not "um zwei …". */
const isCount = (answer: ParsedAnswer, number: Word): boolean => {
  const { words, compiled, uses } = answer;
  const before = words[number.at - 1];
  if (!before) return false;
  // "drei Bücher, zwei Stift"
  if (number.afterPause) return !number.opens && before.nouns.length > 0;
  // "für drei Nacht", but "um drei Tee trinken"
  if (/^(?:für|seit|vor|in|nach)$/.test(before.lower))
    return compiled.lists.times.has(words[number.at + 1]?.lower ?? "");
  if (compiled.lists.prepositions.has(before.lower)) return false;
  return (
    /^(?:und|nur|noch|etwa|ungefähr|meine|die)$/.test(before.lower) ||
    compiled.lists.times.has(before.lower) ||
    uses.some(({ at, verb }) => at === before.at && verb.lemma !== "sein") ||
    isObject(answer, number.at)
  );
};

/** "drei kleine Tochter", "fünf Apfel", "zwei Katzes". */
const counted = (answer: ParsedAnswer, noun: Word, spoken: boolean): Finding[] => {
  const { words, compiled } = answer;
  const lead = leadOf(answer, noun);
  const number = words.slice(lead, noun.at).find(({ lower }) => NUMBER.test(lower));
  const reading = noun.nouns[0] ?? stemOf(answer, noun);
  if (!number || !reading || noun.verbs.length > 0 || MEASURE.test(reading.lemma.toLowerCase())) return [];
  const plural = noun.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"));
  const right = formFor(answer, reading, PLURALS);
  const sure = noun.nouns.length === 0 || isCount(answer, number);
  if (
    plural ||
    !sure ||
    !right ||
    (spoken && compiled.definition.sound(right) === compiled.definition.sound(noun.lower))
  )
    return [];
  return [
    findingAt(number, noun, {
      ...pluralAfter(number.text),

      right: `${answer.text.slice(number.start, noun.start)}${right}`,
    }),
  ];
};

/** "ich liebe Museums", "viele Kinders": plurals as in English. */
const english = (answer: ParsedAnswer, noun: Word): Finding[] => {
  const { words, compiled } = answer;
  const [before, next] = [words[noun.at - 1], words[noun.at + 1]];
  const listed =
    noun.nouns.length > 0 && noun.nouns.every(({ slots }) => slots.every((slot) => slot.endsWith("sg")));
  const led =
    before &&
    !noun.afterPause &&
    ((/(?:es|en|er)$/.test(before.lower) && !/^(?:lieber|immer|aber|oder)$/.test(before.lower)) ||
      /^(?:wegen|trotz|statt|während)$/.test(before.lower));
  const several = /^(?:viele|einige|mehrere|meine|unsere|alle|diese)$/.test(before?.lower ?? "");
  const reading =
    noun.lower.endsWith("s") || (several && noun.nouns.length === 0)
      ? listed && !led
        ? noun.nouns[0]
        : stemOf(answer, noun)
      : undefined;
  const right = reading && formFor(answer, reading, PLURALS);
  if (
    !right ||
    compiled.lists.known.has(noun.lower) ||
    compiled.lists.subordinating.has(noun.lower) ||
    noun.verbs.length > 0 ||
    (next && !next.afterPause && next.nouns.length > 0)
  )
    return [];
  return [findingAt(noun, noun, { ...ownPlural(), right })];
};

/** "Sie hat lange Haaren": the -n of the dative, where nothing asks for it. */
const datives = (answer: ParsedAnswer, noun: Word): Finding[] => {
  const slots = noun.nouns.flatMap((reading) => reading.slots);
  const lead = leadOf(answer, noun);
  if (
    slots.length === 0 ||
    !slots.every((slot) => slot.endsWith("pd")) ||
    !(isObject(answer, lead) || isLate(answer, lead, noun))
  )
    return [];
  const [reading] = noun.nouns;
  const right = reading && formFor(answer, reading, PLURALS);
  const first = answer.words[lead];
  if (!first || noun.afterPause || noun.verbs.length > 0) return [];
  return [
    findingAt(first, noun, {
      ...objectPlural(),

      ...(right && { right: `${answer.text.slice(first.start, noun.start)}${right}` }),
    }),
  ];
};

/** "grüne Auge": the adjective is plural, so the noun has to be as well. */
const singular = (answer: ParsedAnswer, noun: Word): Finding[] => {
  const { words } = answer;
  const before = words[noun.at - 1];
  const [reading] = noun.nouns;
  const one =
    noun.nouns.length > 0 && noun.nouns.every(({ slots }) => slots.every((slot) => /^[mn]s/.test(slot)));
  if (!before || !reading || noun.afterPause || noun.verbs.length > 0 || noun.adjectives.length > 0)
    return [];
  if (!one || !/[^e]e$/.test(before.lower) || before.adjectives.length === 0 || before.nouns.length > 0)
    return [];
  const lead = leadOf(answer, noun);
  const joint = words[lead - 1]?.lower === "und" && (words[lead - 2]?.nouns.length ?? 0) > 0;
  const [found] = joint ? [leadOf(answer, words[lead - 2] ?? noun)] : [lead];
  if (lead === noun.at || !isObject(answer, found ?? lead)) return [];
  return [
    findingAt(before, noun, {
      ...pluralWithout(before.text, noun.text),
    }),
  ];
};

/** "viel Äpfel": what can be counted takes "viele". */
const many = ({ words, text }: ParsedAnswer, noun: Word): Finding[] => {
  const described = words[noun.at - 1];
  // "viel neue Leute"
  const between = described && /e$/.test(described.lower) && described.adjectives.length > 0;
  const apart = noun.afterPause || (between && described.afterPause);
  const amount = apart ? undefined : words[noun.at - (between ? 2 : 1)];
  // "Autos" is "of the car" as well.
  const slots = noun.nouns.flatMap((reading) => reading.slots).filter((slot) => !slot.endsWith("sg"));
  if (!amount || !/^(?:viel|wenig)$/.test(amount.lower) || /^(?:pommes|chips|nudeln)$/.test(noun.lower))
    return [];
  // "ich lese viel | Bücher mag ich sehr": another sentence begins, as it is heard.
  const [verb, subject] = [words[noun.at + 1], words[noun.at + 2]];
  if (verb?.verbs.length && /^(?:ich|wir)$/.test(subject?.lower ?? "") && !between) return [];
  if (!slots.every((slot) => slot[1] === "p") || noun.verbs.length + noun.adjectives.length > 0) return [];
  return [
    findingAt(amount, noun, {
      ...amountEnding(amount.lower),

      right: `${amount.text}e${text.slice(amount.end, noun.end)}`,
    }),
  ];
};

/** German: nouns in the wrong number or with a plural's dative ending, where no article stands. */
export const count: Check = (answer, spoken) =>
  answer.compiled.definition.german === undefined
    ? []
    : answer.words.flatMap((word) =>
        word.nouns.length === 0
          ? [...counted(answer, word, spoken), ...english(answer, word)].slice(0, 1)
          : [
              ...counted(answer, word, spoken),
              ...datives(answer, word),
              ...singular(answer, word),
              ...many(answer, word),
              ...english(answer, word),
            ],
      );
