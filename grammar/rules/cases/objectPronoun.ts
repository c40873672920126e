import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { behindVerb, hangingOn, strong, things } from "./objectBehind.ts";

const miAfter = defineRule({
  id: "preposition.mi-after-preposition",
  message: "After a preposition, *me* becomes *mí*.",
});
const myMi = defineRule({
  id: "phrase.mi-not-me",
  message: "“My” is *mi*.",
});
const verbNext = defineRule({
  id: "word-order.verb-after-pronoun",
  message: "The verb comes straight after this pronoun.",
});
const meTeSe = defineRule({
  id: "phrase.me-te-se",
  message: "Before a verb, use *me*, *te* or *se*.",
});

/** A word of ours, or a name: others may be verbs that no table has. */
const isKnown = ({ compiled }: ParsedAnswer, { lower, capital }: Word): boolean =>
  capital || compiled.lexicon.known.has(lower);

/** "explica me todo", "para me es", "me madre", "me muy gusta": right behind such a pronoun comes its verb, or another one. */
const lonely = (answer: ParsedAnswer, pronoun: Word): Finding[] => {
  const { words, compiled, uses } = answer;
  const next = words[pronoun.at + 1];
  const before = pronoun.afterPause ? undefined : words[pronoun.at - 1];
  // "la letra llega me.", "había me prestado", "llama se Ben": it has had its verb, and none follows.
  const told = before && uses.find(({ at }) => at === before.at);
  const bound =
    next !== undefined &&
    !next.afterPause &&
    (uses.some(({ at }) => at === next.at) || !isKnown(answer, next));
  // "cuando bailo se me olvida", "empiezo | lo veo"
  const led =
    /^(?:me|te|se|nos|os|les?|no)$/.test(next?.lower ?? "") ||
    (/^l[ao]s?$/.test(next?.lower ?? "") && uses.some(({ at }) => at === pronoun.at + 2));
  if (
    told &&
    /^(?:me|nos|se|les?)$/.test(pronoun.lower) &&
    !bound &&
    !led &&
    !/^(?:como|para)$/.test(before.lower)
  )
    return [behindVerb(before, pronoun)];
  if (
    !/^(?:me|te|nos|les?)$/.test(pronoun.lower) ||
    (pronoun.capital && !pronoun.opens) ||
    !next ||
    next.afterPause
  )
    return [];
  const { lexicon, lists } = compiled;
  const verbal = next.verbs.length > 0 || lexicon.misformed.has(next.lower);
  // "no dejan me salir": no infinitive has its pronoun before it.
  const alone =
    pronoun.lower !== "te" &&
    next.verbs.some(({ mood, verb }) => mood === "infinitive" && verb.lemma === next.lower);
  if (
    (verbal && !alone) ||
    !lexicon.known.has(next.lower) ||
    /^(?:me|te|se|nos|os|l[aeo]s?)$/.test(next.lower)
  )
    return [];
  const use = before && uses.find(({ at, head }) => at === before.at && at === head);
  // "tomo té con leche", typed without its accent
  if (pronoun.lower === "te" && (!use || /^(?:beber|tomar|preferir)$/.test(use.verb.lemma))) return [];
  if (use) return [behindVerb(before, pronoun)];
  if (alone) return [hangingOn(pronoun, next)];
  if (pronoun.lower === "me" && before && lists.prepositions.has(before.lower))
    return [
      findingAt(before, pronoun, {
        ...miAfter(),

        right: `${before.text} mí`,
      }),
    ];
  if (pronoun.lower === "me" && next.nouns.length > 0)
    return [findingAt(pronoun, next, { ...myMi(), right: `mi ${next.text}` })];
  return [findingAt(pronoun, next, { ...verbNext() })];
};

/** "mi levanto", "su llama": no verb has a possessive before it. */
const owning = ({ words, compiled }: ParsedAnswer, pronoun: Word): Finding[] => {
  const [before, next] = [words[pronoun.at - 1], words[pronoun.at + 1]];
  const right = { mi: "me", su: "se", tu: "te" }[pronoun.lower];
  if (!right || !next || next.afterPause || next.nouns.length + next.adjectives.length > 0) return [];
  // "para mi es", "a mi me": typed without its accent; so is "tu juegas".
  const led = before && !pronoun.afterPause && compiled.lists.prepositions.has(before.lower);
  const third = next.verbs.length > 0 && next.verbs.every(({ person }) => person === 2 || person === 5);
  const acts = next.verbs.length > 0 && next.verbs.every(({ person }) => person !== undefined);
  if (led || !(pronoun.lower === "tu" ? third : acts) || compiled.lexicon.functional.has(next.lower))
    return [];
  return [
    findingAt(pronoun, next, {
      ...meTeSe(),

      right: `${right} ${next.text}`,
    }),
  ];
};

/** Spanish: before a conjugated verb the pronoun stands, and nothing comes between the two. */
export const objectPronoun: Check = (answer, spoken) =>
  answer.compiled.definition.dropsSubjects !== true
    ? []
    : [
        ...answer.words.flatMap((word) => [
          ...(answer.text.includes("?") ? [] : things(answer, word, spoken)),
          ...strong(answer, word),
          ...lonely(answer, word),
          ...owning(answer, word),
        ]),
      ];
