import { expect, test } from "@jest/globals";
import type { TurnEvent } from "../../domain/conversation.ts";
import { utteranceOf } from "../../frontend/src/voice/utterance.ts";

/** What reaches the voice, in order; a "–" stands for silence from then on. */
const spokenOf = (events: readonly TurnEvent[]): string[] => {
  const spoken: string[] = [];
  const utterance = utteranceOf(1, {
    say: ({ text }) => void spoken.push(text),
    hush: () => void spoken.push("–"),
  });
  for (const event of events) utterance.hear(event);
  return spoken;
};

const said = (text: string): TurnEvent[] => [
  { type: "reply", delta: `${text} ` },
  { type: "sentence", text },
];
const done: TurnEvent = { type: "done", turn: 1, engine: "embedded", isFinished: false };

test("where Mark breaks off in mid-sentence, his voice stops, and says only what he says instead", () => {
  const events: TurnEvent[] = [
    ...said("Zut alors !"),
    { type: "reply", delta: "C'est " },
    { type: "reset" },
    ...said("Ah, très bien !"),
    ...said("Et toi ?"),
    done,
  ];
  expect(spokenOf(events)).toEqual(["Zut alors !", "–", "Ah, très bien !", "Et toi ?"]);
});

test("what he says instead is said from its beginning, also where it begins alike", () => {
  const events = [
    ...said("Super !"),
    { type: "reset" } as const,
    ...said("Super !"),
    ...said("Et toi ?"),
    done,
  ];
  expect(spokenOf(events)).toEqual(["Super !", "–", "Super !", "Et toi ?"]);
});

test("a sentence that was never announced is not lost: the end of the turn tells it, once", () => {
  const events: TurnEvent[] = [...said("Super !"), { type: "reply", delta: "Et toi ?" }, done];
  expect(spokenOf(events)).toEqual(["Super !", "Et toi ?"]);
});

test("a slow line is slow from its first sentence on, and also where only its end tells", () => {
  const slow: (string | undefined)[] = [];
  const utterance = utteranceOf(1, {
    say: ({ text, isSlow }) => void slow.push(isSlow && text),
    hush: () => undefined,
  });
  const events: TurnEvent[] = [
    { type: "reply", delta: "Bien sûr. " },
    { type: "sentence", text: "Bien sûr.", isSlow: true },
    { type: "reply", delta: "Où habites-tu ?" },
    { ...done, isRepeatRequest: true, repair: "slower", isSlow: true },
  ];
  for (const event of events) utterance.hear(event);
  expect(slow).toEqual(["Bien sûr.", "Où habites-tu ?"]);
});
