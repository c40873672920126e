import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../../grammar/core/word.ts";
import { shared } from "./shared.ts";
import { agreeing, behind, isUse, type Spoiler, swaps, timed, without } from "./way.ts";

/** Spanish may do without a subject, and then somebody else may be meant: only behind one that is said is another person wrong. */
const behindSubject =
  (spoiler: Spoiler | undefined, isSubject: (word: Word, answer: ParsedAnswer) => boolean): Spoiler =>
  (word, answer) => {
    const lead = answer.words.slice(Math.max(0, word.at - 4), word.at + 1);
    const from = lead.findLastIndex(({ afterPause }) => afterPause);
    return lead.slice(Math.max(0, from), -1).some((each) => isSubject(each, answer))
      ? spoiler?.(word, answer)
      : undefined;
  };
const isNamed = ({ lower, nouns, at }: Word, { words, compiled }: ParsedAnswer): boolean =>
  /^(?:él|ella|ellos|ellas|todos|nadie)$/.test(lower) ||
  (nouns.length > 0 &&
    !compiled.lists.times.has(lower) &&
    compiled.determiners.has(words[at - 1]?.lower ?? "") &&
    !words.slice(Math.max(0, at - 2), at).some((word) => compiled.lists.prepositions.has(word.lower)));
const isMe = ({ lower }: Word): boolean => lower === "yo";
const isUs = ({ lower, at }: Word, { words }: ParsedAnswer): boolean =>
  /^nosotr[oa]s$/.test(lower) || (lower === "yo" && words[at - 1]?.lower === "y");

/** "solo", "claro", "mal": adverbs as well; behind "de" and "lo", and about whoever speaks, either gender may stand. */
const aboutNamed =
  (spoiler: Spoiler): Spoiler =>
  (word, answer) => {
    const before = answer.words.slice(Math.max(0, word.at - 3), word.at);
    const open =
      /^(?:sol|just|mism|clar|medi|primer|últim|mal|mejor|peor|igual|fatal|genial|rápid|otr)/.test(
        word.lower,
      ) || before.some(({ lower, verbs }) => lower === "de" || verbs.some(({ person }) => person === 0));
    return open ? undefined : spoiler(word, answer);
  };

/** "no … nada": without its "no" most sentences say the contrary, and are right. */
const undenied: Spoiler = (word, { words }) =>
  word.lower === "no" &&
  words
    .slice(word.at + 1, word.at + 5)
    .some(({ lower }) => /^(?:nada|nadie|nunca|ning[uú]n\p{L}*|tampoco|ni)$/u.test(lower))
    ? ""
    : undefined;

export const spanish: Readonly<Record<string, Spoiler>> = {
  ...shared,
  "verb: 3rd plural for singular": behindSubject(shared["verb: 3rd plural for singular"], isNamed),
  "verb: 3rd singular for plural": behindSubject(shared["verb: 3rd singular for plural"], isNamed),
  "verb: 3rd singular for I": behindSubject(shared["verb: 3rd singular for I"], isMe),
  "verb: I for 3rd singular": behindSubject(shared["verb: I for 3rd singular"], isNamed),
  "verb: I for we": behindSubject(shared["verb: I for we"], isUs),
  "adjective: gender": aboutNamed(agreeing("gender")),
  "adjective: number": aboutNamed(agreeing("number")),
  "imperfect told in the preterite": timed("imperfect", "preterite"),
  "preterite told in the present": timed("preterite", "present"),
  "que left out": without("que"),
  "de left out": without("de"),
  "a left out": without("a"),
  "reflexive left out": without("me", "se", "nos"),
  "no left out": undenied,
  "ser for estar, and back": swaps({
    es: "está",
    está: "es",
    son: "están",
    están: "son",
    soy: "estoy",
    estoy: "soy",
    era: "estaba",
    estaba: "era",
    fue: "estuvo",
    ser: "estar",
    estar: "ser",
  }),
  "hay for es, and back": swaps({ hay: "es", había: "era" }),
  "preposition swapped": swaps({
    en: "a",
    por: "para",
    para: "por",
    con: "de",
    desde: "por",
    sin: "con",
    sobre: "en",
  }),
  "mucho for muy, and back": swaps({ muy: "mucho", mucho: "muy", bien: "bueno", mejor: "más bien" }),
  "pronoun behind the verb": behind(
    (word, next, answer) => /^(?:me|lo|la|los|las|le|les|se|nos)$/.test(word.lower) && isUse(answer, next),
  ),
  "adjective before its noun": behind(
    (word, next) =>
      word.nouns.length > 0 && next.adjectives.some(({ early }) => !early) && next.verbs.length === 0,
  ),
};
