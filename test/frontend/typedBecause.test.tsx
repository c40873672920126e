import { expect, test } from "@jest/globals";
import { renderToStaticMarkup as html } from "react-dom/server";
import type { Turn } from "../../domain/conversation.ts";
import { TypedBecause } from "../../frontend/src/finish/TypedBecause.tsx";

const turn: Turn = {
  said: "Oui.",
  words: [],
  message: "Ah !",
  improvement: "",
  translation: "",
  options: "",
  turn: 1,
  engine: "embedded",
  isFinished: false,
};
const spoken: Turn = { ...turn, words: [{ text: "Oui", confidence: 0.9 }] };
/** Every word of it was put right: none is left as it was heard. */
const corrected: Turn = { ...turn, heard: "Où." };
const told = (isTextable: boolean, turns: Turn[]): string =>
  html(<TypedBecause isTextable={isTextable} turns={turns} />).replaceAll(/<[^>]+>/g, "");

test("the result says what was typed only where the teacher meant it to be spoken", () => {
  expect(told(false, [turn, turn])).toBe(
    "Your answers were typed, because speaking did not work on this device.",
  );
  expect(told(false, [turn, spoken])).toMatch(/^1 of your answers was typed/);
  expect(told(false, [turn, turn, spoken])).toMatch(/^2 of your answers were typed/);
  expect(told(false, [spoken, corrected])).toBe("");
  expect(told(true, [turn])).toBe("");
});
