import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { formFor } from "../../phrase/form.ts";
import { isSubject, type Word } from "../../word.ts";
import { MEASURE } from "./count.ts";

/** "mit Freunde", "seit zwei Jahre": a plural that has to be in the dative, or must not be. */
const plurals = (answer: Answer, preposition: Word): Finding[] => {
  const { speech, words } = answer;
  let at = preposition.at + 1;
  // "mit ungefähr tausend Schüler"
  if (/^(?:ungefähr|etwa|fast|über|rund|circa|nur)$/.test(words[at]?.lower ?? "")) at += 1;
  // "mit meinen zwei Brüder"
  if (speech.determiners.has(words[at]?.lower ?? "") && speech.lists.numbers.has(words[at + 1]?.lower ?? ""))
    at += 1;
  const between = words[at];
  const several =
    between &&
    !/^eine?n?$/.test(between.lower) &&
    (speech.lists.numbers.has(between.lower) || /^\d+$|(?:tausend|hundert)$/.test(between.text));
  // "vor zwei Jahre"
  const timed =
    several && /^(?:vor|in)$/.test(preposition.lower) && speech.lists.times.has(words[at + 1]?.lower ?? "");
  const cases = timed ? "d" : speech.cases.get(preposition.lower);
  if (cases === undefined || cases === "ad") return [];
  // "zu wenige Busse" are too few.
  if (preposition.lower === "zu" && COUNTING.test(between?.lower ?? "")) return [];
  // Behind "viele" and the like the agreement of the determiner is looked at.
  if (several || (between && speech.lists.numbers.has(between.lower))) at += 1;
  const noun = words[at];
  if (
    !noun ||
    noun.afterPause ||
    between?.afterPause ||
    !(noun.nouns.length + noun.adjectives.length) ||
    speech.determiners.has(between?.lower ?? "")
  )
    return [];
  // "zu Tode"
  if ((!noun.capital && noun.verbs.length > 0) || noun.lower === "tode") return [];
  // "mit alte Leute": no adjective in the dative ends in -e.
  const behind = words[noun.at + 1];
  const described =
    cases === "d" &&
    preposition.lower !== "zu" &&
    /[^e]e$/.test(noun.lower) &&
    noun.adjectives.some(({ form, lemma }) => form !== lemma);
  if (described && behind && !behind.afterPause && behind.nouns.length > 0)
    return [
      findingAt(preposition, behind, {
        kind: "adjective",
        rule: `“${preposition.text}” takes the dative: an adjective ends in -en or -er there, or in -em.`,
      }),
    ];
  // "drei Schlafzimmer": of several, whatever the word alone may be; "fünf Jahre alten", "acht Uhr".
  const measured =
    /^(?:uhr|alt\p{L}*)$/u.test(behind?.lower ?? "") ||
    MEASURE.test(noun.nouns[0]?.lemma.toLowerCase() ?? "");
  const slots = noun.nouns.flatMap((reading) =>
    several ? reading.slots.filter((slot) => slot[1] === "p") : reading.slots,
  );
  if (
    slots.length === 0 ||
    measured ||
    !slots.every((slot) => slot[1] === "p") ||
    slots.some((slot) => cases.includes(slot.slice(2)))
  )
    return [];
  const [reading] = noun.nouns;
  const right =
    reading &&
    formFor(
      answer,
      reading,
      ["m", "f", "n"].map((gender) => `${gender}p${cases[0]}`),
    );
  const rule =
    cases === "d"
      ? `“${preposition.text}” takes the dative, and a plural ends in -n there.`
      : `“${preposition.text}” takes the accusative: there is no -n of the dative.`;
  return [
    findingAt(preposition, noun, {
      kind: "case",
      rule,
      ...(right && { right: `${answer.text.slice(preposition.start, noun.start)}${right}` }),
    }),
  ];
};

