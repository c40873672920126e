import type { Check } from "../../engine/finding.ts";
import { afterClause } from "./afterClause.ts";
import { LEADING, straightQuestion, turnedQuestion } from "./asked.ts";
import { atTheEnd } from "./atTheEnd.ts";
import { besideSubject } from "./beside.ts";
import { dependent } from "./dependent.ts";
import { helperEarly } from "./helperEarly.ts";
import { needlessTurn } from "./needlessTurn.ts";
import { secondPlace } from "./secondPlace.ts";
import { subjectless } from "./turned.ts";

/** German: the places of the verb. */
export const wordOrder: Check = (answer) => {
  if (!answer.compiled.definition.german) return [];
  const { words, compiled } = answer;
  // "aber", "und" and the like stand outside: what follows them begins anew.
  const starts = words.flatMap((word) => {
    const joins = compiled.lists.joining.has(word.lower);
    const answers = word.opens && compiled.lists.affirming.has(word.lower);
    const [before, next] = [words[word.at - 1], words[word.at + 1]];
    // "… meine Hausaufgaben dann ich gehe ins Bett", as it is heard
    const heard =
      /^(?:ich|wir|er|man)$/.test(next?.lower ?? "") &&
      !compiled.lists.subordinating.has(before?.lower ?? "");
    if (LEADING.test(word.lower) && (word.afterPause || heard || /^des/.test(word.lower)) && !joins)
      return word.at;
    return word.opens && !joins && !answers ? word.at : joins || answers ? word.at + 1 : [];
  });
  return [
    ...starts.flatMap((start) => secondPlace(answer, start)),
    ...starts.flatMap((start) => besideSubject(answer, start)),
    ...starts.flatMap((start) => afterClause(answer, start)),
    ...words.flatMap(({ at }) => [...dependent(answer, at), ...subjectless(answer, at)]),
    ...words.flatMap((word) => [
      ...straightQuestion(answer, word),
      ...turnedQuestion(answer, word),
      ...needlessTurn(answer, word),
    ]),
    ...atTheEnd(answer),
    ...helperEarly(answer),
  ];
};
