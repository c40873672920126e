import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { AdjectiveReading } from "../../lexicon.ts";
import { isSubject, type Word } from "../../word.ts";

/** Is this a form of "sein" that goes with somebody? */
const links = (word: Word | undefined): boolean =>
  word?.verbs.some(({ verb: { lemma }, person }) => lemma === "sein" && person !== undefined) ?? false;

/** Is this the end of what is told? */
const ends = ({ lists }: Answer["speech"], word: Word | undefined): boolean =>
  !word || word.afterPause || lists.joining.has(word.lower);

/** "ist sehr lustiger", "sind nette": behind the verb an adjective stands as it is. */
const behindVerb = (answer: Answer, word: Word, { lemma }: AdjectiveReading): Finding[] => {
  const { speech, words } = answer;
  const next = words[word.at + 1];
  if (word.afterPause || word.capital) return [];
  if (
    /^(?:viel|wenig|ander|nächst|letzt|erst|zweit|dritt|best|einzig|verschieden|all|meist|eigen|selb|gleich|ganz)/.test(
      lemma,
    )
  )
    return [];
  if (next && !ends(speech, next) && !speech.lists.subordinating.has(next.lower)) return [];
  const adverb = words[word.at - 1]?.lower ?? "";
  // "ist auch nette": who knows.
  if (/^(?:auch|nicht|immer)$/.test(adverb)) return [];
  const steps = /^(?:sehr|so|zu|ziemlich|wirklich|ganz|echt|total|super|besonders)$/.test(adverb);
  const led = words[word.at - (steps ? 2 : 1)];
  // "ist toll und interessante"
  const paired = led?.lower === "und" && words[led.at - 1]?.adjectives.length;
  const verb = paired ? words[led.at - 2] : led;
  const subject = verb && words[verb.at - 1];
  if (!verb || !subject || !links(verb)) return [];
  // "größer" compares, and so does "am schönsten".
  if ((word.lower.endsWith("er") && !steps) || /(?:er(?:e[nrs]?|em)|ste[nrs]?)$/.test(word.lower)) return [];
  const known = steps && /^(?:es|das)$/.test(subject.lower) && /^(?:ist|war)$/.test(verb.lower);
  if (/^(?:das|es|die|der|dies|alle|beide)$/.test(subject.lower) && !known) return [];
  return [
    findingAt(verb, word, {
      kind: "adjective",
      rule: "Behind “sein” an adjective takes no ending.",
      right: answer.text.slice(verb.start, word.start) + lemma,
    }),
  ];
};

/** "weil sie lustige sind": the same where the verb stands at the end. */
const beforeVerb = ({ words, speech }: Answer, word: Word, { lemma }: AdjectiveReading): Finding[] => {
  const verb = words[word.at + 1];
  const degree = /^(?:sehr|so|zu|ziemlich|wirklich)$/.test(words[word.at - 1]?.lower ?? "");
  const subject = words[word.at - (degree ? 2 : 1)];
  const opener = words[(subject?.at ?? 0) - 1];
  const depends = isSubject(speech, subject) && speech.lists.subordinating.has(opener?.lower ?? "");
  if (!verb || verb.afterPause || !links(verb) || !depends || !ends(speech, words[verb.at + 1])) return [];
  if (!/[^e]e$/.test(word.lower) || /^(?:viel|wenig|ander|all|beid|einig)/.test(word.lower)) return [];
  return [
    findingAt(word, verb, {
      kind: "adjective",
      rule: "Beside “sein” an adjective takes no ending.",
      right: `${lemma} ${verb.text}`,
    }),
  ];
};

/** "Ich finde Kunst interessante": what somebody finds of something takes no ending. */
const found = ({ words, uses, text }: Answer, word: Word, { lemma }: AdjectiveReading): Finding[] => {
  const [before, next] = [words[word.at - 1], words[word.at + 1]];
  if (!before?.capital || before.nouns.length === 0 || word.afterPause || (next && !next.afterPause))
    return [];
  const finds = uses.find(({ at, verb }) => at < word.at && verb.lemma === "finden");
  if (!finds || word.at - finds.at > 4 || !/[^e]e$/.test(word.lower)) return [];
  return [
    findingAt(before, word, {
      kind: "adjective",
      rule: "What you find something takes no ending.",
      right: text.slice(before.start, word.start) + lemma,
    }),
  ];
};

/** German: adjectives with an ending where they describe no noun. */
export const needlessEnding: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : answer.words.flatMap((word) => {
        const [reading] = word.adjectives;
        if (!reading || word.verbs.length > 0 || reading.form === reading.lemma) return [];
        const judged = found(answer, word, reading);
        if (word.nouns.length > 0 || word.adjectives.some(({ form, lemma }) => form === lemma)) return judged;
        return [...behindVerb(answer, word, reading), ...judged, ...beforeVerb(answer, word, reading)];
      });