/** "hat lang Haare", "langen blonde Haare": adjectives before a plural that has no article. */
const endings = (answer: Answer, noun: Word): Finding[] => {
  const { speech, words } = answer;
  if (!noun.capital && (noun.opens || noun.verbs.length + noun.adjectives.length > 0)) return [];
  const slots = noun.nouns.flatMap((reading) => reading.slots);
  const plural = slots.every((slot) => slot[1] === "p");
  if (slots.length === 0 || noun.afterPause) return [];
  const adjectives: Word[] = [];
  let at = noun.at - 1;
  for (
    ;
    !COUNTING.test(words[at]?.lower ?? "") &&
    (words[at]?.adjectives.length ?? 0) > 0 &&
    words[at]?.verbs.length === 0;
    at -= 1
  ) {
    const word = words[at];
    if (!word) break;
    adjectives.unshift(word);
    if (word.afterPause) return [];
  }
  // "zwei klein Hunde"
  if (speech.lists.numbers.has(words[at]?.lower ?? "") && plural) at -= 1;
  if (isSubject(speech, words[at])) at -= 1;
  const before = words[at];
  const [first] = adjectives;
  const verb = answer.uses.find(
    (use) => use.at === at && speech.tongue.german?.having.includes(use.verb.lemma),
  );
  if (!first || !before || !verb) return [];
  const wrong = adjectives.find(({ lower, adjectives: [reading] }) =>
    reading?.form === reading?.lemma
      ? DESCRIBING.test(lower) && (plural || (verb.at === verb.head && !ADVERBIAL.test(lower)))
      : plural && !lower.endsWith("e"),
  );
  if (!wrong) return [];
  return [
    findingAt(first, noun, {
      kind: "adjective",
      rule: plural
        ? "Without an article, an adjective before a plural ends in “-e” here."
        : "Before a noun an adjective has an ending.",
    }),
  ];
};

const COUNTING = /^(?:viel|wenig|mehr|meist|ander|verschieden|lieber$)/;
/** Adjectives that are hardly ever adverbs. */
const DESCRIBING =
  /^(?:braun|blond|blau|grün|grau|schwarz|weiß|rot|gelb|lang|kurz|lockig|glatt|groß|klein|neu|alt|jung|lustig|interessant|gut|schlecht|schön|toll|nett|deutsch|englisch|französisch|lecker|gesund|ungesund|bequem|warm|kalt|frisch|modern|klassisch|sportlich|teuer|billig|laut|scharf|süß)$/;
/** Before what there is but one of, these may be adverbs: "kurz Zeit". */
const ADVERBIAL =
  /^(?:lang|kurz|gut|schlecht|schön|toll|deutsch|englisch|französisch|gesund|laut|klein|groß|neu|jung|billig|teuer|warm|kalt|frisch)$/;

