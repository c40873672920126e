import { hasFinite, hasForm } from "../../../core/bracket.ts";
import { clauseAround } from "../../../core/clause.ts";
import type { Follow } from "../../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";
import { atClauseEnd, beforeAnd } from "./clauseEnd.ts";
import { isHelped, isPlan } from "./passive.ts";

/** "kann gemobbt werden", "soll gemacht haben": with these a participle may stand behind a modal verb. */
const FOLLOWING_PARTICIPLE = /^(?:werden|sein|haben|worden|bekommen|lassen)$/;
/** Behind another infinitive these stand for their participles. */
export const REPLACING = /^(?:können|müssen|wollen|sollen|dürfen|lassen|sehen|hören)$/;

/** Does the helper stand right behind a pronoun that begins its sentence: "ich habe spiele"? */
const leadsClause = ({ words, compiled }: ParsedAnswer, helper: Word): boolean => {
  const subject = helper.afterPause ? undefined : words[helper.at - 1];
  const before = words[helper.at - 2];
  const { joining, affirming } = compiled.lists;
  const begins = subject?.afterPause || [joining, affirming].some((list) => list.has(before?.lower ?? ""));
  return begins === true && compiled.subjects.get(subject?.lower ?? "") !== undefined;
};

/** "hätte sagen sollen", "habe ihn spielen sehen" */
const isReplaced = ({ words, compiled }: ParsedAnswer, helper: Word, to: number): boolean => {
  const further = words[to]?.lower === "und" ? clauseAround(compiled, words, to)[1] : to;
  return words
    .slice(helper.at + 2, further)
    .some(
      ({ lower, at }) =>
        REPLACING.test(lower) &&
        (hasForm(words, at - 1, at, "infinitive") || /^\p{Ll}{3,}en$/u.test(words[at - 1]?.text ?? "")),
    );
};

/** Has the helper its second verb: "was ich gesehen habe", "weil ich gehen können möchte"? */
const isServed = (
  { words, compiled }: ParsedAnswer,
  helper: Word,
  to: number,
  second: Follow["second"],
): boolean => {
  const { at } = helper;
  if (hasForm(words, at - 2, at, second) || hasForm(words, at + 1, to, second)) return true;
  // "werde ich … abgeschlossen haben": no table may have the participle.
  const before = helper.afterPause ? undefined : words[at - 1];
  return (
    before?.verbs.length === 0 &&
    before.nouns.length === 0 &&
    compiled.definition.unknownParticiple.looks.test(before.lower)
  );
};

const BETWEEN = /^(?:nicht|nie|gern|gerne|lieber|auch|oft|immer)$/;

/** "ich darf nicht gehe": the word behind the helper and its adverbs. */
const behind = ({ words }: ParsedAnswer, helper: Word): Word | undefined => {
  let place = helper.at + 1;
  while (BETWEEN.test(words[place]?.lower ?? "") && !words[place]?.afterPause) place += 1;
  return words[place];
};

/** German: the words that may be the second verb of this helper, and in the wrong form; none where it has one. */
export const candidatesFor = (answer: ParsedAnswer, helper: Word, { second }: Follow): Word[] => {
  const { words, compiled } = answer;
  const { at } = helper;
  const [from, to] = clauseAround(compiled, words, at);
  // "weil wir gleiche Interessen haben und viel lachen": it ends its own half of the clause.
  const depends = words
    .slice(Math.max(0, from - 1), at - 1)
    .some(({ lower }) => compiled.lists.subordinating.has(lower));
  if (second === "participle" && depends && /^(?:und|oder)$/.test(words[at + 1]?.lower ?? "")) return [];
  const leads = leadsClause(answer, helper);
  // "wird gespendet"
  const passive = isHelped(answer, helper) && !leads && hasForm(words, at + 1, to, "participle");
  if (passive && !isPlan(answer, helper, to)) return [];
  if (second === "participle" && isReplaced(answer, helper, to)) return [];
  const next = behind(answer, helper);
  const joint = beforeAnd(answer, at, to, second);
  const wrong =
    leads &&
    next?.nouns.length === 0 &&
    next.verbs.length > 0 &&
    next.verbs.every(({ mood }) => mood !== second) &&
    !words.slice(at + 2, to).some(({ lower }) => FOLLOWING_PARTICIPLE.test(lower));
  if (!joint && !wrong && isServed(answer, helper, to, second)) return [];
  // "… die ich habe | kenne ich": two conjugated verbs side by side may part two clauses.
  const parts = hasFinite(compiled, words, at + 1, at + 2) && !leads;
  // "würde recycelte Kleidung kaufen": it describes what follows.
  const described = next && /te[nmrs]?$/.test(next.lower) ? words[next.at + 1] : undefined;
  const describes = second === "infinitive" && described?.capital && described.nouns.length > 0;
  const free = next && !describes && !next.afterPause && !compiled.determiners.has(next.lower) && !parts;
  return [free ? next : undefined, atClauseEnd(answer, at), joint].filter((word) => word !== undefined);
};
