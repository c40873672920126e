import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { joined } from "../../core/phrase/form.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const beforeVowel = defineRule({
  id: "elision.before-vowel",
  message: (word: string, next: string) =>
    `*${word}* changes before the vowel sound at the start of *${next}*.`,
});
const quiBefore = defineRule({
  id: "phrase.qui-not-que",
  message: "When “who” or “which” is the subject of the verb, use *qui*, not *que*.",
});
const beforeSound = defineRule({
  id: "elision.before-sound",
  message: (word: string, next: string) => `*${word}* changes before the sound at the start of *${next}*.`,
});
const contraction = defineRule({
  id: "elision.contraction",
  message: (word: string, next: string, one: string) => `*${word}* and *${next}* contract to *${one}*.`,
});

const softDeterminer = (answer: ParsedAnswer, word: Word, next: Word): Finding[] => {
  const candidates = answer.compiled.determiners.get(word.lower) ?? [];
  const [first] = candidates;
  const slots = new Set(next.nouns.flatMap(({ slots }) => slots));
  const fitting = candidates.find(({ slot }) => slots.has(slot));
  if (!first || !fitting || candidates.some(({ beforeVowel }) => beforeVowel !== "never")) return [];
  return [
    findingAt(word, next, {
      ...beforeVowel(word.text, next.text),

      right: joined(answer, fitting.family, fitting.slot, next.text),
    }),
  ];
};

const changed = (answer: ParsedAnswer, word: Word, next: Word): Finding[] => {
  const right = answer.compiled.definition.elided(word.lower, next.text);
  if (right === undefined) return [];
  // "un garçon que adore le foot": it is not the vowel that is wrong.
  const [noun, behind] = [answer.words[word.at - 1], answer.words[next.at + 1]];
  const acts = next.nouns.length === 0 && next.verbs.some(({ person }) => person === 2 || person === 5);
  if (
    word.lower === "que" &&
    !word.afterPause &&
    noun?.nouns.length &&
    acts &&
    !/^[mts](?:on|a|es)$/.test(behind?.lower ?? "")
  )
    return [
      findingAt(noun, next, {
        ...quiBefore(),

        right: `${noun.text} qui ${next.text}`,
      }),
    ];
  return [
    findingAt(word, next, {
      ...beforeSound(word.text, next.text),

      right,
    }),
  ];
};

/** German: "in dem Buch, das …", "von dem viele": "that one", or a relative pronoun. */
const isPointing = ({ words, text }: ParsedAnswer, word: Word, next: Word): boolean => {
  const noun = words
    .slice(next.at + 1, next.at + 4)
    .find(({ nouns, capital }) => capital && nouns.length > 0);
  const behind = noun && words[noun.at + 1];
  return (
    word.afterPause ||
    !noun ||
    !text.includes(",") ||
    (behind !== undefined && !/^(?:und|aber|weil)$/.test(behind.lower))
  );
};

const contracted = (answer: ParsedAnswer, word: Word, next: Word): Finding[] => {
  const one = answer.compiled.contracted.get(`${word.lower} ${next.lower}`);
  const behind = answer.words[next.at + 1];
  // "ich kaufe in das Zentrum": it is the case that is wrong.
  if (
    answer.compiled.definition.german &&
    (phraseAt(answer, next.at)?.ruled === "d" || isPointing(answer, word, next))
  )
    return [];
  const noun = behind && !behind.afterPause && behind.nouns.length + behind.adjectives.length > 0;
  if (!one || !noun || behind.verbs.some(({ mood }) => mood === "infinitive")) return [];
  return [
    findingAt(word, behind, {
      ...contraction(word.text, next.text, one),

      right: `${one} ${behind.text}`,
    }),
  ];
};

/** Words that change before their neighbour and were left as they are: "je ai", "ma amie", "de le sport". */
export const elision: Check = (answer, spoken) =>
  answer.words.flatMap((word, at) => {
    const next = answer.words[at + 1];
    // "à peine ai-je ouvert"
    const hangs =
      answer.compiled.definition.onlySubjects && word.start > 0 && answer.text[word.start - 1] === "-";
    if (!next || next.afterPause || hangs) return [];
    // "je dis que ella …": a name, as it is heard
    const unknown = [answer.compiled.lexicon.known, answer.compiled.lexicon.accents].every(
      (list) => !list.has(next.lower),
    );
    if (spoken && unknown && word.lower === "que") return [];
    const melted = contracted(answer, word, next);
    if (melted.length > 0) return melted;
    const determiner = answer.compiled.definition.softens(next.lower)
      ? softDeterminer(answer, word, next)
      : [];
    return determiner.length > 0 ? determiner : changed(answer, word, next);
  });