/** "ist sehr lustiger", "sind nette": behind the verb an adjective stands as it is. */
const predicative = (answer: Answer, word: Word): Finding[] => {
  const { speech, words } = answer;
  const [reading] = word.adjectives;
  if (!reading || word.nouns.length > 0 || word.verbs.length > 0 || word.afterPause || word.capital)
    return [];
  if (reading.form === reading.lemma || word.adjectives.some(({ form, lemma }) => form === lemma)) return [];
  if (
    /^(?:viel|wenig|ander|nächst|letzt|erst|zweit|dritt|best|einzig|verschieden|all|meist|eigen|selb|gleich|ganz)/.test(
      reading.lemma,
    )
  )
    return [];
  const next = words[word.at + 1];
  const ends =
    !next ||
    next.afterPause ||
    speech.lists.joining.has(next.lower) ||
    speech.lists.subordinating.has(next.lower);
  if (!ends) return [];
  const adverb = words[word.at - 1];
  const steps =
    adverb &&
    /^(?:sehr|so|zu|ziemlich|wirklich|ganz|echt|total|super|auch|immer|nicht|besonders)$/.test(adverb.lower);
  const led = words[word.at - (steps ? 2 : 1)];
  // "ist toll und interessante"
  const paired = led?.lower === "und" && (words[led.at - 1]?.adjectives.length ?? 0) > 0;
  const verb = paired ? words[led.at - 2] : led;
  const subject = verb && words[verb.at - 1];
  const linked = verb?.verbs.some(({ verb: { lemma }, person }) => lemma === "sein" && person !== undefined);
  // "größer" compares.
  if (!linked || (word.lower.endsWith("er") && !steps) || /er(?:e[nrs]?|em)$/.test(word.lower)) return [];
  if (
    /ste[nrs]?$/.test(word.lower) ||
    !subject ||
    (/^(?:das|es|die|der|dies|alle|beide)$/.test(subject.lower) &&
      !(steps && /^(?:es|das)$/.test(subject.lower) && /^(?:ist|war)$/.test(verb.lower)))
  )
    return [];
  if (adverb && /^(?:auch|nicht|immer)$/.test(adverb.lower)) return [];
  return [
    findingAt(verb, word, {
      kind: "adjective",
      rule: "Behind “sein” an adjective takes no ending.",
      right: answer.text.slice(verb.start, word.start) + reading.lemma,
    }),
  ];
};

/** "weil sie lustige sind": the same where the verb stands at the end. */
const dependent = ({ words, speech }: Answer, word: Word): Finding[] => {
  const [reading] = word.adjectives;
  const [verb, behind] = [words[word.at + 1], words[word.at + 2]];
  const degree = /^(?:sehr|so|zu|ziemlich|wirklich)$/.test(words[word.at - 1]?.lower ?? "");
  const subject = words[word.at - (degree ? 2 : 1)];
  const opener = words[(subject?.at ?? 0) - 1];
  const depends =
    opener && subject && speech.lists.subordinating.has(opener.lower) && speech.subjects.has(subject.lower);
  const ends =
    verb && !verb.afterPause && (!behind || behind.afterPause || speech.lists.joining.has(behind.lower));
  const links = verb?.verbs.some(({ verb: { lemma }, person }) => lemma === "sein" && person !== undefined);
  if (!reading || !depends || !ends || !links || word.nouns.length + word.verbs.length > 0) return [];
  if (!/[^e]e$/.test(word.lower) || word.adjectives.some(({ form, lemma }) => form === lemma)) return [];
  if (/^(?:viel|wenig|ander|all|beid|einig)/.test(word.lower)) return [];
  return [
    findingAt(word, verb, {
      kind: "adjective",
      rule: "Beside “sein” an adjective takes no ending.",
      right: `${reading.lemma} ${verb.text}`,
    }),
  ];
};

/** "Ich finde Kunst interessante": what somebody finds of something takes no ending. */
const judged = (answer: Answer, word: Word): Finding[] => {
  const { words, uses } = answer;
  const [reading] = word.adjectives;
  const [before, next] = [words[word.at - 1], words[word.at + 1]];
  if (!reading || !before || word.afterPause || word.verbs.length > 0 || (next && !next.afterPause))
    return [];
  const finds = uses.find(({ at, verb }) => at < word.at && verb.lemma === "finden");
  const named = before.nouns.length > 0 && before.capital;
  if (
    !finds ||
    !named ||
    word.at - finds.at > 4 ||
    !/[^e]e$/.test(word.lower) ||
    reading.form === reading.lemma
  )
    return [];
  return [
    findingAt(before, word, {
      kind: "adjective",
      rule: "What you find something takes no ending.",
      right: answer.text.slice(before.start, word.start) + reading.lemma,
    }),
  ];
};

/** German: nouns and adjectives that no article leads. */
export const bareNoun: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : answer.words.flatMap((word) => [
        ...plurals(answer, word),
        ...endings(answer, word),
        ...predicative(answer, word),
        ...judged(answer, word),
        ...dependent(answer, word),
      ]);
