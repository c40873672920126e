import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { doerAt, isDone } from "../order/doer.ts";

const noProgressive = defineRule({
  id: "phrase.no-progressive",
  message: "German has no “is …ing”: use one verb with its ending, without *sein*.",
});

const isSomebody = ({ lower, nouns }: Word): boolean =>
  /^(?:ich|du|er|sie|wir|leute|menschen|personen|jungen|kinder)$/.test(lower) ||
  nouns.some(({ topic }) => topic === "family" || topic === "friends" || topic === "animals");

const judge = (answer: ParsedAnswer, be: Word): Finding[] => {
  const { words, compiled } = answer;
  if (
    !be.verbs.some(({ verb, person }) => person !== undefined && verb.lemma === "sein") ||
    be.nouns.length > 0
  )
    return [];
  // "neben ihr | ist tragen": whoever it is stands before the verb of being, or right behind it.
  const turned = words[be.at + 1]?.afterPause ? undefined : doerAt(answer, be.at + 1);
  const doer = turned && isDone(be, turned) ? turned : undefined;
  let at = (doer?.last ?? be).at + 1;
  while (/^(?:gerade|jetzt|auch|nicht|oft|immer|gern|gerne)$/.test(words[at]?.lower ?? "")) at += 1;
  const [verb, next] = [words[at], words[at + 1]];
  // "als ich zehn war | haben wir …"
  if (!verb || clauseAround(compiled, words, be.at)[1] <= verb.at) return [];
  if ((verb.capital && verb.nouns.length > 0) || isDeterminer(compiled, verb)) return [];
  const before = words[be.at - 1];
  const near =
    doer?.last ?? [1, 2, 3, 4].map((back) => words[be.at - back]).find((word) => word && isSomebody(word));
  const straight = !doer && before !== undefined && !be.afterPause;
  const ends = !next || next.afterPause || /^(?:und|weil|aber)$/.test(next.lower);
  const participle = words
    .slice(at + 1, at + 4)
    .some(({ verbs }) => verbs.some(({ mood }) => mood === "participle"));
  const infinitive =
    verb.verbs.some(({ mood, form }) => mood === "infinitive" && form === verb.lower) &&
    verb.adjectives.length === 0;
  const seen = words.some(({ lower }) => /^(?:foto|bild|vordergrund|hintergrund)$/.test(lower));
  // "wir waren einkaufen": where somebody is who is not here may be told so.
  const away = ends && !seen;
  // "seit mein Bruder ausgezogen ist | haben wir …": it ended a clause.
  const ended = before?.verbs.some(({ mood }) => mood === "participle") && next !== undefined;
  const acts =
    infinitive &&
    !ended &&
    near &&
    isSomebody(near) &&
    (doer || straight) &&
    !away &&
    !participle &&
    next?.lower !== "zu" &&
    (ends || !hasFinite(compiled, words, next.at, next.at + 1));
  // "sind spielend Fußball"
  const ending =
    verb.lower.endsWith("end") &&
    verb.adjectives.length === 0 &&
    compiled.lexicon.verbs.get(verb.lower.slice(0, -1))?.some(({ mood }) => mood === "infinitive");
  if (!acts && !ending) return [];
  const [reading] = be.verbs;
  const form = verb.verbs[0]?.verb.forms.find(
    ({ mood, person }) => mood === "present" && person === reading?.person,
  )?.form;
  return [
    findingAt(be, verb, {
      ...noProgressive(),

      ...(acts &&
        !doer &&
        form &&
        reading?.mood === "present" &&
        verb.verbs[0]?.verb.parts === undefined && { right: form }),
    }),
  ];
};

/** German: "meine Schwester ist studieren", "sind die Leute tanzen" – a verb beside a form of "sein". */
export const progressive: Check = (answer) =>
  answer.compiled.definition.german ? answer.words.flatMap((word) => judge(answer, word)) : [];
