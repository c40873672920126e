import { expect, test } from "@jest/globals";
import type { Turn } from "../../domain/conversation.ts";
import type { Mistake, MistakeKind } from "../../domain/mistakes.ts";
import { summaryOf } from "../../domain/summary.ts";

const turn = (more: Partial<Turn> = {}): Turn => ({
  ...{ said: "Oui.", words: [], message: "Ah bon.", translation: "", options: "", improvement: "" },
  ...{ isFinished: false, engine: "embedded", turn: 1 },
  ...more,
});
const mistake = (kind: MistakeKind): Mistake => ({ kind, said: kind });
const heard = (...confidences: number[]) => ({
  words: confidences.map((confidence) => ({ text: "oui", confidence })),
});
const inTurns = (turns: Partial<Turn>[], isTextable = true) =>
  summaryOf({ turns: turns.map(turn) }, { isTextable, isPureListeningExercise: false });

test.each([
  [true, true, ["shown"]],
  [true, undefined, []],
  [false, true, []],
])("listening exercise: %s, text shown: %s, flags: %s", (isPureListeningExercise, isTextShown, flags) => {
  const settings = { isTextable: true, isPureListeningExercise };
  expect(summaryOf({ turns: [turn(heard(0.9))] }, settings, isTextShown).flags).toEqual(flags);
});

test("a conversation without an answer has nothing to tell", () => {
  expect(inTurns([], false)).toEqual({ answers: 0, mistakes: [], flags: [] });
});

test("the confidence is that of all heard words alike, however they fall to answers; none where nothing was heard", () => {
  expect(inTurns([heard(1), {}, heard(0.5, 0.3)]).confidence).toBeCloseTo(0.6);
  expect(inTurns([{}, {}])).not.toHaveProperty("confidence");
});

test("the gravest mistake of each answer stands before the second of any", () => {
  const turns = [
    { mistakes: [mistake("tense"), mistake("accent")] },
    {},
    { mistakes: [mistake("person"), mistake("case"), mistake("capital")] },
  ];
  expect(inTurns(turns).mistakes.map(({ kind }) => kind)).toEqual([
    ...["tense", "person"],
    ...["accent", "case"],
    "capital",
  ]);
});

test("twenty mistakes are kept, one of each answer before any answer's second", () => {
  const turns = Array.from({ length: 15 }, () => ({ mistakes: [mistake("tense"), mistake("accent")] }));
  const kinds = inTurns(turns).mistakes.map(({ kind }) => kind);
  expect(kinds).toEqual([...new Array(15).fill("tense"), ...new Array(5).fill("accent")]);
});

test.each([
  ["typed where it is to be spoken", [heard(0.9), {}], false, ["typed"]],
  ["typed where that is allowed", [heard(0.9), {}], true, []],
  ["spoken throughout", [heard(0.9), heard(0.8)], false, []],
  ["put right by the student", [{ ...heard(0.9), heard: "Whee." }, heard(0.8)], false, ["corrected"]],
  ["both", [{ ...heard(0.9), heard: "Whee." }, {}], false, ["typed", "corrected"]],
])("a conversation %s is flagged so", (_, turns, isTextable, flags) => {
  expect(inTurns(turns, isTextable).flags).toEqual(flags);
});
