import type { Answer } from "../answer.ts";
import { clauseAround } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { phraseAt } from "../phrase.ts";
import type { VerbUse } from "../verb-use.ts";
import type { Word } from "../word.ts";

const GOING = /^(?:gehen|fahren|fliegen|reisen)$/;
const VEHICLE = /^(?:bus|zug|auto|rad|fahrrad|flugzeug|schiff|u-bahn|bahn|straßenbahn|taxi|fähre|boot)$/;

/** The last word of where somebody goes, from `place` on: "nach Rom", "zur Schule", "in die Stadt". */
const goalAt = (answer: Answer, place: number): Word | undefined => {
  const [first, next] = [answer.words[place], answer.words[place + 1]];
  if (!first || !next || next.afterPause) return undefined;
  if (first.lower === "nach" && !phraseAt(answer, place + 1)) return next;
  const phrase = phraseAt(answer, /^(?:zum|zur|ins)$/.test(first.lower) ? place : place + 1);
  const leads =
    /^(?:zum|zur|ins)$/.test(first.lower) || (first.lower === "in" && /^(?:die|den)$/.test(next.lower));
  return leads ? phrase?.noun : undefined;
};

/** Is there, from `place` to `to`, only when or by what one goes: "mit dem Bus", "jeden Tag", "um acht Uhr"? */
const tellsHow = ({ words, speech }: Answer, place: number, to: number): boolean => {
  const [first, last] = [words[place], words[to - 1]];
  if (!first || !last || first.afterPause) return false;
  const timed = speech.lists.times.has(last.lower) && /^(?:am|um|jede[ns]?|im)$/.test(first.lower);
  return (
    (first.lower === "mit" && place + 2 === to - 1 && VEHICLE.test(last.lower)) || (timed && to - place < 4)
  );
};

const judge = (answer: Answer, { at, head, verb }: VerbUse): Finding[] => {
  const { words, speech } = answer;
  if (!GOING.test(verb.lemma)) return [];
  const [, end] = clauseAround(speech, words, at);
  const joint = words.slice(at, end).find(({ lower }) => speech.lists.joining.has(lower));
  const to = Math.min(joint?.at ?? end, head > at ? head : end);
  for (let place = at + 1; place < to - 1; place += 1) {
    const goal = goalAt(answer, place);
    const [first, last] = [words[place], words[to - 1]];
    if (!goal || !first || !last || goal.at >= last.at) continue;
    const how = answer.text.slice(words[goal.at + 1]?.start, last.end);
    const steps = [goal.at + 1, goal.at + 4].some(
      (from) => tellsHow(answer, from, to) && (from === goal.at + 1 || tellsHow(answer, goal.at + 1, from)),
    );
    if (!steps) return [];
    return [
      findingAt(first, last, {
        kind: "word-order",
        rule: "The order is when, how, where: the place comes last.",
        right: `${how} ${answer.text.slice(first.start, goal.end)}`,
      }),
    ];
  }
  return [];
};

/** German: "Ich fahre zur Schule mit dem Bus" – where somebody goes stands behind when and how. */
export const placeLast: Check = (answer) =>
  answer.speech.tongue.german && !answer.text.includes("?")
    ? answer.uses.flatMap((use) => judge(answer, use))
    : [];
