import { expect, test } from "@jest/globals";
import {
  encodedConversationOf,
  eventsOf,
  fold,
  linesOf,
  type Turn,
  unfolded,
  wholeTurn,
} from "../../domain/conversation.ts";

const turn: Turn = {
  said: "J'ai joué au foot.",
  words: [{ text: "J'ai", confidence: 0.9 }],
  message: "Super ! Et toi ?",
  score: 62,
  improvement: "Say more.",
  translation: "Great! And you?",
  options: "Moi aussi.",
  turn: 1,
  engine: "embedded",
  isFinished: false,
};

test("a turn folds back out of the events it is replayed as", () => {
  expect(wholeTurn(eventsOf(turn).reduce(fold, unfolded))).toEqual(turn);
});

test("a withheld score stays out", () => {
  const { score: _, ...unscored } = turn;
  expect(wholeTurn(eventsOf(unscored).reduce(fold, unfolded))).toEqual(unscored);
});

test("deltas add up, and a reset makes them void", () => {
  const after = [
    { type: "reply", delta: "Su" } as const,
    { type: "reply", delta: "per" } as const,
    { type: "reset" } as const,
    { type: "reply", delta: "Ah, " } as const,
    { type: "reply", delta: "bien !" } as const,
  ].reduce(fold, unfolded);
  expect(after.message).toBe("Ah, bien !");
});

test("without its last event, or with an error, a turn is not whole", () => {
  const events = eventsOf(turn);
  expect(wholeTurn(events.slice(0, -1).reduce(fold, unfolded))).toBeUndefined();
  const failed = fold(events.reduce(fold, unfolded), { type: "error", error: { code: "x", message: "y" } });
  expect(wholeTurn(failed)).toBeUndefined();
  expect(failed.fault?.code).toBe("x");
});

test("a lesson reads as lines, Mark first", () => {
  expect(linesOf({ opening: { message: "Salut !", translation: "", options: "" }, turns: [turn] })).toEqual([
    { role: "assistant", content: "Salut !" },
    { role: "user", content: turn.said },
    { role: "assistant", content: turn.message },
  ]);
});

// Shows 3.6
test("a conversation is one text, too: a line for each line of dialogue, whatever breaks there are in it", () => {
  const opening = { message: "Lis ce texte :\n  Il fait beau.", translation: "", options: "" };
  expect(encodedConversationOf({ opening, turns: [turn] })).toBe(
    "assistant: Lis ce texte : Il fait beau.\nuser: J'ai joué au foot.\nassistant: Super ! Et toi ?",
  );
});
