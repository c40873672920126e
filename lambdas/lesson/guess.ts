import { setTimeout as wait } from "node:timers/promises";
import type { Turn, TurnEvent } from "../../domain/conversation.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { sameWords } from "../../domain/sameWords.ts";
import type { Body } from "../../domain/shapes.ts";
import { Refusal } from "../http/refusal.ts";
import type { Claimed, Guess, Place } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import { passageOf } from "./agenda.ts";
import { pauses, renewed } from "./claim.ts";
import type { Heard } from "./hear.ts";

/**
 * The words of an answer that is only guessed at so far, undefined for any other. Throws 400 where guessing makes no sense:
 * a recording has no words yet, and of a passage every single word counts.
 */
export const guessIn = (exercise: Exercise, body: Body<"takeTurn">): string | undefined => {
  if (!body.place?.isGuess) return undefined;
  if (body.dataType === "text" && passageOf(exercise) === undefined) return body.text;
  throw new Refusal(400, "bad_input", "This answer can't be guessed at. Send it once it is whole.", {
    field: "place.isGuess",
  });
};

const isAt = (guess: Guess | undefined, { key, after }: Place, { text }: Heard): guess is Guess =>
  guess?.key === key && guess.after === after && sameWords(guess.text, text);

/**
 * The turn that was made of a guess at this very answer, now with the words that were said; undefined where there is none,
 * or none that is still worked on. While it is, yields `waiting` and keeps the claim. Throws 409 where that is lost.
 */
export async function* adopted(
  lessons: Lessons,
  place: Place,
  { lesson, holder }: Claimed,
  { text, ...spoken }: Heard,
): AsyncGenerator<TurnEvent, Turn | undefined> {
  let { guess } = lesson;
  for (const pause of pauses()) {
    if (!isAt(guess, place, { text })) return undefined;
    if (guess.turn) return { ...guess.turn, said: text, ...spoken };
    if (guess.until < Date.now()) return undefined;
    await wait(pause);
    yield { type: "waiting" };
    guess = (await renewed(lessons, place, holder)).guess;
  }
}
