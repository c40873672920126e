import type { Tense } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { ParsedQuestion } from "../../core/parsedQuestion.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule, type Told } from "../../engine/rule.ts";
import { deniesAll, mainUses } from "./mainUse.ts";
import { looksAhead } from "./outlook.ts";

const usualNotPast = defineRule({
  id: "tense.usual-for-past",
  message: "The question is about the past, but this says what usually happens. Use a past tense.",
});
const futureForPast = defineRule({
  id: "tense.future-for-past",
  message: "The question asks for the past, but this is in the future.",
});
const pastForUsual = defineRule({
  id: "tense.past-for-usual",
  message: "The question asks what usually happens, but this is in the past.",
});
const realForWould = defineRule({
  id: "tense.present-for-conditional",
  message: "The question asks what would happen, but this says how things are. Use the conditional.",
});

/** What is told of a rule, and not of one day. */
const USUAL =
  /(?<!\p{L})(?:normalement|d'habitude|toujours|en général|normalmente|siempre|por lo general|generalmente|normalerweise|immer|meistens|gewöhnlich)(?!\p{L})/u;
/** Where somebody asks for a rule. */
const TYPICAL =
  /(?<!\p{L})(?:typique|normalement|d'habitude|en général|normalmente|típic[oa]|generalmente|sueles|normalerweise|typisch\p{L}*|meistens)(?!\p{L})/u;
const DENIED = /^(?:ne|n'|pas|jamais|rien|no|nunca|nada|nicht|nie|nichts|kein\p{L}*)$/u;

const all = (uses: readonly VerbUse[], tense: Tense): boolean =>
  uses.length > 0 && uses.every(({ tenses }) => tenses.length === 1 && tenses[0] === tense);

const told = (answer: ParsedAnswer, use: VerbUse | undefined, rule: Told): Finding[] => {
  const verb = answer.words[use?.at ?? -1];
  return verb ? [findingAt(verb, verb, rule)] : [];
};

/** The noun that stands behind "mon", "mi", "mein" at the beginning: "mon collège est …". */
const MINE = /^(?:m[aeo]ns?|mes|mi|mis|mein\p{L}{0,2}|j'habite|vivo|ich wohne)(?!\p{L})/u;

/**
 * An answer that tells of another time than was asked about: what is usual for what happened once, or once for what is usual,
 * what will be for what was, what is so for what would be.
 */
export const toldWhen = (answer: ParsedAnswer, { reading, open, question }: ParsedQuestion): Finding[] => {
  if (question.studentAsks || question.tense) return [];
  const { lists } = answer.compiled;
  const asked = reading.uses.filter(({ at }) =>
    reading.words[at]?.verbs.some(({ person }) => person === 1 || person === 4),
  );
  const uses = mainUses(answer);
  const [first] = uses;
  if (
    !first ||
    deniesAll(answer, first) ||
    answer.words.slice(0, first.at + 3).some(({ lower }) => DENIED.test(lower))
  )
    return [];
  const was = asked.some(({ tenses }) => tenses[0] === "past" && tenses.length === 1);
  if (open && was && all(uses, "present") && USUAL.test(answer.plain))
    return told(answer, first, usualNotPast());
  const ahead = answer.uses.find(({ tenses }) => tenses[0] === "future" && tenses.length === 1);
  const isPast = answer.uses.some(({ tenses }) => tenses.includes("past"));
  if (open && was && ahead && !isPast && lists.futureMarkers.heardIn(answer.plain).length > 0)
    return told(answer, ahead, futureForPast());
  const now = reading.uses.length > 0 && all(reading.uses, "present");
  if (
    now &&
    TYPICAL.test(reading.plain) &&
    all(uses, "past") &&
    lists.pastMarkers.heardIn(answer.plain).length > 0
  )
    return told(answer, first, pastForUsual());
  const conditional = reading.uses.some(({ tenses }) => tenses[0] === "conditional" && tenses.length === 1);
  if (open && conditional && all(uses, "present") && MINE.test(answer.plain) && !looksAhead(answer))
    return told(answer, first, realForWould());
  return [];
};
